package corpus

import (
	"testing"

	"pgregory.net/rapid"
)

func TestCalendar(t *testing.T) {
	d := func(s string) Date { return mustDate(t, s) }
	cal := Calendar{First: d("2025-04-14"), Last: d("2025-04-27"), Closures: []Closure{
		{d("2025-04-18"), "Good Friday"}, {d("2025-04-21"), "Easter Monday"}, {d("2025-04-21"), "again"},
		{d("2025-04-20"), "Easter"}}}
	if got := len(cal.Workdays()); got != 8 {
		t.Errorf("%d workdays, want 8", got)
	}
	for name, c := range map[string]struct{ got, want int }{
		"DaysInclusive 4–10 April":      {DaysInclusive(d("2025-04-04"), d("2025-04-10")), 7},
		"DaysInclusive backwards":       {DaysInclusive(d("2025-04-10"), d("2025-04-04")), 0},
		"DaysBetween 15 May–4 August":   {DaysBetween(d("2025-05-15"), d("2025-08-04")), 81},
		"WorkdaysInclusive over Easter": {cal.WorkdaysInclusive(d("2025-04-17"), d("2025-04-22")), 2},
		"WorkdaysInclusive 3–11 March":  {cal.WorkdaysInclusive(d("2025-03-03"), d("2025-03-11")), 7},
		"WorkdaysBetween in a week":     {cal.WorkdaysBetween(d("2025-03-03"), d("2025-03-07")), 4},
		"WorkdaysBetween backwards":     {cal.WorkdaysBetween(d("2025-03-07"), d("2025-03-03")), -4},
		"NextWorkday over Easter":       {int(cal.NextWorkday(d("2025-04-17"))), int(d("2025-04-22"))},
		"AddWorkdays back over Easter":  {int(cal.AddWorkdays(d("2025-04-22"), -1)), int(d("2025-04-17"))},
		"AddWorkdays nothing":           {int(cal.AddWorkdays(d("2025-04-20"), 0)), int(d("2025-04-20"))},
	} {
		if c.got != c.want {
			t.Errorf("%s: %d, want %d", name, c.got, c.want)
		}
	}
}

// The counts are what going from day to day gives, and adding is their inverse.
func TestCalendarCounts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := Date(rapid.IntRange(-4000, 30000).Draw(t, "a"))
		b := a.Add(rapid.IntRange(0, 120).Draw(t, "length"))
		cal := Calendar{First: a, Last: b}
		for _, off := range rapid.SliceOfN(rapid.IntRange(-5, 130), 0, 12).Draw(t, "closures") {
			cal.Closures = append(cal.Closures, Closure{Date: a.Add(off)})
		}
		days := cal.Workdays()
		if got := cal.WorkdaysInclusive(a, b); got != len(days) {
			t.Fatalf("WorkdaysInclusive %d, by walking %d", got, len(days))
		}
		if got, want := cal.WorkdaysBetween(a, b), len(days)-btoi(cal.IsWorkday(a)); got != want {
			t.Fatalf("WorkdaysBetween %d, want %d", got, want)
		}
		n := rapid.IntRange(1, 40).Draw(t, "n")
		end := cal.AddWorkdays(a, n)
		if !cal.IsWorkday(end) || cal.WorkdaysBetween(a, end) != n {
			t.Fatalf("%d workdays after %s is %s, %d workdays on", n, a, end, cal.WorkdaysBetween(a, end))
		}
		if start := cal.AddWorkdays(b, -n); !cal.IsWorkday(start) || cal.WorkdaysInclusive(start, b-1) != n {
			t.Fatalf("%d workdays before %s is %s", n, b, start)
		}
	})
}
