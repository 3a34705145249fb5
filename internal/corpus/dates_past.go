package corpus

import (
	"strings"
	"time"
)

// Days that have passed, as people refer to them. Parse reads a bare weekday as the coming one; what a text recalls
// lies behind it, so its words are made and recognised here.

// PastDay returns how a text written on the day on names that day or an earlier
// one, as adverbs: "yesterday", "on Tuesday", "last week". All of them are true.
func PastDay(day, on Date) []string {
	ago := int(on - day)
	mondays := int(monday(on)-monday(day)) / 7 // weeks between
	weekday := day.Weekday().String()
	switch {
	case ago <= 0:
		return []string{"earlier today", "earlier"}
	case ago == 1:
		return []string{"yesterday"}
	case ago < 7 && mondays == 0:
		return []string{"on " + weekday, "on " + weekday, "earlier this week"}
	case ago < 7:
		return []string{"on " + weekday, "last " + weekday, "last week"}
	case mondays == 1:
		return []string{"last week", "the other week"}
	}
	return longPast(day, on, mondays)
}

// longPast names a day of the week before last or earlier.
func longPast(day, on Date, weeks int) []string {
	out := []string{"a while ago", "some time ago"}
	switch {
	case weeks == 2:
		out = append(out, "the week before last", "a couple of weeks ago")
	case weeks <= 6:
		out = append(out, "a few weeks ago", "weeks ago", "a few weeks back")
	case weeks <= 12:
		out = append(out, "weeks ago", "many weeks ago", "back then")
	default:
		out = append(out, "months ago", "back then", "a good while ago")
	}
	d, o := day.Time(), on.Time()
	months := int(o.Month()-d.Month()) + 12*(o.Year()-d.Year())
	switch {
	case months == 0:
		return append(out, "earlier this month")
	case months == 1:
		return append(out, "last month", "in "+d.Month().String())
	case months < 9: // later, a month's name means the coming one
		return append(out, "in "+d.Month().String(), "back in "+d.Month().String())
	}
	return out
}

// NamesPast says whether words that Scan finds in a text written on the day on are part of what PastDay calls the day.
func NamesPast(words string, day, on Date) bool {
	if day > on {
		return false
	}
	for _, w := range PastDay(day, on) {
		bare := strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(w, "back "), "in "), "on ")
		if strings.EqualFold(words, w) || strings.EqualFold(words, bare) ||
			strings.EqualFold(words, strings.TrimPrefix(w, "back ")) {
			return true
		}
	}
	return false
}

// monday returns the first day of the day's week.
func monday(d Date) Date { return d - Date((d.Weekday()+7-time.Monday)%7) }
