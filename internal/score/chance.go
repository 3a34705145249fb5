package score

import "memloom/internal/corpus"

// Chance holds the choice items of a setting without messages against guessing
// (E25).
type Chance struct {
	Count
	Expected float64 `json:"expected"` // right by guessing among each item's options
	// P is the probability that guessing gets as many right or more: one-sided and
	// exact, items with different numbers of options included.
	P float64 `json:"p"`
}

// againstChance counts the items with options whose result is determined; nil
// where there is none.
func againstChance(items []corpus.Item, results []Result) *Chance {
	var c Chance
	// exactly[k] is the probability of k right among the items so far.
	exactly := []float64{1}
	for i, it := range items {
		if len(it.Options) == 0 || results[i].Correct == nil {
			continue
		}
		c.N++
		if *results[i].Correct {
			c.Right++
		}
		p := 1 / float64(len(it.Options))
		c.Expected += p
		exactly = append(exactly, 0)
		for k := len(exactly) - 1; k > 0; k-- {
			exactly[k] = float64(exactly[k]*(1-p)) + float64(exactly[k-1]*p)
		}
		exactly[0] *= 1 - p
	}
	if c.N == 0 {
		return nil
	}
	for k := c.N; k >= c.Right; k-- { // the smallest first, for the sake of the sum
		c.P += exactly[k]
	}
	c.P = min(c.P, 1)
	return &c
}
