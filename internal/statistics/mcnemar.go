package statistics

import (
	"cmp"
	"math/big"
	"slices"
)

// McNemar returns the exact two-sided p of McNemar's test (1947, Psychometrika 12:153): first and second count the
// pairs of which only the first, or only the second, is right. Without a difference those are halves of a binomial
// distribution, whose smaller tail is taken twice. It is summed in whole numbers and rounded once. Of no such pair p is
// 1.
func McNemar(first, second int) float64 {
	n, k := first+second, min(first, second)
	term, sum := big.NewInt(1), big.NewInt(1)
	for i := 1; i <= k; i++ {
		term.Mul(term, big.NewInt(int64(n-i+1)))
		term.Quo(term, big.NewInt(int64(i)))
		sum.Add(sum, term)
	}
	tail := new(big.Float).SetInt(sum)
	p, _ := tail.SetMantExp(tail, 1-n).Float64()
	return min(1, p)
}

// Holm returns the p values adjusted for being several (Holm 1979, Scand. J. Stat. 6:65), in their order: what is below
// α is significant with the probability of any false finding held at α.
func Holm(p []float64) []float64 {
	order := make([]int, len(p))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(p[a], p[b]) })
	out, least := make([]float64, len(p)), 0.0
	for rank, i := range order {
		least = max(least, min(1, p[i]*float64(len(p)-rank)))
		out[i] = least
	}
	return out
}
