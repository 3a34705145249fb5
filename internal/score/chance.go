package score

import (
	"encoding/json"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// profileCategory is the published category of the items to which E20's rule of lengths applies.
const profileCategory = "profile_understanding"

// Floor is what guessing reaches at an item with options (E25). Under E20's rule of lengths the right option of a
// profile item is never the longest, so whoever looks at nothing but length guesses among one less.
func Floor(it corpus.Item, longerF2 bool) float64 {
	n := len(it.Options)
	if longerF2 && it.Category == profileCategory && n > 2 {
		n--
	}
	return 1 / float64(n)
}

// LongerF2 says whether a manifest's parameters, a resolved recipe, have E20's rule of lengths on.
func LongerF2(parameters []byte) bool {
	var p struct{ Questions struct{ LongerF2 bool } }
	return json.Unmarshal(parameters, &p) == nil && p.Questions.LongerF2
}

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
	longerF2 bool // the recipe's key of that name
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
		p := Floor(it, g.longerF2)
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
