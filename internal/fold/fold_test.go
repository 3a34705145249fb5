package fold

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestRows_WideCellsGoOnBelow(t *testing.T) {
	got := strings.Join(Rows([][]string{
		{"filter", "outcome", "reason"},
		{"blind", "no", "three readers of the question alone could not answer it"},
		{},
		{"unique", "yes", "none"},
	}, 44), "\n")
	want := `filter  outcome  reason
blind   no       three readers of the
                 question alone could not
                 answer it

unique  yes      none`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestRows_KeepTheScreenAndEveryWord: no line is wider than the screen where the columns can fit, and nothing is lost.
func TestRows_KeepTheScreenAndEveryWord(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		columns := rapid.IntRange(1, 5).Draw(t, "columns")
		cell := rapid.StringMatching(`([a-zé]{1,40} ){0,8}[a-z]{1,9}`)
		row := rapid.SliceOfN(cell, columns, columns)
		rows := rapid.SliceOfN(row, 1, 5).Draw(t, "rows")
		width := rapid.IntRange(columns*(least+gap), 120).Draw(t, "width")
		lines := Rows(rows, width)
		got, want := letters(lines...), ""
		for _, l := range lines {
			if length(l) > width {
				t.Fatalf("%d code points, %d allowed: %s", length(l), width, l)
			}
		}
		for _, r := range rows {
			want += letters(r...)
		}
		if len(got) != len(want) {
			t.Fatalf("letters were lost: %d, want %d", len(got), len(want))
		}
	})
}

func letters(texts ...string) string {
	return strings.ReplaceAll(strings.Join(texts, ""), " ", "")
}
