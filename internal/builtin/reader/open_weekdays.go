package reader

import (
	"strings"
	"time"

	"memloom/internal/corpus"
)

var weekdayNames = func() map[string]time.Weekday {
	m := map[string]time.Weekday{}
	for d := time.Sunday; d <= time.Saturday; d++ {
		low := strings.ToLower(d.String())
		m[low], m[low[:3]] = d, d
	}
	m["tues"], m["weds"], m["thur"], m["thurs"] = time.Tuesday, time.Wednesday, time.Thursday, time.Thursday
	delete(m, "sun") // the sun shines
	delete(m, "sat") // and somebody sat
	return m
}()

// shortDays are read as days only behind a word that a day follows, or with a capital.
var shortDays = map[string]time.Weekday{"sun": time.Sunday, "sat": time.Saturday}

// dayLeads are words behind which a day stands.
var dayLeads = words("on by until till til for from since of and next last this to due before after around about between through / +")

// dayNameAt reads the name of a weekday.
func (r momentReader) dayNameAt(i int) (time.Weekday, bool) {
	day, ok := weekdayNames[r.low(i)]
	if !ok && r.low(i) != "" {
		day, ok = shortDays[r.low(i)]
		ok = ok && (r.p.toks[i].capital && i > r.sent.from || dayLeads[r.low(i-1)] || r.low(i+1) == "pm" || r.low(i+1) == "am" || dayParts[r.low(i+1)] && r.low(i+1) != "before" && r.low(i+1) != "after" && r.low(i+1) != "just")
	}
	return day, ok
}

// weekday reads a day of the week.
func (r momentReader) weekday(i int) (moment, bool) {
	if m, ok := r.nthWeekday(i); ok {
		return m, true
	}
	from, dir := i, ""
	switch r.low(i) {
	case "next", "last", "this", "coming", "past":
		dir = r.low(i)
		i++
		switch l := r.low(i); {
		case dir == "this" && (l == "coming" || l == "past"):
			dir = l
			i++
		case (l == "week" || l == "wk") && dir != "coming" && dir != "past": // "next week on Tuesday"
			if i++; r.low(i) == "on" {
				i++
			}
			if day, ok := r.dayNameAt(i); ok && r.low(i+1) != "'s" {
				return dayAt(from, i+1, r.inWeek(dir, day))
			}
			return moment{}, false
		}
	}
	day, ok := r.dayNameAt(i)
	if !ok || r.low(i+1) == "'s" && (dir != "" || !contentWord(r.low(i+2))) || r.is(i-1, "no") || r.is(i-1, "every") || dir == "" && r.modifies(i) {
		return moment{}, false
	}
	if m, ok := r.numbered(i+1, day); ok { // "Friday, 8 July"
		m.from = from
		return m, true
	}
	to := i + 1
	diff := daysTo(r.on, day)
	coming, gone := r.on+diff, r.on+diff-7
	if diff == 0 {
		coming += 7
	}
	j := to
	if r.low(j) == "of" || r.low(j) == "in" {
		j++
	}
	switch n := r.low(j); {
	case (n == "next" || n == "last" || n == "this") && (r.low(j+1) == "week" || r.low(j+1) == "wk"): // "Tuesday next week"
		return dayAt(from, j+2, r.inWeek(n, day))
	case r.is(to, "after", "next"):
		return dayAt(from, to+2, coming+7)
	case r.is(to, "just", "gone"):
		return dayAt(from, to+2, gone)
	case r.low(to) == "gone" || r.low(to) == "last":
		return dayAt(from, to+1, gone)
	case r.low(to) == "week" && r.low(to+1) != "'s" && dir == "":
		return dayAt(from, to+1, coming+7)
	case r.low(to) == "fortnight":
		return dayAt(from, to+1, coming+14)
	case dir == "next":
		return dayAt(from, to, r.inWeek(dir, day))
	case dir == "last" || dir == "past":
		return dayAt(from, to, gone)
	case diff == 0 && dir == "":
		return dayAt(from, to, r.on)
	case r.past || r.low(i-1) == "since":
		return dayAt(from, to, gone)
	}
	return dayAt(from, to, coming)
}

// modifies says that a weekday only tells which one of several is meant: "the Tuesday
// session", "our first Monday run".
func (r momentReader) modifies(i int) bool {
	l, next := r.low(i-1), r.low(i+1)
	return (determiners[l] || l == "first" || l == "usual" || l == "new") && contentWord(next) && !dayParts[next] && r.p.toks[i+1].kind == word && !pastForm(next) && !pastWords[next]
}

var dayParts = words("morning afternoon evening night noon lunchtime week fortnight after before next last gone just instead again")

// inWeek is a day of this week, the next or the last one; weeks begin on Monday.
func (r momentReader) inWeek(which string, day time.Weekday) corpus.Date {
	d := r.on - corpus.Date((int(r.on.Weekday())+6)%7) + corpus.Date((int(day)+6)%7)
	switch which {
	case "next":
		return d + 7
	case "last":
		return d - 7
	}
	return d
}

// numbered reads what tells the day of a weekday's month: "Friday, 8 July", "Wed 17",
// "Monday the 3rd".
func (r momentReader) numbered(i int, day time.Weekday) (moment, bool) {
	if r.low(i) == "," {
		if m, ok := r.calendar(i + 1); ok && m.day {
			return m, true
		}
		return moment{}, false
	}
	j := i
	if r.low(j) == "the" {
		j++
	}
	d, ordinal := dayNumber(r.low(j))
	if d == 0 || !ordinal && !r.endsNumber(j+1) || monthNames[r.low(j+1)] != 0 || r.low(j+1) == "of" {
		if m, ok := r.calendar(i); ok && m.day {
			return m, true
		}
		return moment{}, false
	}
	y, mo, _ := r.on.Time().Date()
	best, found := corpus.Date(0), false
	for ahead := -2; ahead <= 6; ahead++ {
		first := addMonths(y, int(mo), ahead)
		on := first + corpus.Date(d-1)
		if on.Weekday() == day && on < addMonths(y, int(mo), ahead+1) && (!found || max(on-r.on, r.on-on) < max(best-r.on, r.on-best)) {
			best, found = on, true
		}
	}
	if !found {
		return moment{}, false
	}
	return dayAt(i, j+1, best)
}

// endsNumber says that a number does not count what stands behind it.
func (r momentReader) endsNumber(i int) bool {
	l := r.low(i)
	return l == "" || r.p.toks[i].kind == punct && l != ":" && l != "%" || segmentWords[l] || prepositions[l] || auxiliaries[l]
}

// nthWeekday reads "the first Tuesday in June", "the last Friday of next month".
func (r momentReader) nthWeekday(i int) (moment, bool) {
	n, ok := map[string]int{"first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "last": -1}[r.low(i)]
	if !ok {
		return moment{}, false
	}
	day, ok := r.dayNameAt(i + 1)
	if !ok || r.low(i+2) != "of" && r.low(i+2) != "in" {
		return moment{}, false
	}
	first, to := corpus.Date(0), i+4
	if m, ok := monthNames[r.low(i+3)]; ok {
		first = r.nearest(1, m)
	} else if r.low(i+4) == "month" {
		ahead := map[string]int{"next": 1, "last": -1}[r.low(i+3)]
		first, to = r.month(ahead), i+5
	} else {
		return moment{}, false
	}
	if n > 0 {
		return dayAt(i, to, first+daysTo(first, day)+corpus.Date(7*(n-1)))
	}
	y, m, _ := first.Time().Date()
	end := addMonths(y, int(m), 1) - 7
	return dayAt(i, to, end+daysTo(end, day))
}
