package blueprint

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/pipeline/recipe"
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
		o := Options{World: recipe.World{First: first, Workdays: rapid.IntRange(10, 120).Draw(t, "workdays")}}
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

// TestClosuresSuitTheirSeason: no one closes for the winter in June, and
// Christmas Day is the first to be closed.
func TestClosuresSuitTheirSeason(t *testing.T) {
	names := []string{"the winter closing", "the summer outing", "the long carnival weekend", "the audit", "the move"}
	months := map[string][]time.Month{
		"the winter closing": {11, 12, 1, 2, 3}, "the summer outing": {5, 6, 7, 8, 9}, "the long carnival weekend": {2, 3},
	}
	seen := map[string]bool{}
	for seed := range uint64(40) {
		c := calendar(Options{World: recipe.World{First: corpus.NewDate(2025, time.January, 2), Workdays: 252, Closures: 8}},
			names, rand.New(rand.NewPCG(seed, 0)))
		for _, x := range c.Closures {
			seen[x.Name] = true
			if fit, ok := months[x.Name]; ok && !slices.Contains(fit, x.Date.Time().Month()) {
				t.Errorf("seed %d: %s on %s", seed, x.Name, x.Date)
			}
		}
		if last := c.Closures[len(c.Closures)-1]; last.Name != "Christmas Day" || last.Date != corpus.NewDate(2025,
			time.December, 25) {
			t.Errorf("seed %d: the last closure is %s on %s", seed, last.Name, last.Date)
		}
	}
	for name := range months {
		if !seen[name] {
			t.Errorf("%s never came", name)
		}
	}
}
