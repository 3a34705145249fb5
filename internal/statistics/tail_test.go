package statistics

import (
	"math"
	"slices"
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
	for df, x := range map[int]float64{1: 3.8415, 2: 5.9915, 3: 7.8147, 4: 9.4877, 5: 11.0705, 9: 16.9190, 10: 18.3070,
		53: 70.9935} {
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
	for freedom, want := range map[int]float64{1: 12.706, 2: 4.303, 3: 3.182, 6: 2.447, 10: 2.228, 30: 2.042, 60: 2.000,
		120:     1.980,
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

// Of three things, one order in six rises throughout; of two blocks of three and two, one pair of orders in twelve
// does, and how the blocks stand to each other is not shuffled.
func TestPermutationTail(t *testing.T) {
	rising := func(orders [][]int) float64 {
		sum := 0.0
		for _, order := range orders {
			for place, i := range order {
				sum += float64(place * i)
			}
		}
		return sum
	}
	for _, c := range []struct {
		sizes   []int
		seen, p float64
	}{{[]int{3}, 5, 1.0 / 6}, {[]int{3, 2}, 6, 1.0 / 12}, {[]int{1, 1, 1}, 0, 1}} {
		seen, p := PermutationTail(newRand(1), 20_000, c.sizes, rising)
		if seen != c.seen || math.Abs(p-c.p) > 0.01 {
			t.Errorf("%v: %v, p = %v, want %v and about %v", c.sizes, seen, p, c.seen, c.p)
		}
	}
	if _, p := PermutationTail(newRand(1), 99, []int{3}, func(orders [][]int) float64 {
		if slices.IsSorted(orders[0]) {
			return 0
		}
		return -1
	}); p < 0.01 {
		t.Errorf("p = %v is below 1/100", p)
	}
	if _, p := PermutationTail(newRand(1), 50, []int{2}, func([][]int) float64 { return 0 }); p != 1 {
		t.Errorf("of orders that are alike: p = %v", p)
	}
}
