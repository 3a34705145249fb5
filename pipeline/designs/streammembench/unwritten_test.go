package streammembench_test

import (
	"context"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/pipeline"
	"memloom/pipeline/designs/streammembench"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// silent is an author that refuses the episode of a day.
type silent struct {
	llm.Model
	day corpus.Date
}

func (m silent) Name() string { return "silent " + m.Model.Name() }

func (m silent) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if in, ok := c.Input.(prompts.SessionIn); ok && in.Date == m.day {
		return llm.Answer{}, &llm.Failure{Kind: llm.Refused, Model: m.Name(), Reason: "it had rather not"}
	}
	return m.Model.Complete(ctx, c)
}

// whatIsAsked is what the author is asked for the episodes of the recipe.
func whatIsAsked(t testing.TB) []prompts.SessionIn {
	t.Helper()
	rec, err := loaded(1)
	if err != nil {
		t.Fatal(err)
	}
	asked, err := streammembench.Asked(&stage.Env{Settings: pipeline.Settings{Recipe: rec, Scale: 1, Seed: 1}})
	if err != nil {
		t.Fatal(err)
	}
	return asked
}

// Of an episode that could not be written no piece counts as revealed and no item rests on it, and all rules hold.
func TestRules_HoldWithUnwrittenEpisode(t *testing.T) {
	asked := whatIsAsked(t)
	dir, err := madeBy(func(m llm.Model) llm.Model { return silent{m, asked[6].Date} }, 1, 2)
	if err != nil {
		t.Fatal(err)
	}
	p, err := read(dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Corpus.Flagged) != 1 {
		t.Fatalf("%d flagged episodes, want one", len(p.Corpus.Flagged))
	}
	rows, err := corpus.Rows[sessions.PreferenceState](p.Corpus, sessions.TableStates)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range rows {
		if s.SessionID == "S07" {
			t.Errorf("%s is %s in an episode without text", s.PreferenceID, s.State)
		}
	}
	lost := map[string]bool{} // facts that the episode was to state
	for _, f := range p.Corpus.Flagged {
		for _, id := range f.FactIDs {
			lost[id] = true
		}
	}
	if len(lost) == 0 {
		t.Error("the flagged episode was to state nothing")
	}
	for _, it := range p.Corpus.Items {
		for _, g := range it.Gold {
			for _, id := range g.FactIDs {
				if lost[id] {
					t.Errorf("%s rests on %s, which nobody stated", it.ID, id)
				}
			}
		}
	}
	for _, r := range (streammembench.Design{}).Rules() {
		if f := r.Run(p.Manifest, p.Corpus); f.Violations > 0 {
			t.Errorf("%s: %d violations, such as %+v", f.Rule, f.Violations, f.Examples[0])
		}
	}
}
