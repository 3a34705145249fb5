package measure

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// TestPeople_WhatADesignDoesNotSayIsNotCounted: people without rank, age, skills or style are on no scale, so that none
// of these is off its target.
func TestPeople_WhatADesignDoesNotSayIsNotCounted(t *testing.T) {
	in := tiny()
	in.Corpus.People = []corpus.Person{{ID: "P1", Name: "Nora Hale"}, {ID: "P2", Name: "Assistant"}}
	for _, s := range compute(in).Sections {
		if !slices.Contains([]string{"people", "style and personality"}, s.Name) {
			continue
		}
		for _, d := range s.Distributions {
			if d.N != 0 {
				t.Errorf("%s counts %d people of whom nothing is said", d.Name, d.N)
			}
		}
		for _, x := range s.Samples {
			if x.N != 0 {
				t.Errorf("%s counts %d people of whom nothing is said", x.Name, x.N)
			}
		}
	}
}
