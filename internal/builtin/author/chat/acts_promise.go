package chat

import (
	"memloom/internal/builtin/author/draw"
)

// Promises and what becomes of them; people who are away and come back; what
// was said on an earlier day.

// reminder asks for what was promised and has not come.
func (m actor) reminder() ([]string, error) {
	m.aboutRecalled()
	return m.with(func() (string, error) { return m.some("reminder", "tail reminder") })
}

// apology admits that a promise was forgotten, and says what happens next.
func (m actor) apology() ([]string, error) {
	m.aboutRecalled()
	return m.with(func() (string, error) {
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
func (m actor) recall() ([]string, error) {
	r := m.slot.Recalls
	if r == nil {
		return m.with(m.bare)
	}
	if m.across() {
		m.topic, m.attr, m.plur = m.slot.Task, "", ""
		return m.with(func() (string, error) { return m.rotated(m.acrossTable(r)) })
	}
	key := "recall told"
	if decides(r.Act) && draw.Chance(m.r, 75) {
		key = "recall settled"
	}
	return m.with(func() (string, error) {
		s, err := m.rotated(m.d.lex.special[key])
		if err != nil || s == "" || m.slot.Because == "" {
			return s, err
		}
		return m.stater().backed(s, m.slot.Because, "tail")
	})
}

// comeback says that somebody is back and asks what has happened.
func (m actor) comeback() ([]string, error) {
	s, err := m.rotated(m.d.lex.special["back"])
	if err != nil {
		return nil, err
	}
	out := []string{s}
	ask := func() (string, error) { return m.rotated(m.d.lex.special["missed"]) }
	if m.slot.Asks != nil {
		ask = m.question
	}
	if s, err = ask(); err != nil {
		return nil, err
	}
	m.asked = true
	return append(out, s), nil
}

// recap tells somebody who was away what has happened, without values.
func (m actor) recap() ([]string, error) {
	r := m.slot.Recalls
	if r == nil {
		return m.with(func() (string, error) { return m.rotated(m.d.lex.special["recap plain"]) })
	}
	key := "recap told"
	if decides(r.Act) && draw.Chance(m.r, 75) {
		key = "recap settled"
	}
	return m.with(func() (string, error) { return m.rotated(m.d.lex.special[key]) })
}
