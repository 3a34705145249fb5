package check

import (
	"memloom/internal/corpus"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// mostQuoted is how many code points of a text a violation quotes.
const mostQuoted = 80

// quote returns a text in quotes, cut if it is long.
func quote(s string) string {
	if corpus.RuneOffset(s, mostQuoted) < len(s) { // no more than the beginning is read: s may be long, and quoted often
		s = s[:corpus.RuneOffset(s, mostQuoted-1)] + "…"
	}
	return strconv.Quote(s)
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// containsWord says whether the word stands in the text by itself.
func containsWord(text, word string) bool {
	for at := 0; word != ""; {
		i := strings.Index(text[at:], word)
		if i < 0 {
			return false
		}
		before, _ := utf8.DecodeLastRuneInString(text[:at+i])
		after, _ := utf8.DecodeRuneInString(text[at+i+len(word):])
		if !isWord(before) && !isWord(after) {
			return true
		}
		at += i + len(word)
	}
	return false
}

// wordsOf returns the lower-cased words of a text in their order.
func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !isWord(r) })
}
