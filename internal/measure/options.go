package measure

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
)

// options counts the options of choice items by kind, and those wrong facts that are a value of the right one's
// attribute.
func options(w *world, c *Counts) {
	lex, values := corpus.NewLexicon(w.Gazetteer()), w.values()
	for _, it := range w.Accepted() {
		if len(it.Options) < 2 {
			continue
		}
		c.add("items", 1)
		right := w.operands(it)
		for _, k := range it.OptionKeys {
			c.of("kind", cmp.Or(k.Kind, "plain"))
			at := slices.IndexFunc(it.Options, func(o corpus.Option) bool { return o.Letter == k.Letter })
			// No fact has the values of the strategy "degree".
			if k.Kind != corpus.OptionF2 && k.Kind != corpus.OptionFF || k.Strategy == "degree" || len(right) == 0 || at < 0 {
				continue
			}
			c.add("wrong_facts", 1)
			c.when("alike", slices.ContainsFunc(right, func(x *corpus.Fact) bool {
				return slices.ContainsFunc(values[w.sort(x)], func(v corpus.Value) bool {
					return !v.Equal(x.Value) && corpus.Says(it.Options[at].Text, it.AskedAt.Date(), v, lex)
				})
			}))
		}
	}
}

// operands are the facts that an item asks for.
func (w *world) operands(it *corpus.Item) []*corpus.Fact {
	var out []*corpus.Fact
	for _, g := range it.Gold {
		for _, id := range g.FactIDs {
			if x := w.Fact(id); x != nil && g.Part == corpus.PartOperand {
				out = append(out, x)
			}
		}
	}
	return out
}

// sort is the attribute of a fact, and the deliverable of its task: tasks with the same deliverable are alike.
func (w *world) sort(x *corpus.Fact) [2]string {
	if t := w.Task(x.SubjectID); t != nil {
		return [2]string{t.Deliverable, x.Predicate}
	}
	return [2]string{x.SubjectID, x.Predicate}
}

// values are those of facts by their sort. What was weighed for an attribute is of it.
func (w *world) values() map[[2]string][]corpus.Value {
	out := map[[2]string][]corpus.Value{}
	for i := range w.Facts {
		x := &w.Facts[i]
		of := x
		if taken := w.Fact(x.About); x.Predicate == corpus.PredOption && taken != nil {
			of = taken
		}
		out[w.sort(of)] = append(out[w.sort(of)], x.Value)
	}
	return out
}
