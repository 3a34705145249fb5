package stats

import (
	"cmp"
	"math"
	"slices"
)

// alpha is the level of every test.
const alpha = 0.01

// mostOutcomes is how many outcomes an exact test goes through.
const mostOutcomes = 500_000

// leastExpected is the least count that a cell of the χ² distribution's test must expect.
const leastExpected = 5

// The methods of a test.
const (
	methodExact = "exact"
	methodChi   = "χ²"
	methodNone  = "too few to say"
)

// Test is whether counts lie within sampling error of published shares.
type Test struct {
	Method    string  `json:"method"` // exact, χ², or too few to say
	Against   string  `json:"against"`
	N         int     `json:"n"`
	Statistic float64 `json:"statistic"` // Pearson's
	DF        int     `json:"df"`
	P         float64 `json:"p"`
	Alpha     float64 `json:"alpha"`
	Within    bool    `json:"within"` // p ≥ α
	// Dealt: the counts are those of the largest remainders, as near to the
	// shares as whole things come. Nothing was sampled, and nothing is left to test.
	Dealt bool `json:"dealt,omitempty"`
}

// fit tests counts against weights, which need not sum to one. A value that
// has weight 0 and is there all the same has p = 0.
func fit(counts []int, weights []float64) Test {
	var c []int
	var w []float64
	n, total := 0, 0.0
	impossible := false
	for i, x := range counts {
		n += x
		total += weights[i]
		if weights[i] > 0 {
			c, w = append(c, x), append(w, weights[i])
		} else if x > 0 {
			impossible = true
		}
	}
	t := Test{N: n, Alpha: alpha, DF: max(len(c)-1, 0)}
	if impossible {
		t.Method = methodExact
		return t
	}
	if n == 0 || len(c) < 2 {
		t.Method = methodNone
		return t
	}
	expected := make([]float64, len(c))
	for i := range c {
		expected[i] = float64(n) * w[i] / total
	}
	t.Dealt = dealt(c, expected)
	if outcomes(n, len(c)) <= mostOutcomes {
		t.Method, t.Statistic = methodExact, pearson(c, expected)
		t.P = exactTail(n, expected, t.Statistic)
	} else {
		t.chiSquare(pool(c, expected))
	}
	t.Within = t.Method != methodNone && t.P >= alpha
	return t
}

// dealt says whether counts are what largest remainder makes of what is expected:
// each is rounded, and none is rounded up that has less of a remainder than one
// that is rounded down.
func dealt(counts []int, expected []float64) bool {
	const rounding = 1e-9
	leastUp, mostDown := 1.0, 0.0
	for i, e := range expected {
		floor := math.Floor(e + rounding)
		rest := max(0, e-floor)
		switch float64(counts[i]) - floor {
		case 0:
			mostDown = max(mostDown, rest)
		case 1:
			leastUp = min(leastUp, rest)
		default:
			return false
		}
	}
	return leastUp >= mostDown-rounding
}

func (t *Test) chiSquare(counts []int, expected []float64) {
	if t.DF = len(counts) - 1; t.DF < 1 {
		t.Method, t.DF = methodNone, 0
		return
	}
	t.Method, t.Statistic = methodChi, pearson(counts, expected)
	t.P = chiSquareTail(t.Statistic, t.DF)
}

func pearson(counts []int, expected []float64) (sum float64) {
	for i, c := range counts {
		sum += contribution(c, expected[i])
	}
	return sum
}

func contribution(count int, expected float64) float64 {
	d := float64(count) - expected
	return float64(d*d) / expected
}

// outcomes is in how many ways n things fall into k cells, or more than
// mostOutcomes.
func outcomes(n, k int) float64 {
	ways := 1.0
	for i := 1; i < k && ways <= mostOutcomes; i++ {
		ways = float64(ways*float64(n+i)) / float64(i)
	}
	return ways
}

// exactTail is the probability that Pearson's statistic of n things is at
// least as large. Independent Poisson counts, given their sum, are multinomial;
// their probabilities stay within the range of a float where factorials do not.
func exactTail(n int, expected []float64, seen float64) float64 {
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

// chiSquareTail is the upper tail of the χ² distribution, in closed form for
// whole degrees of freedom.
func chiSquareTail(x float64, df int) float64 {
	h := x / 2
	if h <= 0 {
		return 1
	}
	sum, a := 0.0, 1.0 // terms e^-h h^(a-1) / Γ(a)
	if df%2 == 1 {
		sum, a = math.Erfc(math.Sqrt(h)), 1.5
	}
	for ; a <= float64(df)/2; a++ {
		lg, _ := math.Lgamma(a)
		sum += math.Exp(float64((a-1)*math.Log(h)) - h - lg)
	}
	return min(1, sum)
}

// pool joins cells, those with the least expected first, until each expects enough.
func pool(counts []int, expected []float64) ([]int, []float64) {
	order := make([]int, len(counts))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(expected[a], expected[b]) })
	var c []int
	var e []float64
	for i, cell := range order {
		if i == 0 || e[len(e)-1] >= leastExpected {
			c, e = append(c, 0), append(e, 0)
		}
		c[len(c)-1] += counts[cell]
		e[len(e)-1] += expected[cell]
	}
	if last := len(e) - 1; last > 0 && e[last] < leastExpected {
		c[last-1] += c[last]
		e[last-1] += e[last]
		c, e = c[:last], e[:last]
	}
	return c, e
}
