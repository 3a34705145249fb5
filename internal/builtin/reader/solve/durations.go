package solve

import (
	"fmt"
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

var (
	closedWords = english.Words("closed shut holiday closure shutdown off")
	placeWords  = english.Words("office offices building site company everybody everyone nobody we team whole all company-wide desk public bank national company")
)

// closures returns the days that messages announce as days on which nobody works, with the message that says so.
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

var (
	denials = english.Words("not n't")
	// offVerbs make a beginning or an end of "off": "signed off".
	offVerbs = english.Words("sign signed kick kicking")
	// restDays follow "no work".
	restDays = english.Words("on tomorrow this")
)

// announcesClosure says that a sentence tells of a day on which nobody works.
func announcesClosure(p *text.Parsed, sent text.Span) bool {
	closed, place := false, false
	for i := sent.From; i < sent.To; i++ {
		l, next := p.Toks[i].Low, p.LowIn(sent, i+1)
		switch {
		case denials[l]:
			return false
		case l == "off" && offVerbs[p.LowIn(sent, i-1)]:
			continue
		case l == "no" && next == "work" && restDays[p.LowIn(sent, i+2)]: // "no work on Friday"
			return true
		case l == "nobody" || l == "no" && next == "one":
			closed = closed || slices.ContainsFunc(p.Toks[i:sent.To], func(k text.Token) bool {
				return k.Stem == "work"
			})
		}
		closed = closed || closedWords[l] && !beforeNoun(p, sent, i)
		place = place || placeWords[l]
	}
	return closed && place
}

// beforeNoun says that token i stands before a word that names something: "closed issues".
func beforeNoun(p *text.Parsed, sent text.Span, i int) bool {
	i++
	return i < sent.To && p.Toks[i].Kind == text.Word && !english.FunctionWord(p.Toks[i].Low) && !text.InValues(p, i)
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
