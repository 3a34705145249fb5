package corpus

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Span is a typed value or a name in a text. Start and End are code points.
type Span struct {
	Start, End int
	Surface    string
	// Values are the readings: several where kinds are ambiguous ("2025" is a year or a count), none where the words
	// are a value's without a unique reading on that day ("Thursday" on a Thursday, "next week").
	Values []Value
}

// Interval returns where the span is.
func (s Span) Interval() Interval { return Interval{s.Start, s.End} }

func (s Span) isName() bool {
	return slices.ContainsFunc(s.Values, func(v Value) bool { return v.Kind == KindEntity })
}

// Scan returns every typed value and every name of the lexicon in a text written on the day on, leftmost and longest
// first come, without overlap, in the order of the text. It has Parse's grammar; what it leaves out is told in the
// package comment, "What a value is". A list is reported item by item.
func Scan(text string, on Date, lex *Lexicon) []Span {
	g := newGrammar(text, on, lex)
	var spans []Span
	var buf [16]match
	runes, bytes := 0, 0 // code points up to a byte, kept going
	for i := 0; i < len(g.toks); {
		if g.sign(i, '@') && g.stuck(i+1) {
			i = g.mentionEnd(i + 1)
			continue
		}
		end, values, ok := g.longest(i, buf[:0])
		if !ok {
			i++
			continue
		}
		from, to := g.toks[i].start, g.toks[end-1].end
		runes += utf8.RuneCountInString(text[bytes:from])
		sp := Span{Start: runes, Surface: text[from:to], Values: values}
		runes, bytes = runes+utf8.RuneCountInString(sp.Surface), to
		sp.End = runes
		spans = append(spans, sp)
		i = end
	}
	return spans
}

// mentionEnd passes over the name or the word that an @ mentions.
func (g *grammar) mentionEnd(i int) int {
	if _, end, ok := g.nameAt(i); ok {
		return end
	}
	return i + 1
}

// longest returns the longest strong reading at token i with all values that end there, a name first.
func (g *grammar) longest(i int, buf []match) (end int, values []Value, ok bool) {
	name, nameEnd, named := g.nameAt(i)
	if !named && !g.startsValue(i) {
		return 0, nil, false
	}
	ms := g.at(i, buf)
	if named {
		end = nameEnd
	}
	for _, m := range ms {
		if m.val.Kind != "" && !m.weak {
			end = max(end, m.end)
		}
	}
	if end == 0 {
		return 0, nil, false
	}
	if named && nameEnd == end {
		values = append(values, TextValue(KindEntity, name))
	}
	for _, m := range ms {
		if m.end == end && m.read() && !slices.ContainsFunc(values, m.val.Equal) {
			values = append(values, m.val)
		}
	}
	return end, values, true
}

// read says whether a match has a value, and no doubt that it is meant.
func (m match) read() bool {
	return !m.weak && !m.unread && m.val.Kind != "" && m.val.Valid() == nil
}

// Uncovered returns the spans of a text that nothing covers: those that lie in no covered interval and are not a name
// of the lexicon. An interval covers every span inside it, so that a disclosed text or list covers its parts.
func Uncovered(text string, on Date, lex *Lexicon, covered []Interval) []Span {
	sorted := slices.SortedFunc(slices.Values(covered), func(a, b Interval) int { return cmp.Compare(a.Start, b.Start) })
	next, reach := 0, 0 // the intervals before next begin no later than the span; reach is where the last of them ends
	return slices.DeleteFunc(Scan(text, on, lex), func(s Span) bool {
		for ; next < len(sorted) && sorted[next].Start <= s.Start; next++ {
			reach = max(reach, sorted[next].End)
		}
		return s.isName() || s.End <= reach
	})
}

// Says says whether words, read on a day, hold a value: as a whole or in a part. A value without a grammar of its own
// is found by its words, a list by all of its members.
func Says(words string, on Date, v Value, lex *Lexicon) bool {
	if got, err := Parse(v.Kind, words, on, lex); err == nil && got.Equal(v) {
		return true
	}
	for _, s := range Scan(words, on, lex) {
		if slices.ContainsFunc(s.Values, v.Equal) {
			return true
		}
	}
	switch v.Kind {
	case KindText, KindEnum, KindEntity:
		return ContainsWord(Folded(words), Folded(v.Text))
	case KindList:
		return !slices.ContainsFunc(v.Items, func(x Value) bool { return !Says(words, on, x, lex) })
	}
	return false
}

// ContainsWord says whether a word, or several, is in the text and no part of a longer one.
func ContainsWord(text, word string) bool {
	for at := 0; word != ""; at++ {
		i := strings.Index(text[at:], word)
		if i < 0 {
			return false
		}
		at += i
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(word):])
		if !partOfWord(before) && !partOfWord(after) {
			return true
		}
	}
	return false
}

// Folded returns a text in small letters, with one blank between words.
func Folded(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }

func partOfWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
