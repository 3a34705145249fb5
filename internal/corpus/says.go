package corpus

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

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
