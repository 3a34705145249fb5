package chat

import (
	"fmt"
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/builtin/author/voice"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// wording gives patterns their words. It is their scope.
type wording struct{ *message }

// Value implements scope.
func (m wording) Value(name string) (string, bool) {
	switch name {
	case "v", "on", "done":
		return m.factWords(name)
	case "a":
		return grammar.NameSpan(m.attr), m.attr != ""
	case "of":
		return grammar.Joint(m.attr), m.attr != ""
	case "ap":
		return grammar.NameSpan(m.plur), m.plur != ""
	case "n":
		return given(m.whom())
	case "p":
		return given(m.from)
	case "x":
		return grammar.NameSpan(m.slot.Aside), m.slot.Aside != ""
	case "why":
		return grammar.NameSpan(m.why), m.why != ""
	case "gloss":
		if m.fact == nil || m.fact.Means == "" {
			return "", false
		}
		return grammar.NameSpan(grammar.WithArticle(m.fact.Means)), true
	case "deed":
		return m.deed()
	case "both":
		return "both of you", m.slot.Task != "" && len(m.arguers()) > 1
	case "arg":
		return m.arguing()
	case "who", "whose", "they", "did", "note", "when", "what", "gave", "ra", "rt":
		return m.recaller().recallWords(name)
	case "tod":
		return m.halfDay(), true
	case "here":
		return m.here()
	case "c", "sub", "any", "whom", "term", "needs", "requires", "goes", "av":
		return m.ruleWords(name)
	case "other":
		return m.otherTask()
	case "said":
		return grammar.NameSpan(m.before), m.before != ""
	case "t":
		return grammar.NameSpan(m.mention()), m.topic != ""
	case "tb":
		return grammar.NameSpan(m.topic), m.topic != ""
	}
	form, ok := grammar.Verbs[name]
	return grammar.Agree(m.d.subject(m.topic).Plural, form[0], form[1]), ok && m.topic != ""
}

// factWords gives the words of the fact being stated.
func (m wording) factWords(name string) (string, bool) {
	if m.fact == nil {
		return "", false
	}
	if name == "done" {
		if len(m.fact.Done) == 0 {
			return "", false
		}
		return m.fact.Done[(len(m.named)+m.slot.N)%len(m.fact.Done)], true
	}
	if len(m.fact.Surfaces) == 0 {
		return "", false
	}
	s := m.surface()
	v := grammar.ValueSpan(m.fact.N, s)
	if name == "on" && !grammar.SelfStanding(s) {
		v = "on " + v
	}
	return v, true
}

// surface is how this message writes the fact's value; dates in digits only
// are for those who have nothing else.
func (m *message) surface() string {
	all := m.fact.Surfaces
	n := (m.slot.N + m.v.Formality) % len(all)
	for range all {
		if _, err := corpus.ParseDate(all[n]); err != nil {
			break
		}
		n = (n + 1) % len(all)
	}
	return all[n]
}

// mention names the topic: whole at first, then shorter where its parts are known.
func (m wording) mention() string {
	s := m.d.subject(m.topic)
	if m.named[m.topic] || m.threadNamed() && draw.Chance(m.r, 70) {
		if short := s.Short(); short != "" {
			return short
		}
		return s.Full()
	}
	if draw.Chance(m.r, 9) {
		return s.Turned()
	}
	return s.Full()
}

// whom is the person spoken to: the addressee, or whoever is answered.
func (sc *scene) whom() *voice.Voice {
	if sc.to != nil {
		return sc.to
	}
	return sc.from
}

// threadNamed says whether a short name is enough: nothing is stated or asked
// for, and the message answers one about the same task.
func (m wording) threadNamed() bool {
	return m.bound() || len(m.facts)+len(m.pages) == 0 && m.slot.Asks == nil && m.parent != nil && m.parent.Task == m.topic
}

func given(v *voice.Voice) (string, bool) {
	if v == nil {
		return "", false
	}
	return grammar.NameSpan(v.Given), v.Given != ""
}

// Stamp implements scope: "s:", "o:" and "f:" name the event that the words assert.
func (m wording) Stamp(words string) (string, error) {
	kind, words, _ := strings.Cut(words, ":")
	want := map[string]string{"s": corpus.PredStarted, "o": corpus.PredOwner, "f": corpus.PredFinished}[kind]
	for _, f := range m.facts {
		if f.Attribute == want && stamped(f) {
			return string(grammar.StampMark+rune(f.N)) + words + string(grammar.CloseMark), nil
		}
	}
	return "", fmt.Errorf("the plan asserts no %q here", want)
}

func stamped(f *prompts.DayFact) bool {
	return f.Basis == corpus.BasisTimestamp || f.Basis == corpus.BasisAuthor
}

// knows says whether a variable has a value, without drawing one.
func (m wording) knows(name string) bool {
	switch name {
	case "v", "on":
		return m.fact != nil && len(m.fact.Surfaces) > 0
	case "a", "of":
		return m.attr != ""
	case "ap":
		return m.plur != ""
	case "t", "tb":
		return m.topic != ""
	case "x":
		return m.slot.Aside != ""
	case "other":
		return len(m.slot.Names) > 0
	case "deed":
		return true
	}
	_, ok := m.Value(name)
	return ok
}
