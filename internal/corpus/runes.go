package corpus

import (
	"iter"
	"unicode/utf8"
)

// Interval is a stretch of a text in code points, End excluded.
type Interval struct{ Start, End int }

// Contains says whether the other interval lies inside, or is the same.
func (iv Interval) Contains(in Interval) bool { return iv.Start <= in.Start && in.End <= iv.End }

// RuneSlice returns text[start:end] counted in code points. Bounds outside the
// text are cut to it. A byte that is not UTF-8 counts as one code point.
func RuneSlice(text string, start, end int) string {
	if start >= end {
		return ""
	}
	from := RuneOffset(text, start)
	return text[from : from+RuneOffset(text[from:], end-max(start, 0))]
}

// RuneOffset returns the byte at which the n-th code point begins, or the length of the text if it has no more than n.
func RuneOffset(text string, n int) int {
	for i := range text {
		if n <= 0 {
			return i
		}
		n--
	}
	return len(text)
}

// RuneIndex returns the place of the first occurrence of part in text at or
// after the code point from, in code points, or -1.
func RuneIndex(text, part string, from int) int {
	pos := max(from, 0)
	for at := RuneOffset(text, pos); at+len(part) <= len(text); pos++ {
		if text[at:at+len(part)] == part {
			return pos
		}
		if at == len(text) {
			break
		}
		_, size := utf8.DecodeRuneInString(text[at:])
		at += size
	}
	return -1
}

// ASCIIWords yields the words of a text, each with the word before it and the one byte between them. Words are the
// longest runs of ASCII letters, digits and underscores, as \b bounds them in a regular expression. Before is empty
// where more than one byte lies between the two.
func ASCIIWords(text string) iter.Seq2[string, string] {
	return func(yield func(before, word string) bool) {
		before, end := 0, -1 // where the last word began and ended
		for i := 0; i < len(text); i++ {
			from := i
			for i < len(text) && inASCIIWord(text[i]) {
				i++
			}
			if i == from {
				continue
			}
			if end+1 != from {
				before = from
			}
			if !yield(text[before:from], text[from:i]) {
				return
			}
			before, end = from, i
		}
	}
}

func inASCIIWord(c byte) bool { return isASCIILetter(c) || isDigit(c) || c == '_' }
