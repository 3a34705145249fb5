package reader

import (
	"strconv"
	"time"

	"memloom/internal/corpus"
)

// Days that are counted: from today ("in a fortnight", "three days ago"), from
// another day ("a week on Monday") or from the one that was named last ("two days
// later", "the next day").

// unitBehind is the length in days of a unit of time.
func (r momentReader) unitBehind(i int) int {
	switch r.low(i) {
	case "day", "days":
		return 1
	case "week", "weeks", "wk", "wks":
		return 7
	case "fortnight":
		return 14
	}
	return 0
}

func (r momentReader) numberAt(i int) (int, bool) {
	if n, ok := smallNumbers[r.low(i)]; ok {
		return n, true
	}
	n, err := strconv.Atoi(r.low(i))
	return n, err == nil && n < 400
}

func addMonths(y, m, ahead int) corpus.Date {
	return corpus.NewDate(y, time.Month(m+ahead), 1)
}

// counted reads days that are so and so long from today or from another day.
func (r momentReader) counted(i int) (moment, bool) {
	j := i
	in := r.low(i) == "in"
	if in {
		j++
	}
	n, ok := r.numberAt(j)
	if r.low(i) == "week" && r.low(i-1) != "a" && r.low(i-1) != "one" && r.low(i+1) == "on" { // "week on Monday"
		n, ok, j = 1, true, i-1
	}
	if !ok {
		return moment{}, false
	}
	if u := r.low(j + 1); u == "month" || u == "months" {
		switch {
		case r.low(j+2) == "ago":
			return r.monthAt(i, j+3, -n)
		case in && j+2 <= r.sent.to && r.low(j+2) != "of":
			return r.monthAt(i, j+2, n)
		}
	}
	if u := r.low(j + 1); (u == "minutes" || u == "minute" || u == "mins" || u == "hour" || u == "hours") && r.low(j+2) == "ago" {
		return dayAt(i, j+3, r.on)
	}
	unit := r.unitBehind(j + 1)
	if unit == 0 {
		return moment{}, false
	}
	days := corpus.Date(n * unit)
	k := j + 2
	next := r.low(k)
	switch {
	case next == "ago" || next == "back" && r.past:
		if r.low(k+1) == "today" || r.low(k+1) == "yesterday" {
			k++
		}
		d := r.on - days
		if r.low(k) == "yesterday" {
			d--
		}
		return dayAt(i, k+1, d)
	case next == "yesterday":
		return dayAt(i, k+1, r.on-days-1)
	case next == "today":
		if r.past {
			return dayAt(i, k+1, r.on-days)
		}
		return dayAt(i, k+1, r.on+days)
	case next == "from" && (r.low(k+1) == "today" || r.low(k+1) == "now"):
		return dayAt(i, k+2, r.on+days)
	case next == "from" && tomorrowWords[r.low(k+1)]:
		return dayAt(i, k+2, r.on+days+1)
	case tomorrowWords[next]:
		return dayAt(i, k+1, r.on+days+1)
	case next == "on" || next == "from" || next == "next" || next == "last" || weekdayNames[next] != 0 || next == "sunday":
		if unit == 1 {
			break
		}
		if next == "on" || next == "from" {
			k++
		}
		if m, ok := r.weekday(k); ok { // "a week on Monday"
			if next == "last" {
				days = -days
			}
			return dayAt(i, m.to, m.date+days)
		}
	}
	if in && next != "of" && next != "'" {
		return dayAt(i, j+2, r.on+days)
	}
	return moment{}, false
}

// later reads days that are told from the one named before: "two days later", "a
// week after that", "the next day", "the following Monday".
func (r momentReader) later(i int) (moment, bool) {
	if r.named == 0 {
		return moment{}, false
	}
	j := i
	if r.low(j) == "the" {
		j++
	}
	switch r.low(j) {
	case "next", "following":
		if r.low(j+1) == "day" || r.low(j+1) == "morning" || r.low(j+1) == "evening" {
			return dayAt(i, j+2, r.named+1)
		}
		if day, ok := weekdayNames[r.low(j+1)]; ok && r.low(j) == "following" {
			return dayAt(i, j+2, r.named+daysTo(r.named+1, day)+1)
		}
		return moment{}, false
	case "day":
		if j > i && r.endsClause(j+2) {
			switch r.low(j + 1) {
			case "after":
				return dayAt(i, j+2, r.named+1)
			case "before":
				return dayAt(i, j+2, r.named-1)
			}
		}
		return moment{}, false
	}
	if day, ok := weekdayNames[r.low(j)]; ok && j > i && r.endsClause(j+2) { // "the Monday after"
		switch r.low(j + 1) {
		case "after":
			return dayAt(i, j+2, r.named+daysTo(r.named+1, day)+1)
		case "before":
			return dayAt(i, j+2, r.named-7+daysTo(r.named, day))
		}
	}
	n, ok := r.numberAt(i)
	unit := r.unitBehind(i + 1)
	if !ok || unit == 0 {
		return moment{}, false
	}
	days := corpus.Date(n * unit)
	that := r.low(i+3) == "that" && r.endsClause(i+4)
	switch k := r.low(i + 2); {
	case k == "later" || k == "after" && that:
		days = +days
	case k == "earlier" || k == "before" && that:
		days = -days
	default:
		return moment{}, false
	}
	to := i + 3
	if that {
		to++
	}
	return dayAt(i, to, r.named+days)
}

// endsClause says that nothing follows that would name another thing to count from.
func (r momentReader) endsClause(i int) bool {
	return r.low(i) == "" || r.p.toks[i].kind == punct || segmentWords[r.low(i)]
}

// daysTo is how many days it is from a day to the next such weekday, the day itself included.
func daysTo(from corpus.Date, day time.Weekday) corpus.Date {
	return corpus.Date((int(day) - int(from.Weekday()) + 7) % 7)
}
