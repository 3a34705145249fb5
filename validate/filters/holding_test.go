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
		texts := rapid.SliceOfN(rapid.Map(text, fold), 0, 6).Draw(t, "texts")
		h := holdings{text: func(i int) string { return texts[i] }}
		h.fields = newFields(len(texts), h.text)
		words := fold(text.Draw(t, "words"))
		var want []int
		for i, w := range texts {
			if w != "" && strings.Contains(w, words) {
				want = append(want, i)
			}
		}
		if got := h.saying(words); !slices.Equal(got, want) {
			t.Fatalf("%q in %q: %v, want %v", words, texts, got, want)
		}
	})
}
