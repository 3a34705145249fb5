package solve

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// solveDone answers "which load test did Mara finish last Tuesday?": with the
// name of what the message of that day says. It reports whether the question is one.
func solveDone(t *talk.Talk, question, asker string, on corpus.Date) (Finding, bool) {
	p := text.Parse(question, on)
	d, ok := readDone(t, p, asker)
	if !ok {
		return Finding{}, false
	}
	name, msg, found := doneTo(t, p, d)
	if !found {
		return nothing("no message of that day tells of one such thing"), true
	}
	return Finding{Answer: "the " + name, First: msg, Cites: []int{msg}, Confidence: 80, Reason: "The message of " + talk.LongDate(d.on) + " says so."}, true
}

// readDone reads such a question: the noun behind "which", who, what was done, when.
func readDone(t *talk.Talk, p *text.Parsed, asker string) (deed, bool) {
	for i := 0; i+3 < len(p.Toks); i++ {
		if low := p.Toks[i].Low; low != "which" && low != "what" {
			continue
		}
		end := i + 1
		for end < len(p.Toks) && end < i+6 && p.Toks[end].Kind == text.Word && !english.Auxiliaries[p.Toks[end].Low] && !english.Pronouns[p.Toks[end].Low] {
			end++
		}
		if end == i+1 || end+2 >= len(p.Toks) || p.Toks[end].Low != "did" && p.Toks[end].Low != "have" {
			continue
		}
		var d deed
		var next int
		if d.by, next = doer(t, p, end+1, asker); d.by == "" {
			continue
		}
		d.head = text.Span{From: i + 1, To: end}
		if d.readAct(p, next) && d.event != talk.NoEvent {
			return d, true
		}
	}
	return deed{}, false
}
