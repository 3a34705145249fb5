package reader

import (
	"strconv"
	"strings"
	"time"

	"memloom/internal/corpus"
)

// moment is a day, or a time of day, as people write it in passing: "tmrw", "fri",
// "the 5th", "wednesday week", "in a fortnight", "half five".
type moment struct {
	span
	date   corpus.Date // 0 where only a time is told
	clock  string      // the time of day as it was written
	year   bool        // its year was written
	period bool        // a month or year, no day
	until  bool        // the end of something: "until Friday"
	day    bool        // tells a day
}

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

// moments reads the days and times of a text that was written on a day. Weekdays
// look ahead unless the sentence tells of what is past.
func moments(p *parsed, on corpus.Date) []moment {
	var out []moment
	for s, sent := range p.sents {
		past := tellsPast(p, sent)
		for i := sent.from; i < sent.to; {
			m, ok := momentAt(p, sent, i, on, past && !p.asks[s])
			if !ok {
				i++
				continue
			}
			out = append(out, m)
			i = m.to
		}
	}
	return out
}

func momentAt(p *parsed, sent span, i int, on corpus.Date, past bool) (moment, bool) {
	r := momentReader{p, sent, on, past}
	if p.asks == nil || !inQuestion(p, sent) {
		if here, told := r.tenseAt(i); told {
			r.past = here
		}
	}
	r.past = r.past && !aheadLeads[r.low(i-1)] // "booked for the 28th"
	for _, read := range [...]func(int) (moment, bool){r.plain, r.ahead, r.weekday, r.calendar, r.clock} {
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

func inQuestion(p *parsed, sent span) bool {
	s := p.sentenceOf(sent.from)
	return s >= 0 && p.asks[s]
}

// tenseAt reads the tense from the words between commas and conjunctions alone.
func (r momentReader) tenseAt(i int) (past, told bool) {
	a, b := i, i
	for a > r.sent.from && r.p.seg[a-1] == r.p.seg[i] && r.p.toks[a-1].low != ":" {
		a--
	}
	for b < r.sent.to && r.p.seg[b] == r.p.seg[i] && r.p.toks[b].low != ":" {
		b++
	}
	for k := a; k < b; k++ {
		l := r.p.toks[k].low
		if aheadWords[l] {
			return false, true
		}
		if pastWords[l] && !hasGot(r.p, k) || pastForm(l) && !fixedAhead[l] {
			past, told = true, true
		}
	}
	return past, told
}

// hasGot says that "got" is no past: "it's got a flat tyre".
func hasGot(p *parsed, i int) bool {
	return i > 0 && p.toks[i].low == "got" && hasWords[p.toks[i-1].low]
}

var hasWords = words("'s has have 've")

// aheadLeads stand before days that are still to come.
var aheadLeads = words("for to by until till til before")

// momentReader reads one moment of a sentence.
type momentReader struct {
	p    *parsed
	sent span
	on   corpus.Date
	past bool
}

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

// plain reads days that are named from today.
func (r momentReader) plain(i int) (moment, bool) {
	switch l := r.low(i); l {
	case "today", "tonight":
		if k := r.unitBehind(i - 1); k > 0 && r.low(i-1) == "week" {
			return moment{}, false
		}
		return dayAt(i, i+1, r.on)
	case "tomorrow", "tmrw", "tmr", "tmw", "tomorow", "tommorow", "2moro":
		if r.is(i-2, "day", "after") {
			return dayAt(i-2, i+1, r.on+2)
		}
		if r.low(i+1) == "week" {
			return dayAt(i, i+2, r.on+8)
		}
		return dayAt(i, i+1, r.on+1)
	case "yesterday":
		return dayAt(i, i+1, r.on-1)
	case "day":
		switch {
		case r.is(i+1, "after", "tomorrow"):
			return dayAt(i, i+3, r.on+2)
		case r.is(i+1, "before", "yesterday"):
			return dayAt(i, i+3, r.on-2)
		}
	case "last":
		switch {
		case r.low(i+1) == "night" || r.low(i+1) == "evening":
			return dayAt(i, i+2, r.on-1)
		case r.is(i+1, "day", "of", "this", "month"), r.is(i+1, "day", "of", "the", "month"):
			t := r.on.Time()
			return dayAt(i, i+5, corpus.NewDate(t.Year(), t.Month()+1, 1)-1)
		}
	case "this":
		if n := r.low(i + 1); n == "morning" || n == "afternoon" || n == "evening" {
			return dayAt(i, i+2, r.on)
		}
	}
	return moment{}, false
}

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

// ahead reads days that are so and so long from today: "in a fortnight", "three
// days ago", "a week today".
func (r momentReader) ahead(i int) (moment, bool) {
	j := i
	in := r.low(i) == "in"
	if in {
		j++
	}
	n, ok := smallNumbers[r.low(j)]
	if !ok {
		v, err := strconv.Atoi(r.low(j))
		if err != nil {
			return moment{}, false
		}
		n = v
	}
	unit := r.unitBehind(j + 1)
	if unit == 0 || n > 400 {
		return moment{}, false
	}
	days := corpus.Date(n * unit)
	switch next := r.low(j + 2); {
	case next == "ago":
		return dayAt(i, j+3, r.on-days)
	case next == "today", next == "from" && (r.low(j+3) == "today" || r.low(j+3) == "now"):
		return dayAt(i, j+3, r.on+days)
	case next == "tomorrow":
		return dayAt(i, j+3, r.on+days+1)
	case in && next != "of" && next != "'":
		return dayAt(i, j+2, r.on+days)
	}
	return moment{}, false
}

// weekday reads a day of the week.
func (r momentReader) weekday(i int) (moment, bool) {
	from, dir := i, ""
	switch r.low(i) {
	case "next", "last", "this", "coming", "past":
		dir = r.low(i)
		i++
		if dir == "this" && (r.low(i) == "coming" || r.low(i) == "past") {
			dir = r.low(i)
			i++
		}
	}
	day, ok := weekdayNames[r.low(i)]
	if !ok && i < r.sent.to && i >= r.sent.from {
		day, ok = shortDays[r.low(i)]
		ok = ok && (r.p.toks[i].capital && i > r.sent.from || dayLeads[r.low(i-1)] || r.low(i+1) == "pm" || r.low(i+1) == "am")
	}
	if !ok {
		return moment{}, false
	}
	if r.low(i+1) == "'s" || r.is(i-1, "no") || r.is(i-1, "every") {
		return moment{}, false
	}
	if m, ok := r.calendar(i + 1); ok && m.day { // "Friday, 8 July"
		m.from = from
		return m, true
	}
	if r.low(i+1) == "," {
		if m, ok := r.calendar(i + 2); ok && m.day {
			m.from = from
			return m, true
		}
	}
	diff := corpus.Date((int(day) - int(r.on.Weekday()) + 7) % 7)
	monday := r.on - corpus.Date((int(r.on.Weekday())+6)%7)
	inWeek := corpus.Date((int(day) + 6) % 7)
	to := i + 1
	switch {
	case r.low(i+1) == "week" && r.low(i+2) != "'s":
		if diff == 0 {
			diff = 7
		}
		return dayAt(from, i+2, r.on+diff+7)
	case dir == "next":
		return dayAt(from, to, monday+7+inWeek)
	case dir == "last" || dir == "past" || r.past || r.low(i-1) == "since":
		if diff == 0 {
			diff = 7
		}
		return dayAt(from, to, r.on+diff-7)
	case diff == 0 && dir == "":
		return dayAt(from, to, r.on)
	case diff == 0:
		return dayAt(from, to, r.on+7)
	}
	return dayAt(from, to, r.on+diff)
}

var dayLeads = words("on by until till til for from since of and next last this / +")

// calendar reads days that are told by number: 17 May, 20 sept, the 5th, 3/4 is none.
func (r momentReader) calendar(i int) (moment, bool) {
	from := i
	the := r.low(i) == "the"
	if the {
		i++
	}
	if m, ok := monthNames[r.low(i)]; ok && !the {
		if d, _ := dayNumber(r.low(i + 1)); d > 0 { // March 13
			return r.inMonth(from, i+2, d, m)
		}
		if y := r.yearAt(i + 1); y > 0 && len(r.low(i)) > 2 {
			return moment{span: span{from, i + 2}, date: corpus.NewDate(y, m, 1), period: true, year: true}, true
		}
		if r.low(i) != "may" && r.low(i) != "mar" && r.low(i) != "march" || r.low(i-1) == "in" || r.low(i-1) == "until" || r.low(i-1) == "of" {
			d := r.nearest(1, m)
			return moment{span: span{from, i + 1}, date: d, period: true}, true
		}
		return moment{}, false
	}
	d, ordinal := dayNumber(r.low(i))
	if d == 0 && the {
		if n, ok := smallNumbers[r.low(i)]; ok && strings.HasSuffix(r.low(i), "h") { // the fifth
			d, ordinal = n, true
		} else if ok && r.low(i+1) == "of" {
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
		return r.inMonth(from, j+1, d, m)
	}
	if !ordinal || !the && !dayLeads[r.low(from-1)] || notDays[r.low(i+1)] || the && i+1 < r.sent.to && r.p.toks[i+1].kind == word && !functionWord(r.low(i+1)) && !momentTails[r.low(i+1)] {
		return moment{}, false
	}
	t := r.on.Time()
	first := corpus.NewDate(t.Year(), t.Month(), d)
	switch {
	case d > 28 && first.Time().Day() != d:
		first = corpus.NewDate(t.Year(), t.Month()+1, d)
	case first < r.on && !r.past:
		first = corpus.NewDate(t.Year(), t.Month()+1, d)
	case first > r.on && r.past:
		first = corpus.NewDate(t.Year(), t.Month()-1, d)
	}
	return dayAt(from, i+1, first)
}

var (
	notDays     = words("floor century time place st street grade form year attempt try one")
	momentTails = words("please pls as instead then now")
)

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

// clock reads times of day: 7.40, 06:45, 2pm, 8 am, half five, noon.
func (r momentReader) clock(i int) (moment, bool) {
	l := r.low(i)
	at := func(to int) (moment, bool) {
		return moment{span: span{i, to}, clock: r.p.quote(span{i, to})}, true
	}
	switch l {
	case "noon", "midnight", "midday":
		return at(i + 1)
	case "half", "quarter":
		j := i + 1
		if r.low(j) == "past" || r.low(j) == "to" {
			j++
		}
		if n, ok := smallNumbers[r.low(j)]; ok && n > 1 && n <= 12 && l == "half" || ok && j > i+1 {
			return at(j + 1)
		}
		return moment{}, false
	}
	if n, ok := smallNumbers[l]; ok && n > 1 && n <= 12 && r.is(i+1, "o", "'clock") {
		return at(i + 3)
	}
	if i >= r.sent.to || !isDigit(l) {
		return moment{}, false
	}
	meridiem := func(j int) bool {
		x := r.low(j)
		return x == "am" || x == "pm" || x == "a.m" || x == "p.m" || x == "utc"
	}
	switch {
	case clockShape(l, ':') || strings.HasSuffix(l, "am") || strings.HasSuffix(l, "pm"):
		if meridiem(i + 1) {
			return at(i + 2)
		}
		return at(i + 1)
	case meridiem(i + 1):
		return at(i + 2)
	case (r.low(i+1) == "to" || r.low(i+1) == "or") && len(l) < 3 && meridiem(i+3): // "from 2 to 3 pm"
		return moment{span: span{i, i + 1}, clock: l + " " + r.low(i+3)}, true
	case clockShape(l, '.') && (r.low(i-1) == "at" || r.low(i-1) == "until" || r.low(i-1) == "by" || r.low(i-1) == "till"):
		return at(i + 1)
	}
	return moment{}, false
}

func isDigit(s string) bool { return s != "" && s[0] >= '0' && s[0] <= '9' }

func clockShape(s string, sep byte) bool {
	i := strings.IndexByte(s, sep)
	if i < 1 || i > 2 || len(s) != i+3 {
		return false
	}
	h, err := strconv.Atoi(s[:i])
	m, err2 := strconv.Atoi(s[i+1:])
	return err == nil && err2 == nil && h < 24 && m < 60
}

// pastWords tell of what is past although they do not end in -ed.
var pastWords = words(`was were did had came went took gave got made said told sent left met lost won found felt knew saw ran fell put began wrote spoke broke bought brought built
	paid sold kept held heard stood slept ate drove flew sat been done gone seen given taken spent hung since forgot rang thought led`)

// tellsPast says that a sentence tells of what is past, and of nothing ahead.
func tellsPast(p *parsed, s span) bool {
	past := false
	for i := s.from; i < s.to; i++ {
		l := p.toks[i].low
		if aheadWords[l] {
			return false
		}
		past = past || pastWords[l] && !hasGot(p, i) || pastForm(l) && !fixedAhead[l] && !(i > s.from && (p.toks[i-1].low == "is" || p.toks[i-1].low == "are" || p.toks[i-1].low == "be"))
	}
	return past
}

// fixedAhead are done now for what is still to come.
var fixedAhead = words("booked planned scheduled fixed arranged postponed delayed expected announced")

var aheadWords = words("will 'll shall would should can could may might must going gonna tomorrow tmrw next let due is are goes comes starts closes opens cant wont")
