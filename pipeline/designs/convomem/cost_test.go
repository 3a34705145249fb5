package convomem

import (
	"errors"
	"slices"
	"testing"

	"memloom/pipeline/cost"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// costOf foresees the texts of a recipe.
func costOf(t *testing.T, e *stage.Env) (*stage.Outline, cost.Stage, error) {
	t.Helper()
	g, err := cost.NewGauge()
	if err != nil {
		t.Fatal(err)
	}
	o := &stage.Outline{Gauge: g}
	list := (Design{}).Corpus(e, stage.Ref{}).Each()
	c, _, err := list[slices.IndexFunc(list, func(s stage.Stage) bool { return s.Name == "text" })].Cost(t.Context(), o)
	return o, c, err
}

// TestTextCost_ManyFillers: of many conversations without evidence some are planned and the others counted, as many as there are.
func TestTextCost_ManyFillers(t *testing.T) {
	e := published(t, 0.01, func(r *recipe.Recipe, k *Section) {
		small(r, k)
		k.Fillers, k.Messages = 2000, []int{20, 28}
	})
	o, c, err := costOf(t, e)
	if err != nil {
		t.Fatal(err)
	}
	whole := userPlan(t, e)
	messages, parts := 0, 0
	for _, b := range whole.Sessions {
		messages, parts = messages+len(b.Gaps)+1, parts+len(b.Parts)
	}
	users := float64(planner{e}.keys().Count)
	if planned := len(o.Planned.Corpus.Segments); o.Further != 2000-mostFillers || planned+o.Further != len(whole.Sessions) {
		t.Errorf("%d conversations are planned and %d counted, want %d in all", planned, o.Further, len(whole.Sessions))
	}
	if want := float64(len(whole.Sessions)) * users; c.Units.Likely != want {
		t.Errorf("%.0f units, want %.0f", c.Units.Likely, want)
	}
	for what, x := range map[string][2]float64{
		"messages": {o.Messages.Likely, float64(messages) * users},
		"calls":    {c.Asks[0].Calls.Likely, float64(parts) * users},
	} {
		if x[0] < 0.98*x[1] || x[0] > 1.02*x[1] {
			t.Errorf("%.0f %s are foreseen, the plan has %.0f", x[0], what, x[1])
		}
	}
}

// TestTextCost_DoesNotFit: keys that have no room are refused, where drawing the times of conversations would have no end.
func TestTextCost_DoesNotFit(t *testing.T) {
	_, _, err := costOf(t, published(t, 0.02, func(_ *recipe.Recipe, k *Section) { k.Fillers = 100_000 }))
	var wrong *recipe.KeyError
	if !errors.As(err, &wrong) || wrong.Key != "conversations.span_days" {
		t.Errorf("%v", err)
	}
}
