package corpus

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestPastDay(t *testing.T) {
	monday := NewDate(2025, 3, 17)
	for _, c := range []struct {
		day, on Date
		want    []string
	}{
		{monday, monday, []string{"earlier today", "earlier"}},
		{monday - 1, monday, []string{"yesterday"}},
		{monday - 3, monday, []string{"on Friday", "last Friday", "last week"}},
		{monday, monday + 2, []string{"on Monday", "on Monday", "earlier this week"}},
		{monday - 7, monday, []string{"last week", "the other week"}},
		{monday - 7, monday + 4, []string{"last week", "the other week"}},
		{monday - 10, monday, []string{"a while ago", "some time ago", "the week before last", "a couple of weeks ago",
			"earlier this month"}},
		{monday - 30, monday, []string{"a while ago", "some time ago", "a few weeks ago", "weeks ago", "a few weeks back",
			"last month", "in February"}},
		{monday - 75, monday, []string{"a while ago", "some time ago", "weeks ago", "many weeks ago", "back then",
			"in January", "back in January"}},
		{monday - 100, monday, []string{"a while ago", "some time ago", "months ago", "back then", "a good while ago",
			"in December", "back in December"}},
		{monday - 370, monday, []string{"a while ago", "some time ago", "months ago", "back then", "a good while ago"}},
	} {
		if diff := cmp.Diff(c.want, PastDay(c.day, c.on)); diff != "" {
			t.Errorf("%s on %s (-want +got)\n%s", c.day, c.on, diff)
		}
	}
}

// Whatever Scan sees in the words for a day is recognised as that day's, and a
// weekday never as that of another day of the week.
func TestNamesPast(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		on := NewDate(2025, 1, 1).Add(rapid.IntRange(0, 400).Draw(t, "on"))
		day := on.Add(-rapid.IntRange(0, 400).Draw(t, "ago"))
		for _, w := range PastDay(day, on) {
			for _, s := range Scan("as we said "+w+", it stays", on, nil) {
				if !NamesPast(s.Surface, day, on) {
					t.Errorf("%s on %s: %q of %q is not recognised", day, on, s.Surface, w)
				}
			}
		}
		for wd := time.Sunday; wd <= time.Saturday; wd++ {
			if wd != day.Weekday() && NamesPast(wd.String(), day, on) {
				t.Errorf("%s on %s: %s names it", day, on, wd)
			}
		}
		if NamesPast("Thursday", on.Add(1), on) || NamesPast("tomorrow", day, on) {
			t.Errorf("a day to come is taken for %s", day)
		}
	})
}
