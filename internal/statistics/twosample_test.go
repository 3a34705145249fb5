package statistics

import (
	"math"
	"testing"
)

func TestKolmogorovSmirnov(t *testing.T) {
	run := func(from, n int) []float64 {
		var out []float64
		for i := range n {
			out = append(out, float64(from+i))
		}
		return out
	}
	for name, test := range map[string]struct {
		a, b []float64
		d, p float64
	}{
		"the same":   {run(0, 50), run(0, 50), 0, 1},
		"none":       {nil, run(0, 5), 0, 1},
		"apart":      {run(0, 40), run(100, 40), 1, 0},
		"moved":      {run(0, 100), run(20, 100), 0.2, 0.0314}, // Stephens: λ = (7.0711 + 0.12 + 0.0156) · 0.2 = 1.4413
		"constants":  {[]float64{3, 3, 3}, []float64{3, 3}, 0, 1},
		"half apart": {[]float64{1, 2, 3, 4}, []float64{3, 4, 5, 6}, 0.5, 0.5344},
	} {
		d, p := KolmogorovSmirnov(test.a, test.b)
		if math.Abs(d-test.d) > 1e-9 || math.Abs(p-test.p) > 5e-4 {
			t.Errorf("%s: d %.4f, p %.4f, want %.4f and %.4f", name, d, p, test.d, test.p)
		}
		if e, q := KolmogorovSmirnov(test.b, test.a); e != d || q != p {
			t.Errorf("%s: the other way round it is %.4f and %.4f", name, e, q)
		}
	}
}

func TestHomogeneity(t *testing.T) {
	for name, test := range map[string]struct {
		a, b    []int
		x       float64
		freedom int
		p       float64
	}{
		"the same":    {[]int{10, 20, 30}, []int{10, 20, 30}, 0, 2, 1},
		"two by two":  {[]int{30, 10}, []int{20, 20}, 5.3333, 1, 0.0209}, // without Yates' correction
		"other sizes": {[]int{30, 70}, []int{10, 190}, 36.0577, 1, 0},
		"rare pooled": {[]int{50, 1, 49}, []int{50, 0, 50}, 0, 1, 1},
		"one class":   {[]int{9}, []int{5}, 0, 0, 1},
		"none":        {[]int{0, 0}, []int{5, 5}, 0, 0, 1},
	} {
		x, freedom, p := Homogeneity(test.a, test.b)
		if math.Abs(x-test.x) > 1e-3 || freedom != test.freedom || math.Abs(p-test.p) > 1e-3 {
			t.Errorf("%s: χ² %.4f of %d, p %.4f, want %.4f of %d and %.4f", name, x, freedom, p, test.x, test.freedom, test.p)
		}
	}
}
