package pack

import (
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Spoken says whether people ask each other after a concept: those with a kind
// of value are facts of tasks, which every role states in a word of its own (G15).
func (c Concept) Spoken() bool { return c.Value.Kind != "" }

// Key is the predicate of a concept's facts.
func (c Concept) Key() string { return Slug(c.Concept) }

// Slug is a phrase as a key: lower-case words joined by _.
func Slug(phrase string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(phrase), func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9')
	}), "_")
}

// As is a concept as a role speaks of it: its word as an attribute, with the
// words of the other roles as synonyms; ok is false for a role that has none.
func (c Concept) As(role string) (Attribute, bool) {
	word, ok := c.ByRole[role]
	if !ok {
		return Attribute{}, false
	}
	a := Attribute{Key: c.Key(), Noun: word, Class: c.class(), Value: c.Value}
	if a.Class == Tally {
		a.Plural = Plural(word, "")
	}
	for _, w := range c.Words() {
		if w != word {
			a.Synonyms = append(a.Synonyms, w)
		}
	}
	return a, true
}

// Words are what the roles call a concept, each once, sorted.
func (c Concept) Words() []string {
	return slices.Compact(slices.Sorted(maps.Values(c.ByRole)))
}

// class is how people talk about a concept, by what its value is.
func (c Concept) class() Class {
	switch corpus.Kind(c.Value.Kind) {
	case corpus.KindDate:
		return Deadline
	case corpus.KindCount:
		return Tally
	case corpus.KindEntity:
		return Contact
	case corpus.KindMoney:
		return Budget
	}
	return Setting
}

// Vocabulary looks up the spoken concepts by key.
func (p *Pack) Vocabulary() map[string]Concept {
	out := map[string]Concept{}
	for _, c := range p.Terms {
		if c.Spoken() {
			out[c.Key()] = c
		}
	}
	return out
}
