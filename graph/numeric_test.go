package graph

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestNumericAgreesWithTheLibrary(t *testing.T) {
	close := func(a, b float64) bool { return math.Abs(a-b) <= 1e-13*max(1, math.Abs(b)) }
	rapid.Check(t, func(t *rapid.T) {
		base := float64(rapid.IntRange(0, 1_000_000).Draw(t, "base"))
		exp := rapid.Float64Range(0, 3).Draw(t, "exp")
		if got, want := pow(base, exp), math.Pow(base, exp); !close(got, want) {
			t.Fatalf("pow(%v, %v) = %v, want %v", base, exp, got, want)
		}
		p := rapid.Float64Range(0, 1).Draw(t, "p")
		if got, want := sinPi(p), math.Sin(math.Pi*p); !close(got, want) {
			t.Fatalf("sinPi(%v) = %v, want %v", p, got, want)
		}
	})
}

// The last bits are fixed: another machine must find these very numbers.
func TestNumericBits(t *testing.T) {
	for _, c := range []struct {
		got  float64
		want uint64
	}{
		{pow(5, 1.3), 0x402034e181d86bb3},
		{pow(1000, 1.3), 0x40bf074847e8adfe},
		{sinPi(0.3), 0x3fe9e3779b97f4a7},
		{sinPi(0.9), 0x3fd3c6ef372fe94f},
	} {
		if got := math.Float64bits(c.got); got != c.want {
			t.Errorf("%v has the bits %#x, want %#x", c.got, got, c.want)
		}
	}
}
