package rule

import (
	"strings"
	"testing"

	"memloom/internal/growth"
)

// A text is quoted once for every value in it, and no quotation reads more than the beginning.
func TestQuote_OftenOfALongText(t *testing.T) {
	growth.Linear(t, "14 of them ", func(text string) {
		for range strings.Count(text, "14") {
			Quote(text)
		}
	})
	for text, want := range map[string]string{
		strings.Repeat("é", mostQuoted):   `"` + strings.Repeat("é", mostQuoted) + `"`,
		strings.Repeat("é", mostQuoted+1): `"` + strings.Repeat("é", mostQuoted-1) + `…"`,
	} {
		if got := Quote(text); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
