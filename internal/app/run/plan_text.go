package run

import (
	"fmt"
	"math"
	"strings"

	"memloom/internal/app"
	"memloom/internal/llm/money"
	"memloom/internal/table"
	"memloom/pipeline/cost"
)

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

// Text prints what is foreseen.
func (f *Forecast) Text(c *app.Console) {
	s := f.settings
	c.Printf("%s at scale %g, %sseed %d: %s messages, %d items wanted\n\n%s", s.Recipe.Name, s.Scale, domainNames(s),
		s.Seed, short3(f.Messages.Likely), f.Items, heldText(s))
	if f.Pilot != nil {
		f.Pilot.print(c)
	}
	t, of := f.table()
	c.Table(t)
	c.Legend(of)
	// What the stages that may ask no model depend on: a bound of 0 does not explain itself.
	head := "\nWhat may take no call at all:\n"
	for _, p := range f.Stages {
		if p.Calls.High > 0 && short3(p.Calls.Low) == "0" && p.Note != "" {
			c.Printf("%s  %-9s %s\n", head, p.Stage, p.Note)
			head = ""
		}
	}
	if len(f.Total.Unpriced) > 0 {
		c.Printf("No price is known of %s: what they cost is not among the dollars.\n", strings.Join(f.Total.Unpriced, ", "))
	}
	switch {
	case f.Pilot != nil:
		c.Printf(advicePiloted, f.Pilot.Without.dollars(), app.Command("resume", f.Pilot.Dir))
	case f.priced:
		c.Printf(advice)
	default:
		c.Printf(adviceFree)
	}
}

// table is what every stage takes, and all of them, with the stages that it names. Ranges are columns of their own.
func (f *Forecast) table() (*table.Table, app.Codes) {
	of := app.Codes{"column units": true}
	t := table.New(table.Words("stage"),
		table.Numbers("units", "calls", "low–high", "tokens in", "tokens out", "dollars", "low–high"))
	t.Zeros = "stages ask no model"
	for _, p := range f.Stages {
		if p.Calls.High == 0 {
			t.Zero()
			continue
		}
		of.Add("stage", p.Stage)
		t.Row(append([]string{p.Stage, short3(p.Units.Likely)}, p.cells()...)...)
	}
	t.Row(append([]string{"total", ""}, f.Total.cells()...)...)
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

// cells are the columns of calls, tokens and dollars. The tokens that a cache serves are in the JSON form alone.
func (p Expected) cells() []string {
	row := []string{short3(p.Calls.Likely), bounds(p.Calls), short3(p.In.Likely), short3(p.Out.Likely)}
	if p.Cost != nil {
		likely, between := p.price()
		row = append(row, likely, between)
	}
	return row
}

// price returns the likely cost and its bounds. What has no price is at least the rest.
func (p Expected) price() (likely, between string) {
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

// dollars shows what it costs with its bounds in one text.
func (p Expected) dollars() string {
	likely, between := p.price()
	return likely + bracketed(between)
}

// Line is what is expected in words.
func (p Expected) Line() string {
	return fmt.Sprintf("%s calls, %s tokens in, %s out, %s", count(p.Calls), count(p.In), count(p.Out), p.dollars())
}

func bracketed(text string) string {
	if text == "" {
		return ""
	}
	return " (" + text + ")"
}

// bounds shows the ends of a span, "" where they are one.
func bounds(s cost.Span) string {
	if short3(s.Low) == short3(s.High) {
		return ""
	}
	return short3(s.Low) + "–" + short3(s.High)
}

// count shows a span: likely (low–high).
func count(s cost.Span) string { return short3(s.Likely) + bracketed(bounds(s)) }

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
