package subtlememory_test

import (
	"context"
	"encoding/json"
	"maps"
	"os"
	"slices"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/lock"
	"memloom/internal/runstore"
	"memloom/internal/standin"
	"memloom/internal/stats"
	"memloom/output"
	"memloom/pipeline"
	"memloom/pipeline/designs/subtlememory"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate"
	"memloom/validate/check"
)

// published is a corpus of one user as it is read again from its files, and its manifest.
type published struct {
	corpus   *corpus.Corpus
	items    []byte // as JSON, for copies
	manifest *output.Manifest
}

// folder holds what the tests write.
var folder string

func TestMain(m *testing.M) {
	var err error
	if folder, err = os.MkdirTemp("", "users"); err != nil {
		panic(err)
	}
	code := m.Run()
	_ = os.RemoveAll(folder)
	os.Exit(code)
}

// tenth makes the corpus of a tenth of the recipe, once for all tests.
var tenth = sync.OnceValues(func() (*published, error) {
	dir, err := made()
	if err != nil {
		return nil, err
	}
	in, err := check.Open(dir, check.Source{Tables: subtlememory.Design{}.Tables(), Requirements: map[string][]validate.Requirement{}})
	if err != nil {
		return nil, err
	}
	out := &published{manifest: in.Manifest}
	for c, err := range in.Corpora {
		if err != nil {
			return nil, err
		}
		out.corpus = c
	}
	if out.items, err = json.Marshal(out.corpus.Items); err != nil {
		return nil, err
	}
	return out, nil
})

// made runs the recipe at a tenth of its size with the built-in model and publishes what comes of it.
func made() (dir string, err error) {
	if dir, err = os.MkdirTemp(folder, ""); err != nil {
		return "", err
	}
	d := subtlememory.Design{}
	rec, err := recipe.Load("subtlememory", nil, 0.1, recipe.Section{Design: d.Name(), New: d.Section})
	if err != nil {
		return "", err
	}
	store, err := runstore.Open(dir, runstore.Options{})
	if err != nil {
		return "", err
	}
	defer store.Close()
	m := standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil)))
	models := stage.Unaided(m, m.Panel(rec.Filters.Panel))
	run := &pipeline.Run{Env: stage.Env{Settings: pipeline.Settings{Recipe: rec, Scale: 0.1, Seed: 1}, Models: models, Store: store,
		Exec: exec.New(store, exec.Options{Workers: 2})}, Design: d}
	return dir, publish(store.Lock(), run)
}

// publish writes the tables of a run, with what it misses of its recipe.
func publish(held *lock.Held, run *pipeline.Run) error {
	res, err := run.Do(context.Background())
	if err != nil {
		return err
	}
	shared, err := run.Shared()
	if err != nil {
		return err
	}
	p, err := output.Begin(held, shared, output.Options{Tables: run.Design.Tables()})
	if err != nil {
		return err
	}
	defer p.Abort()
	own := run.Recipe.Own.(*subtlememory.Section)
	targets := stats.NewTargets(stats.Input{Recipe: run.Recipe.Name, Scale: run.Scale, Design: run.Recipe.Design, Wanted: own.Wanted()}, shared)
	for c, err := range run.Corpora(res) {
		if err != nil {
			return err
		}
		targets.Add(c)
		if err := p.Add(c); err != nil {
			return err
		}
	}
	m, err := run.Manifest(res)
	if err != nil {
		return err
	}
	for _, t := range targets.Missed() {
		m.MissedTargets = append(m.MissedTargets, output.Target(t))
	}
	return p.Finish(m)
}

// copied is the corpus for one test to change, with its manifest.
func copied(t testing.TB) (*corpus.Corpus, *output.Manifest) {
	t.Helper()
	p, err := tenth()
	if err != nil {
		t.Fatal(err)
	}
	c := *p.corpus
	c.Messages, c.Facts, c.Plan, c.Extra = slices.Clone(c.Messages), slices.Clone(c.Facts), slices.Clone(c.Plan), maps.Clone(c.Extra)
	for i := range c.Plan {
		c.Plan[i].Discloses = slices.Clone(c.Plan[i].Discloses)
	}
	c.Items = nil
	if err := json.Unmarshal(p.items, &c.Items); err != nil {
		t.Fatal(err)
	}
	m := *p.manifest
	m.Shortfalls, m.MissedTargets, m.Quotas = slices.Clone(m.Shortfalls), slices.Clone(m.MissedTargets), slices.Clone(m.Quotas)
	return &c, &m
}
