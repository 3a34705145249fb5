package plot

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

// TestLinear_Ticks holds every scale to what readers take for granted: it begins at zero, holds the greatest value,
// wastes less than half of its length, and its labels differ and are at even distances.
func TestLinear_Ticks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		steps := rapid.IntRange(2, 8).Draw(t, "steps")
		greatest := rapid.Float64Range(0, 1e7).Draw(t, "greatest")
		s := NewLinear(math.Floor(greatest), steps)
		holds(t, s, math.Floor(greatest), steps)
		if s.Step != math.Floor(s.Step) {
			t.Errorf("counts in steps of %v", s.Step)
		}
		amount := rapid.Float64Range(1e-6, 1e5).Draw(t, "amount")
		holds(t, NewReal(amount, steps, "$"), amount, steps)
	})
}

func holds(t *rapid.T, s Linear, greatest float64, steps int) {
	ticks := s.Ticks()
	if ticks[0].At != 0 || !ticks[0].Zero || len(ticks) > steps+1 || len(ticks) < 2 {
		t.Fatalf("up to %v in %d steps: %+v", greatest, steps, ticks)
	}
	if last := ticks[len(ticks)-1].At; math.Abs(float64(last-100)) > 1e-6 {
		t.Errorf("up to %v: the last tick stands at %v", greatest, last)
	}
	if s.Max < greatest*(1-1e-6) || greatest >= 2 && s.Max > 2*greatest+s.Step {
		t.Errorf("up to %v: the scale ends at %v", greatest, s.Max)
	}
	seen := map[string]bool{}
	for i, k := range ticks {
		if seen[k.Text] {
			t.Errorf("up to %v: %q twice", greatest, k.Text)
		}
		seen[k.Text] = true
		if at := 100 * float64(i) / float64(len(ticks)-1); math.Abs(float64(k.At)-at) > 1e-6 {
			t.Errorf("tick %d at %v, not %v", i, k.At, at)
		}
	}
}

// TestFit_LabelsDoNotTouch holds the labels that are left to their widths, on wide and on narrow pages.
func TestFit_LabelsDoNotTouch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		first := corpus.Date(rapid.IntRange(19000, 21000).Draw(t, "first"))
		s := Days{First: first, Last: first + corpus.Date(rapid.IntRange(0, 4000).Draw(t, "days"))}
		all := s.Ticks()
		ticks := Fit(all)
		if len(ticks) != len(all) {
			t.Fatalf("%d ticks of %d", len(ticks), len(all))
		}
		for _, page := range []struct {
			width  float64
			narrow bool
		}{{wideWidth, false}, {narrowWidth, true}} {
			end := math.Inf(-1)
			for _, k := range ticks {
				if k.Text == "" || page.narrow && !k.Narrow {
					continue
				}
				at, half := float64(k.At)/100*page.width, textWidth(k.Text)/2
				if at-half < end {
					t.Errorf("%s touches the label before it on a page of %v", k.Text, page.width)
				}
				end = at + half
			}
		}
	})
}

func TestDays_Ticks(t *testing.T) {
	for name, x := range map[string]struct {
		first, last, want string
	}{
		"a month": {"2025-03-03", "2025-04-01", "3 Mar, 10 Mar, 17 Mar, 24 Mar, 31 Mar"},
		"a year":  {"2025-01-02", "2025-12-31", "Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec"},
		"weeks":   {"2024-12-30", "2026-01-04", "Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec"},
		"two years": {"2024-07-01", "2025-12-31",
			"Jul, Aug, Sep, Oct, Nov, Dec, 2025, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec"},
		"five years": {"2020-01-01", "2024-12-31", "2020, 2021, 2022, 2023, 2024"},
	} {
		first, _ := corpus.ParseDate(x.first)
		last, _ := corpus.ParseDate(x.last)
		var got []string
		for _, k := range (Days{First: first, Last: last}).Ticks() {
			got = append(got, k.Text)
		}
		if strings.Join(got, ", ") != x.want {
			t.Errorf("%s: %s, want %s", name, strings.Join(got, ", "), x.want)
		}
	}
}

func TestDays_OfTiles(t *testing.T) {
	s := Days{First: 100, Last: 103}
	for i, want := range []Percent{0, 25, 50, 75} {
		d := s.First + corpus.Date(i)
		if x, w := s.Of(d, d); x != want || w != 25 {
			t.Errorf("day %d from %v, %v long", i, x, w)
		}
	}
	if x, w := s.Of(90, 200); x != 0 || w != 100 {
		t.Errorf("beyond the ends: from %v, %v long", x, w)
	}
}

func TestNumbersInAttributes(t *testing.T) {
	for _, x := range []struct {
		got  interface{ String() string }
		want string
	}{
		{Percent(33.33333), "33.33%"}, {Percent(-0.001), "0%"}, {Percent(100), "100%"}, {Pixel(2.66), "2.7"},
		{Pixel(-0.01), "0"}, {Pixel(1e6), "1000000"},
	} {
		if got := x.got.String(); got != x.want {
			t.Errorf("%s, want %s", got, x.want)
		}
	}
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", -1234567: "-1,234,567", -123: "-123"} {
		if got := Thousands(n); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
