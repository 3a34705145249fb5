package chat

import (
	"testing"

	"memloom/internal/standin/author/grammar"
)

// TestHeadlinesBeginWithAnOrdinaryWord tells headlines that are written small
// behind an opening ("Hey all, paying by phone …") from those that begin with a name.
func TestHeadlinesBeginWithAnOrdinaryWord(t *testing.T) {
	m := &message{scene: &scene{d: &day{lex: chatTables()}}}
	for text, want := range map[string]bool{
		"Paying by phone is impossible in " + grammar.ValueSpan(1, "Eastermoor"): true,
		"Speakers at the forum get a scarf":                                      true,
		"Support for the old runtime ends":                                       true,
		"Colour codes for syringes will match abroad":                            true,
		"London has a new bridge":                                                false,
		grammar.ValueSpan(1, "Larkfield Dairy") + " replaces its cash registers": false,
		"Copperline Freight buys vans":                                           false,
	} {
		if got := m.stater().ordinary(text); got != want {
			t.Errorf("%s: %t", text, got)
		}
	}
}
