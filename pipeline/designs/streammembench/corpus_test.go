package streammembench_test

import (
	"context"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/standin"
	"memloom/output"
	"memloom/pipeline"
	"memloom/pipeline/designs/streammembench"
	"memloom/pipeline/recipe"
	"memloom/pipeline/sessions/sessionstest"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/check"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// folder holds what the tests write.
var folder string

func TestMain(m *testing.M) { sessionstest.Main(m, &folder) }

func loaded(scale float64, set ...string) (*recipe.Recipe, error) {
	return sessionstest.Load(streammembench.Design{}, "streammembench", set, scale)
}

// made runs the recipe with the built-in model and publishes what comes of it.
func made(seed uint64, workers int, set ...string) (dir string, err error) {
	return madeBy(func(m llm.Model) llm.Model { return m }, seed, workers, set...)
}

// madeBy is made with another author.
func madeBy(author func(llm.Model) llm.Model, seed uint64, workers int, set ...string) (dir string, err error) {
	if dir, err = os.MkdirTemp(folder, ""); err != nil {
		return "", err
	}
	rec, err := loaded(1, set...)
	if err != nil {
		return "", err
	}
	m := standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil)))
	models := stage.Unaided(m, m.Panel(rec.Filters.Panel))
	models.Author = author(m)
	run := sessionstest.Run{Design: streammembench.Design{}, Recipe: rec, Scale: 1, Seed: seed, Models: models,
		Workers: workers}
	return dir, run.Publish(context.Background(), dir)
}

// read reads a stream again from its files.
func read(dir string) (*sessionstest.Corpus, error) {
	requirements := map[string][]filters.Requirement{}
	for _, f := range (streammembench.Design{}).Families() {
		requirements[f.Name()] = f.Requires()
	}
	d := streammembench.Design{}
	return sessionstest.Read(dir, rule.Source{Tables: d.Tables(), Rules: d.Rules(), Requirements: requirements})
}

// whole makes the corpus of the recipe, once for all tests.
var whole = sync.OnceValues(func() (*sessionstest.Corpus, error) {
	dir, err := made(1, 2)
	if err != nil {
		return nil, err
	}
	return read(dir)
})

// copied is the corpus for one test to change, with its manifest.
func copied(t testing.TB) (*corpus.Corpus, *output.Manifest) {
	t.Helper()
	p, err := whole()
	if err != nil {
		t.Fatal(err)
	}
	return p.Copy()
}

// The full recipe has exactly the published counts, nothing falls short, and check finds no violation (T1–T7).
func TestRecipe_FullScaleCounts(t *testing.T) {
	for seed := range uint64(3) {
		p, err := whole()
		if seed > 0 {
			var dir string
			if dir, err = made(seed+1, 2); err == nil {
				p, err = read(dir)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		families, across := map[string]int{}, 0
		for _, it := range p.Corpus.Items {
			if it.Status == corpus.Accepted {
				families[it.Family]++
				if it.Category == "across" {
					across++
				}
			}
		}
		if len(families) != 13 || slices.Min(slices.Collect(maps.Values(families))) < 4 || across < 36 ||
			len(p.Manifest.Shortfalls) > 0 ||
			p.Manifest.Counts.Items.Accepted != 102 {
			t.Errorf("seed %d: %v, %d across, %d accepted, short of %+v", seed+1, families, across,
				p.Manifest.Counts.Items.Accepted, p.Manifest.Shortfalls)
		}
		r := check.Check(p.Input)
		for _, f := range r.Findings {
			if f.Violations > 0 {
				t.Errorf("seed %d: %s: %d violations, such as %+v", seed+1, f.Rule, f.Violations, f.Examples[0])
			}
		}
	}
}

// The same bytes come of any number of workers.
func TestRecipe_WorkersChangeNothing(t *testing.T) {
	p, err := whole()
	if err != nil {
		t.Fatal(err)
	}
	dir, err := made(1, 7)
	if err != nil {
		t.Fatal(err)
	}
	other, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range p.Manifest.Tables {
		if e.Digest != other.Tables[i].Digest {
			t.Errorf("%s differs", e.Name)
		}
	}
}

// Keys that do not go together are refused, by the name of the key and with what would fit.
func TestFits_BadKeys(t *testing.T) {
	p, err := whole()
	if err != nil {
		t.Fatal(err)
	}
	name, revealed, never := flippable(t, p.Corpus)
	for _, c := range []struct{ set, key, want string }{
		{"episodes.pool=90", "episodes.pool", "raise it to 102"},
		{"episodes.span_days=10", "episodes.span_days", "raise it to 20"},
		{"episodes.turns_min=20", "episodes.turns_min", "raise it to 24"},
		{"episodes.turns_min=25", "episodes.turns_min", "both are even"},
		{`episodes.orders=["soon"]`, "episodes.orders", "the number of an episode from 2 to 20"},
		{`episodes.orders=["` + revealed + `"]`, "episodes.orders", "can be flipped from episode"},
		{`episodes.orders=["` + never + `"]`, "episodes.orders", "is never revealed"},
		{`episodes.orders=["20 ` + name + `","20 ` + name + `"]`, "episodes.orders", "an item is flipped once"},
	} {
		rec, err := loaded(1, c.set)
		if err != nil {
			t.Fatal(err)
		}
		e := &stage.Env{Settings: pipeline.Settings{Recipe: rec, Scale: 1, Seed: 1}}
		if _, err = (streammembench.Design{}).Fits(e); err == nil || !strings.Contains(err.Error(), "key "+c.key) ||
			!strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s and %s", c.set, err, c.key, c.want)
		}
	}
}
