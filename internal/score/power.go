package score

import (
	"math"

	"memloom/internal/statistics"
)

// Disagreement is the share of items on which two systems are taken to differ, one right and the other wrong, where a
// paired difference is asked for that is smaller than it.
const Disagreement = 0.2

// Detectable is the smallest difference of two systems' accuracies that n items show with a power of 0.8 in a two-sided
// test at α = 0.05. Nil is more than there can be: so few items show nothing.
type Detectable struct {
	// Paired: both systems answer the same items, compared by McNemar's test, and
	// differ on Disagreement of the items, or on as many as the difference needs.
	Paired *float64 `json:"paired"`
	// Unpaired: n items for one system and n others for the other, two-sample z
	// test, with accuracies on either side of one half, where it is hardest.
	Unpaired *float64 `json:"unpaired"`
}

// Detects returns what n items can show. Both formulas are the usual normal approximations: Connor 1987 (Biometrics
// 43:207) for the paired and Fleiss, Levin and Paik 2003 (ch. 4) for the unpaired test.
func Detects(n int) Detectable {
	return Detectable{smallest(n, neededPaired), smallest(n, neededUnpaired)}
}

// neededPaired is how many items show a difference d.
func neededPaired(d float64) float64 {
	psi := max(d, Disagreement)
	root := float64(statistics.Z95*math.Sqrt(psi)) + float64(statistics.Z80*math.Sqrt(psi-float64(d*d)))
	return float64(root*root) / float64(d*d)
}

// neededUnpaired is how many items each of two systems needs.
func neededUnpaired(d float64) float64 {
	root := float64(statistics.Z95*math.Sqrt(0.5)) + float64(statistics.Z80*math.Sqrt(0.5-float64(d*d)/2))
	return float64(root*root) / float64(d*d)
}

// smallest returns the smallest difference for which n items are enough; needed falls as the difference grows.
func smallest(n int, needed func(float64) float64) *float64 {
	if needed(1) > float64(n) {
		return nil
	}
	low, high := 0.0, 1.0
	for range 60 { // halved beyond what a float64 tells apart
		if middle := (low + high) / 2; needed(middle) > float64(n) {
			low = middle
		} else {
			high = middle
		}
	}
	return &high
}
