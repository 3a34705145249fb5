package solve

import (
	"strings"

	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// inFull writes the days of a question that count back from the day of asking in
// full: "two weeks ago" is "on 3 March 2025".
func inFull(question string, on corpus.Date) string {
	p := text.Parse(question, on)
	for i := 2; i < len(p.Toks); i++ {
		if p.Toks[i].Low != "ago" {
			continue
		}
		n, unit := smallNumber(p, i-2), unitDays[p.Toks[i-1].Low]
		if n == 0 || unit == 0 {
			continue
		}
		day := "on " + talk.LongDate(on.Add(-n*unit))
		return question[:p.Toks[i-2].Start] + day + inFull(question[p.Toks[i].End:], on)
	}
	return question
}

var unitDays = map[string]int{"day": 1, "days": 1, "week": 7, "weeks": 7, "fortnight": 14}

// smallNumber reads a number of days or weeks, 0 for none.
func smallNumber(p *text.Parsed, i int) int {
	if low := p.Toks[i].Low; low == "a" || low == "one" {
		return 1
	}
	v, err := corpus.Parse(corpus.KindCount, strings.TrimSpace(p.Text[p.Toks[i].Start:p.Toks[i].End]), 0, nil)
	if err != nil || v.N > 400 {
		return 0
	}
	return int(v.N)
}
