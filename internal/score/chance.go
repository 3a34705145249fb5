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

// againstChance counts the items with options whose result is determined; nil
// where there is none. longerF2 is the recipe's key of that name.
func againstChance(items []corpus.Item, results []Result, longerF2 bool) *Chance {
	var c Chance
	var chances []float64
	for i, it := range items {
		if len(it.Options) == 0 || results[i].Correct == nil {
			continue
		}
		c.N++
		if *results[i].Correct {
			c.Right++
		}
		p := Floor(it, longerF2)
		c.Expected += p
		chances = append(chances, p)
	}
	if c.N == 0 {
		return nil
	}
	c.P = statistics.UpperTail(chances, c.Right)
	return &c
}
