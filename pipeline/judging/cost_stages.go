package judging

import (
	"context"
	"fmt"
	"maps"
	"math"
	"slices"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
	"memloom/validate/filters"
)

// draftsCost drafts over the plan of the sample, and counts what judging the drafts will take, family by family.
func (j *judging) draftsCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	if o.Planned == nil {
		return cost.Stage{}, false, fmt.Errorf("the design %s plans no sample, so what its questions take is not known", j.Recipe.Design)
	}
	drafted := j.draftAll(o.Planned, 1, nil)
	var drafts []questions.Draft
	for _, q := range j.options.Quotas {
		drafts = append(drafts, drafted[q.Name]...)
	}
	a := &itemTally{recipe: j.Recipe, tasks: o.Tasks, corpora: float64(max(1, o.Corpora))}
	var err error
	if a.sizes, err = j.sizesOf(o, drafts); err != nil {
		return cost.Stage{}, false, err
	}
	a.sizes.segments = o.Scale.Of(len(o.Planned.Corpus.Segments)+o.Further).Likely / a.corpora
	var rendered cost.Prompts
	for _, d := range drafts {
		if err := cost.Render(&rendered, o.Tasks.Ask, d.Ask); err != nil {
			return cost.Stage{}, false, err
		}
	}
	a.prefix = rendered.Share()
	for _, q := range j.options.Quotas {
		a.stratum(q, drafted[q.Name], o.Scale.Drafts(len(drafted[q.Name]), q.Most(j.Recipe)), PolicyOf(j.Recipe))
		o.Items += q.Wanted
	}
	j.foreseen, j.planned = a, drafts
	return cost.Stage{Units: cost.Just(float64(len(j.options.Quotas)) * a.corpora)}, true, nil
}

// families are those of the quotas, once each.
func (j *judging) families() []questions.Family {
	var out []questions.Family
	for _, q := range j.options.Quotas {
		if !slices.ContainsFunc(out, func(f questions.Family) bool { return f.Name() == q.Family.Name() }) {
			out = append(out, q.Family)
		}
	}
	return out
}

// draftAll drafts for every stratum, so many families at once, each of which takes memory. done, which may be nil, hears of each
// family, from several goroutines.
func (j *judging) draftAll(f *questions.Finished, atOnce int, done func()) map[string][]questions.Draft {
	from, families := newDrafting(f.World()), j.families()
	lists := make([]map[string][]questions.Draft, len(families))
	_ = stage.SideBySide(context.Background(), len(families), atOnce, func(_ context.Context, i int) error {
		lists[i] = from.candidates(j.Recipe, families[i], j.drafter(families[i]), j.options.Quotas)
		if done != nil {
			done()
		}
		return nil // drafting cannot fail
	})
	out := map[string][]questions.Draft{}
	for _, list := range lists {
		maps.Copy(out, list)
	}
	return out
}

// wordingPilot words n drafts over the plan: those over the text are the same, but for what flagged days leave out.
func (j *judging) wordingPilot(_ context.Context, n int, o *stage.Outline, fair cost.Sample) ([]exec.Unit, error) {
	var units []exec.Unit
	j.asking = &asking{tasks: o.Tasks}
	for _, k := range cost.Growing(len(j.planned), n) {
		d := j.planned[k]
		g, err := cost.NewGauge()
		if err != nil {
			return nil, err
		}
		key := j.key("question", d.Item.Key)
		if err := gaugeDraft(g, o.Tasks, d); err != nil {
			return nil, err
		}
		fair.Expect(key, g)
		units = append(units, j.wording("wording", key, d))
	}
	return units, nil
}

func (j *judging) wordingCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	a := j.foreseen
	t := a.tasks
	return cost.Stage{
		Prefix: a.prefix, Units: a.questions, Piloted: a.questions,
		Note: "a call a draft, and one for its options; what flagged days state is not drafted",
		Asks: thoseAsked(
			cost.Of(t.Ask.Name, llm.RoleProposer, a.questions, o.Mean(t.Ask.Name), cost.Roughly),
			cost.Of(t.Options.Name, llm.RoleProposer, a.options, o.Mean(t.Options.Name), cost.Roughly),
		),
	}, true, nil
}

// refined is how many items are asked in other terms, after how many attempts.
func (a *itemTally) refined() (tries, reworded cost.Span) {
	again := refinements
	again.High = min(again.High, float64(a.recipe.Filters.Rounds))
	return a.load[filters.LoadHard].Times(attempts), a.load[filters.LoadHard].Times(again)
}

// hardenCost and rewordCost leave out what no item needs.
func (j *judging) hardenCost(context.Context, *stage.Outline) (cost.Stage, bool, error) {
	a := j.foreseen
	t, s := a.tasks, a.sizes
	tries, reworded := a.refined()
	units := a.load[filters.LoadHard].Plus(reworded)
	units.Low, tries.Low = math.Floor(units.Low), math.Floor(tries.Low) // every item may be hard at once
	return cost.Stage{
		Units: units, Note: "the baseline tries what must be hard, and again after each refinement",
		Asks: thoseAsked(
			ask(t.Solve.Name, llm.RoleSolver, tries, s.solve+float64(a.recipe.Filters.Baseline)*s.message, outSolve),
			ask(t.Judge.Name, llm.RoleJudge, tries.Times(baselineMarks), s.judge, outJudge),
		),
	}, a.load[filters.LoadHard].High > 0, nil
}

func (j *judging) rewordCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	a := j.foreseen
	words := o.Mean(a.tasks.Ask.Name)
	words.Cached = 0
	_, reworded := a.refined()
	return cost.Stage{
		Units: reworded, Note: "questions made harder because the baseline solved them; it may solve none",
		Asks: thoseAsked(cost.Of(a.tasks.Ask.Name, llm.RoleProposer, reworded, words, cost.Roughly)),
	}, a.load[filters.LoadHard].High > 0, nil
}

func (j *judging) judgeCost(context.Context, *stage.Outline) (cost.Stage, bool, error) {
	a := j.foreseen
	t, s := a.tasks, a.sizes
	marks := a.load[filters.LoadMarks].Times(moreMarks).Plus(a.load[filters.LoadKeys].Times(moreKeys))
	guess, shown := t.Blind.Name, 0.0
	if a.recipe.Filters.Decoy {
		guess, shown = t.Personal.Decoy.Name, s.segment*s.message
	}
	return cost.Stage{
		Units: a.judged, Note: "blind panel, solver and judge; rounds until the quotas are met",
		Asks: thoseAsked(
			ask(guess, llm.RoleBlind, a.load[filters.LoadPanel], s.blind+shown+per(a.load[filters.LoadBlindOptions], a.load[filters.LoadPanel])*s.choice, outBlind),
			ask(t.Solve.Name, llm.RoleSolver, a.load[filters.LoadSolves],
				s.solve+per(a.load[filters.LoadShown], a.load[filters.LoadSolves])*s.message+per(a.load[filters.LoadSolvedOptions], a.load[filters.LoadSolves])*s.choice, outSolve),
			ask(t.Judge.Name, llm.RoleJudge, marks, s.judge, outJudge),
		),
	}, true, nil
}

func (a *itemTally) exhaustive() bool { return a.recipe.Filters.Uniqueness == filters.Exhaustive }

// readCost foresees the reading of segments once a round, uniqueCost the probes of second sources, or of every question in
// every segment.
func (j *judging) readCost(context.Context, *stage.Outline) (cost.Stage, bool, error) {
	a := j.foreseen
	if a.exhaustive() {
		return cost.Stage{}, false, nil
	}
	t, s := a.tasks, a.sizes
	calls, targets := a.readings()
	return cost.Stage{
		Units: calls, Note: "each suspect segment once a round, for many questions",
		Asks: thoseAsked(ask(t.Probe.Name, llm.RoleProbe, calls,
			s.probe+s.segment*s.message+per(targets, calls)*targetTokens, outProbe)),
	}, true, nil
}

func (j *judging) uniqueCost(context.Context, *stage.Outline) (cost.Stage, bool, error) {
	a := j.foreseen
	t, s := a.tasks, a.sizes
	each, note := secondSources, "further messages that may answer a question too, if there are any"
	if a.exhaustive() {
		each, note = cost.Between(max(0, s.segments-2), s.segments, s.segments), "every question of every segment"
	}
	probes, forced := a.load[filters.LoadUnique].Times(each), cost.Span{}
	if a.recipe.Filters.Shown == filters.ShownSegment { // items with options are asked again where a forced choice was right
		forced = a.load[filters.LoadUniqueChoices].Times(each)
		if note += "; a forced choice first"; a.exhaustive() {
			open := a.load[filters.LoadUnique].Plus(a.load[filters.LoadUniqueChoices].Of(-1))
			probes = open.Times(each).Plus(forced.Times(rightForced))
		}
	}
	return cost.Stage{
		Units: a.load[filters.LoadUnique], Note: note,
		Asks: thoseAsked(
			ask(t.Forced.Name, llm.RoleSolver, forced, s.forced+s.segment/2*s.message, outForced),
			ask(t.Solve.Name, llm.RoleSolver, probes, s.solve+s.segment/2*s.message, outSolve),
			ask(t.Judge.Name, llm.RoleJudge, probes.Times(cost.Between(0, 0.05, 1)), s.judge, outJudge),
		),
	}, true, nil
}

func (j *judging) resultCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	return cost.Stage{Units: cost.Just(float64(max(1, o.Corpora)))}, true, nil
}
