package reader

import (
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// A question may ask how things stood at a time: on a date (question.go), so
// many days ago, or when something else began or ended. The day is found first;
// what is left of the question is answered from what had been said by then.

// timeClause is the part of a question that tells its time.
type timeClause struct {
	at    span
	days  int    // so many days before the day of asking, or 0
	event string // or the question for the day of an event
}

// timeOf finds the clause of time of a question; ok says that there is one
// beside a question proper.
func timeOf(p *parsed, on corpus.Date) (timeClause, bool) {
	for i := range p.toks {
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
func daysAgo(p *parsed, i int, on corpus.Date) (timeClause, bool) {
	if p.toks[i].low != "ago" || i < 2 {
		return timeClause{}, false
	}
	unit := map[string]int{"day": 1, "days": 1, "week": 7, "weeks": 7}[p.toks[i-1].low]
	if unit == 0 {
		return timeClause{}, false
	}
	n := int64(1)
	if low := p.toks[i-2].low; low != "a" && low != "one" {
		v, err := corpus.Parse(corpus.KindCount, low, on, nil)
		if err != nil {
			return timeClause{}, false
		}
		n = v.N
	}
	return timeClause{at: span{i - 2, i + 1}, days: int(n) * unit}, true
}

// whenClause reads "when the import was finished", "on the day on which work on
// the import began", with its first word at token i.
func whenClause(p *parsed, i int) (timeClause, bool) {
	from := i + 1
	switch low := p.toks[i].low; {
	case low == "when" && !(i+1 < len(p.toks) && english.Auxiliaries[p.toks[i+1].low]):
	case low == "day" && i > 0 && p.toks[i-1].low == "the":
		for from < len(p.toks) && (p.toks[from].low == "on" || p.toks[from].low == "which" || p.toks[from].low == "that" || p.toks[from].low == "when") {
			from++
		}
	default:
		return timeClause{}, false
	}
	to := from
	for to < len(p.toks) && p.toks[to].kind != punct {
		to++
	}
	event, subject := eventIn(p, span{from, to})
	if event == noEvent || subject.to <= subject.from {
		return timeClause{}, false
	}
	ask := "When did " + p.quote(subject) + " start?"
	if event == finished {
		ask = "When was " + p.quote(subject) + " finished?"
	}
	return timeClause{at: span{clauseStart(p, i), to}, event: ask}, true
}

// eventIn reads a clause as a beginning or an end of something.
func eventIn(p *parsed, s span) (event, span) {
	ev, verb := noEvent, -1
	for i := s.to - 1; i > s.from && verb < 0; i-- {
		if e := endAt(p.toks[i]); e != noEvent {
			ev, verb = e, i
		}
	}
	if verb < 0 {
		return noEvent, span{}
	}
	subject := span{s.from, verb}
	for subject.to > subject.from && english.Auxiliaries[p.toks[subject.to-1].low] {
		subject.to--
	}
	if subject.to-subject.from > 2 && p.toks[subject.from].low == "work" && p.toks[subject.from+1].low == "on" {
		subject.from += 2
	}
	return ev, subject
}

// stateWords lead to a time: "as things stood when …", "going by the plan as it stood on the day …".
var stateWords = english.Words("plan the by going state stand stood it things as of on at time day situation they were back")

// clauseStart takes in what leads to a clause of time.
func clauseStart(p *parsed, i int) int {
	for i > 0 && stateWords[p.toks[i-1].low] {
		i--
	}
	return i
}

// asksOutside says that a question word stands outside a clause.
func asksOutside(p *parsed, clause span) bool {
	for i, t := range p.toks {
		if !clause.has(i) && whWords[t.low] && t.low != "when" && t.low != "where" {
			return true
		}
	}
	return false
}

// solveThen answers a question as of the day that its clause tells.
func (t *talk) solveThen(c timeClause, read *parsed, p posed) finding {
	day, cites := p.on.Add(-c.days), []int(nil)
	if c.event != "" {
		q := analyse(c.event, "", p.on, &t.people)
		h, ok := t.settleEvent(q, q.event)
		if !ok {
			return nothing("no message tells which day that was")
		}
		day, cites = h.on, h.cites
	}
	q := t.query(p.as(without(read, c.at)))
	q.asOf = day
	return t.solveOne(q).resting(cites)
}

// without cuts a stretch out of a question.
func without(p *parsed, s span) string {
	before, after := "", ""
	if s.from > 0 {
		before = p.quote(span{0, s.from})
	}
	if s.to < len(p.toks) {
		after = p.quote(span{s.to, len(p.toks)})
	}
	return strings.Trim(strings.TrimSpace(before)+" "+strings.TrimSpace(strings.TrimLeft(after, ", ")), " ,")
}
