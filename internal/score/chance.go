package score

import (
	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// Floor is what guessing reaches at an item with options (E25).
func Floor(it corpus.Item) float64 { return 1 / float64(len(it.Options)) }

// Chance holds the choice items of a setting without messages against guessing (E25).
type Chance struct {
	Count
	Expected float64 `json:"expected"` // right by guessing among each item's options
	// P is the probability that guessing gets as many right or more: one-sided and
	// exact, items with different numbers of options included.
	P float64 `json:"p"`
}

// guesses are the items with options whose result is determined, corpus by corpus.
type guesses struct {
	Chance
	chances []float64 // an item's each
}

// add counts the items of a corpus.
func (g *guesses) add(items []corpus.Item, results []Result) {
	for i, it := range items {
		if len(it.Options) == 0 || results[i].Correct == nil {
			continue
		}
		g.Count.add(*results[i].Correct)
		p := Floor(it)
		g.Expected += p
		g.chances = append(g.chances, p)
	}
}

// chance holds what was counted against guessing; nil where there is no such item.
func (g *guesses) chance() *Chance {
	if g.N == 0 {
		return nil
	}
	g.P = statistics.UpperTail(g.chances, g.Right)
	return &g.Chance
}
