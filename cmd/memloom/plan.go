package main

import (
	"fmt"
	"io"
	"math"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"memloom/pipeline"
)

// forecast is what plan says.
type forecast struct {
	*pipeline.Estimated
	Cost  *pipeline.Priced `json:"cost,omitempty"` // with a models file
	Pilot *piloted         `json:"pilot,omitempty"`
}

func (a *app) planCommand() *cobra.Command {
	var f settingFlags
	var chosen modelFlags
	var p pilotFlags
	cmd := &cobra.Command{
		Use:   "plan [RECIPE]",
		Short: "Say what generate would do: units, calls, tokens and dollars per stage, without a call",
		Long: "Say what generate would do, without a call: units and calls per stage and, with --models,\n" +
			"tokens and dollars within bounds. --pilot N asks the models for N real units of what can be\n" +
			"asked beforehand, in the folder of the run, and says it again with what was measured.",
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			s, err := f.settings(recipeArg(args))
			if err != nil {
				return err
			}
			c, err := chosen.read()
			if err != nil {
				return err
			}
			s.Templates = c.templates
			if err := p.check(c, chosen); err != nil {
				return err
			}
			e, err := pipeline.Estimate(s, pipeline.Families())
			if err != nil {
				return usage("%w", err)
			}
			out := forecast{Estimated: e}
			if c.file != nil {
				cost := e.Price(playersOf(c.file, s.Recipe.Filters.Panel))
				out.Cost = &cost
			}
			if p.n > 0 {
				if err := c.ready(chosen); err != nil {
					return err
				}
				j := job{dir: runFolder(p.out, s), settings: s, cast: c, flags: chosen, workers: f.atOnce(cmd)}
				if out.Pilot, err = a.pilot(cmd.Context(), j, p, e); err != nil {
					return err
				}
			}
			if a.json {
				return a.encode(out)
			}
			fmt.Fprintf(a.out, "%s at scale %g, %s, seed %d: %d messages, %d items wanted\n\n", s.Recipe.Name, s.Scale, domainNames(s), s.Seed, e.Messages, e.Items)
			return out.print(a.out)
		},
	}
	f.register(cmd)
	f.registerWorkers(cmd, a.cpus)
	chosen.register(cmd, "units and calls are counted, not dollars")
	cmd.Flags().StringVar(&chosen.budget, "budget-usd", "", "dollars that a pilot may cost")
	p.register(cmd)
	return cmd
}

func (f forecast) print(to io.Writer) error {
	w := tabwriter.NewWriter(to, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "stage\tunits\tcalls\t")
	for _, st := range f.Stages {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", st.Name, st.Units, st.Calls, st.Note)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if f.Cost == nil {
		_, err := fmt.Fprintln(to, "\nThe built-in model has no price; calls count what a language model would be asked. --models says what that costs.")
		return err
	}
	fmt.Fprintln(to, "\nof language models")
	if err := printCosts(to, *f.Cost); err != nil {
		return err
	}
	if f.Pilot != nil {
		if err := f.Pilot.print(to); err != nil {
			return err
		}
	}
	_, err := fmt.Fprint(to, advice)
	return err
}

// advice says what the figures leave out, and what caps them.
const advice = `
Low: every first draft is accepted and nothing asked twice; high: every draft is judged, a quarter of all is asked
again, answers are twice as long. What models think aloud before they answer is counted as output and is not in it:
--pilot measures it. generate --budget-usd X pauses at X dollars, --stage-budget-usd STAGE=X at what a stage may cost.
`

// printCosts prints what stages take, and all of them.
func printCosts(to io.Writer, p pipeline.Priced) error {
	w := tabwriter.NewWriter(to, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "stage\tcalls\ttokens in\tcached\ttokens out\tdollars\t")
	line := func(name string, c pipeline.StageCost) {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t\n", name, count(c.Calls), count(c.In), short3(c.Cached.Likely), count(c.Out), dollars(c))
	}
	for _, c := range p.Stages {
		line(c.Stage, c)
	}
	line("total", p.Total)
	if err := w.Flush(); err != nil {
		return err
	}
	if len(p.Total.Unpriced) > 0 {
		_, err := fmt.Fprintf(to, "No price is known of %s: what they cost is not among the dollars.\n", strings.Join(p.Total.Unpriced, ", "))
		return err
	}
	return nil
}

// count shows bounds: low–high (likely).
func count(s pipeline.Span) string {
	if s.Low == s.High {
		return short3(s.Likely)
	}
	return fmt.Sprintf("%s–%s (%s)", short3(s.Low), short3(s.High), short3(s.Likely))
}

// short3 shows a number with three digits: 874, 12.3k, 4.56M.
func short3(n float64) string {
	for _, unit := range []struct {
		size float64
		name string
	}{{1e9, "G"}, {1e6, "M"}, {1e3, "k"}} {
		if n >= unit.size*0.9995 {
			x := n / unit.size
			places := max(0, 2-int(math.Floor(math.Log10(x*1.0005))))
			return fmt.Sprintf("%.*f%s", places, x, unit.name)
		}
	}
	return fmt.Sprintf("%.0f", n)
}
