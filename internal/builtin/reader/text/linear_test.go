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

func TestInValues_Linear(t *testing.T) {
	growth.Linear(t, "14 of ", func(text string) {
		p := Parse(text, corpus.NewDate(2025, 3, 12))
		in := 0
		for i := range p.Toks {
			if InValues(p, i) {
				in++
			}
		}
		if in != len(p.Vals) {
			t.Fatalf("%d tokens are in values, want %d", in, len(p.Vals))
		}
	})
}
