package corpus

import (
	"errors"
	"fmt"
	"strings"
)

// ErrAmbiguous is in the error of Parse for a surface that is a value of the
// kind and has no unique reading on that day, such as "Thursday" on a Thursday.
var ErrAmbiguous = errors.New("no unique reading")

// Parse reads a value of the kind from its surface in a text written on the day on; it is the one parser of values. The
// whole surface must be the value; white space around it does not count.
//
// A count is at least zero, a duration whole days, money exact in minor units. An entity must be a name of the lexicon
// and is returned as spelt there. An enum and a text are their words, single-spaced; a text may hold names but no other
// typed value. A list is of one kind, the first of listKinds that all its items have: a list of enum values has the
// same surface as a list of texts and is read as that. The form of a range of numbers that may be years ("2024–2025")
// is read as years.
func Parse(kind Kind, surface string, on Date, lex *Lexicon) (Value, error) {
	s := strings.TrimSpace(surface)
	if s == "" {
		return Value{}, fmt.Errorf("an empty surface is no %s", kind)
	}
	g := newGrammar(s, on, lex)
	v, unread, ok := g.whole(kind)
	switch {
	case ok:
	case unread:
		return Value{}, fmt.Errorf("reading %q of %s as a %s: %w", surface, on, kind, ErrAmbiguous)
	default:
		return Value{}, fmt.Errorf("%q is not a %s", surface, kind)
	}
	if err := v.Valid(); err != nil {
		return Value{}, fmt.Errorf("reading %q: %w", surface, err)
	}
	return v, nil
}

// whole reads the whole text as one value.
func (g *grammar) whole(kind Kind) (v Value, unread, ok bool) {
	switch kind {
	case KindEnum:
		return TextValue(KindEnum, strings.Join(strings.Fields(g.src), " ")), false, true
	case KindText:
		v, ok = plainText(g.src, g.on, g.lex)
		return v, false, ok
	case KindList:
		v, ok = g.list()
		return v, false, ok
	}
	m, ok := g.reading(kind, 0, func(end int) bool { return end == len(g.toks) })
	return m.val, m.unread, ok && !m.unread
}

// reading returns the longest reading of the kind at token i that ends where it may.
func (g *grammar) reading(kind Kind, i int, mayEnd func(end int) bool) (best match, ok bool) {
	if kind == KindEntity {
		name, end, found := g.nameAt(i)
		return match{end: end, val: TextValue(KindEntity, name)}, found && mayEnd(end)
	}
	for _, m := range g.at(i, nil) {
		if m.val.Kind != kind || !mayEnd(m.end) {
			continue
		}
		if !ok || m.end > best.end || m.end == best.end && best.unread && !m.unread {
			best, ok = m, true
		}
	}
	return best, ok
}

// plainText reads free words, which hold no typed value but names.
func plainText(s string, on Date, lex *Lexicon) (Value, bool) {
	v := TextValue(KindText, strings.Join(strings.Fields(s), " "))
	for _, sp := range Scan(v.Text, on, lex) {
		if !sp.isName() {
			return Value{}, false
		}
	}
	return v, v.Text != ""
}

// listKinds are the kinds of items that a list is tried for, in this order, texts last.
var listKinds = []Kind{KindEntity, KindLink, KindMoney, KindPercent, KindQuantity, KindDuration, KindTime, KindDate,
	KindCount, KindVersion, KindRange}

// list reads "A", "A and B", "A, B and C", "A, B, and C".
func (g *grammar) list() (Value, bool) {
	for _, kind := range listKinds {
		if v, ok := g.listOf(kind); ok {
			return v, true
		}
	}
	list, start := Value{Kind: KindList}, 0
	for i := 0; i <= len(g.toks); i++ {
		next, sep := g.separator(i)
		if !sep && i < len(g.toks) {
			continue
		}
		if i == start {
			return Value{}, false
		}
		v, ok := plainText(g.src[g.toks[start].start:g.toks[i-1].end], g.on, g.lex)
		if !ok {
			return Value{}, false
		}
		list.Items = append(list.Items, v)
		start = next
		i = max(i, next-1)
	}
	return list, len(list.Items) > 0
}

func (g *grammar) listOf(kind Kind) (Value, bool) {
	mayEnd := func(end int) bool {
		_, sep := g.separator(end)
		return sep || end == len(g.toks)
	}
	list := Value{Kind: KindList}
	for i := 0; i < len(g.toks); {
		m, ok := g.reading(kind, i, mayEnd)
		if !ok || m.unread {
			return Value{}, false
		}
		list.Items = append(list.Items, m.val)
		next, sep := g.separator(m.end)
		if !sep {
			return list, true
		}
		i = next
	}
	return Value{}, false // ends with a separator
}

// separator reads a comma, and, or both.
func (g *grammar) separator(i int) (next int, ok bool) {
	if i >= len(g.toks) {
		return i + 1, false
	}
	next = i
	if g.sign(next, ',') && !g.stuck(next+1) {
		next++
	}
	if g.key(next, keyAnd) {
		next++
	}
	return next, next > i
}
