package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// openDays: a day told in the sentence, or the day of the message that tells that it happened.
func (t *talk) openDays(f *openFrame, c telling) []openCandidate {
	p, on := t.read[c.msg], t.msgs[c.msg].At.Date()
	var out []openCandidate
	all := moments(p, on)
	days := 0
	for _, m := range all {
		if !c.has(m.from) {
			continue
		}
		if !m.day && !m.period {
			continue
		}
		days++
		text := f.sayDay(m, all, c, p)
		if m.period && f.kind == openDate {
			text = sayPeriod(p, m)
		}
		if text != "" {
			o := f.candidate(p, c, m.span, text, text)
			o.loose = m.period && f.kind != openMonth && f.kind != openYear || c.denied || m.until && !f.ends || c.wish && !f.plan || f.missesVerb(c, false) || !c.holdsVerb(f) && !c.linked(p) ||
				m.date > on && !f.plan && (c.wish || m.date >= f.on) || f.ends && !m.until && !c.ahead || f.contrary(c) || f.inOtherClause(p, c, m.from) || m.date > on && !f.prior && t.deniedLater(c.msg, m.date)
			out = append(out, o)
		}
	}
	if f.kind == openDate && f.low(f.wh.from) == "when" || f.kind == openDateClock && days == 0 {
		for _, m := range all {
			if c.has(m.from) && m.clock != "" {
				text := longDate(dayBefore(all, c, m, on)) + ", " + m.clock
				o := f.candidate(p, c, m.span, text, text)
				o.loose = true
				out = append(out, o)
			}
		}
	}
	if f.kind == openDate {
		text := longDate(on)
		o := openCandidate{text: text, key: text, from: c, score: c.cover * 0.9, byDay: true, at: c.span}
		o.loose = f.ends || days > 0 && !f.nowInClause(p, c) || !c.holdsVerb(f) || f.plan || c.denied || c.ahead || c.direct <= 0.5 || f.missesVerb(c, true) || c.cover <= 0.85 || !happenedHere(p, c.span) || !f.together(p, c) && !f.nowInClause(p, c)
		if f.ends || days > 0 && !f.nowInClause(p, c) || !c.holdsVerb(f) || f.plan || c.denied || c.ahead || !happenedHere(p, c.span) {
			o.score *= 0.5 // nothing has happened on that day
		}
		out = append(out, o)
	}
	return out
}

// sayPeriod writes a month with its year, or a year.
func sayPeriod(p *parsed, m moment) string {
	if m.to == m.from+1 && isDigit(p.toks[m.from].low) {
		return m.date.Time().Format("2006")
	}
	return m.date.Time().Format("January 2006")
}

// dayBefore is the day that a sentence tells with a time, or else that of the message.
func dayBefore(all []moment, c telling, clock moment, on corpus.Date) corpus.Date {
	for _, m := range all {
		if c.has(m.from) && m.day {
			return m.date
		}
	}
	if clock.day {
		return clock.date
	}
	return on
}

// missesVerb says that a sentence lacks a word of what is said to happen: it tells of
// something else about the same thing.
func (f *openFrame) missesVerb(c telling, soft bool) bool {
	return slices.ContainsFunc(c.lost, func(k int) bool {
		w := f.match.words[k]
		return !f.wh.has(w.at.from) && (soft || !w.soft)
	})
}

// reachedWords tell what has come about.
var reachedWords = words("done finished back up out live here ready merged over open closed complete available fixed in on booked")

// happenedHere says that a sentence tells of what has come about by the day it is written.
func happenedHere(p *parsed, s span) bool {
	for i := s.from; i < s.to; i++ {
		switch l := p.toks[i].low; {
		case pastWords[l] || pastForm(l) || l == "just" || p.toks[i].kind == link:
			return true
		case reachedWords[l] && (i+1 == s.to || p.toks[i+1].kind == punct || l == "done" || l == "finished" || l == "back" || l == "here" || l == "merged"):
			return true
		}
	}
	return false
}

// holdsVerb says that the sentence itself has a word of the question that names nobody.
func (c telling) holdsVerb(f *openFrame) bool {
	return slices.ContainsFunc(c.spots, func(s spot) bool {
		w := f.match.words[s.word]
		return w.name == "" && w.day == nil && !w.number
	})
}

func (f *openFrame) sayDay(m moment, all []moment, c telling, p *parsed) string {
	if f.otherWeekday(m.date) {
		return ""
	}
	switch f.kind {
	case openWeekday:
		return m.date.Weekday().String()
	case openMonth:
		return m.date.Time().Format("January")
	case openYear:
		return m.date.Time().Format("2006")
	case openDateClock:
		for _, n := range all {
			if n.clock != "" && c.has(n.from) {
				return longDate(m.date) + ", " + n.clock
			}
		}
		return ""
	}
	return longDate(m.date)
}

func (t *talk) openClocks(f *openFrame, c telling) []openCandidate {
	p := t.read[c.msg]
	var out []openCandidate
	for _, m := range moments(p, t.msgs[c.msg].At.Date()) {
		if c.has(m.from) && m.clock != "" && !c.denied {
			out = append(out, f.candidate(p, c, m.span, m.clock, m.clock))
		}
	}
	return out
}
