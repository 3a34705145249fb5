//go:build unix

package main

import (
	"context"
	"errors"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/runstore"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
)

// The records of a kept run next to those of any run: its size, and how many records its corpora have in all.
const (
	sizeKey   = "size"
	countsKey = "counts"
)

// keep makes the store of a run whose corpora are finished.
func keep(dir string, s size) (err error) {
	store, err := runstore.Open(dir, runstore.Options{Fresh: true})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	shared, all := sharedOf(), corpus.Counts{}
	for i := range s.Corpora {
		c := s.corpus(shared, i)
		all = all.Plus(c.Counted())
		if err := commit(store, ref(i).WorldKey(), &questions.Finished{Corpus: c}); err != nil {
			return err
		}
	}
	return errors.Join(commit(store, stage.KeyShared, shared), commit(store, sizeKey, s), commit(store, countsKey, all))
}

// commit keeps a record as a unit of its own.
func commit(store *runstore.Store, key string, v any) error {
	r, err := stage.Record(key, v)
	if err != nil {
		return err
	}
	return store.Commit(context.Background(), runstore.Unit{UnitID: runstore.UnitID{Stage: "world", Name: key},
		Records: []runstore.Record{{Key: r.Key, Data: r.Data}}})
}

// sharedOf is what the corpora share: 300 people and a calendar of a year.
func sharedOf() *corpus.Corpus {
	c := &corpus.Corpus{First: corpus.NewDate(2025, 1, 1), Last: corpus.NewDate(2025, 12, 31)}
	for i := range 300 {
		c.People = append(c.People, corpus.Person{ID: fmt.Sprintf("P%03d", i), Name: fmt.Sprintf("Name of %03d", i)})
	}
	return c
}
