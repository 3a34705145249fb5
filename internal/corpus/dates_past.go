package corpus

import (
	"strings"
	"time"
)

// Days that have passed, as people refer to them. Parse reads a bare weekday as
// the coming one; what a text recalls lies behind it, so its words are made and
// recognised here.

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
	case mondays == 2:
		return []string{"the week before last", "a while ago", "some time ago"}
	}
	return []string{"a while ago", "some time ago", "back then"}
}

// NamesPast says whether words that Scan finds in a text written on the day on
// are part of what PastDay calls the day.
func NamesPast(words string, day, on Date) bool {
	if day > on {
		return false
	}
	for _, w := range PastDay(day, on) {
		if strings.EqualFold(words, w) || strings.EqualFold(words, strings.TrimPrefix(w, "on ")) {
			return true
		}
	}
	return false
}

// monday returns the first day of the day's week.
func monday(d Date) Date { return d - Date((d.Weekday()+7-time.Monday)%7) }
