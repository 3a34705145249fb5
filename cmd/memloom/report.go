package main

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/report"
	"memloom/output"
	"memloom/validate/filters"
)

func (a *app) reportCommand() *cobra.Command {
	var out string
	cmd := &cobra.Command{
		Use:   "report DIR",
		Short: "Write report.html anew: the corpus in eleven figures, on one page without script or network",
		Long: `Write report.html of a finished corpus anew. Every run writes one at its end.

The page shows the reference settings too, once score --baselines has stored them. In the corpus's own folder it takes
the place of the old one and its digest goes into the manifest, so that check finds one that was altered.`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if out != "" {
				return a.reportTo(args[0], out)
			}
			return a.reportIn(args[0])
		},
	}
	cmd.Flags().StringVar(&out, "out", "", "file for the page; report.html in the corpus's folder if left out")
	return cmd
}

// reportTo writes the page to a file.
func (a *app) reportTo(dir, out string) error {
	held, err := a.holdFor(dir, out)
	if err != nil {
		return err
	}
	defer held.Release()
	page, err := reportOn(dir)
	if err != nil {
		return err
	}
	err = replaceFile(out, func(w io.Writer) error {
		_, err := w.Write(page)
		return err
	})
	if err != nil {
		return err
	}
	return a.reported(out)
}

// reportIn puts the page in the place of the folder's own.
func (a *app) reportIn(dir string) error {
	elsewhere := func(err error) error { return fmt.Errorf("%w\n--out FILE writes it elsewhere", err) }
	held, err := a.hold(dir)
	if err != nil {
		if _, unread := output.ReadManifest(dir); unread != nil {
			return unread
		}
		return elsewhere(err)
	}
	defer held.Release()
	page, err := reportOn(dir)
	if err != nil {
		return err
	}
	if err := output.ReplaceReport(held, page); err != nil {
		return elsewhere(err)
	}
	return a.reported(filepath.Join(dir, output.ReportName))
}

// reported says what was written.
func (a *app) reported(name string) error {
	if a.json {
		return a.encode(struct {
			Report string `json:"report"`
		}{name})
	}
	fmt.Fprintf(a.out, "%s\n", name)
	return nil
}

// reportOn makes the page of a finished folder.
func reportOn(dir string) ([]byte, error) {
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
	page, err := newPage(m, shared)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", dir, err)
	}
	for c, err := range r.Corpora() {
		if err != nil {
			return nil, err
		}
		page.Add(c)
	}
	return page.Page(reportEnding(m, measures))
}

// newPage begins the page of a run by its manifest.
func newPage(m *output.Manifest, shared *corpus.Corpus) (*report.Builder, error) {
	in, err := measureInput(m)
	return report.New(report.Input{Absent: m.Absent, First: m.Calendar.First, Last: m.Calendar.Last, Filters: filters.Names(), Measures: in},
		shared), err
}

// reportEnding is what a report is told when they were read. It is the manifest's, without what is computed from the
// files.
func reportEnding(m *output.Manifest, measures *report.Measures) *report.Ending {
	e := &report.Ending{
		Recipe: m.Recipe, Seed: m.Seed, Scale: m.Scale, Canary: m.Canary, Models: modelsOf(m), Release: m.Release, Shortfalls: len(m.Shortfalls), People: m.Counts.People,
		Groups: m.Counts.Groups, Messages: m.Counts.Messages, Tokens: int(m.Counts.Tokens), Items: report.Counts(m.Counts.Items), Measures: measures,
	}
	for _, d := range m.Domains {
		e.Domains = append(e.Domains, d.Name)
	}
	for _, f := range m.Counts.Families {
		e.Families = append(e.Families, report.Family{Name: f.Family, Category: f.Category, Counts: report.Counts(f.ItemCounts)})
	}
	for _, q := range m.Quotas {
		e.Quotas = append(e.Quotas, report.Quota{Stratum: q.Stratum, Wanted: q.Wanted})
	}
	if m.Spending != nil {
		for _, s := range m.Spending.Estimate {
			e.Planned = append(e.Planned, report.Planned{Stage: s.Stage, Low: s.Cost.Low, Likely: s.Cost.Likely, High: s.Cost.High, Unpriced: s.Unpriced})
		}
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
