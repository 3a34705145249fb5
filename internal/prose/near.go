package prose

import (
	"strings"
	"unicode"
)

// Plain returns the words of a text in small letters, without punctuation.
func Plain(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) &&
			!unicode.IsDigit(r)
	})
}

// Near says whether two texts, by their words, have at least a share in common: twice the words that are in both in
// the same order, over the words of both. The share is above 0 and at most 1.
func Near(a, b []string, share float64) bool {
	all := len(a) + len(b)
	enough := share * float64(all) / 2
	if all == 0 || float64(min(len(a), len(b))) < enough {
		return false
	}
	return float64(Common(a, b)) >= enough
}

// Common is how many words are in two texts in the same order, at most.
func Common(a, b []string) int {
	common := make([]int, len(b)+1) // of the words of a so far with the first words of b
	for _, x := range a {
		diagonal := 0
		for k, y := range b {
			above := common[k+1]
			if x == y {
				common[k+1] = diagonal + 1
			} else {
				common[k+1] = max(above, common[k])
			}
			diagonal = above
		}
	}
	return common[len(b)]
}
