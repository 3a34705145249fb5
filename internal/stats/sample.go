package stats

import (
	"maps"
	"math"
	"slices"
)

// values counts how often each whole number came: a sample of any size in the room of its different numbers.
type values map[int]int

// add counts a number once more.
func (v values) add(n int) { v[n]++ }

// summarise returns mean and quantiles.
func (v values) summarise() Sample {
	if len(v) == 0 {
		return Sample{}
	}
	order := slices.Sorted(maps.Keys(v))
	n, sum := 0, 0
	for _, k := range order {
		n, sum = n+v[k], sum+k*v[k]
	}
	// quantile is statistics.Quantile of the numbers one by one.
	quantile := func(perCent int) float64 {
		rank, at := max((n*perCent+99)/100, 1), 0
		for rank -= v[order[0]]; rank > 0; rank -= v[order[at]] {
			at++
		}
		return float64(order[at])
	}
	return Sample{
		N: n, Mean: float64(sum) / float64(n), Min: float64(order[0]), Max: float64(order[len(order)-1]),
		P10: quantile(10), P25: quantile(25), Median: quantile(50), P75: quantile(75), P90: quantile(90),
	}
}

// gini is Gini's coefficient of amounts that are not negative: 0 if all have
// the same, 1 − 1/n if one of n has everything.
func gini(amounts []float64) float64 {
	sorted := slices.Sorted(slices.Values(amounts))
	weighted, sum := 0.0, 0.0
	for i, v := range sorted {
		weighted += float64(float64(2*i+1-len(sorted)) * v)
		sum += v
	}
	if sum == 0 {
		return 0
	}
	return math.Max(0, weighted/(float64(len(sorted))*sum))
}
