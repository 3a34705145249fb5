package score

import (
	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

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
