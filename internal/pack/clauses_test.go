package pack

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// TestDealt: every text comes once, and a frame of many texts no sooner again
// than all others that have any left.
func TestDealt(t *testing.T) {
	c := Clauses{
		Of:    []string{"the {part} broke", "nobody was there", "the {part} came late {again}"},
		Slots: map[string][]string{"part": {"belt", "pump", "valve"}, "again": {"again", "as ever"}},
	}
	for seed := range uint64(20) {
		all := c.Dealt(corpus.Rand(seed, "test", "dealt"))
		if sorted := slices.Sorted(slices.Values(all)); len(all) != 10 || len(slices.Compact(sorted)) != 10 {
			t.Fatalf("dealt %q", all)
		}
		first := map[string]bool{}
		for _, s := range all[:3] {
			f := strings.Fields(s)
			first[f[0]+" "+f[2]] = true
		}
		if len(first) != 3 {
			t.Errorf("the first three are %q", all[:3])
		}
	}
	if got := (Clauses{}).Dealt(corpus.Rand(1, "test", "dealt")); len(got) != 0 {
		t.Errorf("no clauses deal %q", got)
	}
}

// TestAt: neighbours have different frames, and all texts have a number.
func TestAt(t *testing.T) {
	c := Clauses{Of: []string{"the {part} broke", "nobody was there"},
		Slots: map[string][]string{"part": {"belt", "pump"}}}
	var got []string
	for i := range 5 {
		got = append(got, c.At(i))
	}
	if want := []string{"the belt broke", "nobody was there", "the pump broke", "nobody was there",
		"the belt broke"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
