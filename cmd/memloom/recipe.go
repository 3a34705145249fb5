package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"memloom/internal/table"
	"memloom/pipeline/designs"
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
			rows := table.New(table.Words("recipe"), table.Sentences("description"))
			for _, name := range recipe.Names() {
				r, err := recipe.Load(name, nil, 1, designs.Sections()...)
				if err != nil {
					return err
				}
				if a.json {
					if err := a.encode(map[string]string{"name": r.Name, "description": r.Description}); err != nil {
						return err
					}
					continue
				}
				rows.Row(r.Name, r.Description)
			}
			return a.table(rows)
		},
	}
}

// recipeHead tells, above what `recipe show` prints, what that is good for.
const recipeHead = "# The recipe %[1]s with every key: bounds, how it grows with --scale (else not at all), what it is.\n" +
	"# Save it, change it, and `memloom generate FILE` takes it. A file with `extends: %[1]s` needs no more\n" +
	"# than a name of its own and the keys that differ.\n"

func (a *app) recipeShow() *cobra.Command {
	var scale float64
	var set []string
	cmd := &cobra.Command{
		Use: "show RECIPE", Short: "Show a recipe with every key and what it is, as a file that generate takes", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			r, err := recipe.Load(args[0], set, scale, designs.Sections()...)
			if err != nil {
				return usage("%w", err)
			}
			if a.json {
				return a.encode(r.Keys())
			}
			text, err := r.Explain()
			if err != nil {
				return err
			}
			a.folder.Off()
			fmt.Fprintf(a.out, recipeHead, args[0])
			_, err = a.out.Write(text)
			return err
		},
	}
	cmd.Flags().Float64Var(&scale, "scale", 1, "show the sizes at this scale")
	cmd.Flags().StringArrayVar(&set, "set", nil, "changes one key, e.g. dialogue.words=22")
	return cmd
}
