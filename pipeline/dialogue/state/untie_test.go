package state

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// TestUntie: a term that was defined for an override keeps it only if a person
// stated that.
func TestUntie(t *testing.T) {
	fs := newFacts(nil, &pack.Pack{}, nil)
	fs.Add(corpus.Fact{ID: "o1", Predicate: corpus.PredRequires, About: "b1"})
	fs.Add(corpus.Fact{ID: "t1", Predicate: corpus.PredMeans, About: "o1"})
	fs.Add(corpus.Fact{ID: "t2", Predicate: corpus.PredMeans, About: "o2"})
	fs.Untie()
	for i, want := range []string{"b1", "o1", ""} {
		if got := fs.List[i].About; got != want {
			t.Errorf("%s is about %q, want %q", fs.List[i].ID, got, want)
		}
	}
}
