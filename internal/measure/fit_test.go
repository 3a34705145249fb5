package measure

import (
	"math"
	"testing"
)

func TestFitByHand(t *testing.T) {
	for _, c := range []struct {
		name    string
		counts  []int
		weights []float64
		want    Test
	}{
		{"three heads of three: both extremes of eight outcomes", []int{3, 0}, []float64{1, 1}, Test{Method: methodExact,
			N: 3, Statistic: 3, DF: 1, P: 0.25, Within: true}},
		{"two of a kind among three kinds: 3 of 9", []int{2, 0, 0}, []float64{1, 1, 1}, Test{Method: methodExact, N: 2,
			Statistic: 4, DF: 2, P: 1.0 / 3, Within: true}},
		{"as expected", []int{10, 20}, []float64{1, 2}, Test{Method: methodExact, N: 30, DF: 1, P: 1, Within: true,
			Dealt: true}},
		{"ten tails of ten: 2 of 1024", []int{10, 0}, []float64{1, 1}, Test{Method: methodExact, N: 10, Statistic: 10, DF: 1,
			P: 2.0 / 1024}},
		{"weight 0 that is there", []int{5, 5, 1}, []float64{1, 1, 0}, Test{Method: methodExact, N: 11, DF: 1}},
		{"weight 0 that is not", []int{5, 5, 0}, []float64{1, 1, 0}, Test{Method: methodExact, N: 10, DF: 1, P: 1,
			Within: true, Dealt: true}},
		{"nobody", []int{0, 0}, []float64{1, 1}, Test{Method: methodNone, DF: 1}},
		{"one value", []int{7}, []float64{1}, Test{Method: methodNone, N: 7}},
	} {
		got := fit(c.counts, c.weights)
		if math.Abs(got.P-c.want.P) > 1e-9 || math.Abs(got.Statistic-c.want.Statistic) > 1e-9 {
			t.Errorf("%s: statistic %g, p %g, want %g and %g", c.name, got.Statistic, got.P, c.want.Statistic, c.want.P)
		}
		got.P, got.Statistic, c.want.P, c.want.Statistic, c.want.Alpha = 0, 0, 0, 0, alpha
		if got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

func TestManyThingsUseChiSquare(t *testing.T) {
	counts, weights := make([]int, 9), make([]float64, 9)
	for i := range counts {
		counts[i], weights[i] = 20, 1
	}
	counts[0], counts[1] = 35, 5
	got := fit(counts, weights)
	if got.Method != methodChi || got.DF != 8 || got.N != 180 || math.Abs(got.Statistic-22.5) > 1e-9 || got.Within {
		t.Errorf("%+v, want χ² = 22.5 with 8 df, beyond error", got)
	}
}

func TestOpenLevelsAreOneCell(t *testing.T) {
	s := source{name: "EverMemBench", total: 170, counts: map[string]float64{"low": 88}, order: []string{"low"}}
	got := s.test(map[string]int{"low": 9, "medium": 7, "high": 1})
	want := fit([]int{9, 8}, []float64{88, 82})
	if want.Against = "EverMemBench"; *got != want {
		t.Errorf("%+v, want %+v", *got, want)
	}
	gender := source{total: 170, counts: map[string]float64{"male": 104, "female": 66}, order: []string{"male", "female"}}
	if s.reference("medium") != nil || gender.reference("other") == nil {
		t.Error("a level is open where the published counts leave people over, and nowhere else")
	}
}
