package graph

import "math"

// math.Pow and math.Sin may differ in the last bit between machines (assembly on some, fused multiply-add on others).
// These two use only operations that IEEE 754 rounds in one way.

// pow returns base^exp for base ≥ 0 and exp ≥ 0: repeated products for the
// whole part, repeated square roots for the binary digits of the fraction.
func pow(base, exp float64) float64 {
	whole := math.Floor(exp)
	out := 1.0
	for range int(whole) {
		out = float64(out * base)
	}
	root := base
	for fraction := exp - whole; fraction > 0; {
		root = math.Sqrt(root)
		if fraction = float64(fraction * 2); fraction >= 1 {
			out = float64(out * root)
			fraction--
		}
	}
	return out
}

// sinPi returns sin(π·p) for p in [0, 1], by the Taylor series on [0, π/2],
// where twelve terms leave less than the last bit.
func sinPi(p float64) float64 {
	x := float64(math.Pi * min(p, 1-p))
	square := float64(x * x)
	term, sum := x, x
	for k := 2; k <= 24; k += 2 {
		term = -float64(term*square) / float64(k*(k+1))
		sum += term
	}
	return sum
}
