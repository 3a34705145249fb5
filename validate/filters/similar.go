package filters

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/validate"
)

// NameSimilar names the filter for near-copies of accepted questions (E21).
const NameSimilar = "similar"

func similar() Filter {
	return Filter{Name: NameSimilar, Proves: "no near-copy of an accepted question", Apart: true, Computed: true}
}

// Question returns what near-copies of an item are found by.
func Question(v *View, it corpus.Item) validate.Question {
	return validate.QuestionOf(it, func(messageID string) []string {
		var ids []string
		for _, s := range v.segmentsOf(messageID) {
			ids = append(ids, v.Segments[s].ID)
		}
		return ids
	})
}

// Similar asks whether the item is a near-copy of an accepted question (E21). What was accepted before depends on the
// order of judging, so that it is asked last, item after item, and not by Run.
func Similar(v *View, it corpus.Item, accepted []validate.Question, o Options) []corpus.Verdict {
	j := &judging{v: v, it: it, filter: NameSimilar}
	if of, s, ok := validate.NearCopy(Question(v, it), accepted, o.Similar); ok {
		c := j.conclude(corpus.No, corpus.CodeNearCopy, fmt.Sprintf("a near-copy of %q (similarity %.2f)", of.Text, s))
		c.Refs = append(c.Refs, of.ID)
	} else {
		j.passes("no accepted question about the same stretch is like it")
	}
	return j.rows
}
