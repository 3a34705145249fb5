package grammar

import (
	"testing"
)

// Sentences are counted as one reads them: numbers and links have none inside,
// and what somebody strings together is several.
func TestSentences(t *testing.T) {
	for text, want := range map[string]int{
		"The limit is 1.5 s.": 1, "Page: https://a.example/b. 🙏": 1, "Limit: 5; I own it.": 2,
		"No. Why? Look (here).": 3, "Stuck – no key yet…": 2, "Fine… (Or not.) Well": 3,
	} {
		if got := Sentences(text); got != want {
			t.Errorf("%q: %d sentences, not %d", text, got, want)
		}
	}
}
