package blueprint

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

// TestCalendar: a calendar has the workdays and closures asked for; closures
// are weekdays, named, in order, never at the ends and never side by side.
func TestCalendar(t *testing.T) {
	names := []string{"the audit", "the move"}
	rapid.Check(t, func(t *rapid.T) {
		first := corpus.NewDate(2025, time.January, 1).Add(rapid.IntRange(0, 400).Draw(t, "first"))
		if wd := first.Weekday(); wd == time.Saturday || wd == time.Sunday {
			first = first.Add(2)
		}
		o := Options{First: first, Workdays: rapid.IntRange(10, 120).Draw(t, "workdays")}
		o.Closures = rapid.IntRange(0, o.Workdays/10).Draw(t, "closures")
		c := calendar(o, names, rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)))

		if n := len(c.Workdays()); n != o.Workdays {
			t.Errorf("%d workdays, want %d", n, o.Workdays)
		}
		if len(c.Closures) != o.Closures {
			t.Errorf("%d closures, want %d", len(c.Closures), o.Closures)
		}
		if c.First != first || !c.IsWorkday(c.Last) {
			t.Errorf("from %s (want %s) to %s", c.First, first, c.Last)
		}
		weekdays := corpus.Calendar{First: c.First, Last: c.Last}.Workdays()
		last := -2
		for _, x := range c.Closures {
			i := slices.Index(weekdays, x.Date)
			if i < 2 || i > len(weekdays)-3 || i-last < 2 || x.Name == "" {
				t.Errorf("closure %q on %s is weekday %d of %d, the one before it was %d", x.Name, x.Date, i, len(weekdays), last)
			}
			last = i
		}
	})
}
