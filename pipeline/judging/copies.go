package judging

import (
	"slices"

	"memloom/validate"
)

// copies are the accepted questions, by the parts of the stretches of dialogue
// that they are about: a near-copy shares one (E21).
type copies struct {
	all     []validate.Question // in the order of acceptance
	stretch map[string][]int    // into all
}

func newCopies() *copies { return &copies{stretch: map[string][]int{}} }

func (c *copies) add(q validate.Question) {
	for _, part := range q.Stretch {
		c.stretch[part] = append(c.stretch[part], len(c.all))
	}
	c.all = append(c.all, q)
}

// about returns the accepted questions about a part of the same stretch, in the order of acceptance.
func (c *copies) about(q validate.Question) []validate.Question {
	var at []int
	for _, part := range q.Stretch {
		at = append(at, c.stretch[part]...)
	}
	slices.Sort(at)
	var out []validate.Question
	for _, i := range slices.Compact(at) {
		out = append(out, c.all[i])
	}
	return out
}
