package solve

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// inMonthOf writes the month of an event in its place: "in the month in which I finished the load test" is "in March
// 2025". It reports false where no message tells when that was.
func inMonthOf(t *talk.Talk, question, asker string, on corpus.Date) (out string, cites []int, ok bool) {
	p := text.Parse(question, on)
	for i := 1; i+4 < len(p.Toks); i++ {
		verb, end := eventOfMonth(t, p, i, asker)
		if verb < 0 {
			continue
		}
		ev := talk.EndAt(p.Toks[verb])
		q := talk.Analyse("When was "+p.Text[p.Toks[verb+1].Start:p.Toks[end-1].End]+" "+eventNames[ev]+"?", "", on,
			&t.People)
		h, found := t.SettleEvent(q, ev)
		if !found {
			return question, nil, false
		}
		return question[:p.Toks[i-1].Start] + h.On.Time().Format("January 2006") +
			question[p.Toks[end-1].End:], slices.Clone(h.Cites), true
	}
	return question, nil, true
}

// monthLinks lead from a month to what happened in it.
var monthLinks = english.Words("in which that when")

// eventOfMonth reads "the month in which I finished the load test" with "month" at
// token i: its verb, or -1, and where it ends.
func eventOfMonth(t *talk.Talk, p *text.Parsed, i int, asker string) (verb, end int) {
	if p.Toks[i].Low != "month" || p.Toks[i-1].Low != "the" || !monthLinks[p.Toks[i+1].Low] {
		return -1, 0
	}
	by, verb := doer(t, p, behindAll(p, i+1, monthLinks), asker)
	if by == "" || verb+2 >= len(p.Toks) || talk.EndAt(p.Toks[verb]) == talk.NoEvent {
		return -1, 0
	}
	end = verb + 2
	for end < len(p.Toks) && partOfName(p, end) {
		end++
	}
	return verb, end
}

var eventNames = map[talk.Event]string{talk.Started: "started", talk.Finished: "finished"}
