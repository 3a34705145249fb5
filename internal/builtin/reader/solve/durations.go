package solve

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
func (t *Talk) closures() map[corpus.Date]int {
	out := map[corpus.Date]int{}
	for i, p := range t.Read {
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

func (t *Talk) solveDuration(q *Query) Finding {
	first := q.With(Started, q.Subject)
	last := q.With(Finished, q.Subject)
	return t.solveSpan(q, first, last)
}

func (t *Talk) solveInterval(q *Query) Finding {
	return t.solveSpan(q, q.With(q.ends[0].event, q.ends[0].subject), q.With(q.ends[1].event, q.ends[1].subject))
}

// With returns the query for one event of a subject.
func (q *Query) With(ev Event, subject [][]string) *Query {
	c := *q
	c.Event, c.Subject, c.Attr, c.Soft, c.Np, c.Heads, c.Ask = ev, subject, nil, nil, nil, nil, AskEvent
	return &c
}

func (t *Talk) solveSpan(q, from, to *Query) Finding {
	a, okA := t.settleEvent(from, from.Event)
	b, okB := t.settleEvent(to, to.Event)
	if !okA || !okB {
		return nothing("one of the two days is not stated")
	}
	if b.on < a.on {
		if q.Ask == AskDuration {
			return nothing("the end is stated for a day before the beginning")
		}
		a, b = b, a
	}
	n, closures := t.count(q, a.on, b.on)
	cites := append(append(append([]int{}, a.cites...), b.cites...), closures...)
	return Finding{
		Answer:     inDays(n, q.Working),
		Cites:      cites,
		Confidence: 85 - 10*(6-a.Level-b.Level)/2,
		Reason:     fmt.Sprintf("From %s to %s.", LongDate(a.on), LongDate(b.on)),
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
