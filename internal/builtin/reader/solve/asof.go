package solve

import (
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// A question may ask how things stood at a time: on a date (question.go), so many days ago, or when something else
// began or ended. The day is found first; what is left of the question is answered from what had been said by then.

// timeClause is the part of a question that tells its time.
type timeClause struct {
	at    text.Span
	days  int    // so many days before the day of asking, or 0
	event string // or the question for the day of an event
}

// timeOf finds the clause of time of a question; ok says that there is one beside a question proper.
func timeOf(p *text.Parsed, on corpus.Date) (timeClause, bool) {
	for i := range p.Toks {
		if c, ok := daysAgo(p, i, on); ok {
			return c, true
		}
		if c, ok := whenClause(p, i); ok && asksOutside(p, c.at) {
			return c, true
		}
	}
	return timeClause{}, false
}

// daysAgo reads "nine days ago", "two weeks ago" with "ago" at token i.
func daysAgo(p *text.Parsed, i int, on corpus.Date) (timeClause, bool) {
	if p.Toks[i].Low != "ago" || i < 2 {
		return timeClause{}, false
	}
	unit := map[string]int{"day": 1, "days": 1, "week": 7, "weeks": 7}[p.Toks[i-1].Low]
	if unit == 0 {
		return timeClause{}, false
	}
	n := int64(1)
	if low := p.Toks[i-2].Low; low != "a" && low != "one" {
		v, err := corpus.Parse(corpus.KindCount, low, on, nil)
		if err != nil {
			return timeClause{}, false
		}
		n = v.N
	}
	return timeClause{at: text.Span{From: i - 2, To: i + 1}, days: int(n) * unit}, true
}

// whenClause reads "when the import was finished", "on the day on which work on
// the import began", with its first word at token i.
func whenClause(p *text.Parsed, i int) (timeClause, bool) {
	from := i + 1
	switch low := p.Toks[i].Low; {
	case low == "when" && !(i+1 < len(p.Toks) && english.Auxiliaries[p.Toks[i+1].Low]):
	case low == "day" && i > 0 && p.Toks[i-1].Low == "the":
		from = behindAll(p, from, dayLinks)
	default:
		return timeClause{}, false
	}
	to := from
	for to < len(p.Toks) && p.Toks[to].Kind != text.Punct {
		to++
	}
	event, subject := eventIn(p, text.Span{From: from, To: to})
	if event == talk.NoEvent || subject.To <= subject.From {
		return timeClause{}, false
	}
	ask := "When did " + p.Quote(subject) + " start?"
	if event == talk.Finished {
		ask = "When was " + p.Quote(subject) + " finished?"
	}
	return timeClause{at: text.Span{From: clauseStart(p, i), To: to}, event: ask}, true
}

// dayLinks lead from a day to what happened on it.
var dayLinks = english.Words("on which that when")

// behindAll returns the first token from a place on that is none of some words.
func behindAll(p *text.Parsed, from int, words english.Set) int {
	for from < len(p.Toks) && words[p.Toks[from].Low] {
		from++
	}
	return from
}

// eventIn reads a clause as a beginning or an end of something.
func eventIn(p *text.Parsed, s text.Span) (talk.Event, text.Span) {
	ev, verb := talk.NoEvent, -1
	for i := s.To - 1; i > s.From && verb < 0; i-- {
		if e := talk.EndAt(p.Toks[i]); e != talk.NoEvent {
			ev, verb = e, i
		}
	}
	if verb < 0 {
		return talk.NoEvent, text.Span{}
	}
	subject := text.Span{From: s.From, To: verb}
	for subject.To > subject.From && english.Auxiliaries[p.Toks[subject.To-1].Low] {
		subject.To--
	}
	if subject.To-subject.From > 2 && p.Toks[subject.From].Low == "work" && p.Toks[subject.From+1].Low == "on" {
		subject.From += 2
	}
	return ev, subject
}

// stateWords lead to a time: "as things stood when …", "going by the plan as it stood on the day …".
var stateWords = english.Words("plan the by going state stand stood it things as of on at time day situation they were back")

// clauseStart takes in what leads to a clause of time.
func clauseStart(p *text.Parsed, i int) int {
	for i > 0 && stateWords[p.Toks[i-1].Low] {
		i--
	}
	return i
}

// asksOutside says that a question word stands outside a clause.
func asksOutside(p *text.Parsed, clause text.Span) bool {
	for i, t := range p.Toks {
		if !clause.Has(i) && talk.WhWords[t.Low] && t.Low != "when" && t.Low != "where" {
			return true
		}
	}
	return false
}

// solveThen answers a question as of the day that its clause tells.
func solveThen(t *talk.Talk, c timeClause, read *text.Parsed, p posed) Finding {
	day, cites := p.on.Add(-c.days), []int(nil)
	if c.event != "" {
		q := talk.Analyse(c.event, "", p.on, &t.People)
		h, ok := t.SettleEvent(q, q.Event)
		if !ok {
			return nothing("no message tells which day that was")
		}
		day, cites = h.On, h.Cites
	}
	q := query(t, p.as(without(read, c.at)))
	q.AsOf = day
	return solveOne(t, q).resting(cites)
}

// without cuts a stretch out of a question.
func without(p *text.Parsed, s text.Span) string {
	before, after := "", ""
	if s.From > 0 {
		before = p.Quote(text.Span{From: 0, To: s.From})
	}
	if s.To < len(p.Toks) {
		after = p.Quote(text.Span{From: s.To, To: len(p.Toks)})
	}
	return strings.Trim(strings.TrimSpace(before)+" "+strings.TrimSpace(strings.TrimLeft(after, ", ")), " ,")
}
