package score

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// The published intervals are Newcombe's (1998), Stat. Med. 17:857, table I,
// method 3. Of 5 of 10 by hand: centre (0.5 + 3.8415/20) / 1.38415 = 0.5, half
// 1.96·√(0.025 + 3.8415/400) / 1.38415 = 0.2634.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		Count
		low, high float64
	}{
		{Count{81, 263}, 0.2553, 0.3662},
		{Count{15, 148}, 0.0624, 0.1605},
		{Count{0, 20}, 0, 0.1611},
		{Count{1, 29}, 0.0061, 0.1718},
		{Count{5, 10}, 0.2366, 0.7634},
		{Count{20, 20}, 0.8389, 1},
	} {
		got := Wilson(c.Count)
		if math.Abs(got.Low-c.low) > 5e-5 || math.Abs(got.High-c.high) > 5e-5 || got.Method != MethodWilson {
			t.Errorf("%+v: %+v, want %v to %v", c.Count, got, c.low, c.high)
		}
	}
	if Wilson(Count{}) != nil {
		t.Error("an interval of nothing")
	}
}

func counts() *rapid.Generator[Count] {
	return rapid.Custom(func(t *rapid.T) Count {
		n := rapid.IntRange(1, 400).Draw(t, "n")
		return Count{rapid.IntRange(0, n).Draw(t, "right"), n}
	})
}

func TestWilsonContainsTheRateAndNarrows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := counts().Draw(t, "count")
		i, tenfold := Wilson(c), Wilson(Count{10 * c.Right, 10 * c.N})
		if i.Low < 0 || i.High > 1 || i.Low > c.Share() || i.High < c.Share() || i.Low == i.High {
			t.Fatalf("%+v: %+v", c, i)
		}
		if tenfold.High-tenfold.Low >= i.High-i.Low {
			t.Fatalf("ten times %+v is no surer: %+v, %+v", c, i, tenfold)
		}
	})
}
