package sets

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// dated is a date in a text: its bytes, its first and its last day.
type dated struct {
	text.Span
	first, last corpus.Date
}

var (
	dateForm = regexp.MustCompile(`(?i)\b(?:(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|` +
		`dec|spring|summer|autumn|fall)[a-z]*\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?,?(?: of)? )?((?:1\d|20)\d\d)\b`)
	leadsYear = regexp.MustCompile(`(?i)(?:^|\b(?:in|of|since|from|by|until|till|year|on|after|before|to|early|late|mid|` +
		`around|about|and|between|edition) )$`)
	months = map[string]time.Month{"jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9,
		"oct": 10, "nov": 11, "dec": 12, "spr": 3, "sum": 6, "aut": 9, "fal": 9}
)

// datesIn finds the dates that name their year: days, months, and years behind a word that leads to one.
func datesIn(s string) []dated {
	if !strings.ContainsAny(s, "12") {
		return nil
	}
	var out []dated
	for _, m := range dateForm.FindAllStringSubmatchIndex(s, -1) {
		group := func(i int) string { return s[max(0, m[2*i]):max(0, m[2*i+1])] }
		year, _ := strconv.Atoi(group(4))
		d := dated{Span: text.Span{From: m[0], To: m[1]}}
		day, _ := strconv.Atoi(group(1) + group(3))
		switch name := group(2); {
		case name != "" && day > 0:
			d.first = corpus.NewDate(year, months[strings.ToLower(name[:3])], day)
			d.last = d.first
		case name != "":
			d.first = corpus.NewDate(year, months[strings.ToLower(name[:3])], 1)
			d.last = shift(d.first, 1) - 1
		case leadsYear.MatchString(s[max(0, m[0]-12):m[0]]) || strings.HasPrefix(s[m[1]:], " on"):
			d.first, d.last = corpus.NewDate(year, 1, 1), corpus.NewDate(year, 12, 31)
		default:
			continue
		}
		out = append(out, d)
	}
	return out
}

// shift moves a date by months.
func shift(d corpus.Date, by int) corpus.Date {
	t := d.Time()
	first := time.Date(t.Year(), t.Month()+time.Month(by), 1, 0, 0, 0, 0, time.UTC)
	return corpus.NewDate(first.Year(), first.Month(), min(t.Day(), first.AddDate(0, 1, -1).Day()))
}

// number is a number in figures or in a word, -1 for none.
func number(low string) int {
	if n := smallNumbers[low]; n > 0 {
		return n
	}
	if n, err := strconv.Atoi(low); err == nil {
		return n
	}
	return -1
}

var smallNumbers = func() map[string]int {
	out := map[string]int{"a": 1, "an": 1, "the": 1, "thirty": 30, "forty": 40, "fifty": 50, "hundred": 100}
	for i, w := range strings.Fields(`one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
		sixteen seventeen eighteen nineteen twenty`) {
		out[w] = i + 1
	}
	return out
}()

// when is the time that a question asks about: a day, or one that an event tells.
type when struct {
	asked        bool
	day          corpus.Date
	event        string // where there is no day
	months, days int    // how long before or after it
	sign         int    // -1 before, 1 after, 0 within the year of it
}

var (
	spanForm = regexp.MustCompile(`(?i)\b(half an?|[a-z]+|\d+)( and a half)? (day|week|month|year|decade)s?( and a half)? ` +
		`(before|after) `)
	yearForm  = regexp.MustCompile(`(?i)\b(?:in|at\s+the\s+end\s+of)\s+the year (?:in which|when|that) `)
	justForm  = regexp.MustCompile(`(?i)\b(?:just|right|shortly) before `)
	frameEnd  = regexp.MustCompile(`(?i)[:,] (?:(?:in|on|for|at) )?(?:who|which|what|where|how|put|name)\b|[?\n]`)
	leadsDate = regexp.MustCompile(`(?i)\b(?:as of|back in|on|in|at|by|during|around|is) (?:the )?$`)
	units     = map[string][2]int{"day": {0, 1}, "week": {0, 7}, "month": {1, 0}, "year": {12, 0}, "decade": {120, 0}}
)

// timed takes the time that a question asks about out of it.
func timed(q string) (when, string) {
	cut := func(from, to int) string {
		rest := strings.TrimLeft(q[to:], ":, ")
		return strings.TrimSpace(q[:from] + " " + rest)
	}
	end := func(from int) int {
		if m := frameEnd.FindStringIndex(q[from:]); m != nil {
			return from + m[0]
		}
		return len(q)
	}
	if m := spanForm.FindStringSubmatch(q); m != nil {
		at := spanForm.FindStringIndex(q)
		to, unit, n := end(at[1]), units[strings.ToLower(m[3])], 2*number(strings.ToLower(m[1]))
		if strings.HasPrefix(strings.ToLower(m[1]), "half") {
			n = 1
		} else if m[2] != "" || m[4] != "" {
			n++
		}
		w := when{asked: true, event: q[at[1]:to], months: n * unit[0] / 2, days: n * unit[1] / 2, sign: 1}
		if strings.EqualFold(m[5], "before") {
			w.sign = -1
		}
		if d := datesIn("in " + w.event); len(d) == 1 && d[0].To == len("in "+w.event) && d[0].From == 3 {
			w.day, w.event = w.on(d[0].last), ""
		}
		return w, cut(at[0], to)
	}
	if at := justForm.FindStringIndex(q); at != nil {
		to := end(at[1])
		return when{asked: true, event: q[at[1]:to], days: 1, sign: -1}, cut(at[0], to)
	}
	if at := yearForm.FindStringIndex(q); at != nil {
		to := end(at[1])
		return when{asked: true, event: q[at[1]:to]}, cut(at[0], to)
	}
	for _, d := range datesIn(q) {
		if at := leadsDate.FindStringIndex(q[:d.From]); at != nil {
			return when{asked: true, day: d.last}, cut(at[0], d.To)
		}
	}
	return when{}, q
}

// on is the day asked about, counted from the day of the event: by the span, or to the end of its year.
func (w when) on(event corpus.Date) corpus.Date {
	if w.sign == 0 {
		return corpus.NewDate(event.Time().Year(), 12, 31)
	}
	return shift(event, w.sign*w.months) + corpus.Date(w.sign*w.days)
}

// asking begins the question proper, behind what is put in front of it.
var asking = english.Words("who whom whose which what where how put name in for on at")
