package run

import (
	"fmt"
	"strings"

	"memloom/internal/app"
	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/measure"
	"memloom/internal/table"
	"memloom/output"
)

// Text prints how far a run has come.
func (s *Standing) Text(c *app.Console) {
	c.Printf("%s: %s\n", s.Dir, s.State())
	s.printStages(c)
	for _, f := range s.Failures {
		c.Printf("%s\n", f)
	}
	if s.Counts != nil {
		printCounts(c, s.Counts)
		printYields(c, s.Yields)
		c.Printf("\n")
		if m := s.Mended; m != nil && m.Repaired+m.Flagged > 0 {
			c.Printf("repaired messages: %d, flagged passages: %d (audit/repairs, audit/flagged_passages)\n", m.Repaired,
				m.Flagged)
		}
		if u := s.Unique; u != nil && u.Items > 0 {
			each := func(n int) float64 { return float64(n) / float64(u.Items) }
			c.Printf("per item the search for other messages that answer it took %.1f model calls and %.0f tokens; reading "+
				"every conversation would take %.1f and %.0f\n", each(u.Calls), each(u.Tokens), each(u.ExhaustiveCalls),
				each(u.ExhaustiveTokens))
		}
	}
	s.printCalls(c)
	if s.Earlier != nil {
		c.Printf("earlier runs in this folder: %s\n", s.Earlier.dollars())
	}
	if len(s.Short) > 0 {
		c.Printf("%s\n", shortText(s.Short))
	}
	printMissed(c, s.Missed, s.Moved)
}

// printStages writes a row a stage that is not finished, or failed somewhere.
func (s *Standing) printStages(c *app.Console) {
	if len(s.Stages) == 0 {
		return
	}
	t := table.New(table.Words("stage"), table.Numbers("done", "of", "failed"))
	t.Zeros = "stages are done, without a failure"
	of := app.Codes{}
	for _, p := range s.Stages {
		if s.Finished && p.Done == p.Total && p.Failed == 0 {
			t.Zero()
			continue
		}
		of.Add("stage", p.Stage)
		t.Row(app.Cells(p.Stage, p.Done, p.Total, p.Failed)...)
	}
	section(c, t, of)
}

// section prints a table below an empty line, with what its codes mean.
func section(c *app.Console, t *table.Table, of app.Codes) {
	c.Printf("\n")
	c.Table(t)
	c.Legend(of)
}

// printCounts writes what became of the drafts of each family.
func printCounts(c *app.Console, n *output.Counts) {
	t := table.New(table.Words("family"), table.Numbers("drafted", "accepted", "rejected", "flagged", "surplus"))
	for _, f := range append(n.Families, output.FamilyCount{Family: "all", ItemCounts: n.Items}) {
		t.Row(app.Cells(f.Family, f.Drafted, f.Accepted, f.Rejected, f.Flagged, f.Surplus)...)
	}
	section(c, t, app.Codes{"status rejected": true, "status flagged": true, "status surplus": true})
}

// printYields says of every family what each filter let through of what it judged.
func printYields(c *app.Console, list []measure.Yield) {
	if len(list) == 0 {
		return
	}
	t := table.New(table.Words("family", "filter"), table.Numbers("judged", "rejected", "undetermined"))
	of := app.Codes{"outcome undetermined": true}
	t.Zeros = "other pairs of family and filter let every draft pass"
	for _, y := range list {
		for _, f := range y.Filters {
			if f.Fell+f.Open == 0 {
				t.Zero()
				continue
			}
			of.Add("filter", f.Filter)
			t.Row(app.Cells(y.Family, f.Filter, f.Judged, f.Fell, f.Open)...)
		}
	}
	if t.Len() == 0 {
		of = nil
	}
	section(c, t, of)
	printDoubts(c, list)
}

// printCalls says what was asked of models, by stage.
func (s *Standing) printCalls(c *app.Console) {
	all := s.Asked
	switch {
	case all == nil && s.Spending != nil:
		c.Printf("\ncost: nothing yet\n")
		return
	case all == nil:
		c.Printf("\ncost: nothing (the built-in model has no price)\n")
		return
	}
	t := table.New(table.Words("stage", "model"),
		table.Numbers("calls", "answered", "requests", "in doubt", "tokens in", "cached", "out", "cost"))
	total := *all
	total.Stage = "all"
	for _, x := range append(s.Calls, total) {
		t.Row(app.Cells(x.Stage, x.Model, x.Calls, x.Answered, x.Requests, x.InDoubt, x.Tokens.In, x.Tokens.Cached,
			x.Tokens.Out, x.dollars())...)
	}
	section(c, t, nil)
	c.Printf("\nanswers: %s\n", rungs(all.Rungs))
	if text := estimated(s.Spending); text != "" {
		c.Printf("estimated at the start: %s\n", text)
	}
	printDoubt(c, all)
	if all.Failed > 0 {
		c.Printf("without an answer: %d questions, some of which were then asked in other words or of another model "+
			"(audit/failures has those that stayed so)\n", all.Failed)
	}
	if all.Hits > 0 {
		c.Printf("cache: questions were answered from the journal %d times", all.Hits)
		if all.Inherited > 0 {
			c.Printf("; what earlier runs in this folder had paid for it was %s", money.Nano(all.Inherited).Rounded())
		}
		c.Printf("\n")
	}
}

// printDoubt says what is not known of the cost, and what it may come to.
func printDoubt(c *app.Console, all *Asked) {
	var what []string
	if all.InDoubt > 0 {
		what = append(what, fmt.Sprintf("%d requests brought no answer and may have been charged", all.InDoubt))
	}
	if all.Unknown > 0 {
		what = append(what, fmt.Sprintf("%d answers do not say what they cost", all.Unknown))
	}
	if len(what) == 0 {
		return
	}
	most := "nobody knows how much"
	if all.DoubtfulNanos > 0 {
		most = money.Nano(all.DoubtfulNanos).Rounded() + " as estimated beforehand"
	}
	c.Printf("in doubt: %s: %s\n", strings.Join(what, ", "), most)
}

// rungs says how far down the ladder answers were got.
func rungs(n map[string]int) string {
	text := ""
	for _, x := range []struct {
		rung llm.Rung
		text string
	}{
		{llm.RungDecoded, "as they came"}, {llm.RungRepaired, "repaired"}, {llm.RungAsked, "asked again"},
		{llm.RungStronger, "by the stronger model"}, {llm.RungFailed, "never acceptable"},
	} {
		if n[string(x.rung)] > 0 {
			text += fmt.Sprintf(", %d %s", n[string(x.rung)], x.text)
		}
	}
	if text == "" {
		return "none yet"
	}
	return text[2:]
}
