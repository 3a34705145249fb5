package statistics

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// newRand returns a fixed source; tests state their seeds.
func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, seed+1)) }

// A resample of 20 items, half of them right, is binomial: P(X ≤ 5) = 0.0207 and
// P(X ≤ 6) = 0.0577, so the 2.5 % quantiles are 6 and 14 of 20. Next to a stratum
// that is all right, they are halved towards 1. Of 2 items, one right, both ends
// have probability 1/4 (Efron and Tibshirani 1993, ch. 13, for the method).
func TestBootstrap(t *testing.T) {
	for _, c := range []struct {
		strata          []Share
		mean, low, high float64
	}{
		{[]Share{{10, 20}}, 0.5, 0.3, 0.7},
		{[]Share{{10, 20}, {20, 20}}, 0.75, 0.65, 0.85},
		{[]Share{{10, 20}, {0, 0}}, 0.5, 0.3, 0.7},
		{[]Share{{1, 2}}, 0.5, 0, 1},
	} {
		mean, i := Bootstrap(newRand(1), 10_000, c.strata)
		if mean != c.mean || i == nil || math.Abs(i.Low-c.low) > 1e-9 || math.Abs(i.High-c.high) > 1e-9 {
			t.Errorf("%v: %v %+v, want %+v", c.strata, mean, i, c)
		}
	}
}

func TestBootstrapSaysNothingWhereNothingVaries(t *testing.T) {
	for _, strata := range [][]Share{nil, {{0, 0}}, {{5, 5}}, {{5, 5}, {0, 3}}} {
		r := newRand(1)
		if _, i := Bootstrap(r, 10_000, strata); i != nil || r.Uint64() != newRand(1).Uint64() {
			t.Errorf("%v: %+v, or something was drawn", strata, i)
		}
	}
}

func TestBootstrapContainsTheMeanAndRepeats(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		small := rapid.Custom(func(t *rapid.T) Share {
			n := rapid.IntRange(1, 12).Draw(t, "n")
			return Share{rapid.IntRange(0, n).Draw(t, "part"), n}
		})
		strata := rapid.SliceOfN(small, 1, 3).Draw(t, "strata")
		before := slices.Clone(strata)
		mean, i := Bootstrap(newRand(1), 10_000, strata)
		again, j := Bootstrap(newRand(1), 10_000, strata)
		if mean != again || (i == nil) != (j == nil) || i != nil && *i != *j || !slices.Equal(before, strata) {
			t.Fatalf("%v: %v %+v, then %v %+v", strata, mean, i, again, j)
		}
		if i != nil && (i.Low > mean || i.High < mean || i.Low < 0 || i.High > 1) {
			t.Fatalf("%v: %v outside %+v", strata, mean, i)
		}
	})
}
