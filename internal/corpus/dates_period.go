package corpus

import "time"

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
