package stats

import "math"

// Interval is where a share lies by what was sampled.
type Interval struct {
	Low        float64 `json:"low"`
	High       float64 `json:"high"`
	Confidence float64 `json:"confidence"`
}

// z is the quantile of the normal distribution that belongs to alpha, two-sided.
const z = 2.5758293035489004

// wilson is the score interval of a share (Wilson 1927), at the confidence that
// belongs to the level of the tests. It never leaves 0 to 1, and needs no large n.
func wilson(part, whole int) *Interval {
	if whole == 0 {
		return nil
	}
	n, p := float64(whole), fraction(part, whole)
	centre := p + z*z/(2*n)
	half := z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	scale := 1 + z*z/n
	i := &Interval{Low: (centre - half) / scale, High: (centre + half) / scale, Confidence: 1 - alpha}
	if part == 0 {
		i.Low = 0
	}
	if part == whole {
		i.High = 1
	}
	return i
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
func (m *measurer) asked(of func(*Rates) float64) *float64 {
	if m.Rates == nil {
		return nil
	}
	v := of(m.Rates)
	return &v
}
