package bm25

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// naive scores every document by the formula as it is written.
func naive(docs []Document, query []string) []Hit {
	total := 0
	for _, d := range docs {
		total += len(d.Terms)
	}
	mean := float64(total) / float64(len(docs))
	var hits []Hit
	for _, d := range docs {
		score, found := 0.0, false
		seen := map[string]bool{}
		for _, q := range query {
			if seen[q] {
				continue
			}
			seen[q] = true
			df, tf := 0, 0
			for _, e := range docs {
				if slices.Contains(e.Terms, q) {
					df++
				}
			}
			for _, t := range d.Terms {
				if t == q {
					tf++
				}
			}
			if tf == 0 {
				continue
			}
			found = true
			idf := math.Log(1 + (float64(len(docs))-float64(df)+0.5)/(float64(df)+0.5))
			score += idf * float64(tf) * (1.2 + 1) / (float64(tf) + 1.2*(1-0.75+0.75*float64(len(d.Terms))/mean))
		}
		if found {
			hits = append(hits, Hit{d.ID, score})
		}
	}
	slices.SortFunc(hits, func(a, b Hit) int { return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.ID, b.ID)) })
	return hits
}

func TestSearchAgreesWithTheFormula(t *testing.T) {
	word := rapid.SampledFrom([]string{"cache", "load", "test", "ward", "page", "limit", "retry"})
	rapid.Check(t, func(t *rapid.T) {
		texts := rapid.SliceOfN(rapid.SliceOfN(word, 0, 8), 1, 12).Draw(t, "documents")
		docs := make([]Document, len(texts))
		for i, terms := range texts {
			docs[i] = Document{fmt.Sprintf("m%02d", len(texts)-i), terms}
		}
		query := rapid.SliceOfN(word, 0, 4).Draw(t, "query")
		want := map[string]float64{}
		for _, h := range naive(docs, query) {
			want[h.ID] = h.Score
		}
		got := New(docs).Search(query, len(docs), nil)
		if len(got) != len(want) {
			t.Fatalf("found %d documents, the formula finds %d", len(got), len(want))
		}
		for i, h := range got {
			if math.Abs(h.Score-want[h.ID]) > 1e-9 {
				t.Fatalf("%s scores %v, the formula says %v", h.ID, h.Score, want[h.ID])
			}
			if i > 0 && (got[i-1].Score < h.Score || got[i-1].Score == h.Score && got[i-1].ID >= h.ID) {
				t.Fatalf("%v stands before %v", got[i-1], h)
			}
		}
	})
}

func TestSearchKeepsTheBestThatAreAllowed(t *testing.T) {
	ix := New([]Document{
		{"b", Terms("retry limit")}, {"a", Terms("retry limit")},
		{"c", Terms("retry limit retry limit")}, {"d", Terms("banter")},
	})
	ids := func(hits []Hit) (out []string) {
		for _, h := range hits {
			out = append(out, h.ID)
		}
		return out
	}
	for _, c := range []struct {
		name string
		k    int
		keep func(string) bool
		want []string
	}{
		{"all that match, ties by id", 10, nil, []string{"c", "a", "b"}},
		{"the first two", 2, nil, []string{"c", "a"}},
		{"what keep refuses takes no place", 2, func(id string) bool { return id != "c" }, []string{"a", "b"}},
		{"none asked for", 0, nil, nil},
	} {
		if diff := gocmp.Diff(c.want, ids(ix.Search([]string{"retry", "limit"}, c.k, c.keep))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
	if got := New(nil).Search([]string{"retry"}, 3, nil); len(got) != 0 {
		t.Errorf("an empty index found %v", got)
	}
}

func TestTerms(t *testing.T) {
	got := Terms("Leo’s cache-load test isn't done: 14 of 20 'runs' (v2)")
	want := []string{"leo", "cache", "load", "test", "isnt", "done", "14", "of", "20", "runs", "v2"}
	if diff := gocmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
