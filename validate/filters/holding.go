package filters

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
)

// holdings is what messages state and could be quoted for, by message. It is
// made when it is first asked for.
type holdings struct {
	slots   map[validate.Slot][]int // who states a value of a slot, or what a careless reader could take for one
	values  map[valueKey][]int      // values found by their form, the ends and members of those, and names
	days    map[corpus.Date][]int
	authors map[string][]int
	words   []string // the texts, folded
}

// valueKey is the same for values that are equal.
type valueKey struct {
	kind      corpus.Kind
	canonical string
}

func keyOf(v corpus.Value) valueKey { return valueKey{v.Kind, fold(v.Canonical())} }

func (v *View) holdingsOf() *holdings {
	h := &holdings{slots: map[validate.Slot][]int{}, values: map[valueKey][]int{}, days: map[corpus.Date][]int{}, authors: map[string][]int{}, words: make([]string, len(v.messages))}
	for i := range v.messages {
		m := &v.messages[i]
		h.days[m.At.Date()] = append(h.days[m.At.Date()], i)
		h.authors[fold(m.AuthorName)] = append(h.authors[fold(m.AuthorName)], i)
		h.words[i] = fold(m.Text)
		for _, s := range v.Facts.StatedIn(m.ID) {
			h.slots[s.Slot] = append(h.slots[s.Slot], i)
			if s.About != (validate.Slot{}) {
				h.slots[s.About] = append(h.slots[s.About], i)
			}
		}
		for _, s := range corpus.Scan(m.Text, m.At.Date(), v.Lexicon) {
			for _, value := range told(s) {
				h.values[keyOf(value)] = append(h.values[keyOf(value)], i)
			}
		}
	}
	return h
}

// fold makes texts that differ in case or blanks alone the same.
func fold(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }

// yielders returns the messages a quote of which could yield an operand: values
// are read in whole messages (yields), so that no quote can where its message
// does not. All is true where the operand is not known, which may stand
// anywhere.
func (v *View) yielders(g corpus.GoldAtom) (at []int, all bool) {
	if g.Atom == nil {
		return nil, true
	}
	h := v.holds()
	at = slices.Clone(h.values[keyOf(*g.Atom)])
	if g.How == corpus.HowStamped && g.Atom.Kind == corpus.KindDate && g.Atom.Equal(corpus.DateValue(g.Atom.Date)) {
		at = append(at, h.days[g.Atom.Date]...)
	}
	if g.How == corpus.HowStamped && g.Atom.Kind == corpus.KindEntity {
		at = append(at, h.authors[fold(g.Atom.Text)]...)
	}
	if isWords(g.Atom.Kind) {
		words := fold(g.Atom.Text)
		for i, text := range h.words {
			if strings.Contains(text, words) {
				at = append(at, i)
			}
		}
	}
	return at, false
}

// stamps says whether a message stamps an operand: by its date or its author.
func stamps(m *corpus.Message, g corpus.GoldAtom) bool {
	if g.How != corpus.HowStamped {
		return false
	}
	switch g.Atom.Kind {
	case corpus.KindDate:
		return g.Atom.Equal(corpus.DateValue(m.At.Date()))
	case corpus.KindEntity:
		return g.Atom.Equal(corpus.TextValue(corpus.KindEntity, m.AuthorName))
	}
	return false
}

// isWords says whether values of a kind are only words.
func isWords(k corpus.Kind) bool {
	switch k {
	case corpus.KindText, corpus.KindEnum, corpus.KindEntity, corpus.KindLink, corpus.KindVersion:
		return true
	}
	return false
}
