package agreement

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// Draws is how many resamples an interval is made of.
const Draws = 10_000

// Fewest is the number of items below which nothing is said of agreement.
const Fewest = 30

// What a measure says where it has no κ.
const (
	SaysTooFew    = "too few to say" // fewer than Fewest items
	SaysUndefined = "undefined"      // all chose one value, so that chance alone has them agree
)

// Subject is what people agree about.
type Subject struct {
	Name    string
	Values  []string // in their order
	Weights Weights  // of two people; of more, values are alike or not
	of      func(d *corpus.Decision) string
}

// Measure is how far some people agree about one subject, over the items that all of them have given a value.
type Measure struct {
	On      string   `json:"on"`      // decision, question, answer, options or evidence
	Between []string `json:"between"` // reviewers
	N       int      `json:"n"`       // items
	// items that all decided about, left out since one of them was not sure; of decisions alone
	Unsure      int `json:"unsure"`
	Independent int `json:"independent"`
	// Observed is the share of pairs of values that are alike.
	Observed  float64  `json:"observed"`
	Statistic string   `json:"statistic"` // cohen or fleiss
	Weights   string   `json:"weights,omitempty"`
	Kappa     *float64 `json:"kappa"` // nil where Says tells why
	Low       *float64 `json:"low"`   // 95 % percentile bootstrap over items
	High      *float64 `json:"high"`
	Undefined int      `json:"undefined_draws,omitempty"` // resamples without a κ, left out of the interval
	Says      string   `json:"says,omitempty"`
	Values    []string `json:"values"`
	Matrix    [][]int  `json:"matrix,omitempty"` // of two: rows are the first reviewer's values
}

// rated is an item that people gave values to.
type rated struct {
	values      []int // places among the subject's values, one a person
	independent bool
}

// measured computes a measure of n people. key names the draws of the interval.
func measured(key string, s Subject, between []string, items []rated) Measure {
	m := Measure{On: s.Name, Between: between, N: len(items), Statistic: "fleiss", Values: s.Values}
	for _, it := range items {
		if it.independent {
			m.Independent++
		}
	}
	kinds, counts := patterns(items, len(s.Values), len(between) == 2)
	statistic := func(n []int) (float64, bool) { return fleiss(kinds, n) }
	if len(between) == 2 {
		m.Statistic, m.Matrix = "cohen", rowsOf(counts, len(s.Values))
		if s.Weights == Linear {
			m.Weights = "linear"
		}
		statistic = func(n []int) (float64, bool) { return Cohen(rowsOf(n, len(s.Values)), s.Weights) }
	}
	m.Observed = observed(items, len(between))
	if m.N < Fewest {
		m.Says = SaysTooFew
		return m
	}
	kappa, ok := statistic(counts)
	if !ok {
		m.Says = SaysUndefined
		return m
	}
	m.Kappa = &kappa
	i, undefined := statistics.Resample(corpus.Rand(0, key, "agreement"), Draws, counts, statistic)
	if m.Undefined = undefined; i != nil {
		m.Low, m.High = &i.Low, &i.High
	}
	return m
}

// patterns sorts items into kinds. Of two people a kind is a cell of their matrix, row by row; of more it is how many
// gave each value.
func patterns(items []rated, values int, two bool) (kinds [][]int, counts []int) {
	if two {
		counts = make([]int, values*values)
		for _, it := range items {
			counts[it.values[0]*values+it.values[1]]++
		}
		return nil, counts
	}
	for _, it := range items {
		row := make([]int, values)
		for _, v := range it.values {
			row[v]++
		}
		at, there := slices.BinarySearchFunc(kinds, row, slices.Compare[[]int])
		if !there {
			kinds, counts = slices.Insert(kinds, at, row), slices.Insert(counts, at, 0)
		}
		counts[at]++
	}
	return kinds, counts
}

// rowsOf is a list of n² numbers as a matrix.
func rowsOf(list []int, n int) [][]int {
	out := make([][]int, n)
	for i := range out {
		out[i] = list[i*n : (i+1)*n]
	}
	return out
}

// observed is the share of pairs of values that are alike.
func observed(items []rated, people int) float64 {
	alike, pairs := 0, len(items)*people*(people-1)/2
	for _, it := range items {
		for i, v := range it.values {
			for _, w := range it.values[:i] {
				if v == w {
					alike++
				}
			}
		}
	}
	if pairs == 0 {
		return 0
	}
	return float64(alike) / float64(pairs)
}

// String says κ with its interval, or why there is none.
func (m *Measure) String() string {
	switch {
	case m.Kappa == nil:
		return m.Says
	case m.Low == nil:
		return fmt.Sprintf("%.3f", *m.Kappa)
	}
	return fmt.Sprintf("%.3f (%.3f to %.3f)", *m.Kappa, *m.Low, *m.High)
}
