package pipeline

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/questions"
	"memloom/validate"
	"memloom/validate/filters"
)

// questions drafts items, judges them in rounds until every quota is met or
// the drafts are used up, and puts the corpus together.
func (r *Run) questions(ctx context.Context, a *asking) (*Result, error) {
	strata, err := r.wanted()
	if err != nil {
		return nil, err
	}
	drafts, err := r.drafts(ctx, a, strata)
	if err != nil {
		return nil, err
	}
	if err := r.word(ctx, a, strata, drafts); err != nil {
		return nil, err
	}
	j := &judging{Run: r, asking: a, keys: questions.NewKeys(a.world), requires: map[string][]validate.Requirement{},
		accepted: map[string]int{}}
	j.stands, j.near = j.standing(), newCopies()
	for _, s := range strata {
		j.queues = append(j.queues, &queue{stratum: s, left: drafts[s.name]})
		j.requires[s.family.Name()] = s.family.Requires()
	}
	for round := 1; ; round++ {
		batch := j.next()
		if len(batch) == 0 {
			break
		}
		if err := j.round(ctx, round, batch); err != nil {
			return nil, err
		}
	}
	return j.result(), nil
}

// queue holds the drafts of a stratum that are not judged yet.
type queue struct {
	stratum
	left []questions.Draft
}

// judging is the state between rounds. It is computed again from committed verdicts when a run is resumed.
type judging struct {
	*Run
	*asking
	queues   []*queue
	keys     *questions.Keys
	requires map[string][]validate.Requirement // by family
	accepted map[string]int                    // by stratum
	near     *copies                           // accepted questions, for near-copies
	stands   stands
	items    []corpus.Item
	verdicts []corpus.Verdict
	rounds   []corpus.Round
	cost     filters.Cost
}

// required returns the filters that an item must pass.
func (j *judging) required(it corpus.Item) []validate.Requirement {
	return validate.Required(j.requires[it.Family], it, j.policy())
}

// policy is what the recipe asks of items beyond their families' filters.
func (r *Run) policy() validate.Policy {
	return validate.Policy{AnswerKeys: r.Recipe.Questions.AnswerKeys, Rounds: r.Recipe.Filters.Rounds}
}

// next takes from every stratum as many drafts as it still lacks: nothing after the last accepted one is ever judged.
func (j *judging) next() []questions.Draft {
	var out []questions.Draft
	for _, q := range j.queues {
		n := min(q.wanted-j.accepted[q.name], len(q.left))
		out = append(out, q.left[:max(n, 0)]...)
		q.left = q.left[max(n, 0):]
	}
	return out
}

func (j *judging) models() filters.Models {
	m := j.Run.Models
	out := filters.Models{Solver: m.Solver, Judge: m.Judge, Probe: m.Probe}
	for _, member := range m.Panel {
		out.Panel = append(out.Panel, member.Model)
	}
	return out
}

func (j *judging) options() filters.Options {
	f := j.Recipe.Filters
	return filters.Options{Uniqueness: f.Uniqueness, All: f.All, Baseline: f.Baseline, HighConfidence: f.Confidence,
		Reasoners: j.reasoners()}
}

// reasoners are the members of the panel whose word makes an item high or premium: those that are not built in (E22).
func (j *judging) reasoners() []string {
	var out []string
	for _, m := range j.Run.Models.Panel {
		if !m.BuiltIn {
			out = append(out, m.Name())
		}
	}
	return out
}

// stands identifies what judging depends on besides an item, by what depends on it. The pack is a part of it: its nouns
// and synonyms are what the filters look for, and the corpus's own record does not hold them.
type stands struct{ filters, hard, read string }

func (j *judging) standing() stands {
	m, o, packs := j.Run.Models, j.options(), j.domainsHash()
	panel := [][]string{}
	for _, member := range m.Panel {
		panel = append(panel, taskParams(j.tasks.Blind, member.Model))
	}
	solve, judge, probe := taskParams(j.tasks.Solve, m.Solver), taskParams(j.tasks.Judge,
		m.Judge), taskParams(j.tasks.Probe, m.Probe)
	hash := func(v ...any) string { return hashOf(j.params(v...)) }
	return stands{
		filters: hash(o, packs, panel, solve, judge, probe),
		hard:    hash(o.Baseline, packs, solve, judge),
		read:    hash(o.TargetsPerCall, packs, probe),
	}
}

// judged is what a unit of judging leaves.
type judged struct {
	Verdicts []corpus.Verdict
	Cost     filters.Cost
	Screen   *filters.Screening // of an item that uniqueness is still to be tested of
	Failures []corpus.Failure   `json:",omitempty"`
}

// job is a unit of judging: one item, and what it takes besides the world.
type job struct {
	item   corpus.Item
	inputs []string
	judge  func(context.Context) (judged, error)
}

// round judges a batch: hardening, then all other filters but uniqueness, then the segments that uniqueness suspects,
// read once for all items, then uniqueness, then, in the order of keys, near-copies and the conclusion.
func (j *judging) round(ctx context.Context, n int, batch []questions.Draft) error {
	tried, err := j.harden(ctx, n, batch)
	if err != nil {
		return err
	}
	jobs := make([]job, len(tried))
	for i, t := range tried {
		jobs[i] = job{item: t.item, inputs: t.records(), judge: func(ctx context.Context) (judged, error) {
			return j.judge(ctx, t)
		}}
	}
	first, err := j.judgeEach(ctx, fmt.Sprintf("judge %d", n), versionJudge, jobs)
	if err != nil {
		return err
	}
	var still []suspected
	for i, t := range tried {
		if s := first[i].Screen; s != nil {
			still = append(still, suspected{t.item, *s})
		}
	}
	readings, err := j.read(ctx, n, still)
	if err != nil {
		return err
	}
	second, err := j.unique(ctx, n, still, readings)
	if err != nil {
		return err
	}
	for i, t := range tried {
		v := slices.Concat(t.rows, first[i].Verdicts)
		if k := slices.IndexFunc(still, func(x suspected) bool { return x.item.Key == t.item.Key }); k >= 0 {
			v = append(v, second[k].Verdicts...)
			j.cost = j.cost.Plus(second[k].Cost)
		}
		j.rounds = append(j.rounds, t.rounds...)
		j.conclude(t.item, v)
	}
	return nil
}

// records are those of its rounds that judging depends on.
func (t tried) records() []string {
	if t.record == "" {
		return nil
	}
	return []string{t.record}
}

// judge runs the filters of an item between hardening and uniqueness, and
// screens the segments for the latter where that is still to be tested.
func (j *judging) judge(ctx context.Context, t tried) (judged, error) {
	if failed(t.rows) && !j.Recipe.Filters.All {
		return judged{}, nil
	}
	required := j.required(t.item)
	now := without(without(without(required, validate.FilterHard), validate.FilterUnique), validate.FilterAnswerKeys)
	v, _, err := filters.Run(ctx, j.view, j.models(), t.item, now, nil, j.options())
	if err != nil {
		return judged{}, err
	}
	goOn := func() bool { return j.Recipe.Filters.All || !failed(v) }
	if validate.Requires(required, validate.FilterAnswerKeys) && goOn() {
		more, err := filters.AnswerKeys(ctx, j.view, j.models(), j.keyed(t.item), j.options())
		if err != nil {
			return judged{}, err
		}
		v = append(v, more...)
	}
	out := judged{Verdicts: v}
	if validate.Requires(required, validate.FilterUnique) && goOn() {
		s := filters.Screen(j.view, t.item)
		out.Screen = &s
	}
	return out, nil
}

// failed says whether a filter has said no.
func failed(v []corpus.Verdict) bool {
	return slices.ContainsFunc(v, func(x corpus.Verdict) bool {
		return x.Probe == corpus.ProbeVerdict && x.Outcome == corpus.No
	})
}

// keyed gives an item its references (S5). Only answer_keys sees them: the other
// filters mark by the answer that the family gave.
func (j *judging) keyed(it corpus.Item) corpus.Item {
	it.CorrectAnswers, it.IncorrectAnswers = j.keys.Of(it)
	return it
}

// judgeEach runs one stage of judging, a unit an item.
func (j *judging) judgeEach(ctx context.Context, stage string, version int, jobs []job) ([]judged, error) {
	var units []exec.Unit
	for _, x := range jobs {
		key := stage + "/" + x.item.Key
		units = append(units, exec.Unit{
			Name: key, Inputs: append(j.worldKeys(), x.inputs...), Params: j.params(x.item, j.required(x.item),
				j.stands.filters),
			Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
				ctx, failed := watched(ctx, stage, x.item.Key)
				out, err := x.judge(ctx)
				if err != nil {
					return nil, err
				}
				out.Failures = failed()
				rec, err := record(key, out)
				return []exec.Record{rec}, err
			},
		})
	}
	if err := j.run(ctx, stage, version, units...); err != nil {
		return nil, err
	}
	out := make([]judged, len(jobs))
	for i, x := range jobs {
		var err error
		if out[i], err = fetch[judged](j.Store, stage+"/"+x.item.Key); err != nil {
			return nil, err
		}
		j.corpus.Failures = append(j.corpus.Failures, out[i].Failures...)
	}
	return out, nil
}

func without(list []validate.Requirement, filter string) []validate.Requirement {
	return slices.DeleteFunc(slices.Clone(list), func(r validate.Requirement) bool { return r.Filter == filter })
}

// conclude decides one item, in the order of keys.
func (j *judging) conclude(it corpus.Item, v []corpus.Verdict) {
	required := j.required(it)
	if validate.Requires(required, validate.FilterSimilar) {
		v = append(v, filters.Similar(j.view, it, j.near.about(filters.Question(j.view, it)), j.options())...)
	}
	if validate.Requires(required, validate.FilterAnswerKeys) {
		if keyed := j.keyed(it); filters.KeepKeys(&keyed, v) {
			it = keyed
		}
	}
	filters.Conclude(required, v).Apply(&it)
	if it.Status == corpus.Accepted {
		for _, q := range j.queues {
			if q.holds(it) {
				j.accepted[q.name]++
			}
		}
		j.near.add(filters.Question(j.view, it))
	}
	j.Counts.note(it.Status)
	j.items = append(j.items, it)
	j.verdicts = append(j.verdicts, v...)
}
