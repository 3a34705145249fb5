package relational

import "testing"

// TestYears: a year is named by an event of it, by one some years away in which nothing changed, or by its end.
func TestYears(t *testing.T) {
	type naming = func(event, from, to int, words string) (int, string, bool)
	for _, c := range []struct {
		by              naming
		event, from, to int
		year            int
		lead            string
	}{
		{yearsFrom, 1998, 1998, 1998, 0, ""},
		{inYear, 1997, 1998, 1998, 0, ""},
		{inYear, 1998, 1998, 1998, 1998, "At the end of the year in which it rained"},
		{yearsFrom, 1995, 1998, 2001, 1999, "Four years after it rained"},
		{yearsFrom, 2004, 1998, 2001, 2001, "Three years before it rained"},
		{yearsFrom, 1995, 1998, 1998, 0, ""}, // it changed within the year
		{yearsFrom, 1950, 1998, 2001, 0, ""},
		{endOfYear, 1995, 1998, 1998, 1998, "At the end of the year three years after the one in which it rained"},
		{endOfYear, 1999, 1998, 1998, 1998, "At the end of the year before the one in which it rained"},
		{endOfYear, 1950, 1998, 1998, 0, ""},
		{endOfYear, 1995, 1998, 1997, 0, ""}, // it held at the end of no year
		{endOfFarYear, 1950, 1998, 1998, 1998, "At the end of the year 48 years after the one in which it rained"},
	} {
		year, lead, ok := c.by(c.event, c.from, c.to, "it rained")
		if ok != (c.lead != "") || ok && (year != c.year || lead != c.lead) {
			t.Errorf("%d for %d–%d: %d %q %v, want %d %q", c.event, c.from, c.to, year, lead, ok, c.year, c.lead)
		}
	}
}
