package statistics

import (
	"math"
	"slices"
)

// KolmogorovSmirnov compares two samples: d is the greatest distance of their distribution functions, and p how often
// samples of one distribution are that far apart or further, by Stephens' approximation. With many ties p is too large,
// so that it errs towards no difference. Of an empty sample nothing is known: d is 0 and p is 1.
func KolmogorovSmirnov(a, b []float64) (d, p float64) {
	if len(a) == 0 || len(b) == 0 {
		return 0, 1
	}
	a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	for i, j := 0, 0; i < len(a) && j < len(b); {
		x := min(a[i], b[j])
		for i < len(a) && a[i] == x {
			i++
		}
		for j < len(b) && b[j] == x {
			j++
		}
		d = max(d, math.Abs(float64(i)/float64(len(a))-float64(j)/float64(len(b))))
	}
	root := math.Sqrt(float64(len(a)) * float64(len(b)) / float64(len(a)+len(b)))
	return d, kolmogorovTail((root + 0.12 + 0.11/root) * d)
}

// kolmogorovTail returns the probability that the Kolmogorov distribution exceeds x.
func kolmogorovTail(x float64) float64 {
	if x < 0.2 { // the series does not converge there, and what it tends to is 1
		return 1
	}
	sum := 0.0
	for k, sign := 1, 1.0; k <= 100; k, sign = k+1, -sign {
		term := math.Exp(-2 * float64(k) * float64(k) * x * x)
		sum += float64(sign * term)
		if term < 1e-12 {
			break
		}
	}
	return min(1, max(0, 2*sum))
}

// Homogeneity compares two lists of counts of the same classes by Pearson's χ². Classes of which either list expects
// fewer than five are pooled. With one class left nothing is known: p is 1 and there are 0 degrees of freedom.
func Homogeneity(a, b []int) (x float64, freedom int, p float64) {
	var na, nb int
	for i := range a {
		na, nb = na+a[i], nb+b[i]
	}
	if na == 0 || nb == 0 {
		return 0, 0, 1
	}
	share := float64(min(na, nb)) / float64(na+nb)
	both, expected := make([]int, len(a)), make([]float64, len(a))
	for i := range a {
		both[i] = a[i]
		expected[i] = float64(float64(a[i]+b[i]) * share)
	}
	pooledA, least := Pool(both, expected, 5)
	for i := range least {
		total := least[i] / share
		for _, side := range []struct {
			got, of float64
		}{{float64(pooledA[i]), float64(na)}, {total - float64(pooledA[i]), float64(nb)}} {
			e := float64(total*side.of) / float64(na+nb)
			if e > 0 {
				x += float64((side.got-e)*(side.got-e)) / e
			}
		}
	}
	freedom = len(least) - 1
	if freedom <= 0 {
		return 0, 0, 1
	}
	return x, freedom, ChiSquareTail(x, freedom)
}
