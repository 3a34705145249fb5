package money

import (
	"testing"

	"memloom/internal/fuzztest"
)

// FuzzParse: what is read as an amount is written as one that is read as the same.
func FuzzParse(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add("$12.50")
	f.Add("9223372036.854775807")
	f.Fuzz(func(t *testing.T, text string) {
		n, err := Parse(text)
		if err != nil {
			return
		}
		if again, err := Parse(n.String()); err != nil || again != n || n < 0 {
			t.Errorf("%q: %d, and %s is %d, %v", text, n, n, again, err)
		}
	})
}
