package corpus

import "iter"

// ASCIIWords yields the words of a text, each with the word before it and the one byte between them. Words are the longest
// runs of ASCII letters, digits and underscores, as \b bounds them in a regular expression. Before is empty where more than
// one byte lies between the two.
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
