package score

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// Unpaired: 0.4 against 0.6 takes 96.92 items each (R's power.prop.test gives the
// same). Paired: with a fifth of the items differing, a difference of 0.1 takes
// (1.9600·√0.2 + 0.8416·√0.19)² / 0.01 = 154.6 (Connor 1987).
func TestDetectsByHand(t *testing.T) {
	if n := neededUnpaired(0.2); math.Abs(n-96.92) > 0.01 {
		t.Errorf("unpaired: %v", n)
	}
	if n := neededPaired(0.1); math.Abs(n-154.6) > 0.05 {
		t.Errorf("paired: %v", n)
	}
	for _, c := range []struct {
		n                int
		paired, unpaired float64
	}{{97, 0.126, 0.2}, {155, 0.1, 0.159}, {2400, 0.0256, 0.0404}} {
		d := Detects(c.n)
		if math.Abs(*d.Paired-c.paired) > 0.001 || math.Abs(*d.Unpaired-c.unpaired) > 0.001 {
			t.Errorf("%d items: %.4f and %.4f, want %+v", c.n, *d.Paired, *d.Unpaired, c)
		}
	}
}

func TestFewItemsDetectNothing(t *testing.T) {
	for n, want := range map[int][2]bool{0: {false, false}, 1: {false, false}, 3: {false, true}, 4: {true, true}} {
		d := Detects(n)
		if got := [2]bool{d.Paired != nil, d.Unpaired != nil}; got != want {
			t.Errorf("%d items: %v, want %v", n, got, want)
		}
	}
}

func TestMoreItemsDetectSmallerDifferences(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(4, 100_000).Draw(t, "n")
		few, many := Detects(n), Detects(n+rapid.IntRange(1, 1000).Draw(t, "more"))
		if *many.Paired >= *few.Paired || *many.Unpaired >= *few.Unpaired || *few.Paired > 1 || *few.Unpaired > 1 ||
			*many.Paired <= 0 {
			t.Fatalf("%d items: %v %v, more: %v %v", n, *few.Paired, *few.Unpaired, *many.Paired, *many.Unpaired)
		}
	})
}
