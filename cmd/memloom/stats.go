package main

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"memloom/internal/stats"
	"memloom/output"
	"memloom/pipeline/recipe"
)

func (a *app) stats() *cobra.Command {
	return &cobra.Command{
		Use:   "stats DIR",
		Short: "The corpus in tables, beside the published figures",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			c, m, err := output.Read(args[0], output.Data, output.Scaffold)
			if err != nil {
				return err
			}
			var asked recipe.Recipe // what a corpus without parameters does not say stays zero
			if len(m.Parameters) > 0 {
				if err := json.Unmarshal(m.Parameters, &asked); err != nil {
					return fmt.Errorf("reading the recipe in the manifest of %s: %w", args[0], err)
				}
			}
			report := stats.Compute(stats.Input{
				Corpus: c, Absent: m.Absent, Recipe: m.Recipe, Scale: m.Scale, Seed: m.Seed,
				Words: asked.Dialogue.Words, PerDay: asked.Dialogue.MessagesPerDay,
			})
			if a.json {
				return json.NewEncoder(a.out).Encode(report)
			}
			return report.Text(a.out)
		},
	}
}
