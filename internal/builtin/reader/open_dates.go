package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// moment is a day, or a time of day, as people write it in passing: "tmrw", "fri",
// "the 5th", "wednesday week", "in a fortnight", "half five".
type moment struct {
	span
	date   corpus.Date // 0 where only a time is told
	last   corpus.Date // the last day of several: "28-29 June"
	clock  string      // the time of day as it was written
	year   bool        // its year was written
	period bool        // a month or year, no day
	until  bool        // the end of something: "until Friday"
	day    bool        // tells a day
}

// moments reads the days and times of a text that was written on a day. Weekdays
// look ahead unless what is said of them is past.
func moments(p *parsed, on corpus.Date) []moment {
	var out []moment
	var named corpus.Date
	for _, sent := range p.sents {
		r := momentReader{p: p, sent: sent, on: on}
		for i := sent.from; i < sent.to; {
			r.named = named
			m, ok := r.at(i)
			if !ok {
				i++
				continue
			}
			out = append(out, m)
			if m.last != 0 {
				out = append(out, moment{span: m.span, date: m.last, day: true, year: m.year, until: true})
			}
			if m.day {
				named = m.date
			}
			i = m.to
		}
	}
	return oneDay(p, out)
}

// oneDay takes a weekday for the day of that name that its sentence tells by number:
// "Thursday it is, so the 20th".
func oneDay(p *parsed, all []moment) []moment {
	for i, m := range all {
		if !m.day || m.to != m.from+1 || !weekdays[p.toks[m.from].low] {
			continue
		}
		for _, n := range all {
			if n.day && n.date > m.date && n.date.Weekday() == m.date.Weekday() && p.sentenceOf(n.from) == p.sentenceOf(m.from) && numbersDay(p, n.span) {
				all[i].date = n.date
			}
		}
	}
	return all
}

// numbersDay says that a day is told by its number: "the 20th", "20 June".
func numbersDay(p *parsed, s span) bool {
	month := slices.ContainsFunc(p.toks[s.from:s.to], func(t token) bool { return monthNames[t.low] != 0 })
	return slices.ContainsFunc(p.toks[s.from:s.to], func(t token) bool {
		n, ordinal := dayNumber(t.low)
		return n > 0 && (ordinal || month)
	})
}

// momentReader reads one moment of a sentence.
type momentReader struct {
	p     *parsed
	sent  span
	on    corpus.Date
	named corpus.Date // the day that was named last, from which "two days later" counts
	past  bool
}

func (r momentReader) at(i int) (moment, bool) {
	if l := r.low(i); !isDigit(l) && !momentOpeners[l] {
		return moment{}, false
	}
	r.past = r.tellsOfPast(i)
	for _, read := range [...]func(int) (moment, bool){r.plain, r.counted, r.later, r.weekday, r.calendar, r.feast, r.clock} {
		m, ok := read(i)
		if !ok {
			continue
		}
		switch r.low(i - 1) {
		case "until", "till", "til", "by":
			m.until = true
		}
		return m, true
	}
	return moment{}, false
}

// momentOpeners are the words with which a moment can begin.
var momentOpeners = func() set {
	s := words(`today tonight tomorrow tmrw tmr tmw tomorow tommorow 2moro yesterday day last this next coming past following the in end christmas boxing new halloween valentine
		week half quarter noon midday midnight noonish`)
	for w := range weekdayNames {
		s[w] = true
	}
	for w := range shortDays {
		s[w] = true
	}
	for w := range monthNames {
		s[w] = true
	}
	for w := range smallNumbers {
		s[w] = true
	}
	return s
}()

func (r momentReader) low(i int) string {
	if i < r.sent.from || i >= r.sent.to {
		return ""
	}
	return r.p.toks[i].low
}

func (r momentReader) is(i int, ws ...string) bool {
	for k, w := range ws {
		if r.low(i+k) != w {
			return false
		}
	}
	return true
}

func dayAt(from, to int, d corpus.Date) (moment, bool) {
	return moment{span: span{from, to}, date: d, day: true}, true
}

// monthAt is a month without a day, so and so many from the one of writing.
func (r momentReader) monthAt(from, to, ahead int) (moment, bool) {
	return moment{span: span{from, to}, date: r.month(ahead), period: true}, true
}

// month is the first day of a month, so and so many from the one of writing.
func (r momentReader) month(ahead int) corpus.Date {
	y, m, _ := r.on.Time().Date()
	return addMonths(y, int(m), ahead)
}

// plain reads days that are named from today.
func (r momentReader) plain(i int) (moment, bool) {
	switch l := r.low(i); l {
	case "today", "tonight":
		return dayAt(i, i+1, r.on)
	case "tomorrow", "tmrw", "tmr", "tmw", "tomorow", "tommorow", "2moro":
		switch r.low(i + 1) {
		case "week":
			return dayAt(i, i+2, r.on+8)
		case "fortnight":
			return dayAt(i, i+2, r.on+15)
		}
		return dayAt(i, i+1, r.on+1)
	case "yesterday":
		return dayAt(i, i+1, r.on-1)
	case "day":
		if r.low(i+1) == "after" && tomorrowWords[r.low(i+2)] {
			return dayAt(i, i+3, r.on+2)
		}
		if r.is(i+1, "before", "yesterday") {
			return dayAt(i, i+3, r.on-2)
		}
	case "last":
		if n := r.low(i + 1); n == "night" || n == "evening" {
			return dayAt(i, i+2, r.on-1)
		}
		if r.low(i+1) == "day" {
			return r.endOf(i, i+2)
		}
		if r.low(i+1) == "month" {
			return r.monthAt(i, i+2, -1)
		}
	case "this":
		switch r.low(i + 1) {
		case "morning", "afternoon", "evening":
			return dayAt(i, i+2, r.on)
		case "month":
			return r.monthAt(i, i+2, 0)
		}
	case "next":
		if r.low(i+1) == "month" {
			return r.monthAt(i, i+2, 1)
		}
	case "end":
		lead := r.low(i - 1)
		if lead == "the" {
			lead = r.low(i - 2)
		}
		if m, ok := r.endOf(i, i+1); ok && (monthNames[r.low(m.to-1)] == 0 || lead == "by" || lead == "until" || lead == "till") {
			m.until = lead == "by" || lead == "until" || lead == "till"
			return m, true
		}
	}
	return moment{}, false
}

var tomorrowWords = words("tomorrow tmrw tmr tmw")

// endOf reads the last day of a month behind "the end" or "the last day": "of next
// month", "of May".
func (r momentReader) endOf(from, i int) (moment, bool) {
	if r.low(i) != "of" {
		return moment{}, false
	}
	i++
	if m, ok := monthNames[r.low(i)]; ok {
		y, mo, _ := r.nearest(1, m).Time().Date()
		return dayAt(from, i+1, addMonths(y, int(mo), 1)-1)
	}
	ahead := 0
	switch r.low(i) {
	case "next":
		ahead = 1
	case "last":
		ahead = -1
	case "the", "this":
	default:
		i--
	}
	if r.low(i+1) != "month" {
		return moment{}, false
	}
	return dayAt(from, i+2, r.month(ahead+1)-1)
}
