package subtlememory_test

import (
	"context"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/measure"
	"memloom/internal/standin"
	"memloom/output"
	"memloom/pipeline/designs/subtlememory"
	"memloom/pipeline/sessions/sessionstest"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// folder holds what the tests write.
var folder string

func TestMain(m *testing.M) { sessionstest.Main(m, &folder) }

// tenth makes the corpus of a tenth of the recipe with the built-in model, once for all tests.
var tenth = sync.OnceValues(func() (*sessionstest.Corpus, error) {
	d := subtlememory.Design{}
	rec, err := sessionstest.Load(d, "subtlememory", nil, 0.1)
	if err != nil {
		return nil, err
	}
	declared, err := measure.ReadDesign(d.Measures())
	if err != nil {
		return nil, err
	}
	m := standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil)))
	run := sessionstest.Run{Design: d, Recipe: rec, Scale: 0.1, Seed: 1, Workers: 2, Models: stage.Unaided(m,
		m.Panel(rec.Filters.Panel))}
	run.Missed = func(shared, c *corpus.Corpus) []output.Target {
		asked := map[string]float64{}
		for key, n := range rec.Own.(*subtlememory.Section).Wanted() {
			asked[key] = float64(n)
		}
		targets := measure.NewTargets(measure.Input{Recipe: rec.Name, Scale: 0.1, Design: declared, Asked: asked}, shared)
		targets.Add(c)
		var out []output.Target
		for _, t := range targets.Missed() {
			out = append(out, output.Target(t))
		}
		return out
	}
	if err := run.Publish(context.Background(), folder); err != nil {
		return nil, err
	}
	return sessionstest.Read(folder, rule.Source{Tables: d.Tables(), Requirements: map[string][]filters.Requirement{}})
})

// copied is the corpus for one test to change, with its manifest.
func copied(t testing.TB) (*corpus.Corpus, *output.Manifest) {
	t.Helper()
	p, err := tenth()
	if err != nil {
		t.Fatal(err)
	}
	return p.Copy()
}
