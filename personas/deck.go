package personas

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/statistics"
)

// deck returns n cards with the shares of the trait, in the order of the shares.
func deck(shares []share, n int) []string {
	counts := make([]int, len(shares))
	for i, s := range shares {
		counts[i] = s.count
	}
	cards := make([]string, 0, n)
	for i, k := range statistics.Apportion(counts, n) {
		for range k {
			cards = append(cards, shares[i].name)
		}
	}
	return cards
}

// deal gives the cards of a trait to people. A lower score comes earlier in the deck's order; ties and anything below
// the jitter are chance. A nil score shuffles. Scores bend who gets what, never how many get it.
func deal(r *rand.Rand, cards []string, jitter int, score func(i int) int) []string {
	n := len(cards)
	order := make([]int, n)
	keys := make([]int, n)
	for i := range n {
		order[i] = i
		if score != nil {
			keys[i] = score(i)
		}
		if jitter > 0 {
			keys[i] += r.IntN(jitter)
		}
	}
	r.Shuffle(n, func(i, j int) { order[i], order[j] = order[j], order[i] })
	slices.SortStableFunc(order, func(a, b int) int { return keys[a] - keys[b] })
	out := make([]string, n)
	for place, person := range order {
		out[person] = cards[place]
	}
	return out
}
