package main

import (
	"fmt"
	"io"

	"memloom/internal/corpus"
	"memloom/internal/measure"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/pipeline"
)

// targetCheck holds the corpora of a run, one after another, against the numbers of its recipe.
type targetCheck struct{ measured *measure.Targets }

// newTargetCheck begins a check of a run whose manifest is m; shared holds the people and the calendar of its corpora.
func newTargetCheck(s pipeline.Settings, m *output.Manifest, shared *corpus.Corpus) (*targetCheck, error) {
	var packs []*pack.Pack
	for _, d := range s.Domains {
		packs = append(packs, d.Pack)
	}
	in, err := measureInput(m)
	in.Technical, in.Weighed = technical(packs), weighed(packs)
	return &targetCheck{measure.NewTargets(in, shared)}, err
}

// add measures a corpus, of which nothing is kept.
func (k *targetCheck) add(c *corpus.Corpus) { k.measured.Add(c) }

// missed lists the numbers that the corpora together miss by more than a tenth. It is called once, after all of them.
func (k *targetCheck) missed() []output.Target {
	var out []output.Target
	for _, t := range k.measured.Missed() {
		out = append(out, output.Target(t))
	}
	return out
}

// printMissed says which numbers of the recipe were missed.
func printMissed(w io.Writer, list []output.Target) {
	for _, t := range list {
		fmt.Fprintf(w, "missed: the recipe asks for %s %.4g, the corpus has %.3g\n", t.Key, t.Asked, t.Got)
	}
}

// printMoved says which corpora got more or less of a stratum than their share.
func printMoved(w io.Writer, list []output.CorpusQuota) {
	for _, q := range list {
		fmt.Fprintf(w, "moved: %s has %d of %s, its share was %d\n", q.CorpusID, q.Got, q.Stratum, q.Wanted)
	}
}
