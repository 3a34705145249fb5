package solve

import (
	"slices"

	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// inMonthOf writes the month of an event in its place: "in the month in which I
// finished the load test" is "in March 2025". It reports false where no message
// tells when that was.
func inMonthOf(t *talk.Talk, question, asker string, on corpus.Date) (out string, cites []int, ok bool) {
	p := text.Parse(question, on)
	for i := 1; i+4 < len(p.Toks); i++ {
		if p.Toks[i].Low != "month" || p.Toks[i-1].Low != "the" || p.Toks[i+1].Low != "in" && p.Toks[i+1].Low != "that" && p.Toks[i+1].Low != "when" {
			continue
		}
		from := i + 1
		for from < len(p.Toks) && (p.Toks[from].Low == "in" || p.Toks[from].Low == "which" || p.Toks[from].Low == "that" || p.Toks[from].Low == "when") {
			from++
		}
		by, verb := doer(t, p, from, asker)
		if by == "" || verb >= len(p.Toks) || talk.EndAt(p.Toks[verb]) == talk.NoEvent || verb+2 >= len(p.Toks) {
			continue
		}
		end := verb + 2
		for end < len(p.Toks) && partOfName(p, end) {
			end++
		}
		q := talk.Analyse("When was "+p.Text[p.Toks[verb+1].Start:p.Toks[end-1].End]+" "+eventNames[talk.EndAt(p.Toks[verb])]+"?", "", on, &t.People)
		h, found := t.SettleEvent(q, talk.EndAt(p.Toks[verb]))
		if !found {
			return question, nil, false
		}
		return question[:p.Toks[i-1].Start] + h.On.Time().Format("January 2006") + question[p.Toks[end-1].End:], slices.Clone(h.Cites), true
	}
	return question, nil, true
}

var eventNames = map[talk.Event]string{talk.Started: "started", talk.Finished: "finished"}
