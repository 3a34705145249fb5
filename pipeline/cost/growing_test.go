package cost

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestGrowing: a larger sample holds every smaller one, and none leaves a long
// stretch of the list out.
func TestGrowing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		length := rapid.IntRange(0, 500).Draw(t, "length")
		small := rapid.IntRange(0, 100).Draw(t, "small")
		large := small + rapid.IntRange(0, 100).Draw(t, "more")
		a, b := Growing(length, small), Growing(length, large)
		if len(a) != min(small, length) || len(b) != min(large, length) || !slices.IsSorted(b) ||
			len(slices.Compact(slices.Clone(b))) != len(b) {
			t.Fatalf("%d of %d: %v; %d: %v", small, length, a, large, b)
		}
		for _, i := range a {
			if i < 0 || i >= length || !slices.Contains(b, i) {
				t.Fatalf("%d is not among %v", i, b)
			}
		}
		last := 0
		for _, i := range append(b, length) {
			if gap := i - last; len(b) > 0 && gap > 2*length/len(b)+2 {
				t.Fatalf("%d of %d leave out %d to %d", len(b), length, last, i)
			}
			last = i
		}
	})
}
