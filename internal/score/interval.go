package score

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

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

// add counts something that is right or wrong.
func (c *Count) add(right bool) {
	if c.N++; right {
		c.Right++
	}
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

// Resamples is how often the bootstrap draws (E26).
const Resamples = 10_000

// bootstrapSeed is fixed: the same results give the same interval.
const bootstrapSeed = 1

// Bootstrap returns the mean of the strata's shares, each counting alike, and its percentile interval. One stratum of
// all items is the micro average; a stratum a family is the macro average. Where no stratum has both right and wrong
// results the interval is nil.
func Bootstrap(strata []Count) (mean float64, _ *Interval) {
	shares := make([]statistics.Share, len(strata))
	for i, c := range strata {
		shares[i] = c.of()
	}
	mean, i := statistics.Bootstrap(corpus.Rand(bootstrapSeed, "score", "bootstrap"), Resamples, shares)
	return mean, by(MethodBootstrap, i)
}

// percent writes a share; what is not known is a dash.
func percent(share *float64) string {
	if share == nil {
		return "–"
	}
	return fmt.Sprintf("%.1f", *share*100)
}

func (i *Interval) text() string {
	if i == nil {
		return "–"
	}
	return fmt.Sprintf("%.1f–%.1f", i.Low*100, i.High*100)
}

// marked is text with a sign of the bootstrap behind it.
func (i *Interval) marked() string {
	if i != nil && i.Method == MethodBootstrap {
		return i.text() + " b"
	}
	return i.text()
}
