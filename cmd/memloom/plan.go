package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/llm/money"
	"memloom/internal/table"
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
	Thinking *thought   `json:"total_if_models_think,omitempty"` // without a pilot, which measures it

	priced bool // with a models file: dollars are told
}

// thinking is by how much the tokens of an answer grow where a model thinks before it answers. It is assumed: it depends on
// the model alone, and a pilot measures it.
const thinking = 4

// thought is what all stages come to where every model thinks.
type thought struct {
	Factor float64  `json:"factor"`
	Basis  string   `json:"basis"` // assumed
	Out    float64  `json:"tokens_out"`
	Cost   *float64 `json:"nano_dollars,omitempty"`
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
	if out.Total.Out.Likely > 0 {
		out.Thinking = &thought{Factor: thinking, Basis: "assumed", Out: thinking * out.Total.Out.Likely}
		if priced && takes.Total.Cost.Likely > 0 {
			all := takes.Total.Cost.Likely + (thinking-1)*takes.Total.OutCost
			out.Thinking.Cost = &all
		}
	}
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
			e, err := c.foresee(cmd.Context(), s)
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
			return out.print(a)
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

func (f forecast) print(a *app) error {
	to := a.out
	if f.Pilot != nil {
		if err := f.Pilot.print(to, a.line()); err != nil {
			return err
		}
	}
	t, of := f.table()
	if err := a.table(t); err != nil {
		return err
	}
	a.legend(of)
	f.lowest(to)
	if len(f.Total.Unpriced) > 0 {
		fmt.Fprintf(to, "No price is known of %s: what they cost is not among the dollars.\n",
			strings.Join(f.Total.Unpriced, ", "))
	}
	switch {
	case f.Pilot != nil:
		fmt.Fprintf(to, advicePiloted, f.Pilot.Without.cost(), command("resume", f.Pilot.Dir))
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
As if a language model wrote and guessed; verdicts are computed and ask no model. --models FILE prices a cast.
`
	advice = `
Low–high are bounds for models that mostly keep to what is asked, no worst case. generate --budget-usd X pauses at
X dollars, --stage-budget-usd STAGE=X at what a stage may cost.
`
	advicePiloted = `
Low–high: of what the pilot asked, by the ratio of what its units took to what they were expected to take, with
the 95 %% interval, which narrows with more units; the other stages by that ratio. Without the pilot it was %[1]s.
` + "%[2]s makes the corpus, and another --pilot goes on in the folder: nothing is paid for twice.\n"
)

// table is what every stage takes, and all of them, with the stages that it names. Ranges are columns of their own.
func (f forecast) table() (*table.Table, codes) {
	of := codes{"column units": true}
	t := table.New(table.Words("stage"),
		table.Numbers("units", "calls", "low–high", "tokens in", "tokens out", "dollars", "low–high"))
	t.Zeros = "stages ask no model"
	for _, p := range f.Stages {
		if p.Calls.High == 0 {
			t.Zero()
			continue
		}
		of.add("stage", p.Stage)
		t.Row(append([]string{p.Stage, short3(p.Units.Likely)}, p.asked()...)...)
	}
	t.Row(append([]string{"total", ""}, f.Total.asked()...)...)
	if x := f.Thinking; x != nil {
		row := []string{"if models think", "", "", "", "", short3(x.Out)}
		if x.Cost != nil {
			row = append(row, money.Nano(*x.Cost).Rounded())
		}
		t.Row(row...)
		t.Heading(fmt.Sprintf("(thinking is output: %d times the answer, by assumption; --pilot N measures it)", thinking))
	}
	return t, of
}

// lowest says of the stages that may ask no model what that depends on: a bound of 0 does not explain itself.
func (f forecast) lowest(to io.Writer) {
	head := "\nWhat may take no call at all:\n"
	for _, p := range f.Stages {
		if p.Calls.High > 0 && short3(p.Calls.Low) == "0" && p.Note != "" {
			fmt.Fprintf(to, "%s  %-9s %s\n", head, p.Stage, p.Note)
			head = ""
		}
	}
}

// asked are the columns of calls, tokens and dollars. The tokens that a cache serves are in the JSON form alone.
func (p expected) asked() []string {
	row := []string{short3(p.Calls.Likely), bounds(p.Calls), short3(p.In.Likely), short3(p.Out.Likely)}
	if p.Cost != nil {
		likely, between := p.dollars()
		row = append(row, likely, between)
	}
	return row
}

// dollars returns the likely cost and its bounds. What has no price is at least the rest.
func (p expected) dollars() (likely, between string) {
	show := func(n float64) string { return money.Nano(n).Rounded() }
	c := p.Cost
	switch {
	case len(p.Unpriced) > 0 && c.High == 0:
		return "unknown", ""
	case len(p.Unpriced) > 0:
		return "at least " + show(c.Likely), show(c.Low) + "–" + show(c.High)
	}
	return show(c.Likely), show(c.Low) + "–" + show(c.High)
}

// cost shows what it costs with its bounds in one text.
func (p expected) cost() string {
	likely, between := p.dollars()
	if between == "" {
		return likely
	}
	return likely + " (" + between + ")"
}

// bounds shows the ends of a span, "" where they are one.
func bounds(s cost.Span) string {
	if short3(s.Low) == short3(s.High) {
		return ""
	}
	return short3(s.Low) + "–" + short3(s.High)
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
