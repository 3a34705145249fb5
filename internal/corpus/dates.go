package corpus

import (
	"time"
)

// Dates that say their day, month, quarter or year. What they leave out is
// taken from the day of the message, only where one reading is left:
//
//   - a day and month without a year is the nearest such day, at most
//     nearDays away, so that the same day a year on is seven months off;
//   - a month without a year likewise, at most five months away;
//   - a quarter without a year is this one, the next one, or the one before in
//     the same year;
//   - "the 19th" is of this month and not past.
const (
	nearDays   = 153
	nearMonths = 5
)

// year returns the year that token i says, 1000 to 2099, or 0.
func (g *grammar) year(i int) int {
	if !g.near(i) || g.toks[i].kind != numberToken || g.toks[i].end-g.toks[i].start != 4 || !g.boundary(i+1) {
		return 0
	}
	if y := atoi(g.text(i)); y >= 1000 && y < 2100 {
		return y
	}
	return 0
}

// atoi reads digits alone; anything else is -1.
func atoi(s string) int {
	n := 0
	for i := range len(s) {
		if !isDigit(s[i]) || n > 1e6 {
			return -1
		}
		n = n*10 + int(s[i]-'0')
	}
	return n
}

// isoDate reads 2025-03-13, 2025/03/13, 2025-03 and 2025-Q1, and sees that
// 3/4 and 13/03/2025 are days, fractions or neither.
func (g *grammar) isoDate(i int, out []match) []match {
	sep := byte('-')
	if g.sign(i+1, '/') {
		sep = '/'
	}
	if !g.glued(i+1, sep) || !g.stuck(i+2) {
		return out
	}
	y := g.year(i)
	switch {
	case g.toks[i+2].kind == numberToken:
		return g.isoNumbers(i, y, sep, out)
	case y > 0 && g.toks[i+2].kind == wordToken && sep == '-':
		if q := g.quarterNumber(i + 2); q > 0 {
			out = append(out, match{end: i + 3, val: quarterValue(y, q)})
		}
	}
	return out
}

// isoNumbers reads the month and the day behind a year, 0 if token i says none.
func (g *grammar) isoNumbers(i, year int, sep byte, out []match) []match {
	third := g.glued(i+3, sep) && g.stuck(i+4) && g.toks[i+4].kind == numberToken
	m := atoi(g.text(i + 2))
	if year == 0 || m < 1 || m > 12 || len(g.text(i+2)) != 2 {
		if sep == '/' {
			out = append(out, match{end: i + 3 + 2*btoi(third), val: Value{Kind: KindDate}, unread: true})
		}
		return out
	}
	if third && len(g.text(i+4)) == 2 {
		if v, ok := dayValue(year, time.Month(m), atoi(g.text(i+4))); ok {
			return append(out, match{end: i + 5, val: v})
		}
	}
	if sep == '-' && !third {
		out = append(out, match{end: i + 3, val: MonthValue(year, time.Month(m))})
	}
	return out
}

// glued says whether token i is a sign with no space before it.
func (g *grammar) glued(i int, sign byte) bool { return g.stuck(i) && g.sign(i, sign) }

// dayValue returns a day, or false if the month has none such.
func dayValue(year int, m time.Month, day int) (Value, bool) {
	d := NewDate(year, m, day)
	return DateValue(d), day >= 1 && d.Time().Day() == day && d != 0
}

// dayNumber reads 13, 13th, thirteenth, twenty-first: the day, whether it is an ordinal, and the end.
func (g *grammar) dayNumber(i int) (day int, ordinal bool, end int) {
	if !g.near(i) {
		return 0, false, 0
	}
	t := g.toks[i]
	switch {
	case t.kind == numberToken && t.end-t.start <= 2:
		day, end = atoi(g.text(i)), i+1
		if g.stuck(end) && g.key(end, keyTH) {
			ordinal = foldASCII(g.text(end)) == ordinalSuffix(day)
			end++
			if !ordinal {
				return 0, false, 0
			}
		}
	case t.word.role == ordinalWord:
		day, ordinal, end = int(t.word.n), true, i+1
	case t.word.role == tensWord && g.glued(i+1, '-') && g.stuck(i+2) && g.toks[i+2].word.role == ordinalWord &&
		g.toks[i+2].word.n <= 9:
		day, ordinal, end = int(t.word.n+g.toks[i+2].word.n), true, i+3
	}
	if day < 1 || day > 31 || !g.boundary(end) {
		return 0, false, 0
	}
	return day, ordinal, end
}

func ordinalSuffix(n int) string {
	if n/10%10 != 1 {
		switch n % 10 {
		case 1:
			return "st"
		case 2:
			return "nd"
		case 3:
			return "rd"
		}
	}
	return "th"
}

// month reads a month's name. Abbreviations, May and March need their capital; after a day, march does not.
func (g *grammar) month(i int, afterDay bool) time.Month {
	if !g.role(i, monthWord) {
		return 0
	}
	w := g.toks[i].word
	if w.short && !w.upper && !(afterDay && w.n == 3 && g.toks[i].end-g.toks[i].start == 5) {
		return 0
	}
	return time.Month(w.n)
}

// dayMonth reads 13 March, 13th of March 2025, the 13th of March, the 13th.
func (g *grammar) dayMonth(i int, out []match) []match {
	j := i
	the := g.key(i, keyThe)
	if the {
		j++
	}
	day, ordinal, end := g.dayNumber(j)
	if day == 0 || the && !ordinal {
		return out
	}
	next := end
	of := g.key(end, keyOf)
	if of {
		next++
	}
	word := g.toks[j].kind == wordToken // "the first March release" is no day
	if m := g.month(next, true); m > 0 && (of || !word) && (!of || ordinal) {
		return append(out, g.dated(day, m, next+1, dayFirst))
	}
	if the && !word {
		v, ok := dayValue(g.on.Time().Year(), g.on.Time().Month(), day)
		out = append(out, match{end: end, val: v, unread: !ok || v.Date < g.on})
	}
	return out
}

// monthDay reads March 13, March the 13th, March 13, 2025, March 2025, March.
func (g *grammar) monthDay(i int, out []match) []match {
	m := g.month(i, false)
	if m == 0 {
		return out
	}
	j := i + 1
	if g.key(j, keyThe) {
		j++
	}
	if day, ordinal, end := g.dayNumber(j); day > 0 && (j == i+1 || ordinal) && !g.sign(end, ':') {
		out = append(out, g.dated(day, m, end, monthFirst))
	}
	if y := g.year(i + 1); y > 0 {
		out = append(out, match{end: i + 2, val: MonthValue(y, m)})
	}
	return append(out, g.bareMonth(i, m))
}

// sentenceStart says whether token i begins the text, a line or a sentence.
func (g *grammar) sentenceStart(i int) bool {
	return i == 0 || g.toks[i].gap == newline || g.sign(i-1, '.') || g.sign(i-1, '!') || g.sign(i-1, '?') ||
		g.sign(i-1, ':')
}

// dated adds the year, said ("13 March 2025", "March 13, 2025") or nearest.
func (g *grammar) dated(day int, m time.Month, end int, f forms) match {
	next := end
	if g.stuck(next) && g.sign(next, ',') {
		next++
	}
	if y := g.year(next); y > 0 && !g.unitAfter(next) {
		v, ok := dayValue(y, m, day)
		return match{end: next + 1, val: v, unread: !ok, form: f}
	}
	best, found := Value{Kind: KindDate}, false
	here := g.on.Time().Year()
	for y := here - 1; y <= here+1; y++ {
		v, ok := dayValue(y, m, day)
		if ok && abs(DaysBetween(g.on, v.Date)) <= nearDays {
			best, found = v, true
		}
	}
	if !found {
		best, _ = dayValue(here, m, day)
	}
	return match{end: end, val: best, unread: !found, form: f | yearlessForm}
}

// unitAfter: in "13 March, 2000 users" the number may be a year, in "13 March, 2000 ms" it is none.
func (g *grammar) unitAfter(i int) bool {
	_, _, ok := g.suffixAt(i + 1)
	return ok && g.near(i+1)
}

func abs(n int) int { return max(n, -n) }

// bareMonth reads a month without a year. At the start of a sentence and before a pronoun, May is the verb.
func (g *grammar) bareMonth(i int, m time.Month) match {
	t := g.on.Time()
	months := (int(m-t.Month())+12+nearMonths)%12 - nearMonths
	v := MonthValue(t.Year(), t.Month()+time.Month(months))
	weak := false
	if m == time.May && g.sentenceStart(i) {
		weak = g.key(i+1, keyPronoun) || g.key(i+1, keyThis) || g.key(i+1, keyThe) || g.key(i+1, keyA)
	}
	return match{end: i + 1, val: v, unread: months > nearMonths, weak: weak}
}

// quarterNumber reads Q1 to Q4.
func (g *grammar) quarterNumber(i int) int {
	if i >= len(g.toks) || g.toks[i].word.role != keyWord {
		return 0
	}
	if n := g.toks[i].word.n; n >= keyQ1 && n <= keyQ4 {
		return int(n-keyQ1) + 1
	}
	return 0
}

// quarter reads Q2, Q2 2025, the second quarter of 2025.
func (g *grammar) quarter(i int, out []match) []match {
	q, end := g.quarterNumber(i), i+1
	if q == 0 {
		if !g.role(i, ordinalWord) || g.toks[i].word.n > 4 || !g.key(i+1, keyQuarter) {
			return out
		}
		q, end = int(g.toks[i].word.n), i+2
	}
	next := end
	if g.key(next, keyOf) {
		next++
	}
	if y := g.year(next); y > 0 {
		out = append(out, match{end: next + 1, val: quarterValue(y, q)})
	}
	year, here := g.on.Time().Year(), quarterOf(g.on.Time().Month())
	diff := q - here
	if q == 1 && here == 4 {
		year, diff = year+1, 1
	}
	return append(out, match{end: end, val: quarterValue(year, q), unread: diff < -1 || diff > 1})
}
