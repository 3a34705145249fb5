package text

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/growth"
)

// Reading a text is linear in it, whatever it is full of.
func TestParse_Linear(t *testing.T) {
	for name, piece := range growth.Pieces() {
		t.Run(name, func(t *testing.T) {
			growth.Linear(t, piece, func(text string) { Parse(text, corpus.NewDate(2025, 3, 12)) })
		})
	}
}
