package stats

import "memloom/internal/statistics"

// Interval is where a share lies by what was sampled.
type Interval struct {
	Low        float64 `json:"low"`
	High       float64 `json:"high"`
	Confidence float64 `json:"confidence"`
}

// wilson is the score interval of a share, at the confidence that belongs to the level of the tests; nil of nothing.
func wilson(part, whole int) *Interval {
	i := statistics.Wilson(statistics.Share{Part: part, Whole: whole}, statistics.Level99)
	if i == nil {
		return nil
	}
	return &Interval{Low: i.Low, High: i.High, Confidence: statistics.Level99.Confidence}
}

// rate adds part of whole, with its interval, beside the rate that the recipe
// asks for, if it is known, and what is published.
func (s *section) rate(name string, part, whole int, asked *float64, refs ...Reference) {
	if asked != nil {
		refs = append([]Reference{point("recipe", *asked)}, refs...)
	}
	s.share(name, part, whole, refs...)
	s.Figures[len(s.Figures)-1].Interval = wilson(part, whole)
}

// Rates are what a recipe asks of a plan, in the words of its keys.
type Rates struct {
	Decisions, Reversals, Promises, Forgotten, Loud            float64
	Noise, Disagreement, UltraShort, Imperfections, ToneJitter float64
	Links, PostLinks, CrossReferences                          float64
}

// asked returns a rate of the recipe, nil where it is not known.
func (r *run) asked(of func(*Rates) float64) *float64 {
	if r.Rates == nil {
		return nil
	}
	v := of(r.Rates)
	return &v
}
