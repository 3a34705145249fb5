package pipeline

import (
	"context"
	"encoding/json"
	"fmt"
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
	"memloom/validate/check"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// bound is due_dates asked by a person of the group, with two harder wordings.
type bound struct{ dueDates }

func (bound) Name() string { return "bound_dates" }

const harder = 1000 // variants from here on are wordings of refinements

// levels are those wordings.
var levels = []string{"When exactly is the %s due?", "On which day exactly is the %s due?"}

func (f bound) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	out := f.dueDates.Drafts(w, r)
	for i := range out {
		d := &out[i]
		group := ""
		for _, m := range w.Corpus.Messages {
			if m.ID == d.Item.Evidence[0].MessageID {
				group = m.GroupID
			}
		}
		for _, m := range w.Corpus.Members {
			if m.GroupID == group && !m.Guest {
				d.Item.AskerID = m.PersonID
			}
		}
		for level := 1; level <= 2; level++ {
			ask := d.Ask
			ask.Variant = harder + level
			d.Harder = append(d.Harder, questions.Refinement{What: fmt.Sprintf("level %d", level), Ask: ask, Item: d.Item})
		}
	}
	out = questions.Keyed(f.Name(), out, func(int, func(i, j int)) {})
	return out
}

// puzzled words refinements by their level, and as a solver fails on several
// messages where a question has the second level's words.
type puzzled struct{ llm.Model }

func (m puzzled) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	var out any
	switch in := c.Input.(type) {
	case prompts.AskIn:
		if in.Variant > harder {
			out = prompts.AskOut{Question: fmt.Sprintf(levels[in.Variant-harder-1], in.About[0].Subject)}
		}
	case prompts.SolveIn:
		if strings.HasPrefix(in.Question, "On which day exactly") && len(in.Messages) > 1 {
			out = prompts.SolveOut{Outcome: prompts.CannotDetermine}
		}
	}
	if out == nil {
		return m.Model.Complete(ctx, c)
	}
	b, err := json.Marshal(out)
	return llm.Answer{Text: string(b), Model: m.Name()}, err
}

// hardened runs a corpus of bound dates.
func hardened(t *testing.T, set ...string) *outcome {
	t.Helper()
	var run *Run
	s := settings(t, "technology", 1, append(slices.Clone(small), set...)...)
	s.Recipe.Questions.Families = map[string]int{"bound_dates": 3}
	res, _ := do(t, s, func(r *Run) {
		r.Models = casts(3, func(m llm.Model) llm.Model { return puzzled{m} })
		r.Design = also{evermembench.Design{}, bound{}}
		run = r
	})
	checkEnds(t, res)
	keepsJudged(t, run, res)
	return res
}

// keepsJudged has the promises about judging checked, as `memloom check` does:
// by the same requirements, from the recipe in the manifest.
func keepsJudged(t *testing.T, r *Run, res *outcome) {
	t.Helper()
	m, err := r.Manifest(res.Result)
	if err != nil {
		t.Fatal(err)
	}
	required := map[string][]filters.Requirement{}
	for _, f := range r.Design.Families() {
		required[f.Name()] = f.Requires()
	}
	for _, f := range check.Check(rule.Input{Corpora: alone(res.Corpus), Manifest: &m,
		Source: rule.Source{Requirements: required}}).Findings {
		counted := f.Rule == "every draft has one end" // the manifest's counts come with publication
		if f.Promise == rule.Judged && f.Violations > 0 && !counted {
			t.Errorf("%s: %d violations, such as %+v", f.Rule, f.Violations, f.Examples)
		}
	}
}

func roundsOf(c *corpus.Corpus, id string) []corpus.Round {
	return slices.DeleteFunc(slices.Clone(c.Rounds), func(r corpus.Round) bool { return r.ItemID != id })
}

// TestHarden: what the baseline solves is refined, tried again and kept with its
// rounds; the item ends with the wording that it did not solve (G14).
func TestHarden(t *testing.T) {
	t.Parallel()
	res := hardened(t)
	if res.Accepted["bound_dates"] == 0 {
		t.Fatalf("nothing is accepted: %+v", res.Shortfalls)
	}
	for _, it := range res.Corpus.Items {
		list := roundsOf(res.Corpus, it.ID)
		if it.Status != corpus.Accepted {
			continue
		}
		last := list[len(list)-1]
		if last.Question != it.Question || last.Verdict != corpus.No || len(last.Retrieved) == 0 {
			t.Errorf("%s, %q, ends with the round %+v", it.Key, it.Question, last)
		}
		for i, r := range list[:len(list)-1] {
			if r.Round != i+1 || r.Verdict != corpus.Yes || r.Refinement != fmt.Sprintf("level %d", i+1) || r.Answer == "" {
				t.Errorf("%s: round %+v", it.Key, r)
			}
		}
		if len(list) == 3 && !strings.HasPrefix(it.Question, "On which day exactly") {
			t.Errorf("%s is worded %q", it.Key, it.Question)
		}
		if it.Format != "choice" || len(it.Options) != 4 || it.AnswerLetter == "" || it.Family != "bound_dates" ||
			it.AskerID == "" || it.Split != "test" {
			t.Errorf("refined is %+v", it)
		}
	}
	if !slices.ContainsFunc(res.Corpus.Rounds, func(r corpus.Round) bool { return r.Round == 3 }) {
		t.Error("nothing was refined twice")
	}
}

// TestHardenEnds: what is solved in the last round that the recipe allows falls
// by hard, with all its rounds kept.
func TestHardenEnds(t *testing.T) {
	t.Parallel()
	for _, rounds := range []int{0, 1} {
		res := hardened(t, fmt.Sprintf("filters.rounds=%d", rounds))
		fell := 0
		for _, it := range res.Corpus.Items {
			list := roundsOf(res.Corpus, it.ID)
			if isSurplus(it) != (len(list) == 0) || len(list) > rounds+1 {
				t.Errorf("%s (%v) has %d rounds", it.Key, it.Reasons, len(list))
			}
			if it.Stage != filters.NameHard {
				continue
			}
			fell++
			if last := list[len(list)-1]; it.Status != corpus.Rejected || last.Verdict != corpus.Yes || last.Refinement != "" {
				t.Errorf("%s, %s, ends with %+v", it.Key, it.Status, last)
			}
		}
		if fell == 0 {
			t.Errorf("with %d refinements nothing falls", rounds)
		}
	}
}

// TestHardenResumes: rounds are units, and none of them runs twice.
func TestHardenResumes(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	s.Recipe.Questions.Families = map[string]int{"bound_dates": 2}
	store := newMemory()
	run := func() (*outcome, *watch) {
		w := &watch{inner: exec.New(store, exec.Options{Workers: 2}), store: store}
		r := &Run{Env: stage.Env{Settings: s, Models: casts(3, func(m llm.Model) llm.Model { return puzzled{m} }),
			Store: store, Exec: w}, Design: also{evermembench.Design{}, bound{}}}
		res, err := r.Do(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		return read(t, r, res), w
	}
	first, _ := run()
	again, w := run()
	for _, s := range w.stages {
		if s.units > 0 {
			t.Errorf("stage %s ran %d units again", s.name, s.units)
		}
	}
	a, _ := json.Marshal(first.Corpus.Rounds)
	b, _ := json.Marshal(again.Corpus.Rounds)
	if string(a) != string(b) || len(first.Corpus.Rounds) == 0 {
		t.Error("the rounds are not those of the first time")
	}
}

// TestAnswerKeys: where the recipe has them, open items end with references that
// the judge marks as they should be, and no other filter sees them.
func TestAnswerKeys(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, append(slices.Clone(small), "questions.answer_keys=true")...)
	var run *Run
	res, _ := do(t, s, func(r *Run) { run = r })
	checkEnds(t, res)
	keepsJudged(t, run, res)
	for _, it := range res.Corpus.Items {
		if it.Status != corpus.Accepted {
			continue
		}
		if len(it.Options) > 0 {
			if len(it.CorrectAnswers)+len(it.IncorrectAnswers) > 0 {
				t.Errorf("%q has options, and the references %q and %q", it.Question, it.CorrectAnswers, it.IncorrectAnswers)
			}
			continue
		}
		if len(it.CorrectAnswers) == 0 || len(it.IncorrectAnswers) == 0 || len(it.CorrectAnswers) > 3 ||
			len(it.IncorrectAnswers) > 3 {
			t.Errorf("%q has the references %q and %q", it.Question, it.CorrectAnswers, it.IncorrectAnswers)
		}
		probes := 0
		for _, v := range res.Corpus.Verdicts {
			if v.ItemID == it.ID && v.Filter == filters.NameAnswerKeys && v.Probe != corpus.ProbeVerdict {
				probes++
			}
		}
		if probes < len(it.CorrectAnswers)+len(it.IncorrectAnswers) {
			t.Errorf("%s: %d probes for %q and %q", it.Key, probes, it.CorrectAnswers, it.IncorrectAnswers)
		}
	}
}

// TestHardenIsEstimated: attempts and wordings between them lie within what was
// foreseen.
func TestHardenIsEstimated(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	s.Recipe.Questions.Families = map[string]int{"bound_dates": 4}
	d := also{evermembench.Design{}, bound{}}
	_, w := do(t, s, func(r *Run) {
		r.Models, r.Design = casts(3, func(m llm.Model) llm.Model { return puzzled{m} }), d
	})
	e, err := estimate(t.Context(), s, d)
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, stage := range e.Stages {
		for _, run := range w.stages {
			if run.name == stage.Name && (stage.Name == "harden" || stage.Name == "reword") {
				within(t, stage.Name+" units", float64(run.units), stage.Units)
				seen++
			}
		}
	}
	if seen != 2 {
		t.Errorf("%d of the stages harden and reword were estimated and ran", seen)
	}
}
