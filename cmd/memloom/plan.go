package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/fold"
	"memloom/internal/llm/money"
	"memloom/pipeline"
	"memloom/pipeline/cost"
)

// forecast is what plan says: what a run takes, by stage and in all, by the pilot if there was one.
type forecast struct {
	Messages cost.Span  `json:"messages"`
	Items    int        `json:"items_wanted"`
	Panel    int        `json:"panel"` // members of the blind panel for which calls are counted
	Stages   []expected `json:"stages"`
	Total    expected   `json:"total"`
	Pilot    *piloted   `json:"pilot,omitempty"`

	priced bool // with a models file: dollars are told
}

// expected is what a stage, or all of them, takes.
type expected struct {
	Stage  string     `json:"stage,omitempty"`
	Units  *cost.Span `json:"units,omitempty"`
	Calls  cost.Span  `json:"calls"`
	In     cost.Span  `json:"tokens_in"`
	Cached cost.Span  `json:"tokens_cached"` // of those in
	Out    cost.Span  `json:"tokens_out"`
	Cost   *cost.Span `json:"nano_dollars,omitempty"` // with a models file, of what has a price
	// Unpriced are the models without a price.
	Unpriced []string `json:"unpriced,omitempty"`
	Prefix   float64  `json:"prefix,omitempty"` // share of prompts that a cache can serve
	Note     string   `json:"note,omitempty"`
}

// foresee puts stages beside what models take in them.
func foresee(e *cost.Estimate, takes cost.Priced, priced bool) forecast {
	out := forecast{Messages: e.Messages, Items: e.Items, Panel: e.Panel, priced: priced}
	of := func(c cost.StageCost) expected {
		p := expected{Stage: c.Stage, Calls: c.Calls, In: c.In, Cached: c.Cached, Out: c.Out, Unpriced: c.Unpriced}
		if priced {
			p.Cost = &c.Cost
		}
		return p
	}
	for _, s := range e.Stages {
		p := expected{Stage: s.Name}
		if i := slices.IndexFunc(takes.Stages, func(c cost.StageCost) bool { return c.Stage == s.Name }); i >= 0 {
			p = of(takes.Stages[i])
		}
		p.Units, p.Prefix, p.Note = &s.Units, s.Prefix, s.Note
		out.Stages = append(out.Stages, p)
	}
	out.Total = of(takes.Total)
	return out
}

func (a *app) planCommand() *cobra.Command {
	var f settingFlags
	var chosen modelFlags
	var p pilotFlags
	cmd := &cobra.Command{
		Use:   "plan [RECIPE]",
		Short: "Say what generate would do: units, calls, tokens and dollars per stage",
		Long: "Say what generate would do, without a call unless --pilot asks for some: units, calls and tokens per stage and, with\n" +
			"--models, dollars, each likely and within bounds. --pilot N asks the models for N real units of\n" +
			"what can be asked beforehand, in the folder of the run, and says it with what was measured.",
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			s, err := f.read(cmd.Context(), recipeArg(args))
			if err != nil {
				return err
			}
			c, err := chosen.read()
			if err != nil {
				return err
			}
			s.Templates = c.templates
			if err := p.check(s, c, chosen); err != nil {
				return err
			}
			if err := c.carry(s.Recipe); err != nil {
				return err
			}
			e, err := pipeline.Estimate(cmd.Context(), s)
			if err != nil {
				return f.notBegun(recipeArg(args), err)
			}
			cost := e.Price(nil)
			if c.file != nil {
				cost = e.Price(playersOf(c.file, s.Recipe.Filters.Panel))
			}
			out := foresee(e, cost, c.file != nil)
			if p.n > 0 {
				if err := c.ready(chosen); err != nil {
					return err
				}
				j := job{dir: runFolder(p.out, s), settings: s, cast: c, flags: chosen, workers: f.atOnce(cmd)}
				if out, err = a.pilotBeside(cmd.Context(), j, p, e, cost); err != nil {
					return err
				}
			}
			if a.json {
				return a.encode(out)
			}
			out.head(a.out, s)
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

// head says what is foreseen.
func (f forecast) head(to io.Writer, s pipeline.Settings) {
	fmt.Fprintf(to, "%s at scale %g, %sseed %d: %s messages, %d items wanted\n\n", s.Recipe.Name, s.Scale,
		domainNames(s), s.Seed, short3(f.Messages.Likely), f.Items)
	fmt.Fprint(to, heldText(s))
}

func (f forecast) print(to io.Writer) error {
	if f.Pilot != nil {
		if err := f.Pilot.print(to); err != nil {
			return err
		}
	}
	if err := f.table(to); err != nil {
		return err
	}
	f.lowest(to)
	if len(f.Total.Unpriced) > 0 {
		fmt.Fprintf(to, "No price is known of %s: what they cost is not among the dollars.\n",
			strings.Join(f.Total.Unpriced, ", "))
	}
	switch {
	case f.Pilot != nil:
		fmt.Fprintf(to, advicePiloted, f.Pilot.Without.dollars(), command("resume", f.Pilot.Dir))
	case f.priced:
		fmt.Fprint(to, advice)
	default:
		fmt.Fprint(to, adviceFree)
	}
	return nil
}

// What figures mean, what they leave out, and what caps them.
const (
	adviceFree = `
Likely (low–high), as if a language model did all. The built-in model has no price; --models says what others cost.
`
	advice = `
Likely (low–high): bounds for models that mostly keep to what is asked, no worst case. What models think aloud before
they answer is paid as output and is not in it: --pilot N measures it. generate --budget-usd X pauses at X dollars,
--stage-budget-usd STAGE=X at what a stage may cost.
`
	advicePiloted = `
Likely (low–high): of what the pilot asked, by the ratio of what its units took to what they were expected to take, with
the 95 %% interval, which narrows with more units; the other stages by that ratio. Without the pilot it was %[1]s.
` + "%[2]s makes the corpus, and another --pilot goes on in the folder: nothing is paid for twice.\n"
)

// table is what every stage takes, and all of them.
func (f forecast) table(to io.Writer) error {
	head := []string{"stage", "units", "calls", "tokens in", "cached", "tokens out"}
	if f.priced {
		head = append(head, "dollars")
	}
	rows := [][]string{head}
	for _, p := range f.Stages {
		rows = append(rows, append([]string{p.Stage, count(*p.Units)}, p.asked()...))
	}
	rows = append(rows, append([]string{"total", ""}, f.Total.asked()...))
	for _, line := range fold.Rows(rows, fold.Width) {
		fmt.Fprintln(to, line)
	}
	return nil
}

// lowest says of the stages that may ask nobody what they hang on: a bound of 0 does not explain itself.
func (f forecast) lowest(to io.Writer) {
	head := "\nWhat may take no call at all:\n"
	for _, p := range f.Stages {
		if p.Calls.High > 0 && short3(p.Calls.Low) == "0" && p.Note != "" {
			fmt.Fprintf(to, "%s  %-9s %s\n", head, p.Stage, p.Note)
			head = ""
		}
	}
}

// asked are the columns of what models take; none where none is asked.
func (p expected) asked() []string {
	if p.Calls.High == 0 {
		return nil
	}
	row := []string{count(p.Calls), count(p.In), short3(p.Cached.Likely), count(p.Out)}
	if p.Cost != nil {
		row = append(row, p.dollars())
	}
	return row
}

// dollars shows what it costs: what has no price is at least the rest.
func (p expected) dollars() string {
	show := func(n float64) string { return money.Nano(n).Rounded() }
	c := p.Cost
	text := fmt.Sprintf("%s (%s–%s)", show(c.Likely), show(c.Low), show(c.High))
	switch {
	case len(p.Unpriced) > 0 && c.High == 0:
		return "unknown"
	case len(p.Unpriced) > 0:
		return "at least " + text
	}
	return text
}

// count shows bounds: likely (low–high).
func count(s cost.Span) string {
	if short3(s.Low) == short3(s.High) {
		return short3(s.Likely)
	}
	return fmt.Sprintf("%s (%s–%s)", short3(s.Likely), short3(s.Low), short3(s.High))
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
