package chat

import (
	"regexp"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// ownAttribute is in what still says by itself which attribute has the value.
var ownAttribute = regexp.MustCompile(`^(?:the )?\$a\b|as the \$a\b|\?$`)

// focus is the subject that a message leaves a reader with: what it asks about,
// else what it states last, else its task.
func (d *day) focus(s *prompts.Slot) string {
	if s.Asks != nil {
		return s.Asks.Subject
	}
	for i := len(s.States) - 1; i >= 0; i-- {
		if f := d.facts[s.States[i]]; f != nil && f.Class != grammar.ClassPage {
			return f.Subject
		}
	}
	return s.Task
}

// bound says whether the message stands in a thread that speaks of its topic, so that no reader needs the name: what it
// answers is about the topic and about nothing else.
func (m *message) bound() bool {
	if m.topic == "" || m.parent == nil || m.slot.Task != "" && m.slot.Task != m.topic ||
		m.d.focus(m.parent) != m.topic {
		return false
	}
	if m.slot.Act != corpus.ActOption && len(m.facts) > 0 {
		return false
	}
	for _, f := range m.facts {
		if f.Subject != m.topic {
			return false
		}
	}
	return len(m.parent.Names)+len(m.slot.Names) == 0 && (m.parent.Task == "" || m.parent.Task == m.topic)
}

// elided is how often a message in such a thread leaves its subject out, of 100.
const elided = 72

// subject is the grammar of a name as the message calls it: a task by as much of its name as the plan says.
func (m *message) subject(name string) grammar.Subject {
	s := m.d.subject(name)
	if as, ok := m.slot.Called(name); ok && as != "" && as != name {
		short := grammar.NewSubject(as)
		short.Proper = s.Proper
		return short
	}
	return s
}

// whole says whether the plan wants the full name of a task in the message.
func (m *message) whole(name string) bool {
	as, ok := m.slot.Called(name)
	return ok && as == name
}

// nameless says that the plan leaves no room for the name of a task.
func (m *message) nameless(name string) bool {
	as, ok := m.slot.Called(name)
	return ok && as == ""
}
