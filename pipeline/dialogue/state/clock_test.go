package state

import (
	"errors"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/recipe"
)

// TestMinutes: whatever the shares and the times, the messages of a day keep
// their order, no two are at one minute, each within the hours at which
// people write and at a minute that its author may use (E11, E15, G9).
func TestMinutes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := recipe.Dialogue{Times: rapid.SampledFrom([]string{"", recipe.Office, recipe.Poisson}).Draw(t, "times")}
		h := hoursOf(o.Times)
		n := rapid.IntRange(1, 40).Draw(t, "messages")
		same := rapid.SliceOfN(rapid.Bool(), n, n).Draw(t, "same thread")
		of := rapid.IntRange(1, 5).Draw(t, "projects")
		shared := rapid.SliceOfN(rapid.Bool(), n, n).Draw(t, "author in several")
		shares := dialogue.Shares{"x": {Nth: rapid.IntRange(0, of-1).Draw(t, "nth"), Of: of}}
		may := func(i, minute int) bool { return !shared[i] || shares.May("x", minute) }
		taken := map[int]bool{}
		for _, m := range rapid.SliceOfN(rapid.IntRange(h.opens, h.closes), 0, 60).Draw(t, "taken") {
			taken[m] = true
		}
		before := len(taken)
		last := h.opens - 1
		minutes, err := Minutes(o.Times, same, taken, may, corpus.Rand(1, "unit", "minutes"))
		if err != nil {
			t.Fatal(err)
		}
		for i, m := range minutes {
			if m <= last || m > h.closes || !may(i, m) {
				t.Fatalf("message %d stands at minute %d after %d, allowed %v", i, m, last, may(i, m))
			}
			last = m
		}
		if len(taken) != before+n {
			t.Fatalf("%d minutes taken by %d messages", len(taken)-before, n)
		}
	})
}

// TestNoMinuteLeft: a day on which a person cannot write at all, or that is too
// full, is an error that names the message; no message leaves the hours at which
// people write and none takes a minute in vain (E11).
func TestNoMinuteLeft(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := recipe.Dialogue{Times: rapid.SampledFrom([]string{recipe.Office, recipe.Poisson}).Draw(t, "times")}
		h := hoursOf(o.Times)
		n := rapid.IntRange(1, 30).Draw(t, "messages")
		away := rapid.SliceOfN(rapid.IntRange(0, 9), n, n).Draw(t, "0: the author is away")
		left := rapid.IntRange(0, n+3).Draw(t, "minutes left")
		taken := map[int]bool{}
		for m := h.opens + left; m <= h.closes; m++ {
			taken[m] = true
		}
		before := len(taken)
		same := make([]bool, n)
		minutes, err := Minutes(o.Times, same, taken, func(i, _ int) bool { return away[i] > 0 }, corpus.Rand(1, "unit",
			"minutes"))
		full := (*OverfullError)(nil)
		switch {
		case errors.As(err, &full):
			fits := left >= n && !slices.Contains(away, 0)
			if fits || len(taken) != before || left >= n && away[full.Message] != 0 {
				t.Fatalf("%v, with %d minutes for %d messages, away are %v; %d minutes were taken", err, left, n, away,
					len(taken)-before)
			}
		case err != nil || left < n || slices.Contains(away, 0):
			t.Fatalf("%v of %d minutes for %d messages, away are %v: %v", minutes, left, n, away, err)
		case slices.Min(minutes) < h.opens || slices.Max(minutes) >= h.opens+left:
			t.Fatalf("%v leave the minutes that were left", minutes)
		}
	})
}

// TestWhatHasNoMinute: the message that has no minute is named with what can be
// done, also where it is a free one, which has neither author nor act (E11).
func TestWhatHasNoMinute(t *testing.T) {
	for _, c := range []struct {
		cell Timed
		want string
	}{
		{Timed{Free: true}, "no minute of the day is left for message 12, a free message; lower dialogue.messages_per_day"},
		{Timed{Cell: Cell{Slot: dialogue.Slot{Act: corpus.ActAnswer, AuthorID: "u3"}}},
			"no minute of the day is left for message 12, the answer by u3; lower dialogue.messages_per_day"},
		{Timed{Cell: Cell{Slot: dialogue.Slot{Act: corpus.ActKickoff, AuthorID: "u3", Obligation: "starting"}}},
			"no minute of the day is left for message 12, the kickoff by u3 (starting); lower dialogue.messages_per_day"},
	} {
		if got := (&OverfullError{Message: 11, What: c.cell.String()}).Error(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// gaps are the minutes between the messages of a hundred days of two dozen.
func gaps(t *testing.T, times string) []float64 {
	t.Helper()
	const days, n = 100, 24
	o, r := recipe.Dialogue{Times: times}, corpus.Rand(1, "unit", "clock")
	same := make([]bool, n)
	for i := range same {
		same[i] = i%3 > 0
	}
	var out []float64
	for range days {
		at, err := Minutes(o.Times, same, map[int]bool{}, func(int, int) bool { return true }, r)
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; i < n; i++ {
			out = append(out, float64(at[i]-at[i-1]))
		}
	}
	return out
}

// distance is Kolmogorov's: how far the shares of gaps up to a minute lie from
// the exponential distribution's, at most. A minute counts up to its middle.
func distance(gaps []float64, mean float64) float64 {
	sorted := slices.Sorted(slices.Values(gaps))
	most := 0.0
	for i, g := range sorted {
		if i+1 < len(sorted) && sorted[i+1] == g {
			continue
		}
		share := float64(i+1) / float64(len(sorted))
		most = math.Max(most, math.Abs(share-(1-math.Exp(-(g+0.5)/mean))))
	}
	return most
}

// TestPoissonTimesAreExponential: gaps between messages are exponential at the
// rate that the day's number of messages asks, by Kolmogorov's test at 99 % and
// seed 1 (G9); office hours, with their bursts, are far from it.
func TestPoissonTimesAreExponential(t *testing.T) {
	const perDay, minutesOfDay = 24, 24 * 60
	around := gaps(t, recipe.Poisson)
	critical := 1.628 / math.Sqrt(float64(len(around)))
	if d := distance(around, minutesOfDay/(perDay+1.0)); d >= critical {
		t.Errorf("the gaps are %.3f from the exponential distribution, and chance explains %.3f", d, critical)
	}
	office := gaps(t, recipe.Office)
	mean := 0.0
	for _, g := range office {
		mean += g / float64(len(office))
	}
	if d := distance(office, mean); d < 3*critical {
		t.Errorf("office hours are only %.3f from exponential: the test sees nothing", d)
	}
}

// TestPoissonTimesCoverTheDay: no hour is left out, nights included (G9).
func TestPoissonTimesCoverTheDay(t *testing.T) {
	r := corpus.Rand(1, "unit", "clock")
	seen := map[int]int{}
	for range 100 {
		minutes, err := Minutes(recipe.Poisson, make([]bool, 24), map[int]bool{}, func(int, int) bool { return true }, r)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range minutes {
			seen[m/60]++
		}
	}
	for hour := range 24 {
		if n := seen[hour]; n < 65 || n > 140 { // 100 expected; ±3.5 standard deviations
			t.Errorf("%d of 2400 messages between %d and %d o'clock", n, hour, hour+1)
		}
	}
}
