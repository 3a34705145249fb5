package reader

import (
	"strings"

	"memloom/internal/corpus"
)

// inFull writes the days of a question that count back from the day of asking in
// full: "two weeks ago" is "on 3 March 2025".
func inFull(text string, on corpus.Date) string {
	p := parse(text, on)
	for i := 2; i < len(p.toks); i++ {
		if p.toks[i].low != "ago" {
			continue
		}
		n, unit := smallNumber(p, i-2), unitDays[p.toks[i-1].low]
		if n == 0 || unit == 0 {
			continue
		}
		day := "on " + longDate(on.Add(-n*unit))
		return text[:p.toks[i-2].start] + day + inFull(text[p.toks[i].end:], on)
	}
	return text
}

var unitDays = map[string]int{"day": 1, "days": 1, "week": 7, "weeks": 7, "fortnight": 14}

// smallNumber reads a number of days or weeks, 0 for none.
func smallNumber(p *parsed, i int) int {
	if low := p.toks[i].low; low == "a" || low == "one" {
		return 1
	}
	v, err := corpus.Parse(corpus.KindCount, strings.TrimSpace(p.text[p.toks[i].start:p.toks[i].end]), 0, nil)
	if err != nil || v.N > 400 {
		return 0
	}
	return int(v.N)
}
