package measure

import (
	"math"

	"memloom/internal/statistics"
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
	if statistics.Outcomes(n, len(c), mostOutcomes) <= mostOutcomes {
		t.Method, t.Statistic = methodExact, statistics.Pearson(c, expected)
		t.P = statistics.PearsonTail(n, expected, t.Statistic)
	} else {
		t.chiSquare(statistics.Pool(c, expected, leastExpected))
	}
	t.Within = t.Method != methodNone && t.P >= alpha
	return t
}

// dealt says whether counts are what largest remainder makes of what is expected: each is rounded, and none is rounded
// up that has less of a remainder than one that is rounded down.
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
	t.Method, t.Statistic = methodChi, statistics.Pearson(counts, expected)
	t.P = statistics.ChiSquareTail(t.Statistic, t.DF)
}

// Untested says whether there was too little to test.
func (t *Test) Untested() bool { return t.Method == methodNone }

// Exact says whether all outcomes were gone through.
func (t *Test) Exact() bool { return t.Method == methodExact }
