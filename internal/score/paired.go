package score

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"memloom/internal/statistics"
	"memloom/internal/table"
)

// Comparison is the paired difference of two files of answers: of the items that both have a line for.
type Comparison struct {
	First  string `json:"first"`
	Second string `json:"second"`
	// OnlyFirst and OnlySecond are items for which one file alone has a line; they are left out.
	OnlyFirst  int `json:"only_first"`
	OnlySecond int `json:"only_second"`
	// Hypotheses is over how many different parts Holm's correction is made.
	Hypotheses int          `json:"hypotheses"`
	Parts      []Difference `json:"parts"` // all first
}

// Difference is that of some items.
type Difference struct {
	Part
	N            int      `json:"n"`            // pairs
	Undetermined int      `json:"undetermined"` // of one or both, left out of n
	First        *float64 `json:"first"`        // accuracies; nil of no pair
	Second       *float64 `json:"second"`
	// FirstAlone and SecondAlone are the pairs that differ.
	FirstAlone  int      `json:"first_alone"`
	SecondAlone int      `json:"second_alone"`
	Difference  *float64 `json:"difference"` // first less second
	// paired bootstrap, pairs drawn within their relations; nil where no pair differs
	Interval *Interval `json:"interval"`
	P        float64   `json:"p"`    // exact McNemar, two-sided
	Holm     *float64  `json:"holm"` // P adjusted for the parts; nil of all, which is one hypothesis by itself
}

// The kinds of pairs.
const (
	neither = iota
	firstAlone
	secondAlone
	both
	pairKinds
)

// ErrSameAnswers and ErrNothingShared are why two files are not compared.
var (
	ErrSameAnswers = errors.New(
		"both files have the same answers to all items that they share: there is no difference to test; name the answers of another system")
	ErrNothingShared = errors.New(
		"the files have no item in common: each must answer the questions of this corpus, the same ones as far as possible")
)

// Compare pairs the entries of two files over the same items in the same order.
func Compare(nameA, nameB string, a, b []Entry) (*Comparison, error) {
	c := &Comparison{First: nameA, Second: nameB}
	var first, second []Entry
	same := true
	for i := range a {
		switch {
		case a[i].Answered && b[i].Answered:
			first, second = append(first, a[i]), append(second, b[i])
			same = same && a[i].Text == b[i].Text
		case a[i].Answered:
			c.OnlyFirst++
		case b[i].Answered:
			c.OnlySecond++
		}
	}
	switch {
	case len(first) == 0:
		return nil, ErrNothingShared
	case same:
		return nil, ErrSameAnswers
	}
	unprompted := slices.Clone(first)
	for i := range unprompted {
		unprompted[i].Prompt = "" // the files may have different ones
	}
	for _, p := range partsOf(unprompted) {
		c.Parts = append(c.Parts, p.difference(first, second))
	}
	c.holm()
	return c, nil
}

func (p Part) difference(first, second []Entry) Difference {
	d := Difference{Part: Part{By: p.By, Name: p.Name}} // at: the pairs that count
	strata, sum := p.strata(first, pairKinds, func(i int) int {
		x, y := kindOf(first[i].Correct), kindOf(second[i].Correct)
		if x < 0 || y < 0 {
			d.Undetermined++
			return -1
		}
		d.at = append(d.at, i)
		return x*firstAlone + y*secondAlone
	})
	d.N, d.FirstAlone, d.SecondAlone, d.P = len(d.at), sum[firstAlone], sum[secondAlone],
		statistics.McNemar(sum[firstAlone], sum[secondAlone])
	if d.N == 0 {
		return d
	}
	x, y := Count{sum[both] + sum[firstAlone], d.N}.Share(), Count{sum[both] + sum[secondAlone], d.N}.Share()
	difference := func(n []int) (float64, bool) {
		return float64(n[firstAlone]-n[secondAlone]) / float64(d.N), true
	}
	diff, _ := difference(sum)
	d.First, d.Second, d.Difference = &x, &y, &diff
	if d.FirstAlone+d.SecondAlone > 0 {
		d.Interval = stratified("difference", strata, difference)
	}
	return d
}

// holm adjusts the parts but for that of all and what equals it. Parts with the same pairs, as a relation with one
// subtype, are one hypothesis; parts without pairs are none.
func (c *Comparison) holm() {
	var p []float64
	var of []int // for each part, its hypothesis, or −1
	for i := range c.Parts {
		d := &c.Parts[i]
		at := -1
		if d.By != "" && d.N > 0 && !slices.Equal(c.Parts[0].at, d.at) {
			if earlier := slices.IndexFunc(c.Parts[1:i], func(e Difference) bool {
				return slices.Equal(e.at,
					d.at)
			}); earlier >= 0 {
				at = of[earlier+1]
			} else {
				at, p = len(p), append(p, d.P)
			}
		}
		of = append(of, at)
	}
	c.Hypotheses = len(p)
	adjusted := statistics.Holm(p)
	for i, at := range of {
		if at >= 0 {
			c.Parts[i].Holm = &adjusted[at]
		}
	}
}

// Text writes the differences in percentage points.
func (c *Comparison) Text(w io.Writer, width int) error {
	t := lines{Table: table.New(table.Words("points"), table.Numbers("n", "first", "second", "difference", "95 %",
		"1st only", "2nd only",
		"p", "Holm", "undet."))}
	for i := range c.Parts {
		d, holm := &c.Parts[i], ""
		if d.Holm != nil {
			holm = fmt.Sprintf("%.3g", *d.Holm)
		}
		t.part(d.Part, fmt.Sprint(d.N), percent(d.First), percent(d.Second), points(d.Difference), d.Interval.points(),
			fmt.Sprint(d.FirstAlone), fmt.Sprint(d.SecondAlone), fmt.Sprintf("%.3g", d.P), holm, count(d.Undetermined))
	}
	return t.noted(w, width, `first: %s; second: %s; of the items that both have a line for (%s by the first alone, %d by the second alone, left out)
95 %%: paired bootstrap, %d resamples, pairs drawn within their relations; p: McNemar, exact, two-sided; Holm: over %s`,
		c.First, c.Second, plural(c.OnlyFirst, "item", "items"), c.OnlySecond, Resamples, plural(c.Hypotheses, "part",
			"parts"))
}

// points writes a difference with its sign.
func points(share *float64) string {
	if share == nil {
		return "–"
	}
	return fmt.Sprintf("%+.1f", *share*100)
}

// points writes an interval of differences.
func (i *Interval) points() string {
	if i == nil {
		return "–"
	}
	return fmt.Sprintf("%+.1f to %+.1f", i.Low*100, i.High*100)
}
