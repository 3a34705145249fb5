package statistics

import "math/rand/v2"

// Resample returns the percentile interval at 95 % of a statistic of things that fall into kinds (Efron 1979, Ann. Stat.
// 7:1). counts says how many things are of each kind; a resample draws as many things anew. statistic is handed the counts
// of a resample, which it must not keep, and says whether it has a value there. Resamples without one are left out, and
// counted: undefined is how many. The interval is nil where too few have a value.
//
// It draws from r once for each thing of each resample. The order of things is nothing; that of kinds is the caller's.
func Resample(r *rand.Rand, resamples int, counts []int, statistic func(counts []int) (value float64, ok bool)) (i *Interval, undefined int) {
	var kinds []int // of each thing
	for kind, n := range counts {
		for range n {
			kinds = append(kinds, kind)
		}
	}
	drawn, values := make([]int, len(counts)), make([]float64, 0, resamples)
	for range resamples {
		clear(drawn)
		for range kinds {
			drawn[kinds[r.IntN(len(kinds))]]++
		}
		if v, ok := statistic(drawn); ok {
			values = append(values, v)
		}
	}
	return percentiles(values), resamples - len(values)
}
