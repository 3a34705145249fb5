// Package bm25 ranks documents for a query by Okapi BM25: the lexical retriever of the filters, and the published
// baseline's. An index is built once, does not change, and may be shared between goroutines.
package bm25

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"
)

// The usual parameters: how fast repeated terms saturate, and how much long documents pay for their length.
const (
	K1 = 1.2
	B  = 0.75
)

// Document is a text to be found, as terms. IDs are unique.
type Document struct {
	ID    string
	Terms []string
}

// Hit is a document that holds a term of the query.
type Hit struct {
	ID    string
	Score float64
}

type posting struct {
	doc   int32
	count int32
}

// Index finds documents by their terms.
type Index struct {
	ids      []string
	norm     []float64 // per document: K1 × (1 − B + B × length ÷ mean length)
	postings map[string][]posting
}

// New indexes the documents.
func New(docs []Document) *Index {
	var b Builder
	for _, d := range docs {
		b.Add(d)
	}
	return b.Index()
}

// Builder indexes documents one after the other and keeps none of their terms. Its zero value is empty.
type Builder struct {
	ix      Index
	lengths []int
	total   int
}

// Add adds a document.
func (b *Builder) Add(d Document) {
	if b.ix.postings == nil {
		b.ix.postings = map[string][]posting{}
	}
	at := int32(len(b.ix.ids))
	b.ix.ids, b.lengths, b.total = append(b.ix.ids, d.ID), append(b.lengths, len(d.Terms)), b.total+len(d.Terms)
	for _, term := range d.Terms {
		b.ix.count(term, at)
	}
}

// Index returns the index of what was added. The builder must not be used any more.
func (b *Builder) Index() *Index {
	for term, list := range b.ix.postings {
		if cap(list) > len(list) {
			b.ix.postings[term] = slices.Clone(list)[:len(list):len(list)]
		}
	}
	b.ix.norm = make([]float64, len(b.lengths))
	for i, n := range b.lengths {
		b.ix.norm[i] = norm(n, b.total, len(b.lengths))
	}
	return &b.ix
}

// count adds one occurrence; documents come in order, so that the last posting is the current one's or an earlier
// one's.
func (ix *Index) count(term string, doc int32) {
	list := ix.postings[term]
	if n := len(list); n > 0 && list[n-1].doc == doc {
		list[n-1].count++
		return
	}
	if len(list) == 0 {
		term = strings.Clone(term) // not a piece of its text
	}
	ix.postings[term] = append(list, posting{doc, 1})
}

func norm(length, total, docs int) float64 {
	if total == 0 {
		return K1
	}
	relative := float64(length) * float64(docs) / float64(total)
	return float64(K1 * (1 - B + float64(B*relative)))
}

// Search returns the k best documents that keep allows, best first, ties by id; documents without a term of the query
// are never returned. A nil keep allows all. A term that the query repeats counts once.
func (ix *Index) Search(query []string, k int, keep func(id string) bool) []Hit {
	terms := slices.Clone(query)
	slices.Sort(terms) // sums of floats depend on their order
	scores := make([]float64, len(ix.ids))
	var touched []int32
	for _, term := range slices.Compact(terms) {
		list := ix.postings[term]
		idf := math.Log1p((float64(len(ix.ids)-len(list)) + 0.5) / (float64(len(list)) + 0.5))
		for _, p := range list {
			if scores[p.doc] == 0 { // every score is above 0
				touched = append(touched, p.doc)
			}
			// The conversions forbid fused operations, so that machines agree.
			tf := float64(p.count)
			scores[p.doc] += float64(idf * float64(tf*(K1+1)) / (tf + ix.norm[p.doc]))
		}
	}
	best := make([]Hit, 0, max(0, min(k, len(touched))))
	for _, doc := range touched {
		h := Hit{ix.ids[doc], scores[doc]}
		if full := len(best) == cap(best); full && (len(best) == 0 || compare(h, best[len(best)-1]) > 0) {
			continue
		}
		if keep == nil || keep(h.ID) {
			best = insert(best, h)
		}
	}
	return best
}

// compare orders hits: best first, ties by id.
func compare(a, b Hit) int {
	return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.ID, b.ID))
}

// insert puts a hit into its place; what no longer fits in falls out.
func insert(best []Hit, h Hit) []Hit {
	at, _ := slices.BinarySearchFunc(best, h, compare)
	if len(best) < cap(best) {
		best = append(best, Hit{})
	}
	copy(best[at+1:], best[at:])
	best[at] = h
	return best
}

// Terms splits a text into lower-cased runs of letters and digits. An
// apostrophe within a word is dropped with a possessive s after it.
func Terms(text string) []string {
	text = strings.ReplaceAll(strings.ToLower(text), "’", "'")
	words := strings.FieldsFunc(text, func(r rune) bool {
		return r != '\'' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	terms := words[:0]
	for _, w := range words {
		w = strings.ReplaceAll(strings.TrimSuffix(strings.Trim(w, "'"), "'s"), "'", "")
		if w != "" {
			terms = append(terms, w)
		}
	}
	return terms
}
