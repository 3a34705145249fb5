package filters

import (
	"runtime"
	"slices"
	"strings"
	"sync"

	"memloom/internal/corpus"
	"memloom/validate"
)

// holdings is what messages state and could be quoted for, by message. It is made when it is first asked for.
type holdings struct {
	slots   map[validate.Slot][]int // who states a value of a slot, or what a careless reader could take for one
	values  map[valueKey][]int      // values found by their form, the ends and members of those, and names
	days    map[corpus.Date][]int
	authors map[string][]int
	text    func(i int) string // of a message, folded
	fields  fields
}

// fields are what is in texts between blanks, in one string: looking for a word
// in that is many times faster than in one field after the other.
type fields struct {
	text   string    // each field with a blank behind it
	starts []int     // of the fields in it
	in     [][]int32 // the messages that hold it, by field
}

func newFields(n int, text func(i int) string) fields {
	in := map[string][]int32{}
	for i := range n {
		for field := range strings.FieldsSeq(text(i)) {
			if at := in[field]; len(at) == 0 || at[len(at)-1] != int32(i) {
				in[field] = append(at, int32(i))
			}
		}
	}
	var f fields
	var all strings.Builder
	for field, at := range in {
		f.starts, f.in = append(f.starts, all.Len()), append(f.in, slices.Clip(at))
		all.WriteString(field + " ")
	}
	f.text = all.String()
	return f
}

// holding returns the messages with a field in which a word stands, in any order, some of them more than once.
func (f *fields) holding(word string) []int {
	var out []int
	for from := 0; from < len(f.text); {
		i := strings.Index(f.text[from:], word)
		if i < 0 {
			break
		}
		k, found := slices.BinarySearch(f.starts, from+i)
		if !found {
			k--
		}
		for _, at := range f.in[k] {
			out = append(out, int(at))
		}
		from = len(f.text)
		if k+1 < len(f.starts) {
			from = f.starts[k+1]
		}
	}
	return out
}

// valueKey is the same for values that are equal.
type valueKey struct {
	kind      corpus.Kind
	canonical string
}

func keyOf(v corpus.Value) valueKey { return valueKey{v.Kind, fold(v.Canonical())} }

func (v *View) holdingsOf() *holdings {
	h := &holdings{slots: map[validate.Slot][]int{}, values: map[valueKey][]int{}, days: map[corpus.Date][]int{},
		authors: map[string][]int{}, text: func(i int) string { return fold(v.messages[i].Text) }}
	spans := v.scanned()
	for i := range v.messages {
		m := &v.messages[i]
		h.days[m.At.Date()] = append(h.days[m.At.Date()], i)
		h.authors[fold(m.AuthorName)] = append(h.authors[fold(m.AuthorName)], i)
		for _, s := range v.Facts.StatedIn(m.ID) {
			h.slots[s.Fact.Slot()] = append(h.slots[s.Fact.Slot()], i)
			if about := v.Facts.Weighs(s.Fact); about != (validate.Slot{}) {
				h.slots[about] = append(h.slots[about], i)
			}
		}
		for _, s := range spans[i] {
			for _, value := range told(s) {
				h.values[keyOf(value)] = append(h.values[keyOf(value)], i)
			}
		}
	}
	h.fields = newFields(len(v.messages), h.text)
	return h
}

// scanned finds the values of every message. It is the dearest part of an index and takes every processor.
func (v *View) scanned() [][]corpus.Span {
	out := make([][]corpus.Span, len(v.messages))
	var wg sync.WaitGroup
	for chunk := range slices.Chunk(index(len(out)), max(1, len(out)/runtime.GOMAXPROCS(0)+1)) {
		wg.Go(func() {
			for _, i := range chunk {
				out[i] = corpus.Scan(v.messages[i].Text, v.messages[i].At.Date(), v.Lexicon)
			}
		})
	}
	wg.Wait()
	return out
}

func index(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// fold makes texts that differ in case or blanks alone the same.
func fold(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }

// yielders returns the messages a quote of which could yield an operand: values are read in whole messages (yields), so
// that no quote can where its message does not. All is true where the operand is not known, which may be anywhere.
func (v *View) yielders(g corpus.GoldAtom) (at []int, all bool) {
	if g.Atom == nil || g.How == corpus.HowInferred {
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
		at = append(at, h.saying(fold(g.Atom.Text))...)
	}
	return at, false
}

// saying returns the messages in which some words stand one after the other. It
// looks only where something holds the longest of them.
func (h *holdings) saying(words string) []int {
	longest := slices.MaxFunc(append(strings.Fields(words), ""), func(a, b string) int { return len(a) - len(b) })
	at := h.fields.holding(longest)
	slices.Sort(at)
	return slices.DeleteFunc(slices.Compact(at), func(i int) bool { return !strings.Contains(h.text(i), words) })
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
