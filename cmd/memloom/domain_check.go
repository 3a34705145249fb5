package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/pack"
	"memloom/pipeline"
	"memloom/pipeline/designs"
	"memloom/pipeline/recipe"
)

// carried is what a pack carries, as JSON has it.
type carried struct {
	pack.Capacity
	Scales map[string]string `json:"scales"` // recipe → the largest scale of two digits that fits; absent where none does
}

func (a *app) domainCheck() *cobra.Command {
	var of string
	var scale float64
	cmd := &cobra.Command{
		Use:   "check NAME|FILE",
		Short: "Say what is wrong with a pack, line by line, and what it can carry",
		Long: "Say what is wrong with a pack, line by line, and what it can carry: tasks, facts, months and years\n" +
			"of a project, and the largest scale of the recipes. --for RECIPE or --scale F also names what is thin for that size.",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			text, p, err := readPack(args[0])
			if err != nil {
				return usage("%w", err)
			}
			if problems := pack.Validate(text); len(problems) > 0 { // Load takes the program's own packs as checked
				return usage("%w", &pack.Error{Name: args[0], Problems: problems})
			}
			asked := cmd.Flags().Changed("for") || cmd.Flags().Changed("scale")
			var r *recipe.Recipe
			if asked {
				if r, err = recipe.Load(of, nil, scale, designs.Sections()...); err != nil {
					return usage("%w", err)
				}
				if len(r.World.Domains) == 0 {
					return usage("recipe %s draws on no domain pack: expected one of %s, or a file like them", r.Name,
						strings.Join(drawing(), ", "))
				}
			}
			c, err := a.printCarried(args[0], p)
			switch {
			case err != nil || a.json:
				return err
			case asked:
				return a.printThin(p, r, scale)
			}
			return a.hintThin(args[0], c)
		},
	}
	cmd.Flags().StringVar(&of, "for", "quickstart", "name what is thin for this recipe")
	cmd.Flags().Float64Var(&scale, "scale", 1, "name what is thin for the recipe at this scale")
	return cmd
}

// printCarried says what a sound pack carries.
func (a *app) printCarried(name string, p *pack.Pack) (carried, error) {
	c := carried{p.Capacity(), largest(name)}
	if a.json {
		return c, a.encode(c)
	}
	fmt.Fprintf(a.out, "%s is sound.\n%s", name, c.Capacity)
	for _, recipe := range drawing() {
		fits := c.Scales[recipe]
		if fits == "" {
			fits = "none"
		}
		fmt.Fprintf(a.out, "%-15s largest --scale that fits, with this pack alone: %s\n", recipe, fits)
	}
	return c, nil
}

// hintThin says how to learn what a large corpus would want more of.
func (a *app) hintThin(name string, c carried) error {
	if len(c.Thin) == 0 {
		return nil
	}
	_, err := fmt.Fprintf(a.out, "thin            %d lists are shorter than a project-year wants; %s names them\n",
		len(c.Thin), command("domain", "check", name, "--for", "workplace"))
	return err
}

// printThin names what a pack has too little of for the projects of a recipe.
func (a *app) printThin(p *pack.Pack, r *recipe.Recipe, scale float64) error {
	tasks := r.World.TasksPerGroup * r.World.Groups
	if len(r.World.Tasks) > 0 {
		tasks = slices.Max(r.World.Tasks)
	}
	thin := p.Thin(pack.PartOfYear(tasks))
	if len(thin) == 0 {
		_, err := fmt.Fprintf(a.out, "nothing is thin for %s at scale %g (%d tasks a project)\n", r.Name, scale, tasks)
		return err
	}
	fmt.Fprintf(a.out, "thin for %s at scale %g (%d tasks a project)\n", r.Name, scale, tasks)
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
