package filters

import (
	"slices"
	"strings"
	"sync"

	"memloom/internal/corpus"
)

// holding is what a message could be quoted for, read when it is first asked.
type holding struct {
	values func() []corpus.Value // found by their form, and names
	words  func() string         // the text, folded
}

func (v *View) holdingOf(m corpus.Message) holding {
	return holding{
		values: sync.OnceValue(func() (out []corpus.Value) {
			for _, s := range corpus.Scan(m.Text, m.At.Date(), v.Lexicon) {
				out = append(out, s.Values...)
			}
			return out
		}),
		words: sync.OnceValue(func() string { return fold(m.Text) }),
	}
}

// fold makes texts that differ in case or blanks alone the same.
func fold(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }

// sought is an operand, with what is looked for in texts.
type sought struct {
	corpus.GoldAtom
	words string // folded; empty where words alone do not make the value
}

func seek(operands []corpus.GoldAtom) []sought {
	out := make([]sought, len(operands))
	for i, g := range operands {
		out[i] = sought{GoldAtom: g}
		if g.Atom != nil && isWords(g.Atom.Kind) {
			out[i].words = fold(g.Atom.Text)
		}
	}
	return out
}

// couldYield says whether a quote of message i could yield an operand: no
// quote can where the whole message does not (yields).
func (v *View) couldYield(i int, g sought) bool {
	switch m := &v.messages[i]; {
	case g.Atom == nil:
		return true // what is not known may stand anywhere
	case stamps(m, g.GoldAtom):
		return true
	case g.words != "" && strings.Contains(v.holds[i].words(), g.words):
		return true
	}
	return slices.ContainsFunc(v.holds[i].values(), g.Atom.Equal)
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
