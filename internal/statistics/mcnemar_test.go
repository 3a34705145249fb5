package statistics

import (
	"math"
	"testing"
)

// The values are statsmodels 0.15.0's, equal to scipy 1.17.1's binomtest(b, b+c).pvalue:
//
//	from statsmodels.stats.contingency_tables import mcnemar
//	mcnemar([[0, b], [c, 0]], exact=True).pvalue
func TestMcNemar_IsStatsmodels(t *testing.T) {
	for _, x := range []struct {
		first, second int
		want          float64
	}{
		{0, 0, 1}, {1, 0, 1}, {5, 0, 0.0625}, {3, 9, 0.14599609375}, {10, 2, 0.03857421875}, {7, 7, 1},
		{25, 40, 0.08168153394154003}, {310, 95, 1.0572187142248004e-27}, {1200, 900, 6.337277315775641e-11},
	} {
		got := McNemar(x.first, x.second)
		if math.Abs(got/x.want-1) > 1e-12 || McNemar(x.second, x.first) != got {
			t.Errorf("%d and %d: %v, want %v", x.first, x.second, got, x.want)
		}
	}
	if p := McNemar(5000, 0); p != 0 {
		t.Errorf("%v: below the smallest number it is 0", p)
	}
}

// The values are statsmodels 0.15.0's:
//
//	from statsmodels.stats.multitest import multipletests
//	multipletests(p, method="holm")[1]
func TestHolm_IsStatsmodels(t *testing.T) {
	for _, x := range []struct{ p, want []float64 }{
		{[]float64{0.01, 0.04, 0.03, 0.005}, []float64{0.03, 0.06, 0.06, 0.02}},
		{[]float64{0.5, 0.5, 0.9}, []float64{1, 1, 1}},
		{[]float64{0.0002, 0.02, 0.02, 0.6, 0.049}, []float64{0.001, 0.08, 0.08, 0.6, 0.098}},
		{nil, nil},
	} {
		got := Holm(x.p)
		if len(got) != len(x.want) {
			t.Fatalf("%v", got)
		}
		for i := range got {
			if math.Abs(got[i]-x.want[i]) > 1e-12 {
				t.Errorf("%v: %v, want %v", x.p, got, x.want)
				break
			}
		}
	}
}

// Of one stratum it is Resample: the quantiles of the binomial distribution. Of two, of which one has things of one
// kind alone, only the other varies: 10 of 20 next to 20 that are fixed is half as wide.
func TestResampleStrata(t *testing.T) {
	share := func(counts []int) (float64, bool) { return float64(counts[0]) / float64(counts[0]+counts[1]), true }
	for _, x := range []struct {
		strata    [][]int
		low, high float64
	}{{[][]int{{10, 10}}, 0.3, 0.7}, {[][]int{{10, 10}, {20, 0}}, 0.65, 0.85}, {[][]int{{10, 10}, {0, 20}}, 0.15, 0.35}} {
		i, undefined := ResampleStrata(newRand(1), 10_000, x.strata, share)
		if i == nil || math.Abs(i.Low-x.low) > 1e-9 || math.Abs(i.High-x.high) > 1e-9 || undefined != 0 {
			t.Errorf("%v: %+v, %d undefined, want %v to %v", x.strata, i, undefined, x.low, x.high)
		}
	}
	if i, _ := ResampleStrata(newRand(1), 100, [][]int{{5, 0}, {0, 5}}, share); i != nil {
		t.Errorf("%+v of strata in which nothing varies", i)
	}
	if i, _ := ResampleStrata(newRand(1), 100, nil, share); i != nil {
		t.Errorf("%+v of nothing", i)
	}
}
