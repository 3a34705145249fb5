package main

import (
	"iter"

	"memloom/internal/corpus"
	"memloom/output"
)

// source is a folder read corpus by corpus: an output.Reader.
type source interface {
	Shared() (*corpus.Corpus, error)
	Corpora() iter.Seq2[*corpus.Corpus, error]
}

// corpusIDs lists the ids of a folder's corpora in their order.
func corpusIDs(m *output.Manifest) []string {
	ids := make([]string, len(m.Corpora))
	for i, c := range m.Corpora {
		ids[i] = c.ID
	}
	return ids
}
