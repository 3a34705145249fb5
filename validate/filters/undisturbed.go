package filters

import (
	"context"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
)

// NameUndisturbed names the filter by which nothing contradicts an item or adds to it.
const NameUndisturbed = "undisturbed"

func undisturbed() Filter {
	return Filter{Name: NameUndisturbed, Proves: "contradicted by nothing", Computed: true,
		Judge: func(_ context.Context, v *View, _ Models, it corpus.Item, _ string, _ Options) ([]corpus.Verdict, error) {
			return Undisturbed(v, it), nil
		}}
}

// Undisturbed asks the fact index whether anything contradicts the item or adds to it. It calls no model.
func Undisturbed(v *View, it corpus.Item) []corpus.Verdict {
	j := &judging{v: v, it: it, filter: NameUndisturbed}
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
