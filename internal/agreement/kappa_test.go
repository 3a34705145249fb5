package agreement

import (
	"encoding/json"
	"math"
	"os"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// golden has the values of scikit-learn and statsmodels; testdata/golden.py makes it.
type golden struct {
	Cohen []struct {
		Matrix        [][]int
		Kappa, Linear *float64
		StandardError float64 `json:"standard_error"`
	}
	Fleiss []struct {
		Counts [][]int
		Kappa  float64
	}
}

func readGolden(t *testing.T) golden {
	t.Helper()
	b, err := os.ReadFile("testdata/golden.json")
	if err != nil {
		t.Fatal(err)
	}
	var g golden
	if err := json.Unmarshal(b, &g); err != nil || len(g.Cohen) < 5 || len(g.Fleiss) < 5 {
		t.Fatalf("%d and %d cases (%v)", len(g.Cohen), len(g.Fleiss), err)
	}
	return g
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-12 }

func TestCohen_IsScikitLearns(t *testing.T) {
	for i, c := range readGolden(t).Cohen {
		for w, want := range map[Weights]*float64{Nominal: c.Kappa, Linear: c.Linear} {
			if got, ok := Cohen(c.Matrix, w); !ok || want == nil || !near(got, *want) {
				t.Errorf("case %d, linear %v: %v %v, want %v", i, w, got, ok, want)
			}
		}
	}
}

func TestFleiss_IsStatsmodels(t *testing.T) {
	for i, c := range readGolden(t).Fleiss {
		once := slices.Repeat([]int{1}, len(c.Counts))
		if got, ok := fleiss(c.Counts, once); !ok || !near(got, c.Kappa) {
			t.Errorf("case %d: %v %v, want %v", i, got, ok, c.Kappa)
		}
	}
}

// The interval of the bootstrap is about as wide as the asymptotic one, where there are many items.
func TestMeasured_IntervalAgreesWithTheory(t *testing.T) {
	for i, c := range readGolden(t).Cohen {
		var items []rated
		for x, row := range c.Matrix {
			for y, n := range row {
				for range n {
					items = append(items, rated{values: []int{x, y}})
				}
			}
		}
		if len(items) < 200 {
			continue
		}
		m := measured("key", Subject{Name: "decision", Values: make([]string, len(c.Matrix))}, []string{"Ada", "Ben"}, items)
		if m.Kappa == nil || m.Low == nil || m.High == nil || *m.Low > *m.Kappa || *m.High < *m.Kappa {
			t.Fatalf("case %d: %+v", i, m)
		}
		got, want := *m.High-*m.Low, 2*1.96*c.StandardError
		if math.Abs(got/want-1) > 0.08 {
			t.Errorf("case %d: an interval of %.4f, asymptotically %.4f", i, got, want)
		}
	}
}

func TestKappa_UndefinedWhereAllChoseOneValue(t *testing.T) {
	for _, m := range [][][]int{nil, {{0, 0}, {0, 0}}, {{40, 0}, {0, 0}}, {{0, 0}, {0, 40}}} {
		for _, w := range []Weights{Nominal, Linear} {
			if k, ok := Cohen(m, w); ok {
				t.Errorf("Cohen of %v: %v", m, k)
			}
		}
	}
	for _, c := range [][][]int{nil, {{3, 0}, {3, 0}}, {{1, 0}, {0, 1}}} { // the last has one rater
		if k, ok := fleiss(c, slices.Repeat([]int{1}, len(c))); ok {
			t.Errorf("Fleiss of %v: %v", c, k)
		}
	}
}

// drawMatrix draws a square matrix of counts.
func drawMatrix(t *rapid.T) [][]int {
	n := rapid.IntRange(1, 5).Draw(t, "values")
	out := rowsOf(make([]int, n*n), n)
	for i := range out {
		for j := range out[i] {
			out[i][j] = rapid.IntRange(0, 20).Draw(t, "count")
		}
	}
	return out
}

func TestCohen_WithinBoundsAndSymmetric(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatrix(t)
		turned := rowsOf(make([]int, len(m)*len(m)), len(m))
		for i, row := range m {
			for j, k := range row {
				turned[j][i] = k
			}
		}
		for _, w := range []Weights{Nominal, Linear} {
			k, ok := Cohen(m, w)
			k2, ok2 := Cohen(turned, w)
			if k != k2 || ok != ok2 {
				t.Fatalf("%v: %v and %v the other way", m, k, k2)
			}
			if ok && (k < -1 || k > 1) {
				t.Fatalf("%v: %v", m, k)
			}
		}
	})
}

// Items in another order give the same, κ and interval; so does κ of named pairs.
func TestKappa_OrderOfItemsIsNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		people := rapid.IntRange(2, 4).Draw(t, "people")
		items := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) rated {
			return rated{values: rapid.SliceOfN(rapid.IntRange(0, 2), people, people).Draw(t, "values")}
		}), 1, 29).Draw(t, "items") // below Fewest nothing is drawn anew
		shuffled := rapid.Permutation(items).Draw(t, "order")
		_, n := patterns(items, 3, people == 2)
		kinds, again := patterns(shuffled, 3, people == 2)
		if !slices.Equal(n, again) {
			t.Fatalf("kinds %v, then %v", n, again)
		}
		if people > 2 {
			if k, ok := fleiss(kinds, again); ok && (k < -1 || k > 1) {
				t.Fatalf("κ %v", k)
			}
			return
		}
		var pairs [][2]int
		for _, it := range items {
			pairs = append(pairs, [2]int{it.values[0], it.values[1]})
		}
		k, ok := CohenOf(pairs)
		k2, ok2 := Cohen(rowsOf(again, 3), Nominal)
		if ok != ok2 || !near(k, k2) {
			t.Fatalf("κ %v of pairs, %v of their matrix", k, k2)
		}
	})
}
