package page

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"

	"memloom/internal/app"
	"memloom/internal/bounded"
	"memloom/internal/corpus"
	"memloom/internal/lock"
	"memloom/internal/report"
	"memloom/internal/score"
	"memloom/output"
	"memloom/validate/filters"
)

// ReportIn says of which corpus the page is written anew.
type ReportIn struct {
	Dir string `arg:"DIR"`
	Out string `flag:"out"` // file; empty is the corpus's own
}

// Written is a page that was written.
type Written struct {
	Report string `json:"report"`
}

// Text prints the name of the page.
func (w *Written) Text(c *app.Console) { c.Printf("%s\n", w.Report) }

// Report writes the page of a finished corpus anew.
func Report(_ context.Context, in ReportIn, c *app.Console) (*Written, error) {
	if in.Out != "" {
		held, err := c.HoldFor(in.Dir, in.Out)
		if err != nil {
			return nil, err
		}
		defer held.Release()
		text, err := pageOf(in.Dir)
		if err == nil {
			err = app.Write(in.Out, text)
		}
		return &Written{in.Out}, err
	}
	elsewhere := func(err error) error { return fmt.Errorf("%w\n--out FILE writes it elsewhere", err) }
	held, err := c.Hold(in.Dir)
	if err != nil {
		if _, unread := output.ReadManifest(in.Dir); unread != nil {
			return nil, unread
		}
		return nil, elsewhere(err)
	}
	defer held.Release()
	text, err := pageOf(in.Dir)
	if err != nil {
		return nil, err
	}
	if err := output.ReplaceReport(held, text); err != nil {
		return nil, elsewhere(err)
	}
	return &Written{filepath.Join(in.Dir, output.ReportName)}, nil
}

// pageOf makes the page of a finished folder.
func pageOf(dir string) ([]byte, error) {
	r, err := output.Open(dir)
	if err != nil {
		return nil, err
	}
	m := r.Manifest()
	measures, err := readMeasures(dir, m)
	if err != nil {
		return nil, err
	}
	shared, err := r.Shared()
	if err != nil {
		return nil, err
	}
	page, err := New(m, shared)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", dir, err)
	}
	if err := app.All(r, func(x *corpus.Corpus) error { page.Add(x); return nil }); err != nil {
		return nil, err
	}
	return page.Page(ending(m, measures))
}

// New begins the page of a run by its manifest.
func New(m *output.Manifest, shared *corpus.Corpus) (*report.Builder, error) {
	in, err := Measured(m, nil)
	return report.New(report.Input{Absent: m.Absent, First: m.Calendar.First, Last: m.Calendar.Last,
		Filters: filters.Names(), Measures: in}, shared), err
}

// Publication are the options of a publication with a page, to which the corpora are added.
func Publication(page *report.Builder, tables []output.Table) output.Options {
	written := func(m *output.Manifest) ([]byte, error) { return page.Page(ending(m, nil)) }
	return output.Options{Tables: tables, Report: written}
}

// ending is what a page needs when the corpora were read. It is the manifest's, without what is computed from the
// files.
func ending(m *output.Manifest, measures *report.Measures) *report.Ending {
	e := &report.Ending{
		Recipe: m.Recipe, Seed: m.Seed, Scale: m.Scale, Canary: m.Canary, Models: modelsOf(m), Release: m.Release,
		Shortfalls: len(m.Shortfalls), People: m.Counts.People, Groups: m.Counts.Groups, Messages: m.Counts.Messages,
		Tokens: int(m.Counts.Tokens), Items: report.Counts(m.Counts.Items), Measures: measures,
		Domains: app.Map(m.Domains, func(d output.Source) string { return d.Name }),
		Families: app.Map(m.Counts.Families, func(f output.FamilyCount) report.Family {
			return report.Family{Name: f.Family, Category: f.Category, Counts: report.Counts(f.ItemCounts)}
		}),
		Quotas: app.Map(m.Quotas, func(q output.Quota) report.Quota {
			return report.Quota{Stratum: q.Stratum, Wanted: q.Wanted}
		}),
	}
	if m.Spending != nil {
		e.Planned = app.Map(m.Spending.Estimate, func(s output.EstimatedStage) report.Planned {
			return report.Planned{Stage: s.Stage, Low: s.Cost.Low, Likely: s.Cost.Likely, High: s.Cost.High,
				Unpriced: s.Unpriced}
		})
	}
	return e
}

// modelsOf lists the models of a run, each once. The built-in one plays several roles under names of its own.
func modelsOf(m *output.Manifest) []string {
	var out []string
	for _, r := range m.Models {
		name := r.Model
		switch {
		case name == corpus.ComputedModel:
			name = "the fact solver (computed)"
		case output.IsBuiltIn(name):
			name = "the built-in model (rule-based)"
		}
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// MeasuresName is the file of a folder in which score --baselines stores the reference settings, for the report.
var MeasuresName = filepath.Join(".run", "measures.json")

// measuredTables are the tables that reference settings are measured on.
func measuredTables(m *output.Manifest) map[string]string {
	out := map[string]string{}
	for _, path := range []string{"data/messages", "data/items", "key/items"} {
		if t := m.Table(path); t != nil {
			out[path] = t.Digest
		}
	}
	return out
}

// StoreMeasures stores the reference settings of the corpora of a folder whose lock is held.
func StoreMeasures(held *lock.Held, rows []score.Row) error {
	dir := held.Dir()
	m, err := output.ReadManifest(dir)
	if err != nil {
		return err
	}
	all := report.Measures{Tables: measuredTables(m)}
	for i := range rows {
		r := &rows[i]
		all.Judge = r.Judge
		x := report.Setting{Name: r.Name, About: r.About, Share: countedShare(r.Micro.Count)}
		if c := r.Chance; c != nil {
			x.Guessing = &report.Guessing{Share: countedShare(c.Count), Expected: c.Expected, P: c.P}
		}
		all.Settings = append(all.Settings, x)
	}
	b, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return app.Write(filepath.Join(dir, MeasuresName), append(b, '\n'))
}

func countedShare(c score.Count) report.Share {
	s := report.Share{Right: c.Right, N: c.N}
	if i := score.Wilson(c); i != nil {
		s.Low, s.High = i.Low, i.High
	}
	return s
}

// readMeasures reads the stored reference settings; nil where there are none, or where they are of other tables.
func readMeasures(dir string, m *output.Manifest) (*report.Measures, error) {
	name := filepath.Join(dir, MeasuresName)
	b, err := bounded.File(name, bounded.Manifest)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("reading the stored measures: %w", err)
	}
	var all report.Measures
	if err := json.Unmarshal(b, &all); err != nil {
		return nil, fmt.Errorf("reading the stored measures in %s: %w; remove the file, or store them again with score "+
			"--baselines", name, err)
	}
	if !maps.Equal(all.Tables, measuredTables(m)) {
		return nil, nil
	}
	return &all, nil
}
