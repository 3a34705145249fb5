package validate

import (
	"cmp"
	"slices"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
	"memloom/internal/prose"
)

// Question is a question with what it asks for and the stretch of dialogue
// that it is about: the ids of its evidence messages and of their segments.
type Question struct {
	ID      string
	Text    string
	Asks    []string // operations, slots and values, as AsksOf gives them; nil if unknown
	Stretch []string
}

// QuestionOf returns what near-copies of an item are found by. segments gives
// the ids of the segments that a message is in.
func QuestionOf(it corpus.Item, segments func(messageID string) []string) Question {
	q := Question{ID: it.ID, Text: it.Question, Asks: AsksOf(it)}
	for _, e := range it.Evidence {
		q.Stretch = append(append(q.Stretch, e.MessageID), segments(e.MessageID)...)
	}
	slices.Sort(q.Stretch)
	q.Stretch = slices.Compact(q.Stretch)
	return q
}

// AsksOf returns what an item asks for: the operation, slot and value of each operand. What a slot held before its
// change, or holds in another case, is another thing to ask for.
func AsksOf(it corpus.Item) []string {
	var out []string
	for _, g := range Operands(it) {
		ask := string(g.Operation) + " " + g.SubjectID + " " + g.Predicate
		if g.Atom != nil {
			ask += " " + g.Atom.Canonical()
		}
		out = append(out, ask)
	}
	return out
}

// SimilarOptions are the similarities from which on a question is a near-copy.
type SimilarOptions struct {
	// Same is for questions that ask for the same. Default 0.5: the subject and
	// the attribute make up half of a question, and any two wordings share them.
	Same float64
	// Other is for questions that ask for different things, which one exchanged word may tell apart, and where it is
	// not known what they ask for. Default 0.95: one word in twenty.
	Other float64
}

func (o SimilarOptions) threshold(same bool) float64 {
	if same {
		return cmp.Or(o.Same, 0.5)
	}
	return cmp.Or(o.Other, 0.95)
}

// Similar is how alike two texts are, from 0 to 1: twice the length of the longest common subsequence of their words,
// over the words of both. Case and punctuation do not count, order does. Two texts without words are alike.
func Similar(a, b string) float64 {
	x, y := bm25.Terms(a), bm25.Terms(b)
	if len(x)+len(y) == 0 {
		return 1
	}
	return 2 * float64(prose.Common(x, y)) / float64(len(x)+len(y))
}

// NearCopy returns the accepted question that q copies most nearly, with their similarity; ok is false if none about
// the same stretch of dialogue reaches the threshold (E21). Of two alike the earlier accepted counts.
func NearCopy(q Question, accepted []Question, o SimilarOptions) (of Question, similarity float64, ok bool) {
	for _, a := range accepted {
		if !slices.ContainsFunc(a.Stretch, func(s string) bool { return slices.Contains(q.Stretch, s) }) {
			continue
		}
		s := Similar(q.Text, a.Text)
		same := len(q.Asks) > 0 && slices.Equal(q.Asks, a.Asks)
		if s >= o.threshold(same) && s > similarity {
			of, similarity, ok = a, s, true
		}
	}
	return of, similarity, ok
}
