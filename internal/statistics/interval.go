package statistics

import "math"

// Quantiles of the normal distribution, rounded correctly; gonum's are a bit off in the last place.
const (
	Z80  = 0.8416212335729143 // of 0.8
	Z99  = 2.3263478740408408 // of 0.99
	z975 = 1.959963984540054
	z995 = 2.5758293035489004
)

// Z95 is the quantile of 0.975: 95 % of the normal distribution lie within so many standard deviations of its mean.
const Z95 = z975

// Level is the confidence of a two-sided interval.
type Level struct {
	Confidence float64
	z, square  float64 // the square is rounded once, from the constant
}

// The levels.
var (
	Level95 = Level{Confidence: 0.95, z: z975, square: z975 * z975}
	Level99 = Level{Confidence: 0.99, z: z995, square: z995 * z995}
)

// Interval is a range in which something lies by what was sampled.
type Interval struct{ Low, High float64 }

// Share is a part of a whole, counted.
type Share struct{ Part, Whole int }

// Value returns the share as a number; 0 of none is 0.
func (s Share) Value() float64 {
	if s.Whole == 0 {
		return 0
	}
	return float64(s.Part) / float64(s.Whole)
}

// Wilson returns the score interval of a share (Wilson 1927, JASA 22:209, without continuity correction): it stays
// within 0 and 1 and holds its level for few things and for shares near 0 and 1, where p ± z·√(p(1−p)/n) does not
// (Newcombe 1998, Stat. Med. 17:857). Of nothing it returns nil.
func Wilson(s Share, l Level) *Interval {
	if s.Whole == 0 {
		return nil
	}
	n, p := float64(s.Whole), s.Value()
	centre := p + float64(l.square/(2*n))
	half := float64(l.z * math.Sqrt(float64(p*(1-p))/n+l.square/float64(4*n*n)))
	scale := 1 + l.square/n
	i := &Interval{Low: (centre - half) / scale, High: (centre + half) / scale}
	if s.Part == 0 {
		i.Low = 0
	}
	if s.Part == s.Whole {
		i.High = 1
	}
	return i
}
