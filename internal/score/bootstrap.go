package score

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// Resamples is how often the bootstrap draws (E26).
const Resamples = 10_000

// tail is how many resamples lie beyond either end of the interval: 2.5 %.
const tail = Resamples / 40

// bootstrapSeed is fixed: the same results give the same interval.
const bootstrapSeed = 1

// Bootstrap returns the mean of the strata's shares, each counting alike, and
// its percentile interval (Efron 1979, Ann. Stat. 7:1): items are drawn anew
// within each stratum, as many as it has. One stratum of all items is the micro
// average; a stratum a family is the macro average. Strata without items are
// left out.
//
// A resample of n results, k of them right, is n draws that are right with
// probability k/n, so counts are all it needs, and the order of items is nothing.
// Where no stratum has both right and wrong results every resample is alike: that
// says nothing of how sure the mean is, and the interval is nil.
func Bootstrap(strata []Count) (mean float64, _ *Interval) {
	strata = slices.DeleteFunc(slices.Clone(strata), func(c Count) bool { return c.N == 0 })
	if len(strata) == 0 {
		return 0, nil
	}
	mean = average(strata, func(c Count) Count { return c })
	if !slices.ContainsFunc(strata, func(c Count) bool { return c.Right > 0 && c.Right < c.N }) {
		return mean, nil
	}
	r := corpus.Rand(bootstrapSeed, "score", "bootstrap")
	means := make([]float64, Resamples)
	for i := range means {
		means[i] = average(strata, func(c Count) Count { return redrawn(r, c) })
	}
	slices.Sort(means)
	return mean, &Interval{Low: means[tail-1], High: means[Resamples-tail], Method: MethodBootstrap}
}

func average(strata []Count, of func(Count) Count) float64 {
	sum := 0.0
	for _, c := range strata {
		sum += of(c).Share()
	}
	return sum / float64(len(strata))
}

func redrawn(r *rand.Rand, c Count) Count {
	out := Count{N: c.N}
	for range c.N {
		if r.IntN(c.N) < c.Right {
			out.Right++
		}
	}
	return out
}
