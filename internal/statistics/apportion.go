package statistics

import "slices"

// Apportion scales counts to n by largest remainder; of equal remainders the
// earlier count wins, so that the result is the same everywhere.
func Apportion(counts []int, n int) []int {
	total := 0
	for _, c := range counts {
		total += c
	}
	out := make([]int, len(counts))
	if total == 0 {
		return out
	}
	order := make([]int, len(counts))
	left := n
	for i, c := range counts {
		out[i] = n * c / total
		left -= out[i]
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return n*counts[b]%total - n*counts[a]%total })
	for _, i := range order[:left] {
		out[i]++
	}
	return out
}
