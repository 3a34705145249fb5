// Package page has the actions that show a whole corpus in numbers and figures: stats and report. Runs and releases
// take the inputs of both from it.
package page

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/measure"
	"memloom/internal/nearest"
	"memloom/internal/pack"
	"memloom/internal/stats"
	"memloom/internal/table"
	"memloom/output"
	"memloom/pipeline/designs"
)

// StatsIn says which numbers of a corpus are shown.
type StatsIn struct {
	Dir     string `arg:"DIR"`
	Section string `arg:"SECTION"`
	Brief   bool   `flag:"brief"`
}

// allSections is the section that has every one.
const allSections = "all"

// Stats measures the corpora of a folder, one after another, and prints the first page or a section.
func Stats(_ context.Context, in StatsIn, c *app.Console) (app.None, error) {
	var none app.None
	r, err := app.Open(in.Dir)
	if err != nil {
		return none, err
	}
	input, err := statsOf(r.Manifest())
	if err != nil {
		return none, fmt.Errorf("%s: %w", in.Dir, err)
	}
	shared, err := r.Shared()
	if err != nil {
		return none, err
	}
	m := measure.New(input, shared)
	if err := app.All(r, func(x *corpus.Corpus) error { m.Add(x); return nil }); err != nil {
		return none, err
	}
	report := stats.Printer{Report: m.Report(), Width: c.Line()}
	switch {
	case c.JSON:
		c.EncodeWhole(report.Report)
		return none, nil
	case in.Section == "" && in.Brief:
		return none, report.Brief(c.Out)
	}
	return none, in.print(c, report)
}

// print prints the first page, or a section.
func (in *StatsIn) print(c *app.Console, r stats.Printer) error {
	switch in.Section {
	case allSections:
		return r.Text(c.Out)
	case "":
		if err := r.Page(c.Out); err != nil {
			return err
		}
		sections := table.Paragraph("sections: "+strings.Join(r.Names(), ", "), "  ", c.Page())
		c.Printf("\n%s\n%s shows one of them, %s shows all\n", sections, app.Command("stats", in.Dir, "prose"),
			app.Command("stats", in.Dir, allSections))
		return nil
	}
	found, err := r.Section(c.Out, in.Section)
	if err == nil && !found {
		known := append(r.Names(), allSections)
		err = app.Usage("stats has no section %q; there are %s%s", in.Section, strings.Join(known, ", "),
			nearest.Hint(in.Section, known))
	}
	return err
}

// statsOf is what the manifest of a folder says to the measures.
func statsOf(m *output.Manifest) (measure.Input, error) {
	in, err := Measured(m, app.PacksOf(m.Domains))
	if u := m.Uniqueness; u != nil {
		in.Unique = &measure.Unique{Items: u.Items, Calls: u.Calls, Exhaustive: u.ExhaustiveCalls}
	}
	return in, err
}

// Bounded are the measures with a bound, as manifest and card have them.
func Bounded(t *measure.Targets) []output.Measured {
	return app.Map(t.Bounded(), func(b measure.Bounded) output.Measured {
		return output.Measured{Section: b.Section, Name: b.Name, Value: b.Value, Is: b.Is, Compared: b.Compared}
	})
}

// Measured says what the corpora of a run were to be, by its manifest and its packs.
func Measured(m *output.Manifest, packs []*pack.Pack) (measure.Input, error) {
	in, err := designs.Measured(m.Parameters)
	in.Absent, in.Recipe, in.Scale, in.Seed, in.Templates = m.Absent, m.Recipe, m.Scale, m.Seed, byTemplates(m)
	if len(packs) == 0 {
		return in, err
	}
	in.Technical = func(role string) bool {
		return slices.ContainsFunc(packs, func(p *pack.Pack) bool { return p.IsTechnical(role) })
	}
	// Whether people weigh what is decided of a predicate, as the planner has it.
	classes := []pack.Class{pack.Setting, pack.Choice, pack.Deadline, pack.Budget, pack.Contact}
	weighed := map[string]bool{}
	for _, p := range packs {
		for _, a := range p.Attributes {
			weighed[a.Key] = weighed[a.Key] || slices.Contains(classes, a.Class)
		}
	}
	in.Weighed = func(predicate string) bool { return weighed[predicate] }
	return in, err
}

// byTemplates says whether the built-in author wrote the text of a corpus.
func byTemplates(m *output.Manifest) bool {
	return slices.ContainsFunc(m.Models, func(r output.RoleModel) bool {
		return r.Role == string(llm.RoleAuthor) && r.Model == output.BuiltinModel
	})
}
