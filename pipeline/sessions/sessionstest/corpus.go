// Package sessionstest makes corpora of designs of users for their tests.
package sessionstest

import (
	"context"
	"encoding/json"
	"maps"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/runstore"
	"memloom/output"
	"memloom/pipeline"
	"memloom/pipeline/designs"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/validate/check"
	"memloom/validate/check/rule"
)

// Run says how a corpus is made.
type Run struct {
	Design  designs.Design
	Recipe  *recipe.Recipe
	Scale   float64
	Seed    uint64
	Models  stage.Models
	Workers int
	Missed  func(shared, c *corpus.Corpus) []output.Target // numbers of the recipe that a corpus misses; may be nil
}

// Load reads a recipe of a design.
func Load(d designs.Design, name string, set []string, scale float64) (*recipe.Recipe, error) {
	return recipe.Load(name, set, scale, recipe.Section{Design: d.Name(), New: d.Section})
}

// Publish makes the corpora and publishes them in a folder.
func (r Run) Publish(ctx context.Context, dir string) error {
	store, err := runstore.Open(dir, runstore.Options{})
	if err != nil {
		return err
	}
	defer store.Close()
	run := &pipeline.Run{Env: stage.Env{Settings: pipeline.Settings{Recipe: r.Recipe, Scale: r.Scale, Seed: r.Seed},
		Models: r.Models, Store: store,
		Exec: exec.New(store, exec.Options{Workers: r.Workers})}, Design: r.Design}
	res, err := run.Do(ctx)
	if err != nil {
		return err
	}
	shared, err := run.Shared()
	if err != nil {
		return err
	}
	p, err := output.Begin(store.Lock(), shared, output.Options{Tables: r.Design.Tables()})
	if err != nil {
		return err
	}
	defer p.Abort()
	m, err := run.Manifest(res)
	if err != nil {
		return err
	}
	for c, err := range run.Corpora(res) {
		if err != nil {
			return err
		}
		if r.Missed != nil {
			m.MissedTargets = append(m.MissedTargets, r.Missed(shared, c)...)
		}
		if err := p.Add(c); err != nil {
			return err
		}
	}
	return p.Finish(m)
}

// Corpus is a corpus as it is read again from its files.
type Corpus struct {
	Dir      string
	Corpus   *corpus.Corpus
	Manifest *output.Manifest
	Input    rule.Input

	items []byte // as JSON, for copies
}

// Read reads the last corpus of a folder.
func Read(dir string, src rule.Source) (*Corpus, error) {
	in, err := check.Open(dir, src)
	if err != nil {
		return nil, err
	}
	out := &Corpus{Dir: dir, Manifest: in.Manifest, Input: in}
	for c, err := range in.Corpora {
		if err != nil {
			return nil, err
		}
		out.Corpus = c
	}
	out.items, err = json.Marshal(out.Corpus.Items)
	return out, err
}

// Copy returns the corpus for one test to change, with its manifest.
func (x *Corpus) Copy() (*corpus.Corpus, *output.Manifest) {
	c, m := *x.Corpus, *x.Manifest
	c.Messages, c.Facts, c.Plan, c.Extra = slices.Clone(c.Messages), slices.Clone(c.Facts), slices.Clone(c.Plan),
		maps.Clone(c.Extra)
	for i := range c.Plan {
		c.Plan[i].Discloses = slices.Clone(c.Plan[i].Discloses)
	}
	c.Items = nil
	if err := json.Unmarshal(x.items, &c.Items); err != nil {
		panic(err) // they were marshalled by Read
	}
	m.Shortfalls, m.MissedTargets, m.Quotas = slices.Clone(m.Shortfalls), slices.Clone(m.MissedTargets),
		slices.Clone(m.Quotas)
	return &c, &m
}
