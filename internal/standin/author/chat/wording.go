package chat

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
	"memloom/internal/statistics"
	"memloom/prompts"
)

// wording gives patterns their words. It is their scope.
type wording struct{ *message }

// halfDay is the part of the day in which the message is written.
func (m wording) halfDay() string {
	switch {
	case m.morning():
		return "this morning"
	case m.afternoon():
		return "this afternoon"
	case m.hour() >= 18:
		return "this evening"
	}
	return "today"
}

// Inclined implements inclining: of the ways to fill a shape a person has own ones, the same in every shape, and takes
// jargon or leaves it. To leave a place empty is nobody's own. What the hour does not suit is left out.
func (m wording) Inclined(r *rand.Rand, ways []string) int {
	weights := make([]int, len(ways))
	for i, w := range ways {
		if !grammar.HoursOf(w).Has(m.hour()) {
			continue
		}
		weights[i] = m.v.Suited(w)
		if w = strings.TrimSpace(w); !m.d.clear && w != "" && !strings.ContainsAny(w, "[$<") &&
			m.v.Favours(w, ownWays) {
			weights[i] *= ownWeight
		}
	}
	if !slices.ContainsFunc(weights, func(n int) bool { return n > 0 }) {
		return r.IntN(len(ways))
	}
	return statistics.Weighted(r, weights)
}

// Value implements scope.
func (m wording) Value(name string) (string, bool) {
	if s, ok := m.noun(name); ok {
		return grammar.NameSpan(s), s != ""
	}
	switch name {
	case "v", "on", "done":
		return m.factWords(name)
	case "of":
		return grammar.Joint(m.attr), m.attr != ""
	case "n":
		return given(m.whom())
	case "p":
		return given(m.from)
	case "both":
		return "both of you", m.slot.Task != "" && len(m.arguers()) > 1
	case "who", "whose", "they", "did", "note", "when", "what", "gave", "ra", "rt":
		return m.recaller().recallWords(name)
	case "tod":
		return m.halfDay(), true
	case "deed", "arg", "here", "proposer", "other":
		return m.describer().threadWords(name)
	case "gloss", "c", "sub", "any", "whom", "term", "needs", "requires", "goes", "av":
		return m.describer().ruleWords(name)
	case "t":
		return grammar.NameSpan(m.mention()), m.topic != ""
	}
	form, ok := grammar.Verbs[name]
	return grammar.Agree(m.subject(m.topic).Plural, form[0], form[1]), ok && m.topic != ""
}

// noun is what a variable names that is written as it is.
func (m wording) noun(name string) (s string, ok bool) {
	switch name {
	case "a":
		return m.attr, true
	case "ap":
		return m.plur, true
	case "tb":
		return m.subject(m.topic).Name, true
	case "x":
		return m.slot.Aside, true
	case "why":
		return m.why, true
	case "said":
		return m.before, true
	}
	return "", false
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

// surface is how this message writes the fact's value; dates in digits only are for those who have nothing else.
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
	s := m.subject(m.topic)
	if m.named[m.topic] || !m.whole(m.topic) && m.threadNamed() && draw.Chance(m.r, 70) {
		if short := s.Short(); short != "" {
			return short
		}
		return s.Full()
	}
	if !m.whole(m.topic) && draw.Chance(m.r, 9) {
		return s.Turned()
	}
	return s.Full()
}

// threadNamed says whether a short name is enough: nothing is stated or asked
// for, and the message answers one about the same task.
func (m wording) threadNamed() bool {
	return m.bound() || len(m.facts)+len(m.pages) == 0 && m.slot.Asks == nil && m.parent != nil &&
		m.parent.Task == m.topic
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
	case "of":
		return m.attr != ""
	case "t":
		return m.topic != ""
	case "other":
		return len(m.slot.Names) > 0
	case "deed":
		return true
	}
	_, ok := m.Value(name)
	return ok
}

// Macro implements scope. $req turns a wish ("have a look at it") into a request, by directness and rank.
func (m wording) Macro(_, words string) string {
	polite := []string{"could you please " + words + "?", "would you please " + words + "?"}
	switch {
	case m.v.Directness == 0:
		return m.mostly(ownOdds, []string{
			"I was wondering whether you could " + words,
			"if it isn't too much trouble, could you " + words + "?",
			"perhaps you could " + words + "?",
			"would it be possible for you to " + words + "?",
		})
	case m.senior:
		return m.mostly(ownOdds, polite)
	case m.v.Directness == 2:
		return m.mostly(ownOdds, []string{"please " + words, words + ", please"})
	case m.formal == 2:
		return m.mostly(ownOdds, polite)
	}
	return m.mostly(ownOdds, []string{"could you " + words + "?", "can you " + words + "?"})
}

// Everybody has turns of phrase of their own: of the shapes that fit a writer's style they favour some, of the ways to
// fill a shape some more than others, and of the emoji one, for as long as they write. That, and not style alone, is
// what one knows a person by.

// One of so many shapes, and of ways to fill them, is a person's own.
const (
	ownPhrases = 5
	ownWays    = 3
)

// ownWeight is how much more often a person takes a way that is their own.
const ownWeight = 3

// ownOdds is in how many of 100 cases a request or an emoji is the writer's own.
const ownOdds = 65
