package chat

import (
	"regexp"
	"strings"

	"memloom/internal/builtin/author/draw"
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

// bound says whether the message stands in a thread that speaks of its topic, so
// that no reader needs the name: what it answers is about the topic and about
// nothing else.
func (m *message) bound() bool {
	if m.topic == "" || m.parent == nil || m.slot.Task != "" && m.slot.Task != m.topic || m.d.focus(m.parent) != m.topic {
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

// source is the pattern as the message writes it.
func (m *message) source(p grammar.Pattern) string {
	if p.Bare == "" || !draw.Chance(m.r, elided) || !m.bound() && !(m.named[m.topic] && ownAttribute.MatchString(p.Bare)) {
		return p.Src
	}
	if strings.HasPrefix(p.Bare, "$v") || strings.HasPrefix(p.Bare, "$on") {
		if v, _ := m.wording().Value(grammar.VarName(p.Bare[1:])); !m.opens(v) {
			return p.Src
		}
	}
	return p.Bare
}

// possessive turns "the peak load for the card vault load test" into "the card
// vault load test's peak load", which some like more than others.
func (m *message) possessive(s string) string {
	full := m.d.subject(m.topic).Full()
	if !draw.Chance(m.r, [...]int{8, 25, 60}[m.v.Taste("possessive")%3]) || !strings.HasPrefix(full, "the ") || strings.HasSuffix(full, "s") || strings.Contains(m.attr, " for ") {
		return s
	}
	for _, joint := range []string{"for", "on"} {
		the, turned, ok := strings.Cut(s, "the "+grammar.NameSpan(m.attr)+" "+joint+" "+grammar.NameSpan(full))
		if ok {
			return the + grammar.NameSpan(full) + "'s " + grammar.NameSpan(m.attr) + turned
		}
	}
	return s
}

// chosen says whether the attribute that the message speaks of is a matter of
// choice: one does not push for another worst case, nor keep a run time.
func (m actor) chosen() bool {
	switch m.attrClass {
	case grammar.ClassReason, grammar.ClassBlocker, grammar.ClassRisk, grammar.ClassMeasure, grammar.ClassTally, grammar.ClassInput, grammar.ClassAlternative, grammar.ClassReference:
		return false
	}
	return true
}
