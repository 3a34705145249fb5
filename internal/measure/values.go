package measure

import (
	"maps"
	"math"
	"slices"
)

// Values counts how often each whole number came: a sample of any size in the room of its different numbers.
type Values map[int]int

// summarise returns mean and quantiles.
func (v Values) summarise() Sample {
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

// gini is Gini's coefficient of amounts that are not negative: 0 if all are
// the same, 1 − 1/n if one of n has everything.
func (v Values) gini() float64 {
	n, i, weighted, sum := v.summarise().N, 0, 0.0, 0.0
	for _, k := range slices.Sorted(maps.Keys(v)) {
		for range v[k] {
			weighted += float64(float64(2*i+1-n) * float64(k))
			sum += float64(k)
			i++
		}
	}
	return math.Max(0, ratio(weighted, float64(n)*sum))
}

// variation is the standard deviation by the mean: 1 of exponential gaps.
func (v Values) variation() float64 {
	n, sum, squares := 0.0, 0.0, 0.0
	for _, k := range slices.Sorted(maps.Keys(v)) {
		n, sum, squares = n+float64(v[k]), sum+float64(k*v[k]), squares+float64(k*k*v[k])
	}
	if sum == 0 {
		return 0
	}
	mean := sum / n
	return math.Sqrt(math.Max(0, squares/n-float64(mean*mean))) / mean
}
