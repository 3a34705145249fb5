// Package check has the action that verifies the promises of a finished corpus by its files alone.
package check

import (
	"context"
	"iter"
	"os"
	"slices"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/corpus"
	"memloom/internal/llm/models"
	"memloom/output"
	"memloom/pipeline/designs"
	"memloom/validate/check"
	"memloom/validate/filters"
)

// In says which corpus is checked, and against what.
type In struct {
	Dir     string   `arg:"DIR"`
	All     bool     `flag:"all"`
	Against string   `flag:"against"`
	With    []string `flag:"with"`
	Models  string   `flag:"models"`
}

// Report is what was found.
type Report struct {
	check.Report
	all bool
}

// Text prints the rules that are broken, or all of them.
func (r *Report) Text(c *app.Console) { _ = r.Report.Text(c.Out, r.all) }

// JSON prints the rules.
func (r *Report) JSON(c *app.Console) { c.Encode(r.Report) }

// Check verifies every promise of a finished corpus.
func Check(_ context.Context, in In, _ *app.Console) (*Report, error) {
	x, err := check.Open(in.Dir, sourceOf(in.Dir))
	if err != nil {
		return nil, err
	}
	if in.Against != "" {
		if x.Against, err = output.ReadManifest(in.Against); err != nil {
			return nil, err
		}
		// A manifest vouches for its files only while they are its own.
		if _, err := output.Verify(in.Against, x.Against); err != nil {
			return nil, err
		}
	}
	if x.Keys, err = envKeys(in.Dir, in.Models, os.Getenv); err != nil {
		return nil, err
	}
	if len(in.With) > 0 {
		if x.With, err = others(x.Manifest, in.With); err != nil {
			return nil, err
		}
	}
	report := &Report{check.Check(x), in.All}
	if !report.OK() {
		return report, app.Short("%s breaks its promises: see the lines marked VIOLATED", in.Dir)
	}
	return report, nil
}

// sourceOf returns what the program knows of how the run in a folder was made. Of a folder whose manifest cannot be
// read or names a design that is not known, it is what holds for all.
func sourceOf(dir string) check.Source {
	by := check.Source{Requirements: map[string][]filters.Requirement{}}
	for _, f := range designs.Families() {
		by.Requirements[f.Name()] = f.Requires()
	}
	if d, ok := app.DesignOf(dir); ok {
		by.Tables, by.Rules = d.Tables(), d.Rules()
	}
	return by
}

// others opens further runs of a recipe; their corpora are read one after the other, each time they are ranged over.
func others(of *output.Manifest, dirs []string) (iter.Seq2[*corpus.Corpus, error], error) {
	var runs []check.Input
	for _, dir := range dirs {
		in, err := check.Open(dir, sourceOf(dir))
		switch {
		case err != nil:
			return nil, err
		case in.Corpora == nil:
			return nil, in.Unread
		case in.Manifest.Recipe != of.Recipe:
			return nil, app.Usage("%s is of the recipe %s, not of %s: items of other recipes are no more of the same",
				dir, in.Manifest.Recipe, of.Recipe)
		}
		runs = append(runs, in)
	}
	return func(yield func(*corpus.Corpus, error) bool) {
		for _, in := range runs {
			for c, err := range in.Corpora {
				if !yield(c, err) || err != nil {
					return
				}
			}
		}
	}, nil
}

// envKeys returns the variables whose values must not be in a corpus: the usual ones, those that the run's own models
// file names where the run is still there, and those that the given models file names.
func envKeys(dir, file string, getenv func(string) string) ([]check.EnvKey, error) {
	var files []*models.File
	if file != "" {
		f, err := run.LoadFile(file)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	if f, err := run.FileOf(dir); err == nil {
		files = append(files, f)
	}
	var own []string
	for _, f := range files {
		for _, m := range f.Models {
			own = append(own, m.KeyEnv())
		}
	}
	var keys []check.EnvKey
	for _, name := range append(run.Providers().KeyEnvs(), slices.Sorted(slices.Values(own))...) {
		if name != "" && !slices.ContainsFunc(keys, func(k check.EnvKey) bool { return k.Name == name }) {
			keys = append(keys, check.EnvKey{Name: name, Value: getenv(name)})
		}
	}
	return keys, nil
}
