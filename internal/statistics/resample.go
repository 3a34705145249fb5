package statistics

import (
	"math/bits"
	"math/rand/v2"
	"slices"
)

// Resample returns the percentile interval at 95 % of a statistic of things that fall into kinds (Efron 1979, Ann.
// Stat. 7:1). counts says how many things are of each kind; a resample draws as many things anew. statistic is handed
// the counts of a resample, which it must not keep, and says whether it has a value there. Resamples without one are
// left out, and counted: undefined is how many. The interval is nil where too few have a value.
//
// The order of things is nothing; that of kinds is the caller's. It draws from r about n/32 times, n the number of
// things, for each kind of each resample, and computes with integers alone: it is the same on every machine.
func Resample(r *rand.Rand, resamples int, counts []int, statistic func(counts []int) (value float64,
	ok bool)) (i *Interval, undefined int) {
	return resampled(r, resamples, [][]int{counts}, statistic)
}

// resampled draws things anew within strata, and returns the interval of a statistic of the summed counts.
func resampled(r *rand.Rand, resamples int, strata [][]int, statistic func(counts []int) (float64, bool)) (*Interval,
	int) {
	kinds := 0
	for _, counts := range strata {
		kinds = max(kinds, len(counts))
	}
	drawn, sum, values := make([]int, kinds), make([]int, kinds), make([]float64, 0, resamples)
	for range resamples {
		clear(sum)
		for _, counts := range strata {
			redraw(r, counts, drawn)
			for kind := range counts {
				sum[kind] += drawn[kind]
			}
		}
		if v, ok := statistic(sum); ok {
			values = append(values, v)
		}
	}
	return percentiles(values), resamples - len(values)
}

// redraw draws as many things as there are, in proportion to counts, into drawn: of each kind a binomial number of
// those that are left.
func redraw(r *rand.Rand, counts, drawn []int) {
	things := 0
	for _, n := range counts {
		things += n
	}
	left := things
	for kind, n := range counts {
		switch {
		case n == 0:
			drawn[kind] = 0
		case n == things:
			drawn[kind] = left
		default:
			p, _ := bits.Div64(uint64(n), 0, uint64(things)) // n/things in units of 2⁻⁶⁴
			drawn[kind] = binomial(r, left, p)
		}
		things, left = things-n, left-drawn[kind]
	}
}

// binomial returns how many of n things fall below p, which is in units of 2⁻⁶⁴, each by a uniform number of its own.
// The binary digits of all numbers are drawn side by side: a number is below p if it has a zero at the first digit in
// which they differ (Farach-Colton and Tsai 2015, Exact Sublinear Binomial Sampling). About 2n digits are drawn.
func binomial(r *rand.Rand, n int, p uint64) int {
	below := 0
	for ; n > 0 && p > 0; p <<= 1 {
		ones := 0
		for left := n; left > 0; left -= 64 {
			ones += bits.OnesCount64(r.Uint64() >> max(0, 64-left))
		}
		if p>>63 == 1 {
			below, n = below+n-ones, ones
		} else {
			n -= ones
		}
	}
	return below
}

// ResampleStrata is Resample where things fall into strata: as many are drawn anew within each as it has. strata holds
// the counts of each by kind; they have the same kinds. statistic is handed the counts summed over the strata. Where no
// stratum has things of two kinds every resample is alike, which says nothing: the interval is nil, and nothing is
// drawn.
func ResampleStrata(r *rand.Rand, resamples int, strata [][]int, statistic func(counts []int) (value float64,
	ok bool)) (i *Interval, undefined int) {
	mixed := func(counts []int) bool {
		return len(slices.DeleteFunc(slices.Clone(counts), func(n int) bool { return n == 0 })) > 1
	}
	if !slices.ContainsFunc(strata, mixed) {
		return nil, 0
	}
	return resampled(r, resamples, strata, statistic)
}
