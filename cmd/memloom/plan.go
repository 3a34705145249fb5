package main

import (
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"memloom/pipeline"
)

func (a *app) planCommand() *cobra.Command {
	var f settingFlags
	cmd := &cobra.Command{
		Use:   "plan [RECIPE]",
		Short: "Say what generate would do: units and calls per stage, without a call",
		Args:  cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			s, err := f.settings(recipeArg(args))
			if err != nil {
				return err
			}
			e, err := pipeline.Estimate(s, pipeline.Families())
			if err != nil {
				return usage("%w", err)
			}
			if a.json {
				return a.encode(e)
			}
			w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', 0)
			fmt.Fprintf(w, "%s at scale %g, %s, seed %d: %d messages, %d items wanted\n\n", s.Recipe.Name, s.Scale, domainNames(s), s.Seed, e.Messages, e.Items)
			fmt.Fprintln(w, "stage\tunits\tcalls\t")
			for _, st := range e.Stages {
				fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", st.Name, st.Units, st.Calls, st.Note)
			}
			fmt.Fprintln(w, "\nThe built-in model has no price; calls count what a language model would be asked.")
			return w.Flush()
		},
	}
	f.register(cmd, a.cpus)
	return cmd
}
