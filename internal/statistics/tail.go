package statistics

import (
	"math"
	"math/rand/v2"

	"gonum.org/v1/gonum/mathext"
)

// UpperTail returns the exact probability of at least hits successes among independent trials with the given chances:
// the tail of the Poisson binomial distribution, which is the binomial one where all chances are the same.
func UpperTail(chances []float64, hits int) float64 {
	if hits <= 0 {
		return 1
	}
	// dist[k] is the chance of k successes so far; the last entry is of hits or more.
	dist := make([]float64, hits+1)
	dist[0] = 1
	for _, p := range chances {
		dist[hits] += float64(dist[hits-1] * p)
		for k := hits - 1; k > 0; k-- {
			dist[k] = float64(dist[k]*(1-p)) + float64(dist[k-1]*p)
		}
		dist[0] *= 1 - p
	}
	return min(1, dist[hits])
}

// ChiSquareTail returns the probability that the χ² distribution of so many degrees of freedom exceeds x.
func ChiSquareTail(x float64, freedom int) float64 {
	if x <= 0 {
		return 1
	}
	return mathext.GammaIncRegComp(float64(freedom)/2, x/2)
}

// StudentQuantile returns the p quantile of Student's t, 0.5 < p < 1.
func StudentQuantile(p float64, freedom int) float64 {
	n := float64(freedom)
	x := mathext.InvRegIncBeta(n/2, 0.5, 2*(1-p))
	return math.Sqrt(n * (1 - x) / x)
}

// PermutationTail returns a statistic of the orders 0 … n−1 of blocks of these sizes, and its one-sided p against
// random orders within each block: how often a shuffle of all reaches what was seen. What differs from block to block,
// and not by the order within one, thus counts for nothing. It shuffles by r so many times; no p is below
// 1/(shuffles+1).
func PermutationTail(r *rand.Rand, shuffles int, sizes []int,
	statistic func(orders [][]int) float64) (seen, p float64) {
	orders := make([][]int, len(sizes))
	for b, n := range sizes {
		orders[b] = make([]int, n)
		for i := range orders[b] {
			orders[b][i] = i
		}
	}
	seen = statistic(orders)
	reached := 1
	for range shuffles {
		for _, order := range orders {
			for i := len(order) - 1; i > 0; i-- { // as r.Shuffle does, without a call for each
				j := r.IntN(i + 1)
				order[i], order[j] = order[j], order[i]
			}
		}
		if statistic(orders) >= seen {
			reached++
		}
	}
	return seen, float64(reached) / float64(shuffles+1)
}
