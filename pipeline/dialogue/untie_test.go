package dialogue

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// TestUntie: a term that was defined for an override keeps it only if somebody
// stated that.
func TestUntie(t *testing.T) {
	fs := newFacts(nil, &pack.Pack{}, nil)
	fs.add(corpus.Fact{ID: "o1", Predicate: corpus.PredRequires, About: "b1"})
	fs.add(corpus.Fact{ID: "t1", Predicate: corpus.PredMeans, About: "o1"})
	fs.add(corpus.Fact{ID: "t2", Predicate: corpus.PredMeans, About: "o2"})
	fs.untie()
	for i, want := range []string{"b1", "o1", ""} {
		if got := fs.list[i].About; got != want {
			t.Errorf("%s is about %q, want %q", fs.list[i].ID, got, want)
		}
	}
}
