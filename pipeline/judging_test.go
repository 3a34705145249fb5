package pipeline

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/designs/evermembench"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/filters"
)

// TestJudging: of every family, no more drafts are accepted than wanted; what is not judged is surplus, and where the
// family falls short it is about what an accepted item asks for already; every draft ends accepted, rejected with
// reasons or flagged with reasons.
func TestJudging(t *testing.T) {
	t.Parallel()
	eachQuickstart(t, func(t *testing.T, f *finished) {
		checkEnds(t, f.outcome)
		drafted := 0
		for _, run := range f.stages {
			if run.name == "wording" {
				drafted = run.units
			}
		}
		if drafted != len(f.Corpus.Items) {
			t.Errorf("%d drafts were worded, %d items are accounted for", drafted, len(f.Corpus.Items))
		}
		for family, wanted := range f.Recipe.Questions.Families {
			checkOrder(t, f.outcome, family, wanted)
		}
	})
}

// checkEnds holds every draft to its end.
func checkEnds(t *testing.T, res *outcome) {
	t.Helper()
	verdicts := map[string]int{}
	for _, v := range res.Corpus.Verdicts {
		verdicts[v.ItemID]++
	}
	for _, it := range res.Corpus.Items {
		switch {
		case it.Status == corpus.Accepted && (len(it.Reasons) > 0 || it.Stage != "" || it.Quality == ""):
			t.Errorf("%s is accepted at the stage %q with reasons: %v", it.Key, it.Stage, it.Reasons)
		case (it.Status == corpus.Rejected || it.Status == corpus.Flagged) && len(it.Reasons) == 0:
			t.Errorf("%s is %s without a reason", it.Key, it.Status)
		case it.Status == corpus.Drafted:
			t.Errorf("%s has come to no end", it.Key)
		}
		if isSurplus(it) != (verdicts[it.ID] == 0) {
			t.Errorf("%s (%v) has %d verdicts", it.Key, it.Reasons, verdicts[it.ID])
		}
		if it.Question == "" {
			t.Errorf("%s has no wording", it.Key)
		}
	}
}

// checkOrder holds a family, or a part of one, to its quota.
func checkOrder(t *testing.T, res *outcome, stratum string, wanted int) {
	t.Helper()
	accepted := 0
	var surplus []corpus.Item
	taken := subjectsOf(res.Corpus)
	family, part, _ := strings.Cut(stratum, "/")
	for _, it := range byKey(res.Corpus, family) {
		switch {
		case part != "" && it.Subcategory != part:
			continue
		case isSurplus(it):
			surplus = append(surplus, it)
			continue
		}
		if it.Status == corpus.Accepted {
			accepted++
		}
	}
	if accepted != res.Accepted[stratum] || accepted > wanted {
		t.Errorf("%s: %d accepted, counted are %d, wanted %d", stratum, accepted, res.Accepted[stratum], wanted)
	}
	for _, it := range surplus {
		if accepted < wanted && !slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool { return taken[g.SubjectID] }) {
			t.Errorf("%s falls short (%d of %d) and leaves %s unjudged, whose subject nobody asks about", stratum, accepted,
				wanted, it.Key)
		}
	}
	short := false
	for _, x := range res.Shortfalls {
		if x.Stratum == stratum {
			short = true
			if x.Got != accepted || x.Wanted != wanted || x.Reason == "" || !strings.Contains(x.Knob, "questions.families."+
				stratum) {
				t.Errorf("the shortfall is %+v, accepted are %d of %d", x, accepted, wanted)
			}
		}
	}
	if short != (accepted < wanted) {
		t.Errorf("%s: %d of %d; a shortfall is reported: %v", stratum, accepted, wanted, short)
	}
}

// subjectsOf are the subjects that accepted items ask about.
func subjectsOf(c *corpus.Corpus) map[string]bool {
	out := map[string]bool{}
	for _, it := range c.Items {
		for _, g := range it.Gold {
			if it.Status == corpus.Accepted {
				out[g.SubjectID] = true
			}
		}
	}
	return out
}

// TestShortfall: a quota that no draft could fill is said to lack candidates,
// not to fail at a filter.
func TestShortfall(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, append(small, "questions.families.temporal=300")...)
	res, _ := do(t, s, nil)
	checkOrder(t, res, "temporal", 300)
	for _, x := range res.Shortfalls {
		if x.Stratum == "temporal" && !strings.Contains(x.Reason, "too few candidates") {
			t.Errorf("%d of %d accepted of %d drafts: the reason is said to be %s; %s", x.Got, x.Wanted,
				len(byKey(res.Corpus, "temporal")), x.Reason, x.Knob)
		}
	}
}

// TestUnknownFamily: a recipe that asks for a family that does not exist is
// told which there are.
func TestUnknownFamily(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	s.Recipe.Questions.Families = map[string]int{"riddles": 3}
	store := newMemory()
	r := &Run{Env: stage.Env{Settings: s, Models: casts(3, plain), Store: store, Exec: exec.New(store, exec.Options{})},
		Design: evermembench.Design{}}
	_, err := r.Do(context.Background())
	if err == nil || !strings.Contains(err.Error(), "questions.families.riddles") || !strings.Contains(err.Error(),
		"abstention") {
		t.Errorf("got %v", err)
	}
}

// stubborn rejects: as a solver it always declines.
type stubborn struct{ llm.Model }

func (m stubborn) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if c.Task != prompts.TaskSolve {
		return m.Model.Complete(ctx, c)
	}
	b, err := json.Marshal(prompts.SolveOut{Outcome: prompts.CannotDetermine})
	return llm.Answer{Text: string(b), Model: m.Name()}, err
}

// TestNothingPasses: where no draft passes a filter, all are judged, all are
// rejected, and the shortfall names the code.
func TestNothingPasses(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	s.Recipe.Questions.Families = map[string]int{"single_hop": 3}
	res, _ := do(t, s, func(r *Run) { r.Models.Solver = stubborn{r.Models.Author} })
	checkEnds(t, res)
	checkOrder(t, res, "single_hop", 3)
	if len(res.Shortfalls) != 1 || res.Shortfalls[0].Got != 0 || !strings.HasPrefix(res.Shortfalls[0].Knob,
		anotherSolver) {
		t.Errorf("shortfalls: %+v", res.Shortfalls)
	}
}

// dueDates is a family that exists in this test alone: when something is due,
// out of four days.
type dueDates struct{}

func (dueDates) Name() string     { return "due_dates" }
func (dueDates) Category() string { return "planning" }
func (dueDates) Requires() []filters.Requirement {
	return []filters.Requirement{{Filter: filters.NameUndisturbed}, {Filter: filters.NameSufficient}}
}

func (f dueDates) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	var out []questions.Draft
	for _, x := range w.Corpus.Tasks {
		list := w.StatementsOf(x.ID, corpus.PredDue)
		if len(list) == 0 {
			continue
		}
		operand := questions.Operand(list[0], corpus.OpChoose, w.End)
		result := operand
		result.Part, result.MessageID, result.Start, result.End = corpus.PartResult, "", 0, 0
		asked := w.Asked(list[0].Fact)
		d := questions.Draft{
			Item: corpus.Item{
				Category: f.Category(), AskedAt: w.End,
				Evidence: questions.Evidence(list, corpus.RoleAnswer, 1), Gold: []corpus.GoldAtom{operand, result},
			},
			Ask: prompts.AskIn{Operation: corpus.OpChoose, About: []prompts.Asked{asked}},
		}
		due := list[0].Fact.Value.Date
		options := []questions.Option{{Plan: says(asked, due), Kind: corpus.OptionCorrect}}
		for i, days := range []int{-7, 1, 9} {
			options = append(options, questions.Option{Plan: says(asked, due.Add(days)), Kind: corpus.OptionDistractor,
				Strategy: []string{"a week early", "a day late", "late"}[i]})
		}
		questions.Choice(&d, prompts.OptionAnswer, options, r.Shuffle)
		out = append(out, d)
	}
	return questions.Keyed(f.Name(), out, r.Shuffle)
}

// says is an option that states a day.
func says(asked prompts.Asked, day corpus.Date) prompts.OptionPlan {
	return prompts.OptionPlan{Says: []prompts.Said{{Asked: asked, Value: questions.AnswerText(corpus.DateValue(day),
		day)}}}
}

// TestAnotherFamily: a family from outside goes through drafting, wording of
// questions and options, judging and assembly, with the filters that it asks
// for and no others.
func TestAnotherFamily(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	s.Recipe.Questions.Families = map[string]int{"due_dates": 3, "abstention": 2}
	res, _ := do(t, s, func(r *Run) { r.Design = also{evermembench.Design{}, dueDates{}} })
	checkEnds(t, res)
	checkOrder(t, res, "due_dates", 3)
	if res.Accepted["due_dates"] != 3 {
		t.Errorf("accepted: %v of %d drafts; %+v", res.Accepted, len(byKey(res.Corpus, "due_dates")), res.Shortfalls)
	}
	ran := map[string]bool{}
	family := map[string]string{}
	for _, it := range res.Corpus.Items {
		family[it.ID] = it.Family
		if it.Family != "due_dates" {
			continue
		}
		right := slices.IndexFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Kind == corpus.OptionCorrect })
		if it.Format != "choice" || len(it.Options) != 4 || right < 0 || it.AnswerLetter != it.OptionKeys[right].Letter ||
			it.Answer != it.Options[right].Text {
			t.Errorf("%s: %s %q, options %v %v", it.Key, it.AnswerLetter, it.Answer, it.Options, it.OptionKeys)
		}
	}
	for _, v := range res.Corpus.Verdicts {
		if family[v.ItemID] == "due_dates" {
			ran[v.Filter] = true
		}
	}
	if len(ran) != 2 || !ran[filters.NameUndisturbed] || !ran[filters.NameSufficient] {
		t.Errorf("filters: %v", ran)
	}
}

// TestStrata: quotas of a family's parts are met each by itself; one of the
// whole next to them is refused.
func TestStrata(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	s.Recipe.Questions.Families = map[string]int{"temporal/calendar duration": 2, "temporal/calendar interval": 1,
		"abstention": 1}
	res, _ := do(t, s, nil)
	checkEnds(t, res)
	got := map[string]int{}
	for _, it := range res.Corpus.Items {
		if it.Status == corpus.Accepted {
			got[it.Family+"/"+it.Subcategory]++
		}
	}
	if got["temporal/calendar duration"] != 2 || got["temporal/calendar interval"] != 1 ||
		res.Accepted["temporal/calendar interval"] != 1 {
		t.Errorf("accepted %v, counted %v; %+v", got, res.Accepted, res.Shortfalls)
	}
	s.Recipe.Questions.Families["temporal"] = 4
	store := newMemory()
	r := &Run{Env: stage.Env{Settings: s, Models: casts(3, plain), Store: store, Exec: exec.New(store, exec.Options{})},
		Design: evermembench.Design{}}
	if _, err := r.Do(context.Background()); err == nil || !strings.Contains(err.Error(), "the one or the other") {
		t.Errorf("a quota of a family and of its part: %v", err)
	}
}
