//go:build unix

package main

import (
	"math"
	"testing"
	"time"
)

// waves are the ends of calls that come back in rounds of so many.
func waves(calls, atOnce int, round time.Duration) []time.Duration {
	ends := make([]time.Duration, calls)
	for i := range ends {
		ends[i] = time.Duration(1+i/atOnce) * round
	}
	return ends
}

func TestRamped(t *testing.T) {
	o := options{atOnce: 10, latency: 200 * time.Millisecond}
	slow := waves(50, 10, time.Second) // before the limit was reached, which does not count
	for _, end := range waves(100, 10, 250*time.Millisecond) {
		slow = append(slow, slow[49]+end)
	}
	for _, c := range []struct {
		name string
		ends []time.Duration
		full int
		want float64 // 0: there is nothing to tell by
	}{
		{"ideal", waves(200, 10, o.latency), 15, 1},
		{"a quarter slower", waves(200, 10, 250*time.Millisecond), 15, 0.8},
		{"slow at first", slow, 50, 0.8},
		{"never ramped", waves(200, 10, o.latency), -1, 0},
		{"too few calls", waves(29, 10, o.latency), 0, 0},
	} {
		got, ok := ramped(c.ends, c.full, o)
		if ok != (c.want > 0) || math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: %v, %v; want %v", c.name, got, ok, c.want)
		}
	}
}
