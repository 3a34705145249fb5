// Package nearest finds the known name that a mistyped one was meant to be.
package nearest

import (
	"strings"
	"unicode/utf8"
)

// Of returns the name of known that typed is nearest to, and whether one is near enough to be offered. Case does not
// count. Near is one edit for names of up to five letters, two for up to eight, three for longer ones; an edit adds,
// drops or changes a letter, or swaps two neighbours. Of names that are equally near, one as long as typed is taken,
// else the first.
func Of(typed string, known []string) (name string, ok bool) {
	lower := strings.ToLower(typed)
	best := edits(utf8.RuneCountInString(typed)) + 1
	for _, k := range known {
		d := distance(lower, strings.ToLower(k), best+1)
		longer := len(k) != len(typed)
		if d < best || d == best && ok && !longer && len(name) != len(typed) {
			best, name, ok = d, k, true
		}
	}
	return name, ok
}

// Hint returns "; did you mean NAME?" for the name that Of finds, and "" where none is near.
func Hint(typed string, known []string) string {
	if name, ok := Of(typed, known); ok {
		return "; did you mean " + name + "?"
	}
	return ""
}

// edits is how many edits a name of n letters may be away from what was typed.
func edits(n int) int {
	switch {
	case n <= 2:
		return 0 // so short a name resembles too many
	case n <= 5:
		return 1
	case n <= 8:
		return 2
	}
	return 3
}

// distance returns the number of edits between two texts, or limit where there are that many or more: the optimal
// string alignment distance.
func distance(a, b string, limit int) int {
	x, y := []rune(a), []rune(b)
	if len(x)-len(y) >= limit || len(y)-len(x) >= limit {
		return limit
	}
	before, last, row := make([]int, len(y)+1), make([]int, len(y)+1), make([]int, len(y)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(x); i++ {
		row[0] = i
		for j := 1; j <= len(y); j++ {
			change := 1
			if x[i-1] == y[j-1] {
				change = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+change)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return min(last[len(y)], limit)
}
