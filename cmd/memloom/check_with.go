package main

import (
	"iter"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate/check"
)

// others opens further runs of a recipe; their corpora are read one after the other, each time they are ranged over.
func others(of *output.Manifest, dirs []string) (iter.Seq2[*corpus.Corpus, error], error) {
	var runs []check.Input
	for _, dir := range dirs {
		in, err := check.Open(dir, sourceOf(dir))
		switch {
		case err != nil:
			return nil, err
		case in.Corpora == nil:
			return nil, in.Unread
		case in.Manifest.Recipe != of.Recipe:
			return nil, usage("%s is of the recipe %s, not of %s: items of other recipes are no more of the same",
				dir, in.Manifest.Recipe, of.Recipe)
		}
		runs = append(runs, in)
	}
	return func(yield func(*corpus.Corpus, error) bool) {
		for _, in := range runs {
			for c, err := range in.Corpora {
				if !yield(c, err) || err != nil {
					return
				}
			}
		}
	}, nil
}
