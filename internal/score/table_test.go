package score

import (
	"strings"
	"testing"
	"unicode/utf8"

	"memloom/internal/fold"
)

// TestFolded_ManyColumnsGoOnBelow: no line is wider than the page, each block names its rows, every cell is there once.
func TestFolded_ManyColumnsGoOnBelow(t *testing.T) {
	head, row := []string{"per cent"}, []string{"full context"}
	for i := range 30 {
		head = append(head, "family_"+strings.Repeat("x", i%9))
		row = append(row, strings.Repeat("1", i%5+1)+".5")
	}
	var b strings.Builder
	if err := (table{head, row}).folded(&b); err != nil {
		t.Fatal(err)
	}
	text := b.String()
	for _, line := range strings.Split(text, "\n") {
		if utf8.RuneCountInString(line) > fold.Width {
			t.Errorf("too wide: %s", line)
		}
	}
	blocks := strings.Count(text, "per cent")
	if blocks < 2 || strings.Count(text, "full context") != blocks || strings.Count(text, "family_") != 30 || strings.Count(text, ".5") != 30 {
		t.Error(text)
	}
}
