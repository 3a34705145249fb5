package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/llm"
	"memloom/internal/measure"
	"memloom/internal/nearest"
	"memloom/internal/pack"
	"memloom/internal/stats"
	"memloom/internal/table"
	"memloom/output"
	"memloom/pipeline/designs"
)

func (a *app) stats() *cobra.Command {
	var brief bool
	cmd := &cobra.Command{
		Use:   "stats DIR [SECTION]",
		Short: "The corpus in numbers, beside the published figures",
		Long: "A page of numbers: sizes, people, prose, items, filters, and what is off its target. With the name of a section\n" +
			"(the page lists them) that section whole; with all, every one. With --json everything, as one object.",
		Args: cobra.RangeArgs(1, 2),
		RunE: func(_ *cobra.Command, args []string) error {
			r, err := openCorpora(args[0])
			if err != nil {
				return err
			}
			m := r.Manifest()
			in, err := measureInput(m)
			if err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			if u := m.Uniqueness; u != nil {
				in.Unique = &measure.Unique{Items: u.Items, Calls: u.Calls, Exhaustive: u.ExhaustiveCalls}
			}
			packs := packsOf(m.Domains)
			in.Technical, in.Weighed = technical(packs), weighed(packs)
			report, err := reportOf(r, in)
			if err != nil {
				return err
			}
			if a.json {
				return json.NewEncoder(a.out).Encode(report)
			}
			if brief && len(args) == 1 {
				return stats.Printer{Report: report, Width: a.line()}.Brief(a.out)
			}
			return a.printStats(stats.Printer{Report: report, Width: a.line()}, args)
		},
	}
	cmd.Flags().BoolVar(&brief, "brief", false, "print only what became of the drafts, and what is off its target")
	return cmd
}

// openCorpora opens a folder with the tables of its design.
func openCorpora(dir string) (*output.Reader, error) {
	if d, ok := designOf(dir); ok {
		return output.OpenTables(dir, d.Tables())
	}
	return output.Open(dir)
}

// measureInput says what the corpora of a folder were to be.
func measureInput(m *output.Manifest) (measure.Input, error) {
	in, err := designs.Measured(m.Parameters)
	in.Absent, in.Recipe, in.Scale, in.Seed, in.Templates = m.Absent, m.Recipe, m.Scale, m.Seed, byTemplates(m)
	return in, err
}

// publishedZero are the published shares that are right without any message, in per cent by type of question.
func publishedZero(m *output.Manifest) (map[string]float64, error) {
	in, err := designs.Measured(m.Parameters)
	types := map[string]float64{}
	for name, share := range in.Design.Values("zero context", "answers of the blind panel that are right, {}") {
		types[name] = 100 * share
	}
	return types, err
}

// reportOf measures the corpora of a folder one after another.
func reportOf(r source, in measure.Input) (*measure.Report, error) {
	shared, err := r.Shared()
	if err != nil {
		return nil, err
	}
	m := measure.New(in, shared)
	for c, err := range r.Corpora() {
		if err != nil {
			return nil, err
		}
		m.Add(c)
	}
	return m.Report(), nil
}

// allSections is the argument of stats that asks for every section.
const allSections = "all"

// printStats prints the first page, or the sections that the arguments name.
func (a *app) printStats(r stats.Printer, args []string) error {
	dir := args[0]
	switch {
	case len(args) == 2 && args[1] == allSections:
		return r.Text(a.out)
	case len(args) == 2:
		found, err := r.Section(a.out, args[1])
		if err == nil && !found {
			known := append(r.Names(), allSections)
			err = usage("stats has no section %q; there are %s%s", args[1], strings.Join(known, ", "),
				nearest.Hint(args[1], known))
		}
		return err
	}
	if err := r.Page(a.out); err != nil {
		return err
	}
	foot := fmt.Sprintf("sections: %s", strings.Join(r.Names(), ", "))
	_, err := fmt.Fprintf(a.out, "\n%s\n%s shows one of them, %s shows all\n", table.Paragraph(foot, "  ", a.page()),
		command("stats", dir, "prose"), command("stats", dir, allSections))
	return err
}

// packsOf returns the domains of a corpus, or nil where one of them is not at hand.
func packsOf(domains []output.Source) []*pack.Pack {
	var packs []*pack.Pack
	for _, d := range domains {
		_, p, err := readPack(d.Name)
		if err != nil {
			return nil
		}
		packs = append(packs, p)
	}
	return packs
}

// technical says of roles whether they are technical staff's; nil without packs.
func technical(packs []*pack.Pack) func(role string) bool {
	if len(packs) == 0 {
		return nil
	}
	return func(role string) bool {
		return slices.ContainsFunc(packs, func(p *pack.Pack) bool { return p.IsTechnical(role) })
	}
}

// weighed says of predicates whether people weigh what is decided of them, as the planner has it; nil without packs.
func weighed(packs []*pack.Pack) func(predicate string) bool {
	if len(packs) == 0 {
		return nil
	}
	classes := []pack.Class{pack.Setting, pack.Choice, pack.Deadline, pack.Budget, pack.Contact}
	of := map[string]bool{}
	for _, p := range packs {
		for _, a := range p.Attributes {
			of[a.Key] = of[a.Key] || slices.Contains(classes, a.Class)
		}
	}
	return func(predicate string) bool { return of[predicate] }
}

// byTemplates says whether the built-in author wrote the text of a corpus.
func byTemplates(m *output.Manifest) bool {
	return slices.ContainsFunc(m.Models, func(r output.RoleModel) bool {
		return r.Role == string(llm.RoleAuthor) && r.Model == output.BuiltinModel
	})
}
