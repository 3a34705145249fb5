package statistics

import "math/rand/v2"

// WeightedFloat returns a position drawn in proportion to weights, or -1 if none
// is positive. It draws once, or not at all if none is positive.
func WeightedFloat(r *rand.Rand, weights []float64) int {
	total := sum(weights)
	if total <= 0 {
		return -1
	}
	return reach(weights, float64(r.Float64()*total))
}

// At returns the position in which a part u of all the weights ends, 0 ≤ u < 1, or
// -1 if no weight is positive. It is WeightedFloat with the draw handed in.
func At(u float64, weights []float64) int { return reach(weights, float64(u*sum(weights))) }

func sum(weights []float64) float64 {
	total := 0.0
	for _, w := range weights {
		total += w
	}
	return total
}

// reach returns the first position by which so much weight is gone. Rounding can
// leave a little after the last weight; the last positive one is returned then.
func reach(weights []float64, left float64) int {
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
	return last
}
