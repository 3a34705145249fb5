package statistics

import (
	"math"
	"testing"
)

// The tail agrees with binomial figures that can be computed by hand.
func TestUpperTail(t *testing.T) {
	half := []float64{.5, .5, .5, .5}
	for _, c := range []struct {
		chances []float64
		hits    int
		want    float64
	}{
		{half, 0, 1}, {half, 1, 15. / 16}, {half, 2, 11. / 16}, {half, 3, 5. / 16}, {half, 4, 1. / 16}, {half, 5, 0},
		{[]float64{.25, .5}, 1, 1 - .75*.5}, {[]float64{.25, .5}, 2, .125}, {nil, 0, 1}, {nil, 1, 0},
	} {
		if got := UpperTail(c.chances, c.hits); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%d of %v: %v, want %v", c.hits, c.chances, got, c.want)
		}
	}
}

// TestChiSquareTail has the 5 % points of every table of χ².
func TestChiSquareTail(t *testing.T) {
	for df, x := range map[int]float64{1: 3.8415, 2: 5.9915, 3: 7.8147, 4: 9.4877, 5: 11.0705, 9: 16.9190, 10: 18.3070, 53: 70.9935} {
		if p := ChiSquareTail(x, df); math.Abs(p-0.05) > 1e-4 {
			t.Errorf("%d degrees of freedom: the tail from %g is %.5f, want 0.05", df, x, p)
		}
	}
	if p := ChiSquareTail(0, 3); p != 1 {
		t.Errorf("the tail from 0 is %v", p)
	}
}

// TestStudentQuantile has the 0.975 column of every table of Student's t.
func TestStudentQuantile(t *testing.T) {
	for freedom, want := range map[int]float64{1: 12.706, 2: 4.303, 3: 3.182, 6: 2.447, 10: 2.228, 30: 2.042, 60: 2.000, 120: 1.980,
		100_000: 1.960,
	} {
		if got := StudentQuantile(0.975, freedom); math.Abs(got-want) > 5e-4 {
			t.Errorf("%d degrees of freedom: %.4f, want %.3f", freedom, got, want)
		}
	}
	if got := StudentQuantile(0.95, 10); math.Abs(got-1.812) > 5e-4 {
		t.Errorf("one-sided: %.4f, want 1.812", got)
	}
}

// Of three things, one order in six rises throughout.
func TestPermutationTail(t *testing.T) {
	rising := func(order []int) float64 { return float64(2*order[2] + order[1]) }
	seen, p := PermutationTail(newRand(1), 20_000, 3, rising)
	if seen != 5 || math.Abs(p-1.0/6) > 0.01 {
		t.Errorf("%v, p = %v, want 5 and about 1/6", seen, p)
	}
	if _, p := PermutationTail(newRand(1), 99, 3, func(order []int) float64 {
		if order[0] == 0 && order[1] == 1 && order[2] == 2 {
			return 0
		}
		return -1
	}); p < 0.01 {
		t.Errorf("p = %v is below 1/100", p)
	}
	if _, p := PermutationTail(newRand(1), 50, 2, func([]int) float64 { return 0 }); p != 1 {
		t.Errorf("of orders that are alike: p = %v", p)
	}
}
