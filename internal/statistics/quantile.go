package statistics

import (
	"cmp"
	"math"
	"slices"
)

// Quantile returns the value of the nearest rank: the smallest that at least so
// many per cent of the sorted values do not exceed. There must be a value.
func Quantile[T cmp.Ordered](sorted []T, perCent int) T {
	rank := (len(sorted)*perCent + 99) / 100
	return sorted[max(rank, 1)-1]
}

// Median returns the middle of the values, the lower one of an even number; the
// zero value of none. The values need not be sorted.
func Median[T cmp.Ordered](values []T) T {
	if len(values) == 0 {
		var zero T
		return zero
	}
	return Quantile(slices.Sorted(slices.Values(values)), 50)
}

// Ranks returns for each value how many are smaller, ties halved, around zero.
func Ranks(values []float64) []float64 {
	sorted := slices.Sorted(slices.Values(values))
	ranks := make([]float64, len(values))
	for i, v := range values {
		low, _ := slices.BinarySearch(sorted, v)
		high, _ := slices.BinarySearch(sorted, math.Nextafter(v, math.Inf(1)))
		ranks[i] = float64(low+high-len(values)) / 2
	}
	return ranks
}
