package run

import (
	"errors"
	"maps"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/runstore"
)

const dollar = money.Nano(1e9)

// TestStageBudgetsMerge: a sitting's cap of a stage takes the place of the one
// that the run keeps of it, and leaves those of other stages.
func TestStageBudgetsMerge(t *testing.T) {
	for name, c := range map[string]struct {
		kept, given []string
		want        map[string]money.Nano
	}{
		"none is named": {[]string{"text=2", "judge=1"}, nil, map[string]money.Nano{"text": 2 * dollar, "judge": dollar}},
		"one is raised": {[]string{"text=2", "judge=1"}, []string{"text=5"}, map[string]money.Nano{"text": 5 * dollar,
			"judge": dollar}},
		"another is added": {[]string{"text=2"}, []string{"judge=1"}, map[string]money.Nano{"text": 2 * dollar,
			"judge": dollar}},
		"one is lifted": {[]string{"text=2", "judge=1"}, []string{"text=none"}, map[string]money.Nano{"judge": dollar}},
		"the last counts": {nil, []string{"text=2", "text=none", "judge=1", "judge=3"},
			map[string]money.Nano{"judge": 3 * dollar}},
	} {
		t.Run(name, func(t *testing.T) {
			store, err := runstore.Open(t.TempDir(), runstore.Options{})
			if err != nil {
				t.Fatal(err)
			}
			defer store.Close()
			keep := func(f Models) {
				kept, err := f.keptBudget()
				if err := errors.Join(err, store.KeepAll(t.Context(), kept)); err != nil {
					t.Fatal(err)
				}
			}
			keep(Models{Spending: Spending{Stages: c.kept}})
			for sitting := range 3 { // later ones name none
				var f Models
				if sitting == 0 {
					f.Stages = c.given
				}
				if _, err := f.rolesOf(store); err != nil {
					t.Fatal(err)
				}
				if caps, err := f.caps(); err != nil || !maps.Equal(caps.Stages, c.want) {
					t.Errorf("sitting %d is held to %v, %v; want %v", sitting+1, caps.Stages, err, c.want)
				}
				keep(f)
			}
		})
	}
	if _, err := (Models{Spending: Spending{Stages: []string{"txet=none"}}}).caps(); app.ExitCode(err) != app.ExitUsage {
		t.Errorf("no such stage: %v", err)
	}
}

// TestRoles_KeepTheirText: models whose text is lost are not kept.
func TestRoles_KeepTheirText(t *testing.T) {
	if _, err := (Roles{File: &models.File{}}).kept(); err == nil {
		t.Error("models whose text is lost were kept")
	}
}
