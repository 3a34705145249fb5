package stats

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestSummariseByHand(t *testing.T) {
	got := summarise([]float64{9, 1, 5, 3, 2, 4, 6, 8, 7, 10, 55})
	want := Sample{N: 11, Mean: 10, Min: 1, P10: 2, P25: 3, Median: 6, P75: 9, P90: 10, Max: 55}
	if got.N != want.N || got.Mean != want.Mean || got.Min != want.Min || got.P10 != want.P10 || got.P25 != want.P25 ||
		got.Median != want.Median || got.P75 != want.P75 || got.P90 != want.P90 || got.Max != want.Max {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestGiniByHand(t *testing.T) {
	for _, c := range []struct {
		amounts []float64
		want    float64
	}{
		{nil, 0}, {[]float64{0, 0}, 0}, {[]float64{4, 4, 4}, 0}, {[]float64{0, 0, 0, 8}, 0.75}, {[]float64{3, 1}, 0.25},
	} {
		if got := gini(c.amounts); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%v: %g, want %g", c.amounts, got, c.want)
		}
	}
}

func TestSampleProperties(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		amounts := rapid.SliceOfN(rapid.Map(rapid.IntRange(0, 500), func(n int) float64 { return float64(n) }), 1, 40).Draw(rt, "amounts")
		factor := float64(rapid.IntRange(1, 9).Draw(rt, "factor"))
		scaled := make([]float64, len(amounts))
		for i, v := range amounts {
			scaled[len(amounts)-1-i] = factor * v
		}
		g := gini(amounts)
		if g < 0 || g >= 1 || math.Abs(g-gini(scaled)) > 1e-9 {
			rt.Fatalf("%g, and %g of the amounts turned round times %g", g, gini(scaled), factor)
		}
		x := summarise(amounts)
		if !(x.Min <= x.P10 && x.P10 <= x.P25 && x.P25 <= x.Median && x.Median <= x.P75 && x.P75 <= x.P90 && x.P90 <= x.Max && x.Min <= x.Mean && x.Mean <= x.Max+1e-9) {
			rt.Fatalf("out of order: %+v", x)
		}
	})
}
