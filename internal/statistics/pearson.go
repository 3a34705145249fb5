package statistics

import (
	"cmp"
	"math"
	"slices"
)

// Pearson returns Pearson's statistic of counts of which so many were expected.
func Pearson(counts []int, expected []float64) (sum float64) {
	for i, c := range counts {
		sum += contribution(c, expected[i])
	}
	return sum
}

func contribution(count int, expected float64) float64 {
	d := float64(count) - expected
	return float64(d*d) / expected
}

// Outcomes returns in how many ways n things fall into k cells, or something larger than limit.
func Outcomes(n, k int, limit float64) float64 {
	ways := 1.0
	for i := 1; i < k && ways <= limit; i++ {
		ways = float64(ways*float64(n+i)) / float64(i)
	}
	return ways
}

// PearsonTail returns the exact probability that Pearson's statistic of n things
// is at least as large as seen. It goes through all Outcomes.
//
// Independent Poisson counts, given their sum, are multinomial; their
// probabilities stay within the range of a float where factorials do not.
func PearsonTail(n int, expected []float64, seen float64) float64 {
	k := len(expected)
	chance, part := make([][]float64, k), make([][]float64, k)
	for i, e := range expected {
		chance[i], part[i] = make([]float64, n+1), make([]float64, n+1)
		for x := range n + 1 {
			chance[i][x], part[i][x] = poisson(x, e), contribution(x, e)
		}
	}
	limit := seen - 1e-9*math.Max(1, seen) // ties count, whatever the rounding
	tail := 0.0
	var walk func(i, left int, p, stat float64)
	walk = func(i, left int, p, stat float64) {
		if i == k-1 {
			if stat+part[i][left] >= limit {
				tail += p * chance[i][left]
			}
			return
		}
		for x := 0; x <= left; x++ {
			walk(i+1, left-x, p*chance[i][x], stat+part[i][x])
		}
	}
	walk(0, n, 1, 0)
	return min(1, tail/poisson(n, float64(n)))
}

func poisson(x int, mean float64) float64 {
	lg, _ := math.Lgamma(float64(x) + 1)
	return math.Exp(float64(float64(x)*math.Log(mean)) - mean - lg)
}

// Pool joins cells, those with the least expected first, until each expects at
// least so many: what the χ² distribution asks of Pearson's statistic.
func Pool(counts []int, expected []float64, least float64) ([]int, []float64) {
	order := make([]int, len(counts))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(expected[a], expected[b]) })
	var c []int
	var e []float64
	for i, cell := range order {
		if i == 0 || e[len(e)-1] >= least {
			c, e = append(c, 0), append(e, 0)
		}
		c[len(c)-1] += counts[cell]
		e[len(e)-1] += expected[cell]
	}
	if last := len(e) - 1; last > 0 && e[last] < least {
		c[last-1] += c[last]
		e[last-1] += e[last]
		c, e = c[:last], e[:last]
	}
	return c, e
}
