package corpus

import (
	"slices"
	"testing"
)

// TestHoldsPetPhrase: a phrase counts in its place; punctuation is none.
func TestHoldsPetPhrase(t *testing.T) {
	habits := []string{"opens: For the record,", "says: as it stands", "closes: Cheers", "punctuation: semicolons"}
	for text, want := range map[string]string{
		"For the record, it is three.":     habits[0],
		"It is three, for the record.":     "",
		"The limit, as it stands, is two.": habits[1],
		"It has stands.":                   "",
		"It is two. Cheers!":               habits[2],
		"Two; three.":                      "",
	} {
		if got, ok := HoldsPetPhrase(text, habits); got != want || ok != (want != "") {
			t.Errorf("%q holds %q, want %q", text, got, want)
		}
	}
}

func TestStylesDiffer(t *testing.T) {
	a, b := Style{Formality: "formal", Emoji: "rare"}, Style{Formality: "casual", Emoji: "rare", Warmth: "warm"}
	if got := StylesDiffer(a, b); !slices.Equal(got, []string{"formality", "warmth"}) {
		t.Errorf("they differ in %v", got)
	}
}
