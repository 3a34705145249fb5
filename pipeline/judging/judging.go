// Package judging asks about a finished corpus: families draft questions over its facts, a model words them, and
// filters judge them in rounds until every quota is met or the drafts are used up. It knows no design: what a corpus is
// made of is in the record that the design left behind (questions.Finished).
package judging

import (
	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/filters"
)

// The versions of the stages, each raised whenever its code computes something else from the same inputs.
const (
	versionDrafts  = 28
	versionWording = 8
	versionHarden  = 6
	versionJudge   = 14
	versionProbe   = 6
	versionUnique  = 8
	versionResult  = 5
)

// Options says what is asked of a corpus.
type Options struct {
	Quotas []Quota        // in the order of the families
	More   map[string]int // by stratum: what else is asked once other corpora fell short; nil in the first pass
	Counts *Counts        // may be nil

	Rehearsed *Rehearsed // of a rehearsal; nil otherwise
}

// Steps are the stages behind a corpus's world, up to its result.
func Steps(e *stage.Env, of stage.Ref, o Options) stage.Steps {
	j := &judging{Env: e, ref: of, options: o}
	result := "result"
	if o.More != nil {
		result = "more"
	}
	proposer, judges := []llm.Role{llm.RoleProposer}, []llm.Role{llm.RoleSolver, llm.RoleJudge}
	return stage.Steps{
		{{Name: "drafts", Version: versionDrafts, Units: stage.Once(j.draftUnits)}},
		{{Name: "wording", Version: versionWording, Roles: proposer, Units: stage.Once(j.wordingUnits),
			Note: "a call a draft, and one for its options; what flagged days state is not drafted"}},
		{
			{Name: "harden", Version: versionHarden, Roles: judges, Units: j.hardenUnits,
				Note: "the baseline tries what must be hard, and again after each refinement"},
			{Name: "reword", Version: versionWording, Roles: proposer, Units: j.rewordUnits,
				Note: "questions made harder because the baseline solved them; it may solve none"},
			{Name: cost.StageJudge, Version: versionJudge, Roles: append([]llm.Role{llm.RoleBlind}, judges...),
				Units: j.judgeUnits, Note: "blind panel, solver and judge; rounds until the quotas are met"},
			{Name: cost.StageRead, Version: versionProbe, Roles: []llm.Role{llm.RoleProbe}, Units: j.readUnits,
				Note: "each suspect segment once a round, for many questions"},
			{Name: "unique", Version: versionUnique, Roles: judges, Units: j.uniqueUnits,
				Note: "further messages that may answer a question too, if there are any"},
		},
		{{Name: result, Version: versionResult, Units: stage.Once(j.resultUnits)}},
	}
}

// judging is a corpus while it is asked about. It is computed again from committed verdicts when a run is resumed.
type judging struct {
	*stage.Env
	ref     stage.Ref
	options Options
	*asking // nil until the world is read

	queues   []*queue
	requires map[string][]filters.Requirement // by family
	accepted map[string]int                   // by stratum
	near     *copies                          // accepted questions, for near-copies
	asked    *asked                           // what accepted items and those at work ask for and tell
	stands   stands
	round    *round // at work; nil between rounds
	rounds   int    // begun
	extended bool   // what else is asked is among the quotas

	items    []corpus.Item
	verdicts []corpus.Verdict
	tries    []corpus.Round
	failures []corpus.Failure
	cost     filters.Cost
}

// asking is the finished world as families and filters see it.
type asking struct {
	corpus *corpus.Corpus
	world  *questions.World
	view   *filters.View
	tasks  *prompts.Tasks
	keys   *questions.Keys

	drafts  map[string][]questions.Draft // by stratum, those that were worded
	dropped map[string]int               // drafts that could not be worded, by stratum
}

// load reads the finished world.
func (j *judging) load() error {
	if j.asking != nil {
		return nil
	}
	f, err := Load(j.Store, j.ref)
	if err != nil {
		return err
	}
	lexicon := corpus.NewLexicon(f.Names, f.Units)
	tasks, err := prompts.NewTasks(lexicon).With(j.Templates)
	if err != nil {
		return err
	}
	a := &asking{corpus: f.Corpus, tasks: tasks, world: f.World(), view: f.View(lexicon, tasks),
		dropped: map[string]int{}}
	a.keys = questions.NewKeys(a.world)
	j.asking = a
	return nil
}

// Load reads the finished world of a corpus, with what all corpora share.
func Load(in exec.Getter, of stage.Ref) (*questions.Finished, error) {
	f, err := stage.Fetch[*questions.Finished](in, of.WorldKey())
	if err != nil {
		return nil, err
	}
	if err := f.Hear(in); err != nil {
		return nil, err
	}
	shared, err := stage.Fetch[*corpus.Corpus](in, stage.KeyShared)
	if err == nil {
		f.With(shared)
	}
	return f, err
}

// worldKeys are the records that hold the finished world.
func (j *judging) worldKeys() []string { return []string{stage.KeyShared, j.ref.WorldKey()} }

// key names a unit about an item in a stage, or a round of one.
func (j *judging) key(stage, item string) string { return j.ref.Key(stage, item) }

// begin sets the queues up, once all drafts are worded.
func (j *judging) begin() error {
	if j.queues != nil {
		return nil
	}
	if err := j.settleWordings(); err != nil {
		return err
	}
	j.accepted, j.requires = map[string]int{}, map[string][]filters.Requirement{}
	j.stands, j.near = j.standing(), newCopies()
	j.queues = []*queue{}
	wanted := 0
	for _, q := range j.options.Quotas {
		j.queues = append(j.queues, &queue{Quota: q, left: j.drafts[q.Name]})
		j.requires[q.Family.Name()] = q.Family.Requires()
		wanted += q.Wanted
	}
	j.asked = newAsked(j.world, wanted, j.Recipe.Questions.Groups)
	return nil
}
