package statistics

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Corpora depend on the sequences: these are what the choices have always drawn.
func TestWeightedKeepsItsSequence(t *testing.T) {
	s := newRand(1)
	var parts []int
	for range 12 {
		parts = append(parts, WeightedFloat(s, []float64{1, 0, 2.5, 4}))
	}
	if want := []int{3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 3}; !slices.Equal(parts, want) {
		t.Errorf("by weights %v, want %v", parts, want)
	}
}

func TestNothingIsDrawnWithoutWeight(t *testing.T) {
	r := newRand(1)
	if WeightedFloat(r, []float64{0, 0}) != -1 || WeightedFloat(r, nil) != -1 {
		t.Error("something was chosen")
	}
	if r.Uint64() != newRand(1).Uint64() {
		t.Error("something was drawn")
	}
	if At(0, []float64{0, 0}) != -1 {
		t.Error("something without weight lies at 0")
	}
}

func TestAt(t *testing.T) {
	weights := []float64{0, 1, 0, 3, 0}
	for u, want := range map[float64]int{0: 1, 0.24: 1, 0.25: 3, 0.99: 3, 1: 3} {
		if got := At(u, weights); got != want {
			t.Errorf("%v of %v: %d, want %d", u, weights, got, want)
		}
	}
}

// The counts fit the weights, by χ² at α = 0.001 and a fixed seed.
func TestWeightedFitsItsWeights(t *testing.T) {
	const n = 20_000
	floats := []float64{1, 0, 2, 5}
	for name, draw := range map[string]func(r *rand.Rand) int{
		"float": func(r *rand.Rand) int { return WeightedFloat(r, floats) },
	} {
		r, counts := newRand(7), make([]int, 4)
		for range n {
			counts[draw(r)]++
		}
		seen := []int{counts[0], counts[2], counts[3]}
		if p := ChiSquareTail(Pearson(seen, []float64{n / 8.0, n / 4.0, 5 * n / 8.0}), 2); counts[1] > 0 || p < 0.001 {
			t.Errorf("%s: %v, p = %.2g", name, counts, p)
		}
	}
}
