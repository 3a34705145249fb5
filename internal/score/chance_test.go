package score

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

// choices are items with so many options each, the first of them right.
func choices(right int, options ...int) (items []corpus.Item, results []Result) {
	for i, n := range options {
		items = append(items, corpus.Item{Options: make([]corpus.Option, n)})
		results = append(results, decided("", i < right, HowLetter, ""))
	}
	return items, results
}

// counted holds results against guessing among all options.
func counted(items []corpus.Item, results []Result) *Chance {
	g := guesses{}
	g.add(items, results)
	return g.chance()
}

// By hand: two of two among four options have 1/16; one or more of a pair of two
// and of four options has 1 − 1/2·3/4; three or more of four among four have
// (4·3 + 1)/256.
func TestAgainstChance(t *testing.T) {
	for _, c := range []struct {
		right       int
		options     []int
		expected, p float64
	}{
		{2, []int{4, 4}, 0.5, 1.0 / 16},
		{1, []int{2, 4}, 0.75, 5.0 / 8},
		{3, []int{4, 4, 4, 4}, 1, 13.0 / 256},
		{0, []int{4, 3}, 1.0/4 + 1.0/3, 1},
	} {
		got := counted(choices(c.right, c.options...))
		if got.Right != c.right || got.N != len(c.options) || math.Abs(got.Expected-c.expected) > 1e-12 ||
			math.Abs(got.P-c.p) > 1e-12 {
			t.Errorf("%d of %v: %+v, want %v and %v", c.right, c.options, got, c.expected, c.p)
		}
	}
	items, results := choices(1, 4, 4)
	results[1].Correct = nil
	items = append(items, corpus.Item{})
	results = append(results, decided("", true, HowJudge, ""))
	if got := counted(items, results); got.Count != (Count{1, 1}) || got.P != 0.25 {
		t.Errorf("undetermined and open items: %+v", got)
	}
	if got := counted(items[2:], results[2:]); got != nil {
		t.Errorf("no choice item: %+v", got)
	}
}

// More right is less likely by chance.
func TestChanceFallsWithWhatIsRight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		options := rapid.SliceOfN(rapid.IntRange(2, 6), 1, 60).Draw(t, "options")
		right := rapid.IntRange(0, len(options)-1).Draw(t, "right")
		fewer, more := counted(choices(right, options...)), counted(choices(right+1, options...))
		if fewer.P <= more.P || more.P <= 0 || fewer.P > 1 {
			t.Fatalf("%d of %v: %v, one more: %v", right, options, fewer.P, more.P)
		}
	})
}
