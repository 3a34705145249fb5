package grammar

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/prose"
)

// Capitalised writes the first letter of a text large.
func Capitalised(s string) string {
	c, n := utf8.DecodeRuneInString(s)
	return strings.ToUpper(string(unicode.ToUpper(c))) + s[n:]
}

// Fold is a text in small letters with single spaces.
func Fold(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }

// StartsLower says whether a text begins with a small letter.
func StartsLower(text string) bool { return text != "" && text[0] >= 'a' && text[0] <= 'z' }

// SentencesOf returns the sentences of a text that are long enough to be noticed when they come again, folded.
func SentencesOf(text string) []string {
	var out []string
	for _, x := range prose.Sentences(text) {
		if s := strings.Trim(Fold(x), ".!?… "); len(strings.Fields(s)) >= 4 {
			out = append(out, s)
		}
	}
	return out
}

// Punctuated gives a phrase an end, unless it has one.
func Punctuated(s, end string) string {
	if s == "" || strings.ContainsAny(s[len(s)-1:], ",.:;!?") {
		return s
	}
	return s + end
}
