package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// inMonthOf writes the month of an event in its place: "in the month in which I
// finished the load test" is "in March 2025". It reports false where no message
// tells when that was.
func (t *talk) inMonthOf(text, asker string, on corpus.Date) (out string, cites []int, ok bool) {
	p := parse(text, on)
	for i := 1; i+4 < len(p.toks); i++ {
		if p.toks[i].low != "month" || p.toks[i-1].low != "the" || p.toks[i+1].low != "in" && p.toks[i+1].low != "that" && p.toks[i+1].low != "when" {
			continue
		}
		from := i + 1
		for from < len(p.toks) && (p.toks[from].low == "in" || p.toks[from].low == "which" || p.toks[from].low == "that" || p.toks[from].low == "when") {
			from++
		}
		by, verb := t.doer(p, from, asker)
		if by == "" || verb >= len(p.toks) || endAt(p.toks[verb]) == noEvent || verb+2 >= len(p.toks) {
			continue
		}
		end := verb + 2
		for end < len(p.toks) && partOfName(p, end) {
			end++
		}
		q := analyse("When was "+p.text[p.toks[verb+1].start:p.toks[end-1].end]+" "+eventNames[endAt(p.toks[verb])]+"?", "", on, &t.people)
		h, found := t.settleEvent(q, endAt(p.toks[verb]))
		if !found {
			return text, nil, false
		}
		return text[:p.toks[i-1].start] + h.on.Time().Format("January 2006") + text[p.toks[end-1].end:], slices.Clone(h.cites), true
	}
	return text, nil, true
}

var eventNames = map[event]string{started: "started", finished: "finished"}
