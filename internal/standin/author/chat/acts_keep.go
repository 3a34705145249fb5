package chat

import (
	"strings"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// Promises and what becomes of them; people who are away and come back; what was said on an earlier day.

// keeper writes what becomes of promises, and what was said on an earlier day.
type keeper struct{ *message }

// reminder asks for what was promised and has not come.
func (m keeper) reminder() ([]string, error) {
	m.aboutRecalled()
	return m.actor().with(func() (string, error) { return m.decider().some("reminder", "tail reminder") })
}

// apology admits that a promise was forgotten, and says what happens next.
func (m keeper) apology() ([]string, error) {
	m.aboutRecalled()
	return m.actor().with(func() (string, error) {
		s, err := m.rotated(m.prefer(m.d.lex.special["apology"]))
		if err != nil || s == "" {
			return s, err
		}
		if m.slot.Because != "" {
			return m.stater().backed(s, m.slot.Because, "tail apology")
		}
		return s, nil
	})
}

// recall refers to something said on an earlier day.
func (m keeper) recall() ([]string, error) {
	r := m.slot.Recalls
	if r == nil {
		return m.actor().with(m.actor().bare)
	}
	if m.across() {
		m.topic, m.attr, m.plur = m.slot.Task, "", ""
		return m.actor().with(func() (string, error) { return m.rotated(m.acrossTable(r)) })
	}
	key := "recall told"
	if decides(r.Act) && draw.Chance(m.r, 75) {
		key = "recall settled"
	}
	return m.actor().with(func() (string, error) {
		s, err := m.rotated(m.d.lex.special[key])
		if err != nil || s == "" || m.slot.Because == "" {
			return s, err
		}
		return m.stater().backed(s, m.slot.Because, "tail")
	})
}

// comeback says that somebody is back and asks what has happened.
func (m keeper) comeback() ([]string, error) {
	s, err := m.rotated(m.d.lex.special["back"])
	if err != nil {
		return nil, err
	}
	out := []string{s}
	ask := func() (string, error) { return m.rotated(m.d.lex.special["missed"]) }
	if m.slot.Asks != nil {
		ask = m.actor().question
	}
	if s, err = ask(); err != nil {
		return nil, err
	}
	m.asked = true
	return append(out, s), nil
}

// recap tells somebody who was away what has happened, without values.
func (m keeper) recap() ([]string, error) {
	r := m.slot.Recalls
	if r == nil {
		return m.actor().with(func() (string, error) { return m.rotated(m.d.lex.special["recap plain"]) })
	}
	key := "recap told"
	if decides(r.Act) && draw.Chance(m.r, 75) {
		key = "recap settled"
	}
	return m.actor().with(func() (string, error) { return m.rotated(m.d.lex.special[key]) })
}

// acrossTable says what to a task here is good about what was said elsewhere.
func (m keeper) acrossTable(r *prompts.Recalled) grammar.Table {
	whatever := m.d.lex.special["recall across"]
	class := r.Class
	switch {
	case r.Attribute == "", class == grammar.ClassTally && r.Plural == "":
		return whatever
	case class == grammar.ClassReference && strings.Contains(r.Attribute, "version"): // which nobody copies
		return whatever
	case class == grammar.ClassReference:
		class = grammar.ClassPage
	}
	if t := m.d.lex.special["across "+class]; t != nil {
		return t
	}
	return whatever
}

// aboutRecalled makes patterns speak of what is recalled, where the slot itself says no more.
func (m keeper) aboutRecalled() {
	r := m.slot.Recalls
	if r == nil || m.slot.Asks != nil || len(m.facts) > 0 {
		return
	}
	if name := spokenOf(r); name != "" {
		m.topic = name
	}
	m.attr, m.plur = "", ""
	f := prompts.DayFact{Attribute: r.Attribute, Class: r.Class}
	if plainAttribute(&f) && r.Class != grammar.ClassDue {
		m.attr, m.plur = r.Attribute, r.Plural
	}
}
