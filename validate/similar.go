package validate

import (
	"slices"

	"memloom/internal/bm25"
)

// Question is a question with the stretch of dialogue that it is about: the
// ids of its evidence messages and of the segments they stand in.
type Question struct {
	ID      string
	Text    string
	Stretch []string
}

// SimilarOptions are the bounds of near-copies.
type SimilarOptions struct {
	// Threshold is the similarity from which on a question is a near-copy.
	// Default 0.85: two wordings of one question differ in more than an eighth
	// of their words, one word exchanged in a question of ten does not.
	Threshold float64
}

const defaultThreshold = 0.85

// Similar is how alike two texts are, from 0 to 1: twice the length of the
// longest common subsequence of their words, over the words of both. Case and
// punctuation do not count, order does. Two texts without words are alike.
func Similar(a, b string) float64 {
	x, y := bm25.Terms(a), bm25.Terms(b)
	if len(x)+len(y) == 0 {
		return 1
	}
	return 2 * float64(commonSubsequence(x, y)) / float64(len(x)+len(y))
}

// commonSubsequence is the length of the longest one, row by row.
func commonSubsequence(x, y []string) int {
	row := make([]int, len(y)+1)
	for _, w := range x {
		diagonal := 0
		for j, v := range y {
			above := row[j+1]
			if w == v {
				row[j+1] = diagonal + 1
			} else {
				row[j+1] = max(above, row[j])
			}
			diagonal = above
		}
	}
	return row[len(y)]
}

// NearCopy returns the accepted question that q copies most nearly, with their
// similarity; ok is false if none about the same stretch of dialogue reaches
// the threshold (E21). Of two alike the earlier accepted counts.
func NearCopy(q Question, accepted []Question, o SimilarOptions) (of Question, similarity float64, ok bool) {
	if o.Threshold == 0 {
		o.Threshold = defaultThreshold
	}
	for _, a := range accepted {
		if !slices.ContainsFunc(a.Stretch, func(s string) bool { return slices.Contains(q.Stretch, s) }) {
			continue
		}
		if s := Similar(q.Text, a.Text); s >= o.Threshold && s > similarity {
			of, similarity, ok = a, s, true
		}
	}
	return of, similarity, ok
}
