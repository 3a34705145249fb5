package main

import (
	"fmt"
	"io"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/stats"
	"memloom/output"
	"memloom/pipeline"
)

// missedTargets lists the numbers of a recipe that a corpus misses by more than a tenth.
func missedTargets(c *corpus.Corpus, s pipeline.Settings) []output.Target {
	var packs []*pack.Pack
	for _, d := range s.Domains {
		packs = append(packs, d.Pack)
	}
	asked := s.Recipe.Dialogue
	var out []output.Target
	for _, t := range stats.MissedTargets(stats.Input{
		Corpus: c, Recipe: s.Recipe.Name, Scale: s.Scale, Seed: s.Seed, Words: asked.Words, PerDay: asked.MessagesPerDay,
		Rates: rates(asked), Technical: technical(packs), Weighed: weighed(packs),
	}) {
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
