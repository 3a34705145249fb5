package prompts

import (
	"slices"

	"memloom/internal/llm"
)

// CommonPrefix is the share of prompts' bytes, from 0 to 1, that a provider's cache of prefixes can serve: of each
// prompt, the longest prefix that it shares with another before it, in sorted order.
func CommonPrefix(list []llm.Prompt) float64 {
	texts := make([]string, len(list))
	all, shared := 0, 0
	for i, p := range list {
		texts[i] = p.System + "\n" + p.User
		all += len(texts[i])
	}
	slices.Sort(texts) // a prompt's longest prefix is shared with its neighbour
	for i := 1; i < len(texts); i++ {
		shared += prefix(texts[i-1], texts[i])
	}
	if all == 0 {
		return 0
	}
	return float64(shared) / float64(all)
}

func prefix(a, b string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}
