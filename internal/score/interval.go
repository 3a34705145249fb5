package score

import "math"

// Confidence is that of every interval.
const Confidence = 0.95

// Quantiles of the normal distribution: of 0.975 for 95 %, two-sided, and of
// 0.8 for the power.
const (
	z95 = 1.959963984540054
	z80 = 0.8416212335729143
)

// The methods of intervals.
const (
	MethodWilson    = "wilson"
	MethodBootstrap = "bootstrap"
)

// Interval is where a rate lies by what was sampled, at the package's Confidence.
type Interval struct {
	Low    float64 `json:"low"`
	High   float64 `json:"high"`
	Method string  `json:"method"`
}

// Count is so many right of so many.
type Count struct {
	Right int `json:"right"`
	N     int `json:"n"`
}

// Share returns the part that is right; 0 of none is 0.
func (c Count) Share() float64 {
	if c.N == 0 {
		return 0
	}
	return float64(c.Right) / float64(c.N)
}

// Wilson returns the score interval of a share (Wilson 1927, JASA 22:209, without
// continuity correction): it stays within 0 and 1 and holds its level for few
// items and for shares near 0 and 1, where p ± 1.96·√(p(1−p)/n) does not
// (Newcombe 1998, Stat. Med. 17:857). Of no items it returns nil.
func Wilson(c Count) *Interval {
	if c.N == 0 {
		return nil
	}
	n, p := float64(c.N), c.Share()
	z2 := float64(z95 * z95)
	centre := p + float64(z2/(2*n))
	half := float64(z95 * math.Sqrt(float64(p*(1-p))/n+z2/float64(4*n*n)))
	scale := 1 + z2/n
	i := &Interval{Low: (centre - half) / scale, High: (centre + half) / scale, Method: MethodWilson}
	if c.Right == 0 {
		i.Low = 0
	}
	if c.Right == c.N {
		i.High = 1
	}
	return i
}
