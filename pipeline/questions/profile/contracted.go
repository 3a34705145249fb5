package profile

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// contracted says whether words of a text run together: "it's", "we'll", "don't".
func contracted(text string) bool {
	if !strings.Contains(text, "'") { // most texts have none
		return false
	}
	for before, word := range corpus.ASCIIWords(strings.ToLower(text)) {
		if strings.HasSuffix(before, "'") && joins(before, word) {
			return true
		}
	}
	return false
}

// joins says whether a word with an apostrophe and what is behind it are two words that run together.
func joins(before, behind string) bool {
	switch before {
	case "i'":
		return slices.Contains([]string{"m", "ll", "d", "ve"}, behind)
	case "it'", "that'", "there'", "what'", "who'", "here'", "let'":
		return behind == "s"
	case "we'", "you'", "they'":
		return slices.Contains([]string{"re", "ve", "ll", "d"}, behind)
	}
	return behind == "t" && len(before) > len("n'") && strings.HasSuffix(before, "n'")
}

// writtenOut says whether words of a text could run together and do not: "it is", "we will", "do not".
func writtenOut(text string) bool {
	for before, word := range corpus.ASCIIWords(strings.ToLower(text)) {
		if word == "cannot" || stands(before, word) {
			return true
		}
	}
	return false
}

// stands says whether a word with a blank and the one behind it could run together.
func stands(before, word string) bool {
	switch word {
	case "am":
		return before == "i "
	case "will", "would":
		return slices.Contains([]string{"i ", "we ", "you ", "they "}, before)
	case "are":
		return slices.Contains([]string{"we ", "you ", "they "}, before)
	case "is":
		return slices.Contains([]string{"it ", "that ", "there ", "here "}, before)
	case "not":
		return slices.Contains([]string{"do ", "does ", "did ", "is ", "are ", "was ", "has ", "have ", "would ", "should "},
			before)
	}
	return false
}
