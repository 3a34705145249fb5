package main

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/pack"
	"memloom/internal/table"
	"memloom/pipeline"
	"memloom/pipeline/designs"
	"memloom/pipeline/questions/adversarial"
	"memloom/pipeline/questions/relational"
	"memloom/pipeline/recipe"
)

// carried is what a pack carries, as JSON has it.
type carried struct {
	pack.Capacity
	Scales  map[string]string `json:"scales"`             // recipe → the largest scale of two digits that fits; absent where none does
	ThinFor []pack.Problem    `json:"thin_for,omitempty"` // what is thin for the recipe and scale that were asked for

	Changing int      `json:"changing"`        // attributes that change
	Changes  string   `json:"changes"`         // what families these carry at quickstart's size
	Short    []string `json:"short,omitempty"` // what else of the pack is too little at that size
}

func (a *app) domainCheck() *cobra.Command {
	var of string
	var scale float64
	var all bool
	cmd := &cobra.Command{
		Use:   "check NAME|FILE",
		Short: "Say what is wrong with a pack, line by line, and what it can carry",
		Long: "Say what is wrong with a pack, line by line, and what it can carry: tasks, facts, months and years\n" +
			"of a project, what the attributes that change carry at quickstart's size, and the largest scale of the recipes.\n" +
			"--for RECIPE or --scale F also names what is thin for that size.",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			text, p, err := readPack(args[0])
			var bad *pack.Error
			if errors.As(err, &bad) {
				bad.All = all
			}
			if err != nil {
				return usage("%w", err)
			}
			if problems := pack.Validate(text); len(problems) > 0 { // Load takes the program's own packs as checked
				return usage("%w", &pack.Error{Name: args[0], Problems: problems, All: all})
			}
			if !cmd.Flags().Changed("for") && !cmd.Flags().Changed("scale") {
				c, err := carriedBy(args[0], p)
				if err == nil {
					err = a.printCarried(c, args[0])
				}
				if err != nil || a.json {
					return err
				}
				return a.hintThin(args[0], c)
			}
			r, size, err := sizeOf(of, scale)
			if err != nil {
				return err
			}
			c, err := carriedBy(args[0], p)
			if err != nil {
				return err
			}
			c.ThinFor = p.ThinFor(size)
			if err := a.printCarried(c, args[0]); err != nil || a.json {
				return err
			}
			return a.printThin(c.ThinFor, r, scale, size)
		},
	}
	cmd.Flags().StringVar(&of, "for", "quickstart", "name what is thin for this recipe")
	cmd.Flags().Float64Var(&scale, "scale", 1, "name what is thin for the recipe at this scale")
	cmd.Flags().BoolVar(&all, "all", false, "list every problem; otherwise the first twenty")
	return cmd
}

// sizeOf reads a recipe that draws on packs, and what it wants of a project.
func sizeOf(name string, scale float64) (*recipe.Recipe, pack.Size, error) {
	r, err := recipe.Load(name, nil, scale, designs.Sections()...)
	if err != nil {
		return nil, pack.Size{}, usage("%w", err)
	}
	if len(r.World.Domains) == 0 {
		return nil, pack.Size{}, usage("recipe %s draws on no domain pack: expected one of %s, or a file like them", r.Name,
			strings.Join(drawing(), ", "))
	}
	size, err := pipeline.SizeOf(r)
	if err != nil {
		return nil, pack.Size{}, usage("%w", err)
	}
	return r, size, nil
}

func carriedBy(name string, p *pack.Pack) (carried, error) {
	c := carried{Capacity: p.Capacity(), Scales: largest(name)}
	r, size, err := sizeOf("quickstart", 1)
	if err != nil {
		return c, err
	}
	var values, items int
	var families []string
	for _, name := range []string{relational.NameAsOf, adversarial.KnowledgeUpdate} {
		n := r.Questions.Families[name]
		families, items = append(families, countOf(n, "item")+" of "+name), items+n
	}
	c.Changing, values = p.Changing(size, r.World.Changes)
	verdict := "enough"
	if !pack.Enough(values, items) {
		verdict = "too little, so add attributes with changes: true,"
	}
	c.Changes = fmt.Sprintf("about %s in a project of quickstart, %s for %s", countOf(values, "change"), verdict,
		strings.Join(families, " and "))
	for _, x := range p.Shortages(size) {
		c.Short = append(c.Short, x.String())
	}
	return c, nil
}

// printCarried says what a sound pack carries.
func (a *app) printCarried(c carried, name string) error {
	if a.json {
		return a.encode(c)
	}
	fmt.Fprintf(a.out, "%s is sound.\n\n", name)
	rows := table.New(table.Words("name"), table.Sentences("is"))
	rows.Bare = true
	for _, r := range c.Capacity.Rows() {
		rows.Row(r[0], r[1])
	}
	quickstart := "does not fit"
	if scale, ok := c.Scales["quickstart"]; ok {
		quickstart = "fits, up to scale " + scale
	}
	rows.Row("every project", fmt.Sprintf("quickstart: %s; a project of a year: %s", quickstart, c.Year()))
	rows.Row("changing", fmt.Sprintf("%s; %s", countOf(c.Changing, "attribute"), c.Changes))
	for _, s := range c.Short {
		rows.Row("too little", "for quickstart: "+s)
	}
	if err := a.table(rows); err != nil {
		return err
	}
	rows = table.New(table.Words("recipe"), table.Numbers("largest --scale for this pack alone"))
	for _, recipe := range drawing() {
		rows.Row(recipe, cmp.Or(c.Scales[recipe], "none"))
	}
	fmt.Fprintln(a.out)
	return a.table(rows)
}

// hintThin says how to learn what a large corpus would want more of.
func (a *app) hintThin(name string, c carried) error {
	if len(c.Thin) == 0 {
		return nil
	}
	_, err := fmt.Fprintf(a.out, "\n%d lists are shorter than a project of a year wants; %s names them\n",
		len(c.Thin), command("domain", "check", name, "--for", "workplace"))
	return err
}

// printThin names what a pack has too little of for the projects of a recipe.
func (a *app) printThin(thin []pack.Problem, r *recipe.Recipe, scale float64, size pack.Size) error {
	if len(thin) == 0 {
		_, err := fmt.Fprintf(a.out, "nothing is thin for %s at scale %g (%d tasks a project)\n", r.Name, scale, size.Tasks)
		return err
	}
	fmt.Fprintf(a.out, "thin for %s at scale %g (%d tasks a project)\n", r.Name, scale, size.Tasks)
	for _, t := range thin {
		fmt.Fprintf(a.out, "  %s\n", t)
	}
	return nil
}

// drawing lists the recipes that draw on domain packs: a design may need none.
func drawing() []string {
	return slices.DeleteFunc(recipe.Names(), func(name string) bool {
		r, err := recipe.Load(name, nil, 1, designs.Sections()...)
		return err == nil && len(r.World.Domains) == 0
	})
}

// largest finds for every such recipe the largest scale that a pack carries by itself.
func largest(domain string) map[string]string {
	out := map[string]string{}
	for _, name := range drawing() {
		f := settingFlags{seed: 1, scale: 100, domains: []string{domain}, workers: 1}
		if scale := f.fitting(func(scale string) bool {
			f.scale = number(scale)
			s, err := f.resolve(name)
			return err == nil && pipeline.Fits(s) == nil
		}); scale != "" {
			out[name] = scale
		}
	}
	return out
}
