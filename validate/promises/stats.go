package promises

import (
	"math"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// upperTail is the exact probability of at least hits successes among
// independent trials with the given chances: the tail of the Poisson binomial
// distribution, which is the binomial one where all chances are the same.
func upperTail(chances []float64, hits int) float64 {
	if hits <= 0 {
		return 1
	}
	// dist[k] is the chance of k successes so far; the last entry is of hits or more.
	dist := make([]float64, hits+1)
	dist[0] = 1
	for _, p := range chances {
		dist[hits] += dist[hits-1] * p
		for k := hits - 1; k > 0; k-- {
			dist[k] = dist[k]*(1-p) + dist[k-1]*p
		}
		dist[0] *= 1 - p
	}
	return min(1, dist[hits])
}

// shuffles is how many random orders a permutation test looks at: enough for
// p below every α that tests are given here.
const shuffles = 20_000

// permutationTail is the one-sided p of a statistic of an order against random
// orders: how often a shuffle reaches what was seen. The source is fixed, so
// that a check says the same each time.
func permutationTail(n int, purpose string, statistic func(order []int) float64) (seen, p float64) {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	seen = statistic(order)
	r := corpus.Rand(0, "check", purpose)
	reached := 1
	for range shuffles {
		shuffle(r, order)
		if statistic(order) >= seen {
			reached++
		}
	}
	return seen, float64(reached) / (shuffles + 1)
}

func shuffle(r *rand.Rand, order []int) {
	r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
}

// ranked returns for each value how many are smaller, ties halved, around zero.
func ranked(values []float64) []float64 {
	sorted := slices.Sorted(slices.Values(values))
	ranks := make([]float64, len(values))
	for i, v := range values {
		low, _ := slices.BinarySearch(sorted, v)
		high, _ := slices.BinarySearch(sorted, math.Nextafter(v, math.Inf(1)))
		ranks[i] = float64(low+high-len(values)) / 2
	}
	return ranks
}
