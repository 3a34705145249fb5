package chat

import (
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
)

// linked is the opening of a message that takes up what the parent said about
// the same task: without it a report that follows a question about something
// else reads as if nobody had listened. Known is false for messages that need
// none, because they answer, or the plan begins something new with them.
func (m opener) linked() (s string, known bool, err error) {
	own := linkOwn(m.slot.Act)
	if own == "trouble" && len(m.facts) == 0 {
		own = "" // disagrees with the parent, and has openings of its own
	}
	if own == "decide" && m.requested() {
		own = "" // answers what the thread is about
	}
	p := m.parent
	odds := 92 - 15*m.weary // less often where the day has used up its words
	if own == "" || p == nil || p.Task == "" || p.Task != m.slot.Task || p.Author == m.slot.Author || !draw.Chance(m.r, odds) {
		return "", false, nil
	}
	m.before = m.parentAttribute()
	after := linkParent(p.Act)
	if after == "answer" && own == "report" && m.answersMe() {
		after = "mine"
	}
	for _, t := range []grammar.Table{m.d.lex.special["link "+own+" "+after], m.d.lex.special["link "+own]} {
		t = m.unused(t)
		if few := m.calendar().inTurn(t); len(few) > 3 {
			t = few
		}
		if s, err = m.pick(t); s != "" || err != nil {
			return s, true, err
		}
	}
	return "", false, nil
}

// requested says whether the message's thread began with a request to decide.
func (m opener) requested() bool {
	for s := m.parent; s != nil; s = m.d.slots[s.ReplyTo] {
		if s.Act == corpus.ActRequest {
			return true
		}
	}
	return false
}

// linkOwn is what a volunteered message does, "" for acts that answer by themselves.
func linkOwn(a corpus.Act) string {
	switch a {
	case corpus.ActProgress, corpus.ActForecast:
		return "report"
	case corpus.ActBlocker, corpus.ActDoubt:
		return "trouble"
	case corpus.ActDecision:
		return "decide"
	case corpus.ActQuestion:
		return "ask"
	}
	return ""
}

// linkParent is what the parent did, as far as it matters to what follows.
func linkParent(a corpus.Act) string {
	switch a {
	case corpus.ActProgress, corpus.ActDelivery, corpus.ActRecap:
		return "report"
	case corpus.ActAnswer, corpus.ActCorrection, corpus.ActMistake:
		return "answer"
	case corpus.ActDecision, corpus.ActClosure, corpus.ActRule:
		return "decision"
	case corpus.ActBlocker, corpus.ActDoubt, corpus.ActDisagreement:
		return "trouble"
	case corpus.ActKickoff:
		return "start"
	case corpus.ActQuestion, corpus.ActRequest, corpus.ActReminder, corpus.ActCoordinate:
		return "question"
	}
	return ""
}

// parentAttribute is the noun of what the parent stated or asked for, if the
// message does not speak of the same.
func (m opener) parentAttribute() string {
	if a := m.parent.Asks; a != nil && a.Attribute != m.attr {
		return counted(a.Attribute, a.Plural)
	}
	for _, n := range m.parent.States {
		if f := m.d.facts[n]; f != nil && plainAttribute(f) && f.Class != grammar.ClassDue && f.Attribute != m.attr {
			return counted(f.Attribute, f.Plural)
		}
	}
	return ""
}

// counted is what an attribute is spoken of as: of things that are counted and
// named one by one ("quality gate"), their number.
func counted(attribute, plural string) string {
	if plural != "" && strings.HasPrefix(plural, attribute) {
		return "number of " + plural
	}
	return attribute
}
