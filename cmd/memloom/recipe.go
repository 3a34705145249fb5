package main

import (
	"fmt"
	"maps"
	"slices"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"memloom/pipeline/recipe"
)

func (a *app) recipeCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "recipe", Short: "List recipes, or show one with its keys", Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.recipeList(), a.recipeShow())
	return cmd
}

func (a *app) recipeList() *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List the recipes that memloom carries", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', 0)
			for _, name := range recipe.Names() {
				r, err := recipe.Load(name, nil, 1)
				if err != nil {
					return err
				}
				if a.json {
					if err := a.encode(map[string]string{"name": r.Name, "description": r.Description}); err != nil {
						return err
					}
					continue
				}
				fmt.Fprintf(w, "%s\t%s\n", r.Name, r.Description)
			}
			return w.Flush()
		},
	}
}

func (a *app) recipeShow() *cobra.Command {
	var scale float64
	var set []string
	cmd := &cobra.Command{
		Use: "show RECIPE", Short: "Show every key of a recipe: value, bounds, how it scales, what it is", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			r, err := recipe.Load(args[0], set, scale)
			if err != nil {
				return usage("%w", err)
			}
			if a.json {
				return a.encode(r.Keys())
			}
			w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', 0)
			fmt.Fprintln(w, "key\tvalue\tbounds\tscale\t")
			for _, k := range r.Keys() {
				bounds := ""
				if k.Min != "" || k.Max != "" {
					bounds = k.Min + "…" + k.Max
				}
				fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\n", k.Path, k.Value, bounds, k.Scale, k.Doc)
				for _, name := range slices.Sorted(maps.Keys(k.Parts)) {
					fmt.Fprintf(w, "  %s\t%d\t\t\t\n", name, k.Parts[name])
				}
			}
			return w.Flush()
		},
	}
	cmd.Flags().Float64Var(&scale, "scale", 1, "show the sizes at this scale")
	cmd.Flags().StringArrayVar(&set, "set", nil, "changes one key, e.g. dialogue.words=22")
	return cmd
}
