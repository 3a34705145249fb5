package solve

import (
	"fmt"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

var (
	closedWords = english.Words("closed shut holiday closure shutdown off")
	placeWords  = english.Words("office offices building site company everybody everyone nobody we team whole all company-wide desk public bank national company")
)

// closures returns the days that messages announce as days on which nobody
// works, with the message that says so.
func closures(t *talk.Talk) map[corpus.Date]int {
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

func solveDuration(t *talk.Talk, q *talk.Query) Finding {
	first := q.With(talk.Started, q.Subject)
	last := q.With(talk.Finished, q.Subject)
	return solveSpan(t, q, first, last)
}

func solveInterval(t *talk.Talk, q *talk.Query) Finding {
	return solveSpan(t, q, q.With(q.Ends[0].Event, q.Ends[0].Subject), q.With(q.Ends[1].Event, q.Ends[1].Subject))
}

func solveSpan(t *talk.Talk, q, from, to *talk.Query) Finding {
	a, okA := t.SettleEvent(from, from.Event)
	b, okB := t.SettleEvent(to, to.Event)
	if !okA || !okB {
		return nothing("one of the two days is not stated")
	}
	if b.On < a.On {
		if q.Ask == talk.AskDuration {
			return nothing("the end is stated for a day before the beginning")
		}
		a, b = b, a
	}
	n, closures := count(t, q, a.On, b.On)
	cites := append(append(append([]int{}, a.Cites...), b.Cites...), closures...)
	return Finding{
		Answer:     inDays(n, q.Working),
		Cites:      cites,
		Confidence: 85 - 10*(6-a.Level-b.Level)/2,
		Reason:     fmt.Sprintf("From %s to %s.", talk.LongDate(a.On), talk.LongDate(b.On)),
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
