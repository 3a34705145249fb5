package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/runstore"
	"memloom/internal/table"
	"memloom/output"
)

// asked is what a stage, or the whole run, asked of models of providers.
type asked struct {
	Stage    string `json:"stage,omitempty"` // empty: all of them
	Model    string `json:"model,omitempty"`
	Calls    int    `json:"calls"` // different questions
	Answered int    `json:"answered"`
	Failed   int    `json:"failed,omitempty"` // given up

	Requests int `json:"requests"`
	Retries  int `json:"retries,omitempty"`
	InDoubt  int `json:"in_doubt,omitempty"` // requests that may have been charged though no answer came
	Hits     int `json:"cache_hits,omitempty"`

	Tokens struct {
		In     int64 `json:"in"`
		Cached int64 `json:"cached"`
		Out    int64 `json:"out"`
	} `json:"tokens"`
	NanoDollars   int64          `json:"nano_dollars"`
	Unknown       int            `json:"cost_unknown,omitempty"`           // answers whose cost is not known
	DoubtfulNanos int64          `json:"nano_dollars_in_doubt,omitempty"`  // what requests in doubt, and answers of unknown cost, were thought to cost
	Inherited     int64          `json:"nano_dollars_inherited,omitempty"` // what answers cost that an earlier run paid for and this one uses
	NotSent       int            `json:"not_sent,omitempty"`               // requests that never left
	Rungs         map[string]int `json:"rungs,omitempty"`                  // of the ladder of structured output
}

// askedOf says what a run asked, by stage and model, and in all; nil where it asked nothing but the built-in model.
func askedOf(store *runstore.Store) ([]asked, *asked, error) {
	totals, err := store.CallTotals()
	if err != nil || len(totals) == 0 {
		return nil, nil, err
	}
	var list []asked
	all := &asked{}
	for _, t := range totals {
		step := llm.Step(t.Stage) // rounds are one
		i := slices.IndexFunc(list, func(x asked) bool { return x.Stage == step && x.Model == t.Model })
		if i < 0 {
			i = len(list)
			list = append(list, asked{Stage: step, Model: t.Model})
		}
		list[i].add(t)
		all.add(t)
	}
	return list, all, nil
}

// inOrder puts what stages asked into the order in which they run.
func inOrder(list []asked, stages []runstore.Progress) {
	place := map[string]int{}
	for i, p := range slices.Backward(stages) {
		place[llm.Step(p.Stage)] = i
	}
	slices.SortStableFunc(list, func(a, b asked) int { return cmp.Compare(place[a.Stage], place[b.Stage]) })
}

// earlier is what the runs cost whose place in the folder a later one took. Their
// answers serve it where it asks the same.
type earlier struct {
	NanoDollars   int64 `json:"nano_dollars"`
	Unknown       int   `json:"cost_unknown,omitempty"`
	DoubtfulNanos int64 `json:"nano_dollars_in_doubt,omitempty"`
}

// earlierOf returns nil where there was no such run, or it asked nothing.
func earlierOf(store *runstore.Store) (*earlier, error) {
	c, err := store.Earlier()
	if err != nil || c == (runstore.Charges{}) {
		return nil, err
	}
	return &earlier{c.Cost, c.Unknown, c.Doubt}, nil
}

func (e *earlier) print(w io.Writer) {
	if e != nil {
		cost := asked{NanoDollars: e.NanoDollars, Unknown: e.Unknown}
		fmt.Fprintf(w, "earlier runs in this folder: %s\n", cost.dollars())
	}
}

func (a *asked) add(t runstore.CallTotals) {
	a.Calls, a.Answered, a.Failed = a.Calls+t.Calls, a.Answered+t.Answered, a.Failed+t.GivenUp
	a.Requests, a.Retries, a.InDoubt, a.Hits = a.Requests+t.Sends, a.Retries+t.Retries, a.InDoubt+t.InDoubt, a.Hits+t.Hits
	a.Tokens.In, a.Tokens.Cached, a.Tokens.Out = summed(a.Tokens.In, t.In), summed(a.Tokens.Cached,
		t.Cached), summed(a.Tokens.Out, t.Out)
	a.NanoDollars, a.Unknown, a.DoubtfulNanos = summed(a.NanoDollars,
		t.Cost), a.Unknown+t.Unknown, summed(a.DoubtfulNanos, t.Doubt)
	a.Inherited, a.NotSent = summed(a.Inherited, t.Inherited), a.NotSent+t.NotSent
	if a.Rungs == nil {
		a.Rungs = map[string]int{}
	}
	for rung, n := range t.Rungs {
		a.Rungs[rung] += n
	}
}

// summed adds what providers said; a sum beyond 64 bits ends there.
func summed(a, b int64) int64 { return int64(money.Sum(money.Nano(a), money.Nano(b))) }

// dollars is the cost as far as it is known.
func (a asked) dollars() string {
	text := money.Nano(a.NanoDollars).Rounded()
	switch {
	case a.Unknown > 0 && a.NanoDollars == 0:
		return "unknown"
	case a.Unknown > 0:
		return text + " and more"
	}
	return text
}

// estimated says what a run was estimated to cost when it began; empty if
// nobody estimated it, or nothing of it has a price.
func estimated(s *output.Spending) string {
	var low, likely, high money.Nano
	if s == nil {
		return ""
	}
	for _, x := range s.Estimate {
		low, likely, high = low+money.Nano(x.Cost.Low), likely+money.Nano(x.Cost.Likely), high+money.Nano(x.Cost.High)
	}
	if high == 0 {
		return ""
	}
	return fmt.Sprintf("estimated at the start: %s–%s, likely %s", low.Rounded(), high.Rounded(), likely.Rounded())
}

// printCalls says what was asked of models, by stage.
func (a *app) printCalls(list []asked, all *asked, s *output.Spending) error {
	w := a.out
	switch {
	case all == nil && s != nil:
		_, err := fmt.Fprintln(w, "\ncost: nothing yet")
		return err
	case all == nil:
		_, err := fmt.Fprintln(w, "\ncost: nothing (the built-in model has no price)")
		return err
	}
	t := table.New(table.Words("stage", "model"), table.Numbers("calls", "answered", "requests", "in doubt", "tokens in", "cached", "out", "cost"))
	for _, x := range append(list, *all) {
		if x.Stage == "" {
			x.Stage = "all"
		}
		t.Row(x.Stage, x.Model, fmt.Sprint(x.Calls), fmt.Sprint(x.Answered), fmt.Sprint(x.Requests), fmt.Sprint(x.InDoubt),
			fmt.Sprint(x.Tokens.In), fmt.Sprint(x.Tokens.Cached), fmt.Sprint(x.Tokens.Out), x.dollars())
	}
	fmt.Fprintln(w)
	if err := a.table(t); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nanswers: %s\n", rungs(all.Rungs))
	if text := estimated(s); text != "" {
		fmt.Fprintln(w, text)
	}
	printDoubt(w, all)
	if all.Failed > 0 {
		fmt.Fprintf(w, "without an answer: %d questions, some of which were then asked in other words or of another model (audit/failures has those that stayed so)\n", all.Failed)
	}
	if all.Hits > 0 {
		served := fmt.Sprintf("cache: questions were answered from the journal %d times", all.Hits)
		if all.Inherited > 0 {
			served += fmt.Sprintf("; what earlier runs in this folder had paid for it was %s",
				money.Nano(all.Inherited).Rounded())
		}
		fmt.Fprintln(w, served)
	}
	return nil
}

// printDoubt says what is not known of the cost, and what it may come to.
func printDoubt(w io.Writer, all *asked) {
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
	fmt.Fprintf(w, "in doubt: %s: %s\n", strings.Join(what, ", "), most)
}

// rungs says how far down the ladder answers were got.
func rungs(n map[string]int) string {
	words := []struct {
		rung llm.Rung
		text string
	}{
		{llm.RungDecoded, "as they came"}, {llm.RungRepaired, "repaired"}, {llm.RungAsked, "asked again"},
		{llm.RungStronger, "by the stronger model"}, {llm.RungFailed, "never acceptable"},
	}
	text := ""
	for _, x := range words {
		if n[string(x.rung)] > 0 {
			text += fmt.Sprintf(", %d %s", n[string(x.rung)], x.text)
		}
	}
	if text == "" {
		return "none yet"
	}
	return text[2:]
}
