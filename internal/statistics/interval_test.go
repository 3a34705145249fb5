package statistics

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/mathext"
	"pgregory.net/rapid"
)

// The quantiles are those that gonum finds.
func TestLevels(t *testing.T) {
	for p, z := range map[float64]float64{0.8: Z80, 0.975: Z95, 0.99: Z99, 0.995: Level99.z} {
		if math.Abs(mathext.NormalQuantile(p)-z) > 1e-14 {
			t.Errorf("of %v: %v, gonum has %v", p, z, mathext.NormalQuantile(p))
		}
	}
	for _, l := range []Level{Level95, Level99} {
		if math.Abs(math.Erf(l.z/math.Sqrt2)-l.Confidence) > 1e-14 || math.Abs(l.square-l.z*l.z) > 1e-14 {
			t.Errorf("%+v", l)
		}
	}
}

// The published intervals are Newcombe's (1998), Stat. Med. 17:857, table I,
// method 3. Of 5 of 10 by hand: centre (0.5 + 3.8415/20) / 1.38415 = 0.5, half
// 1.96·√(0.025 + 3.8415/400) / 1.38415 = 0.2634.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		Share
		level     Level
		low, high float64
	}{
		{Share{81, 263}, Level95, 0.2553, 0.3662},
		{Share{15, 148}, Level95, 0.0624, 0.1605},
		{Share{0, 20}, Level95, 0, 0.1611},
		{Share{1, 29}, Level95, 0.0061, 0.1718},
		{Share{5, 10}, Level95, 0.2366, 0.7634},
		{Share{20, 20}, Level95, 0.8389, 1},
		{Share{10, 100}, Level99, 0.0460, 0.2038},
	} {
		if got := Wilson(c.Share, c.level); math.Abs(got.Low-c.low) > 5e-5 || math.Abs(got.High-c.high) > 5e-5 {
			t.Errorf("%+v: %+v, want %v to %v", c.Share, got, c.low, c.high)
		}
	}
	if Wilson(Share{}, Level95) != nil {
		t.Error("an interval of nothing")
	}
}

func TestWilsonContainsTheShareAndNarrows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 5000).Draw(t, "n")
		s := Share{rapid.IntRange(0, n).Draw(t, "part"), n}
		l := rapid.SampledFrom([]Level{Level95, Level99}).Draw(t, "level")
		i, more := Wilson(s, l), Wilson(Share{4 * s.Part, 4 * s.Whole}, l)
		if i.Low < 0 || i.High > 1 || i.Low > s.Value() || i.High < s.Value() || (s.Part == 0) != (i.Low == 0) ||
			(s.Part == n) != (i.High == 1) {
			t.Fatalf("%+v: %+v", s, i)
		}
		if more.High-more.Low >= i.High-i.Low {
			t.Fatalf("%+v: %+v, four times as many: %+v", s, i, more)
		}
		if l == Level95 {
			if wide := Wilson(s, Level99); wide.High-wide.Low <= i.High-i.Low {
				t.Fatalf("%+v: %+v at 95 %%, %+v at 99 %%", s, i, wide)
			}
		}
	})
}
