package prose

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestNear: texts are near by the words that they have in common in the same order, at the share and above it.
func TestNear(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"The retry limit is five.", "the RETRY limit, is five", true},
		{"The retry limit is five.", "the retry limit was seven", true}, // three of five
		{"one two three four", "one two five six", true},                // half
		{"one two three four", "one five six seven", false},
		{"one two three four", "four three two one", false},
		{"one two", "one two three four five six seven", false}, // too short to reach it
		{"", "", false},
		{"", "one", false},
	} {
		if got := Near(Plain(c.a), Plain(c.b), 0.5); got != c.want {
			t.Errorf("%q, %q: %v", c.a, c.b, got)
		}
	}
}

// TestNearHolds: a text is near itself, and nearness has no direction and falls with the share that is asked for.
func TestNearHolds(t *testing.T) {
	words := rapid.SliceOfN(rapid.SampledFrom([]string{"a", "b", "c", "d"}), 1, 12)
	rapid.Check(t, func(t *rapid.T) {
		a, b := words.Draw(t, "a"), words.Draw(t, "b")
		share := rapid.Float64Range(0.1, 1).Draw(t, "share")
		near := Near(a, b, share)
		if !Near(a, a, 1) || near != Near(b, a, share) || near && !Near(a, b, share/2) || near && share == 1 &&
			!slices.Equal(a, b) {
			t.Fatalf("%v, %v at %g: %v", a, b, share, near)
		}
	})
}

// TestSentences: a sentence ends at a stop before a gap, or with its line; a point within a number or an address ends
// none.
func TestSentences(t *testing.T) {
	for text, want := range map[string][]string{
		"":                                     nil,
		"Fine":                                 {"Fine"},
		"It is 3.5 MB. Why?! See x.example/a.": {"It is 3.5 MB.", "Why?!", "See x.example/a."},
		"One line\nanother one.":               {"One line", "another one."},
		"(It waits.) Then go on …":             {"(It waits.)", "Then go on …"},
		"Hm … ok.":                             {"Hm …", "ok."},
		"... ":                                 nil,
	} {
		if got := Sentences(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
}
