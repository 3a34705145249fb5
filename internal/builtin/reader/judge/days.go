package judge

import (
	"strings"
	"time"
)

// months by the first three letters of their names.
var monthsByName = map[string]time.Month{"jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "oct": 10, "nov": 11, "dec": 12}

// dayOf writes a day, with its year where one is told.
func dayOf(day, month, year string) string {
	return strings.TrimSpace(day + " " + month + " " + year)
}

// lastDay writes the last day of a month out; of February only beside its year.
func lastDay(m []string) string {
	month, year := monthsByName[strings.ToLower(m[1][:3])], 2025
	switch {
	case m[2] != "":
		year = atoi(m[2])
	case month == time.February:
		return m[0]
	}
	return time.Date(year, month+1, 0, 0, 0, 0, 0, time.UTC).Format("2 January") + yearBehind(m[2])
}

func yearBehind(year string) string {
	if year == "" {
		return ""
	}
	return " " + year
}

// weekOf writes an ISO week out as its days.
func weekOf(year, week string) string {
	first := time.Date(atoi(year), 1, 4, 0, 0, 0, 0, time.UTC)
	monday := first.AddDate(0, 0, -(int(first.Weekday())+6)%7+7*(atoi(week)-1))
	return monday.Format("2 January") + " to " + monday.AddDate(0, 0, 6).Format("2 January 2006")
}
