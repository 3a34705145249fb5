package score

import "memloom/internal/statistics"

// The methods of intervals.
const (
	MethodWilson    = "wilson"
	MethodBootstrap = "bootstrap"
)

// Interval is where a rate lies by what was sampled, at 95 %.
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
func (c Count) Share() float64 { return c.of().Value() }

func (c Count) of() statistics.Share { return statistics.Share{Part: c.Right, Whole: c.N} }

// Wilson returns the score interval of the part that is right. Of no items it returns nil.
func Wilson(c Count) *Interval {
	return by(MethodWilson, statistics.Wilson(c.of(), statistics.Level95))
}

func by(method string, i *statistics.Interval) *Interval {
	if i == nil {
		return nil
	}
	return &Interval{Low: i.Low, High: i.High, Method: method}
}
