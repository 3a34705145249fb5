package corpus

import (
	"fmt"
	"strconv"
)

// dateForms lists the forms of a date; those that need the message's day to be
// right are dropped by Surfaces where they are not.
func dateForms(v Value, on Date) []string {
	t := v.Date.Time()
	year := strconv.Itoa(t.Year())
	switch v.Precision {
	case Month:
		m := t.Month().String()
		return []string{m, m + " " + year, "this month", "next month", "last month", v.Canonical()}
	case Quarter:
		q := "Q" + strconv.Itoa(quarterOf(t.Month()))
		ordinal := []string{"", "first", "second", "third", "fourth"}[quarterOf(t.Month())]
		return []string{q, q + " " + year, "the " + ordinal + " quarter", "the " + ordinal + " quarter of " + year,
			"next quarter", "last quarter", "this quarter", v.Canonical()}
	case Year:
		return []string{year, "next year", "last year", "this year"}
	}
	day, month, short := t.Day(), t.Month().String(), t.Month().String()[:3]
	nth := strconv.Itoa(day) + ordinalSuffix(day)
	out := []string{
		fmt.Sprintf("%d %s", day, month),
		fmt.Sprintf("%s %d", month, day),
		fmt.Sprintf("%d %s %s", day, month, year),
		fmt.Sprintf("%s %d, %s", month, day, year),
	}
	out = append(out, nearForms(v.Date, on)...)
	wd := v.Date.Weekday().String()
	return append(out,
		"the "+nth,
		wd+" the "+nth,
		fmt.Sprintf("%s, %d %s", wd, day, month),
		fmt.Sprintf("the %s of %s", nth, month),
		fmt.Sprintf("%d %s", day, short),
		fmt.Sprintf("%s %d", short, day),
		v.Date.String())
}

// nearForms are what people say of days around today.
func nearForms(d, on Date) []string {
	wd := d.Weekday().String()
	switch n := DaysBetween(on, d); {
	case n == 0:
		return []string{"today"}
	case n == 1:
		return []string{"tomorrow", wd}
	case n == -1:
		return []string{"yesterday", "last " + wd}
	case n == 2:
		return []string{wd, "this " + wd, "the day after tomorrow"}
	case n == -2:
		return []string{"the day before yesterday", "last " + wd}
	case n > 0 && n < 14:
		return []string{wd, "this " + wd, "next " + wd, wd + " next week"}
	case n < 0 && n > -14:
		return []string{"last " + wd, wd + " last week"}
	}
	return nil
}

// timeForms: 14:30, 2:30 pm; 09:00, 9:00, 9 am; noon.
func timeForms(n int) []string {
	h, m := n/60, n%60
	half := []string{"am", "pm"}[h/12]
	h12 := (h+11)%12 + 1
	out := []string{fmt.Sprintf("%02d:%02d", h, m)}
	if h < 10 {
		out = append(out, fmt.Sprintf("%d:%02d", h, m))
	}
	if m == 0 {
		if h == 12 {
			out = append(out, "noon")
		}
		return append(out, fmt.Sprintf("%d %s", h12, half), fmt.Sprintf("%d%s", h12, half))
	}
	return append(out, fmt.Sprintf("%d:%02d %s", h12, m, half))
}
