package reader

import (
	"fmt"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

var (
	closedWords = english.Words("closed shut holiday closure shutdown off")
	placeWords  = english.Words("office offices building site company everybody everyone nobody we team whole all company-wide desk public bank national company")
)

// closures returns the days that messages announce as days on which nobody
// works, with the message that says so.
func (t *talk) closures() map[corpus.Date]int {
	out := map[corpus.Date]int{}
	for i, p := range t.read {
		for s, sent := range p.Sents {
			if p.Asks[s] || !announcesClosure(p, sent) {
				continue
			}
			for _, v := range p.Vals {
				d, ok := v.As(text.DateKinds)
				if !ok || d.Precision != corpus.Day || !sent.Has(v.From) {
					continue
				}
				if _, seen := out[d.Date]; !seen {
					out[d.Date] = i
				}
			}
		}
	}
	return out
}

func announcesClosure(p *text.Parsed, sent text.Span) bool {
	closed, place := false, false
	for i := sent.From; i < sent.To; i++ {
		l := p.Toks[i].Low
		if (l == "not" || l == "n't") && i+3 > sent.From {
			return false
		}
		if l == "off" && i > sent.From && (p.Toks[i-1].Low == "signed" || p.Toks[i-1].Low == "kicking" || p.Toks[i-1].Low == "sign" || p.Toks[i-1].Low == "kick") {
			continue
		}
		closed = closed || closedWords[l] && !(i+1 < sent.To && p.Toks[i+1].Kind == text.Word && !english.FunctionWord(p.Toks[i+1].Low) && !text.InValues(p, i+1))
		place = place || placeWords[l]
		if l == "no" && i+2 < sent.To && p.Toks[i+1].Low == "work" && (p.Toks[i+2].Low == "on" || p.Toks[i+2].Low == "tomorrow" || p.Toks[i+2].Low == "this") {
			return true // "no work on Friday"
		}
		if l == "nobody" || l == "no" && i+2 < sent.To && p.Toks[i+1].Low == "one" {
			for j := i; j < sent.To; j++ {
				closed = closed || p.Toks[j].Stem == "work"
			}
		}
	}
	return closed && place
}

func (t *talk) solveDuration(q *query) finding {
	first := q.with(started, q.subject)
	last := q.with(finished, q.subject)
	return t.solveSpan(q, first, last)
}

func (t *talk) solveInterval(q *query) finding {
	return t.solveSpan(q, q.with(q.ends[0].event, q.ends[0].subject), q.with(q.ends[1].event, q.ends[1].subject))
}

// with returns the query for one event of a subject.
func (q *query) with(ev event, subject [][]string) *query {
	c := *q
	c.event, c.subject, c.attr, c.soft, c.np, c.heads, c.ask = ev, subject, nil, nil, nil, nil, askEvent
	return &c
}

func (t *talk) solveSpan(q, from, to *query) finding {
	a, okA := t.settleEvent(from, from.event)
	b, okB := t.settleEvent(to, to.event)
	if !okA || !okB {
		return nothing("one of the two days is not stated")
	}
	if b.on < a.on {
		if q.ask == askDuration {
			return nothing("the end is stated for a day before the beginning")
		}
		a, b = b, a
	}
	n, closures := t.count(q, a.on, b.on)
	cites := append(append(append([]int{}, a.cites...), b.cites...), closures...)
	return finding{
		answer:     inDays(n, q.working),
		cites:      cites,
		confidence: 85 - 10*(6-a.level-b.level)/2,
		reason:     fmt.Sprintf("From %s to %s.", longDate(a.on), longDate(b.on)),
	}
}

func inDays(n int, working bool) string {
	unit := "days"
	if n == 1 {
		unit = "day"
	}
	if working {
		return fmt.Sprintf("%d working %s", n, unit)
	}
	return fmt.Sprintf("%d %s", n, unit)
}
