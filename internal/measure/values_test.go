package measure

import (
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/statistics"

	"pgregory.net/rapid"
)

func TestSummariseByHand(t *testing.T) {
	got := valuesOf(9, 1, 5, 3, 2, 4, 6, 8, 7, 10, 55).summarise()
	want := Sample{N: 11, Mean: 10, Min: 1, P10: 2, P25: 3, Median: 6, P75: 9, P90: 10, Max: 55}
	if got.N != want.N || got.Mean != want.Mean || got.Min != want.Min || got.P10 != want.P10 || got.P25 != want.P25 ||
		got.Median != want.Median || got.P75 != want.P75 || got.P90 != want.P90 || got.Max != want.Max {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestGiniByHand(t *testing.T) {
	for _, c := range []struct {
		amounts []int
		want    float64
	}{
		{nil, 0}, {[]int{0, 0}, 0}, {[]int{4, 4, 4}, 0}, {[]int{0, 0, 0, 8}, 0.75}, {[]int{3, 1}, 0.25},
	} {
		if got := valuesOf(c.amounts...).gini(); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%v: %g, want %g", c.amounts, got, c.want)
		}
	}
}

func valuesOf(list ...int) Values {
	v := Values{}
	for _, n := range list {
		v[n]++
	}
	return v
}

func TestGiniProperties(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		amounts := rapid.SliceOfN(rapid.IntRange(0, 500), 1, 40).Draw(rt, "amounts")
		factor := rapid.IntRange(1, 9).Draw(rt, "factor")
		scaled := make([]int, len(amounts))
		for i, v := range amounts {
			scaled[i] = factor * v
		}
		if g, h := valuesOf(amounts...).gini(), valuesOf(scaled...).gini(); g < 0 || g >= 1 || math.Abs(g-h) > 1e-9 {
			rt.Fatalf("%g, and %g of the amounts times %d", g, h, factor)
		}
	})
}

// TestSummariseProperties: counted numbers have the quantiles of the numbers one by one.
func TestSummariseProperties(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		list := rapid.SliceOfN(rapid.IntRange(-9, 9), 1, 60).Draw(rt, "list")
		x := valuesOf(list...).summarise()
		slices.Sort(list)
		sum := 0
		for _, n := range list {
			sum += n
		}
		want := Sample{N: len(list), Mean: float64(sum) / float64(len(list)), Min: float64(list[0]),
			Max: float64(list[len(list)-1])}
		for perCent, into := range map[int]*float64{10: &want.P10, 25: &want.P25, 50: &want.Median, 75: &want.P75,
			90: &want.P90} {
			*into = float64(statistics.Quantile(list, perCent))
		}
		if d := cmp.Diff(want, x); d != "" {
			rt.Fatalf("%v (-want +got)\n%s", list, d)
		}
	})
}
