package text

import (
	"strings"

	"memloom/internal/standin/grammar"
)

// StartsPlain says whether a sentence may go on from another: it begins with a word of the templates, not with a name
// or a value.
func StartsPlain(s string) bool {
	first, _, _ := strings.Cut(grammar.Unmark(s), " ")
	value, _ := grammar.StartsWithValue(s)
	return !value && Openers()[strings.TrimRight(first, ",:")]
}

// LowerFirst writes the first letter of a sentence small.
func LowerFirst(s string) string {
	i := strings.IndexFunc(s, func(c rune) bool { return !grammar.IsMark(c) })
	if i < 0 {
		return s
	}
	return s[:i] + strings.ToLower(s[i:i+1]) + s[i+1:]
}

// Lowered begins every sentence small, as some people write, except where it begins with a value, a name or "I".
func Lowered(text string) string {
	sentences := strings.SplitAfter(text, ". ")
	for i, s := range sentences {
		if StartsPlain(s) {
			sentences[i] = LowerFirst(s)
		}
	}
	return strings.Join(sentences, "")
}
