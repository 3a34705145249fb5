package author

import (
	"regexp"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// What has been named need not be named again: in the message itself, and in a
// thread where nothing is stated that somebody could look up later, people say
// "the limit", or "it", and not "the retry limit for the card vault load test".
// A message that states a value to be found again names its subject, since it is
// the evidence by itself.

// The subject of a pattern, where what is left stands by itself.
var (
	ownSubject   = regexp.MustCompile(`(\$ap?) (?:for|on|with|of|\$of) \$t\b`)
	firstSubject = regexp.MustCompile(`^(?:(?:for|on) \$t(?:,| as) |\$tb: )`)
	labelSubject = regexp.MustCompile(`^\$tb, `)
	anySubject   = regexp.MustCompile(` (?:for|on) \$t\b`)
)

// ownAttribute is in what still says by itself which attribute has the value.
var ownAttribute = regexp.MustCompile(`^(?:the )?\$a\b|as the \$a\b|\?$`)

// leavingOut is a pattern about an attribute without the subject that it
// names, or "" where it has no attribute or needs its subject.
func leavingOut(src string) string {
	if !strings.Contains(src, "$t") || !strings.Contains(src, "$a") || strings.Contains(src, "<") {
		return ""
	}
	s := ownSubject.ReplaceAllString(src, "$1")
	s = firstSubject.ReplaceAllString(s, "")
	s = labelSubject.ReplaceAllString(s, "")
	s = anySubject.ReplaceAllString(s, "")
	for _, name := range newNames(s) {
		switch name {
		case "t", "tb", "of", "is", "has", "was":
			return ""
		}
	}
	return s
}

// newNames lists the variables of a pattern's source.
func newNames(src string) []string {
	var out []string
	for {
		i := strings.IndexByte(src, '$')
		if i < 0 {
			return out
		}
		name := varName(src[i+1:])
		src = src[i+1+len(name):]
		out = append(out, name)
	}
}

// focus is the subject that a message leaves a reader with: what it asks about,
// else what it states last, else its task.
func (d *day) focus(s *prompts.Slot) string {
	if s.Asks != nil {
		return s.Asks.Subject
	}
	for i := len(s.States) - 1; i >= 0; i-- {
		if f := d.facts[s.States[i]]; f != nil && f.Class != classPage {
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
func (m *message) source(p pattern) string {
	if p.bare == "" || !chance(m.r, elided) || !m.bound() && !(m.named[m.topic] && ownAttribute.MatchString(p.bare)) {
		return p.src
	}
	if strings.HasPrefix(p.bare, "$v") || strings.HasPrefix(p.bare, "$on") {
		if v, _ := m.value(varName(p.bare[1:])); !m.opens(v) {
			return p.src
		}
	}
	return p.bare
}

// possessive turns "the peak load for the card vault load test" into "the card
// vault load test's peak load", which some like more than others.
func (m *message) possessive(s string) string {
	full := m.d.subject(m.topic).full()
	if !chance(m.r, [...]int{8, 25, 60}[m.v.taste("possessive")%3]) || !strings.HasPrefix(full, "the ") || strings.HasSuffix(full, "s") || strings.Contains(m.attr, " for ") {
		return s
	}
	for _, joint := range []string{"for", "on"} {
		the, turned, ok := strings.Cut(s, "the "+nameSpan(m.attr)+" "+joint+" "+nameSpan(full))
		if ok {
			return the + nameSpan(full) + "'s " + nameSpan(m.attr) + turned
		}
	}
	return s
}

// chosen says whether the attribute that the message speaks of is a matter of
// choice: one does not push for another worst case, nor keep a run time.
func (m *message) chosen() bool {
	switch m.attrClass {
	case classReason, classBlocker, classRisk, classMeasure, classTally, classInput, classAlternative, classReference:
		return false
	}
	return true
}
