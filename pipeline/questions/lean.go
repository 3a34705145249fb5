package questions

import "slices"

// Lean is, by value, how much more often it was the right one of drafts than a wrong one, weighed so that a value that
// is right as often as a guess among the options would find it leans nowhere. Families that draw their options keep it
// near zero: else the messages' favourites are a good guess, and what no one decides for is none.
type Lean map[string]int

// Add counts a draft's right value and its wrong ones.
func (l Lean) Add(right string, wrong ...string) {
	l[right] += len(wrong)
	for _, x := range wrong {
		l[x]--
	}
}

// ByLean sorts a list by the lean of its values: first what leans to the wrong side, which it is time for to be right.
// What leans alike keeps its order.
func ByLean[T any](l Lean, list []T, value func(T) string) {
	slices.SortStableFunc(list, func(a, b T) int { return l[value(a)] - l[value(b)] })
}
