package text

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
)

// BareWords reduces words to their stems without function words.
func BareWords(s string) string {
	var b strings.Builder
	for _, t := range Tokenise(s) {
		if t.Kind != Punct && !english.Determiners[t.Low] {
			b.WriteString(t.Stem)
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// Unique returns each string of a list once, in order of first appearance.
func Unique(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// HasLow says that a word stands in a text, in that form.
func HasLow(p *Parsed, low string) bool {
	for _, t := range p.Toks {
		if t.Low == low {
			return true
		}
	}
	return false
}

// IsParticiple says that a word ends as participles and adverbs do: it names nothing.
func IsParticiple(low string) bool {
	n := len(low)
	return n > 4 && (low[n-2:] == "ed" || low[n-3:] == "ing" || low[n-2:] == "ly")
}

// ContentStems returns the stems of a text that carry meaning, each once.
func ContentStems(text string) []string {
	var out []string
	for _, t := range Tokenise(text) {
		if t.Kind != Punct && !english.FunctionWord(t.Low) && !english.Fillers[t.Low] {
			out = append(out, t.Stem)
		}
	}
	return Unique(out)
}

// HasStem says that a word of that stem stands in a text.
func HasStem(p *Parsed, s string) bool {
	if !p.Marks.May(s) {
		return false
	}
	for _, t := range p.Toks {
		if t.Stem == s {
			return true
		}
	}
	return false
}

// Tidy trims marks around an answer.
func Tidy(s string) string { return strings.Trim(s, " .,;:!?\"“”()") }
