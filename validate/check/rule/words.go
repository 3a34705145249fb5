package rule

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// mostQuoted is how many code points of a text a violation quotes.
const mostQuoted = 80

// Quote returns a text in quotes, cut if it is long.
func Quote(s string) string {
	if corpus.RuneOffset(s, mostQuoted) < len(s) { // no more than the beginning is read: s may be long, and quoted often
		s = s[:corpus.RuneOffset(s, mostQuoted-1)] + "…"
	}
	return strconv.Quote(s)
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// inside says whether a byte of a text lies within a word.
func inside(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	after, _ := utf8.DecodeRuneInString(text[at:])
	return isWord(before) && isWord(after) // of nothing there is no letter
}

// WordsAt returns what is at a place of a text, in code points, and whether it is a place: not empty, inside the text,
// and no part of a longer word.
func WordsAt(text string, start, end int) (string, bool) {
	if start < 0 || end > utf8.RuneCountInString(text) || start >= end {
		return "", false
	}
	from := corpus.RuneOffset(text, start)
	to := from + corpus.RuneOffset(text[from:], end-start)
	return text[from:to], strings.TrimSpace(text[from:to]) != "" && !inside(text, from) && !inside(text, to)
}

// FirstWord returns a text up to its first blank: the given name of a full one.
func FirstWord(s string) string {
	first, _, _ := strings.Cut(s, " ")
	return first
}

// Fraction returns a part of a whole; 0 of nothing.
func Fraction(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}

// PerCent is a share in words.
func PerCent(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }

// SameSet says whether two lists hold the same, each once.
func SameSet(a, b []string) bool {
	a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	return slices.Equal(a, b) && len(slices.Compact(a)) == len(b)
}
