package reader

import (
	"strconv"
	"strings"
	"time"

	"memloom/internal/corpus"
)

var monthNames = func() map[string]time.Month {
	m := map[string]time.Month{"sept": time.September}
	for i := time.January; i <= time.December; i++ {
		low := strings.ToLower(i.String())
		m[low], m[low[:3]] = i, i
	}
	return m
}()

var smallNumbers = map[string]int{"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
	"thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30,
	"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12}

// calendar reads days that are told by number: 17 May, 20 sept, the 5th, 28-29 June,
// 2024-05-17; 3/4 is none.
func (r momentReader) calendar(i int) (moment, bool) {
	if m, ok := r.written(i); ok {
		return m, true
	}
	from := i
	the := r.low(i) == "the"
	if the {
		i++
	}
	if m, ok := monthNames[r.low(i)]; ok && !the {
		return r.monthFirst(i, m)
	}
	d, ordinal := dayNumber(r.low(i))
	end := 0
	if d == 0 {
		d, end = dayPair(r.low(i))
	}
	if d == 0 && the {
		if n, ok := smallNumbers[r.low(i)]; ok && strings.HasSuffix(r.low(i), "h") { // the fifth
			d, ordinal = n, true
		} else if ok && r.low(i+1) == "of" && monthNames[r.low(i+2)] != 0 {
			d, ordinal = n, true
		}
	}
	if d == 0 {
		return moment{}, false
	}
	j := i + 1
	if r.low(j) == "of" {
		j++
	}
	if m, ok := monthNames[r.low(j)]; ok {
		out, ok := r.inMonth(from, j+1, d, m)
		if end > d {
			out.last = out.date + corpus.Date(end-d)
		}
		return out, ok
	}
	if m, ok := r.firstOf(i, d); ok {
		m.from = from
		return m, true
	}
	if !ordinal || !the && !dayLeads[r.low(from-1)] || notDays[r.low(i+1)] || the && i+1 < r.sent.to && r.p.toks[i+1].kind == word && !functionWord(r.low(i+1)) && !momentTails[r.low(i+1)] {
		return moment{}, false
	}
	y, mo, _ := r.on.Time().Date()
	ahead := 0
	day := func() corpus.Date { return addMonths(y, int(mo), ahead) + corpus.Date(d-1) }
	switch {
	case day() < r.on && !r.past:
		ahead = 1
	case day() > r.on && r.past:
		ahead = -1
	}
	for step := ahead | 1; day() >= addMonths(y, int(mo), ahead+1); { // no 31st in that month
		ahead += step
	}
	return dayAt(from, i+1, day())
}

// firstOf reads the first of several days that share their month: "28 and 29 June",
// "from the 3rd to the 5th of May".
func (r momentReader) firstOf(i, d int) (moment, bool) {
	j := i + 1
	switch r.low(j) {
	case "to", "and", "or", "until", "till", "—", "–", "-", "/", "&":
	default:
		return moment{}, false
	}
	if j++; r.low(j) == "the" {
		j++
	}
	if n, _ := dayNumber(r.low(j)); n <= d {
		return moment{}, false
	}
	if j++; r.low(j) == "of" {
		j++
	}
	m, ok := monthNames[r.low(j)]
	if !ok {
		return moment{}, false
	}
	out, ok := r.inMonth(i, j+1, d, m)
	out.to = i + 1
	return out, ok
}

// monthFirst reads what begins with a month: March 13, May 3-5, June 1961, in June.
func (r momentReader) monthFirst(i int, m time.Month) (moment, bool) {
	j := i + 1
	if r.low(j) == "the" {
		j++
	}
	if d, ordinal := dayNumber(r.low(j)); d > 0 && (j == i+1 || ordinal) {
		return r.inMonth(i, j+1, d, m)
	}
	if d, end := dayPair(r.low(j)); d > 0 {
		out, ok := r.inMonth(i, j+1, d, m)
		out.last = out.date + corpus.Date(end-d)
		return out, ok
	}
	if y := r.yearAt(i + 1); y > 0 && len(r.low(i)) > 2 {
		return moment{span: span{i, i + 2}, date: corpus.NewDate(y, m, 1), period: true, year: true}, true
	}
	if r.low(i) != "may" && r.low(i) != "mar" && r.low(i) != "march" || r.low(i-1) == "in" || r.low(i-1) == "until" || r.low(i-1) == "of" {
		return moment{span: span{i, i + 1}, date: r.nearest(1, m), period: true}, true
	}
	return moment{}, false
}

var (
	notDays     = words("floor century time place st street grade form year attempt try one")
	momentTails = words("please pls as instead then now")
)

// written reads days that are written in figures alone: 2024-05-17, 17.5.2024.
func (r momentReader) written(i int) (moment, bool) {
	l := r.low(i)
	if len(l) < 8 || len(l) > 10 || !isDigit(l) {
		return moment{}, false
	}
	for _, layout := range [...]string{"2006-01-02", "2.1.2006"} {
		if t, err := time.Parse(layout, l); err == nil {
			return moment{span: span{i, i + 1}, date: corpus.NewDate(t.Year(), t.Month(), t.Day()), day: true, year: true}, true
		}
	}
	return moment{}, false
}

// feasts are days of the year that have names.
var feasts = []struct {
	name  []string
	month time.Month
	day   int
}{
	{[]string{"christmas", "day"}, time.December, 25}, {[]string{"christmas", "eve"}, time.December, 24}, {[]string{"boxing", "day"}, time.December, 26},
	{[]string{"new", "year", "'s", "eve"}, time.December, 31}, {[]string{"new", "years", "eve"}, time.December, 31},
	{[]string{"new", "year", "'s", "day"}, time.January, 1}, {[]string{"new", "years", "day"}, time.January, 1},
	{[]string{"halloween"}, time.October, 31}, {[]string{"valentine", "'s", "day"}, time.February, 14}, {[]string{"valentines", "day"}, time.February, 14},
}

func (r momentReader) feast(i int) (moment, bool) {
	for _, f := range feasts {
		if r.is(i, f.name...) {
			return dayAt(i, i+len(f.name), r.nearest(f.day, f.month))
		}
	}
	return moment{}, false
}

// dayPair takes "28-29" apart.
func dayPair(low string) (first, last int) {
	a, b, ok := strings.Cut(low, "-")
	if !ok {
		return 0, 0
	}
	first, _ = dayNumber(a)
	last, _ = dayNumber(b)
	if first == 0 || last <= first {
		return 0, 0
	}
	return first, last
}

func (r momentReader) yearAt(i int) int {
	if l := r.low(i); len(l) == 4 && (l[:2] == "19" || l[:2] == "20") {
		return atoi(l)
	}
	return 0
}

func (r momentReader) inMonth(from, to, d int, m time.Month) (moment, bool) {
	if y := r.yearAt(to); y > 0 {
		return moment{span: span{from, to + 1}, date: corpus.NewDate(y, m, d), day: true, year: true}, true
	}
	if r.low(to) == "," {
		if y := r.yearAt(to + 1); y > 0 {
			return moment{span: span{from, to + 2}, date: corpus.NewDate(y, m, d), day: true, year: true}, true
		}
	}
	return dayAt(from, to, r.nearest(d, m))
}

// nearest is the year in which a day without one is meant: the one that brings it
// closest to the day of writing, later ones first.
func (r momentReader) nearest(d int, m time.Month) corpus.Date {
	y := r.on.Time().Year()
	day := corpus.NewDate(y, m, d)
	switch {
	case day < r.on-150 && !r.past:
		return corpus.NewDate(y+1, m, d)
	case day > r.on+250:
		return corpus.NewDate(y-1, m, d)
	}
	return day
}

func dayNumber(low string) (int, bool) {
	n := strings.TrimRight(low, "sthndr")
	if n == "" || len(n) > 2 {
		return 0, false
	}
	v, err := strconv.Atoi(n)
	if err != nil || v < 1 || v > 31 {
		return 0, false
	}
	return v, len(n) < len(low)
}
