package run

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestLargestBelow_TwoDigits: with one bound, the largest scale below it is found, rounded down to two digits.
func TestLargestBelow_TwoDigits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bound := rapid.Float64Range(0.011, 120).Draw(t, "bound")
		given := bound * rapid.Float64Range(1.0001, 1000).Draw(t, "times")
		got := largestBelow(given, func(scale string) bool { return number(scale) <= bound })
		x, next := number(got), ""
		for _, s := range scalesBelow(given) {
			if number(s) > x {
				next = s
				break
			}
		}
		if x > bound || next != "" && number(next) <= bound || len(strings.Trim(strings.Replace(got, ".", "", 1), "0")) > 2 {
			t.Fatalf("bound %g of %g: %s, next %s", bound, given, got, next)
		}
	})
}
