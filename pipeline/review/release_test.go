package review

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
)

// TestCounting_KeepsOtherShortfalls: what a release counts anew are quotas; what else the recipe asks for in vain stays
// named.
func TestCounting_KeepsOtherShortfalls(t *testing.T) {
	quota := output.Shortfall{Stratum: "as_of", Wanted: 2, Got: 1, Reason: "too few candidates (1)", Knob: "…"}
	of := output.Shortfall{Stratum: "users.world_sets.temporal", Wanted: 9, Got: 3, Reason: "too few such sets", Knob: "…"}
	m := &output.Manifest{Quotas: []output.Quota{{Stratum: "as_of", Wanted: 2, Got: 1}},
		Shortfalls: []output.Shortfall{quota, of}}
	var n Counting
	n.Add(&corpus.Corpus{ID: "c1", Items: []corpus.Item{
		{Family: "as_of", Status: corpus.Accepted, AdmittedBy: corpus.AdmittedByFilters},
		{Family: "as_of", Status: corpus.Accepted, AdmittedBy: corpus.AdmittedByPerson},
	}}, m)
	n.Into(m)
	if !slices.Equal(m.Shortfalls, []output.Shortfall{of}) {
		t.Errorf("shortfalls %+v, want %+v alone", m.Shortfalls, of)
	}
}
