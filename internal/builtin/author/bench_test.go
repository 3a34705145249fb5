package author

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkDay reports the messages written in a second.
func BenchmarkDay(b *testing.B) {
	in := makeDay(fields[0], 26, rand.New(rand.NewPCG(1, 2)).IntN)
	a, n := New(), 0
	for b.Loop() {
		out, err := a.Day(in)
		if err != nil {
			b.Fatal(err)
		}
		n += len(out.Messages)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "messages/s")
}
