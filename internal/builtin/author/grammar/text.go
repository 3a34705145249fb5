package grammar

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
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
	for text != "" {
		end, next := sentenceEnd(text)
		if s := strings.Trim(Fold(text[:end]), ".!?… "); len(strings.Fields(s)) >= 4 {
			out = append(out, s)
		}
		text = text[next:]
	}
	return out
}

// sentenceEnd returns where the first sentence of a text ends, at a stop before a gap or at the end of a line, and where
// what is behind it begins.
func sentenceEnd(text string) (end, next int) {
	stop := -1 // where a run of stops begins
	for i, c := range text {
		switch {
		case strings.ContainsRune(".!?…", c):
			if stop < 0 {
				stop = i
			}
			continue
		case stop >= 0 && strings.ContainsRune(" \t\n\f\r", c):
			return stop, len(text) - len(strings.TrimLeft(text[i:], " \t\n\f\r"))
		case c == '\n':
			return i, len(text) - len(strings.TrimLeft(text[i:], "\n"))
		}
		stop = -1
	}
	return len(text), len(text)
}

// sentenceJoin is between two sentences, also where somebody strings them together.
var sentenceJoin = regexp.MustCompile(`(?:[.!?…;]\)?| –) ["(]?[\p{L}\p{N}]`)

// Sentences counts the sentences of a text.
func Sentences(text string) int { return 1 + len(sentenceJoin.FindAllString(text, -1)) }

// Punctuated gives a phrase an end, unless it has one.
func Punctuated(s, end string) string {
	if s == "" || strings.ContainsAny(s[len(s)-1:], ",.:;!?") {
		return s
	}
	return s + end
}
