package statistics

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestPoolJoinsSmallCells(t *testing.T) {
	counts, expected := Pool([]int{7, 1, 2, 40}, []float64{8, 2, 4, 36}, 5)
	if !slices.Equal(counts, []int{3, 7, 40}) || !slices.Equal(expected, []float64{6, 8, 36}) {
		t.Errorf("%v of %v", counts, expected)
	}
	counts, expected = Pool([]int{3, 3, 4}, []float64{3, 3, 3}, 5)
	if !slices.Equal(counts, []int{10}) || !slices.Equal(expected, []float64{9}) {
		t.Errorf("what is left over joins the last: %v of %v", counts, expected)
	}
}

// TestPearsonTailIsTheMultinomial goes through every sequence of draws.
func TestPearsonTailIsTheMultinomial(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		k := rapid.IntRange(2, 4).Draw(rt, "cells")
		n := rapid.IntRange(1, 6).Draw(rt, "n")
		weights, counts, total := make([]float64, k), make([]int, k), 0.0
		for i := range weights {
			weights[i] = float64(rapid.IntRange(1, 9).Draw(rt, "weight"))
			total += weights[i]
		}
		for range n {
			counts[rapid.IntRange(0, k-1).Draw(rt, "cell")]++
		}
		expected := make([]float64, k)
		for i := range expected {
			expected[i] = float64(n) * weights[i] / total
		}
		seen := Pearson(counts, expected)
		got := PearsonTail(n, expected, seen)
		want, drawn := 0.0, make([]int, k)
		var walk func(left int, p float64)
		walk = func(left int, p float64) {
			if left == 0 {
				if Pearson(drawn, expected) >= seen-1e-9 {
					want += p
				}
				return
			}
			for i := range drawn {
				drawn[i]++
				walk(left-1, p*weights[i]/total)
				drawn[i]--
			}
		}
		walk(n, 1)
		if math.Abs(got-want) > 1e-6 {
			rt.Fatalf("%v against %v: p %g, want %g", counts, weights, got, want)
		}
	})
}

func TestOutcomes(t *testing.T) {
	if got := Outcomes(3, 3, 100); got != 10 {
		t.Errorf("three things fall into three cells in %v ways, want 10", got)
	}
	if got := Outcomes(1000, 50, 100); got <= 100 {
		t.Errorf("%v is within the limit", got)
	}
}
