package statistics

import (
	"math/rand/v2"
	"slices"
)

// Bootstrap returns the mean of the strata's shares, each counting alike, and its percentile interval at 95 % (Efron
// 1979, Ann. Stat. 7:1): things are drawn anew within each stratum, as many as it has. Strata of nothing are left out.
//
// A resample of n things, k of them of the part, is n draws that are of the part with probability k/n, so counts are
// all it needs, and the order of things is nothing. It draws from r once for each thing of each resample.
//
// Where no stratum has both kinds every resample is alike. That says nothing of
// how sure the mean is: the interval is nil, and nothing is drawn.
func Bootstrap(r *rand.Rand, resamples int, strata []Share) (mean float64, _ *Interval) {
	strata = slices.DeleteFunc(slices.Clone(strata), func(s Share) bool { return s.Whole == 0 })
	if len(strata) == 0 {
		return 0, nil
	}
	mean = average(strata, func(s Share) Share { return s })
	if !slices.ContainsFunc(strata, func(s Share) bool { return s.Part > 0 && s.Part < s.Whole }) {
		return mean, nil
	}
	means := make([]float64, resamples)
	for i := range means {
		means[i] = average(strata, func(s Share) Share { return redrawn(r, s) })
	}
	return mean, percentiles(means)
}

// percentiles returns the range that leaves 2.5 % of the values beyond either end; nil of fewer than 40. It sorts them.
func percentiles(values []float64) *Interval {
	tail := len(values) / 40
	if tail == 0 {
		return nil
	}
	slices.Sort(values)
	return &Interval{Low: values[tail-1], High: values[len(values)-tail]}
}

func average(strata []Share, of func(Share) Share) float64 {
	sum := 0.0
	for _, s := range strata {
		sum += of(s).Value()
	}
	return sum / float64(len(strata))
}

func redrawn(r *rand.Rand, s Share) Share {
	out := Share{Whole: s.Whole}
	for range s.Whole {
		if r.IntN(s.Whole) < s.Part {
			out.Part++
		}
	}
	return out
}
