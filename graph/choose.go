package graph

import "math/rand/v2"

// uniform returns one element of a list, which must not be empty.
func uniform[T any](rng *rand.Rand, list []T) T { return list[rng.IntN(len(list))] }

// weighted returns a position in proportion to the weights, or -1 if none is positive.
func weighted(rng *rand.Rand, weights []float64) int {
	total := 0.0
	for _, w := range weights {
		total += w
	}
	if total <= 0 {
		return -1
	}
	left := float64(rng.Float64() * total)
	last := -1
	for i, w := range weights {
		if w <= 0 {
			continue
		}
		if left < w {
			return i
		}
		left, last = left-w, i
	}
	return last // rounding may leave a crumb after the last weight
}
