// Package echo finds messages that repeat a run of words of another one, and chooses among other wordings so that fewer
// do. It knows texts as runs alone (internal/prose) and asks nobody.
package echo

import (
	"cmp"
	"slices"
)

// Text is a message as it is compared: how many words it has, and its runs.
type Text struct {
	Words int      `json:"words"`
	Runs  []uint32 `json:"runs,omitempty"`
}

// Find returns for each text, in their order in time, the places of its runs
// that stand in a text before it, no more than stretch words back; none for most.
func Find(texts []Text, stretch int) [][]int {
	out := make([][]int, len(texts))
	said, at := map[uint32]int{}, 0
	for i, x := range texts {
		for k, r := range x.Runs {
			if before, ok := said[r]; ok && at-before <= stretch {
				out[i] = append(out[i], k)
			}
		}
		for _, r := range x.Runs {
			said[r] = at
		}
		at += x.Words
	}
	return out
}

// Choose returns for every text that has other wordings which of them to take, counted from 0, or −1 for the text as it
// is: the first that shares no run with a text before it within the stretch, or else the first of those that share the
// fewest. Texts before it are as they were chosen. What would make an echo of a text after it that has no other
// wordings is not taken.
func Choose(texts []Text, ways map[int][]Text, stretch int) map[int]int {
	fixed := fixedRuns(texts, ways)
	out := make(map[int]int, len(ways))
	said, at := map[uint32]int{}, 0
	for i, x := range texts {
		if ways := ways[i]; len(ways) > 0 {
			shares := func(t Text) int {
				n := 0
				for _, r := range t.Runs {
					if before, ok := said[r]; ok && at-before <= stretch {
						n++
					}
				}
				return n
			}
			harms := func(t Text) bool {
				return slices.ContainsFunc(t.Runs, func(r uint32) bool { return fixed.within(r, at, stretch) })
			}
			best, least := -1, shares(x)
			for w := 0; w < len(ways) && least > 0; w++ {
				if n := shares(ways[w]); n < least && !harms(ways[w]) {
					best, least = w, n
				}
			}
			if out[i] = best; best >= 0 {
				x = ways[best]
			}
		}
		for _, r := range x.Runs {
			said[r] = at
		}
		at += texts[i].Words
	}
	return out
}

// place is where a run stands.
type place struct {
	run uint32
	at  int // words before its text
}

// places are sorted by run, then place.
type places []place

// fixedRuns are the runs of the texts that stay as they are.
func fixedRuns(texts []Text, ways map[int][]Text) places {
	var out places
	at := 0
	for i, x := range texts {
		if len(ways[i]) == 0 {
			for _, r := range x.Runs {
				out = append(out, place{r, at})
			}
		}
		at += x.Words
	}
	slices.SortFunc(out, func(a, b place) int { return cmp.Or(cmp.Compare(a.run, b.run), cmp.Compare(a.at, b.at)) })
	return out
}

// within says whether a run stands at most stretch words after a place.
func (p places) within(run uint32, at, stretch int) bool {
	i, _ := slices.BinarySearchFunc(p, place{run, at + 1}, func(a, b place) int {
		return cmp.Or(cmp.Compare(a.run, b.run), cmp.Compare(a.at, b.at))
	})
	return i < len(p) && p[i].run == run && p[i].at-at <= stretch
}
