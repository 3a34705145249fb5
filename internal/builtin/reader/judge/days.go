package judge

import (
	"strings"
	"time"
)

// months by the first three letters of their names.
var monthsByName = map[string]time.Month{"jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7,
	"aug": 8, "sep": 9, "oct": 10, "nov": 11, "dec": 12}

// lastDay writes the last day of a month out; of February only beside its year.
func lastDay(m []string) string {
	month, year := monthsByName[strings.ToLower(m[1][:3])], 2025
	switch {
	case m[2] != "":
		year = atoi(m[2])
	case month == time.February:
		return m[0]
	}
	last := time.Date(year, month+1, 0, 0, 0, 0, 0, time.UTC).Format("2 January")
	return strings.TrimSpace(last + " " + m[2])
}

var feastDays = map[string]string{"new year's eve": "31 December", "new year's day": "1 January",
	"christmas eve": "24 December",
	"christmas day": "25 December", "leap day": "29 February"}

// feastDay writes a day out that has a name.
func feastDay(m []string) string {
	return strings.TrimSpace(feastDays[strings.ReplaceAll(strings.ToLower(m[1]), "’", "'")] + " " + m[2])
}

// weekOf writes an ISO week out as its days: its number is told first, then the year.
func weekOf(m []string) string {
	first := time.Date(atoi(m[2]), 1, 4, 0, 0, 0, 0, time.UTC)
	monday := first.AddDate(0, 0, -(int(first.Weekday())+6)%7+7*(atoi(m[1])-1))
	return monday.Format("2 January") + " to " + monday.AddDate(0, 0, 6).Format("2 January 2006")
}
