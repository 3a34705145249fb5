package filters

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// Looking words up gives the texts in which they stand one after the other, as
// reading every text does.
func TestSaying(t *testing.T) {
	text := rapid.StringOfN(rapid.SampledFrom([]rune("aabc  .")), 0, 12, -1)
	rapid.Check(t, func(t *rapid.T) {
		h := holdings{words: rapid.SliceOfN(rapid.Map(text, fold), 0, 6).Draw(t, "texts")}
		h.fields = newFields(h.words)
		words := fold(text.Draw(t, "words"))
		var want []int
		for i, w := range h.words {
			if w != "" && strings.Contains(w, words) {
				want = append(want, i)
			}
		}
		if got := h.saying(words); !slices.Equal(got, want) {
			t.Fatalf("%q in %q: %v, want %v", words, h.words, got, want)
		}
	})
}
