package convomem

import (
	"testing"

	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// published is the recipe at a scale, changed by a test where it likes.
func published(t testing.TB, scale float64, change func(*recipe.Recipe, *Section)) *stage.Env {
	t.Helper()
	r, err := recipe.Load("convomem", nil, scale, recipe.Section{Design: Design{}.Name(), New: Design{}.Section})
	if err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change(r, r.Own.(*Section))
	}
	return &stage.Env{Settings: stage.Settings{Recipe: r, Scale: scale, Seed: 1}}
}

// userPlan plans the only user of a recipe.
func userPlan(t testing.TB, e *stage.Env) *plan {
	t.Helper()
	k := planner{e}.keys()
	shares, err := k.shares(e)
	if err != nil {
		t.Fatal(err)
	}
	p, err := user{planner{e}, stage.Ref{ID: "c1"}}.plan(k, nil, shares[0])
	if err != nil {
		t.Fatal(err)
	}
	return p
}
