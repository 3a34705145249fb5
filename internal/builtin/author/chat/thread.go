package chat

import (
	"regexp"

	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
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
