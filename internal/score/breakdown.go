package score

import (
	"cmp"
	"fmt"
	"io"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/internal/table"
	"memloom/prompts"
)

// Breakdown is the accuracy of a system on items about sets of variants (S8).
type Breakdown struct {
	// Parts are all items that have a relation, and those of each relation, subtype, form, origin and prompt.
	Parts []PartRate `json:"parts"`
}

// PartRate is the accuracy of some items.
type PartRate struct {
	Part
	Items int `json:"items"`
	Count
	Accuracy *float64 `json:"accuracy"` // nil where no item counts
	// bootstrap, items drawn within their relations; Wilson's where all are right or none is
	Interval     *Interval      `json:"interval"`
	Undetermined int            `json:"undetermined"`       // left out of n
	Failures     map[string]int `json:"failures,omitempty"` // of the wrong ones, as far as they have a label
}

// stratified is the percentile interval of a statistic of things drawn anew within strata; name names its draws.
func stratified(name string, strata [][]int, statistic func([]int) (float64, bool)) *Interval {
	i, _ := statistics.ResampleStrata(corpus.Rand(bootstrapSeed, "score", name), Resamples, strata, statistic)
	return by(MethodBootstrap, i)
}

// BreakDown counts the entries that have a relation; nil where there is none.
func BreakDown(entries []Entry) *Breakdown {
	var related []Entry
	for _, e := range entries {
		if e.Relation != "" {
			related = append(related, e)
		}
	}
	if len(related) == 0 {
		return nil
	}
	b := &Breakdown{}
	for _, p := range partsOf(related) {
		b.Parts = append(b.Parts, p.rate(related))
	}
	return b
}

func (p Part) rate(entries []Entry) PartRate {
	r := PartRate{Part: p, Items: len(p.at)}
	for _, i := range p.at {
		e := &entries[i]
		if e.Correct == nil && e.How != HowMissing {
			r.Undetermined++
		}
		if f := e.failed(); f != "" {
			if r.Failures == nil {
				r.Failures = map[string]int{}
			}
			r.Failures[f]++
		}
	}
	strata, sum := p.strata(entries, 2, func(i int) int { return kindOf(entries[i].Correct) })
	r.Count = Count{Right: sum[1], N: sum[0] + sum[1]}
	if r.N > 0 {
		share := r.Share()
		r.Accuracy = &share
		r.Interval = cmp.Or(stratified("accuracy", strata, func(n []int) (float64, bool) {
			return Count{n[1], n[0] + n[1]}.Share(), true
		}), Wilson(r.Count))
	}
	return r
}

// kindOf is 1 of what is right, 0 of what is wrong and −1 of what is not decided.
func kindOf(correct *bool) int {
	switch {
	case correct == nil:
		return -1
	case *correct:
		return 1
	}
	return 0
}

// failed is the label of what is wrong; what is missing or empty has no answer.
func (e *Entry) failed() string {
	if kindOf(e.Correct) == 0 && e.Failure == "" && (e.How == HowMissing || e.How == HowUnanswered) {
		return prompts.FailNoAnswer
	}
	return e.Failure
}

// Text writes the accuracies, and below them the labels of what is wrong.
func (b *Breakdown) Text(w io.Writer, width int) error {
	t := lines{Table: table.New(table.Words("per cent, sets of variants"), table.Numbers("items", "n", "right", "accuracy",
		"95 %", "undet."))}
	kinds, labelled := prompts.FailuresOf(""), false
	f := lines{Table: table.New(table.Words("wrong by failure"), table.Numbers(kinds...))}
	for _, p := range b.Parts {
		t.part(p.Part, fmt.Sprint(p.Items), fmt.Sprint(p.N), fmt.Sprint(p.Right), percent(p.Accuracy), p.Interval.marked(),
			count(p.Undetermined))
		if p.By == "" || p.By == "relation" || p.By == "prompt" {
			var cells []string
			for _, k := range kinds {
				cells = append(cells, count(p.Failures[k]))
			}
			f.part(p.Part, cells...)
			labelled = labelled || len(p.Failures) > 0
		}
	}
	err := t.noted(w, width, "b: bootstrap, %d resamples, items drawn within their relations; Wilson's where all are right or none is", Resamples)
	if err != nil || !labelled {
		return err
	}
	fmt.Fprintln(w)
	return f.Write(w, width)
}
