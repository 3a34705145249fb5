package stats

import (
	"math"
	"slices"

	"memloom/internal/statistics"
)

// summarise returns mean and quantiles of the values, which it sorts.
func summarise(values []float64) Sample {
	n := len(values)
	if n == 0 {
		return Sample{}
	}
	slices.Sort(values)
	sum := 0.0
	for _, v := range values {
		sum += v
	}
	return Sample{
		N: n, Mean: sum / float64(n), Min: values[0], Max: values[n-1],
		P10: statistics.Quantile(values, 10), P25: statistics.Quantile(values, 25), Median: statistics.Quantile(values,
			50),
		P75: statistics.Quantile(values, 75), P90: statistics.Quantile(values, 90),
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
