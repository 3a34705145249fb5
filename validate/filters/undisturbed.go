package filters

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
)

// Undisturbed asks the fact index whether anything contradicts the item or adds to it. It calls no model.
func Undisturbed(v *View, it corpus.Item) []corpus.Verdict {
	j := &judging{v: v, it: it, filter: validate.FilterUndisturbed}
	problems := validate.Undisturbed(v.Facts, it)
	if len(problems) == 0 {
		j.passes("no other statement disturbs it")
		return j.rows
	}
	var reasons, refs []string
	for _, p := range problems {
		reasons, refs = append(reasons, p.String()), append(refs, p.MessageID, p.FactID)
	}
	c := j.conclude(corpus.No, corpus.CodeOtherValue, strings.Join(reasons, "; "))
	c.Refs = distinct(slices.DeleteFunc(append(refs, c.Refs...), func(id string) bool { return id == "" }))
	return j.rows
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
	j := &judging{v: v, it: it, filter: validate.FilterSimilar}
	if of, s, ok := validate.NearCopy(Question(v, it), accepted, o.Similar); ok {
		c := j.conclude(corpus.No, corpus.CodeNearCopy, fmt.Sprintf("a near-copy of %q (similarity %.2f)", of.Text, s))
		c.Refs = append(c.Refs, of.ID)
	} else {
		j.passes("no accepted question about the same stretch is like it")
	}
	return j.rows
}
