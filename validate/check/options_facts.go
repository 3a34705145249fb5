package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/score"
	"memloom/prompts"
)

func wrongFactRules() []rule {
	return []rule{{Blind, "wrong facts are longer", "items about people, with questions.longer_f2", Proved,
		tables(needItems, []string{tabOptionKeys}), each(wrongFactsLonger)}, {Blind, "wrong facts are of the right one's attribute", "options with a wrong fact", Proved,
		tables(needGold, needPlan, needLexicon, []string{tabOptionKeys}), each(wrongFactsAlike)}}
}

// wrongFactsLonger: where the recipe has E20's rule of lengths, the option with the right person and the wrong fact has 10 to
// 20 % more words than the right one.
func wrongFactsLonger(w *world, f *Finding) {
	if !score.LongerF2(w.in.Manifest.Parameters) {
		return
	}
	for _, c := range w.choiceItems() {
		for _, k := range c.item.OptionKeys {
			at := slices.IndexFunc(c.item.Options, func(o corpus.Option) bool { return o.Letter == k.Letter })
			if k.Kind != corpus.OptionF2 || at < 0 {
				continue
			}
			f.look()
			words := len(strings.Fields(c.item.Options[at].Text))
			least, most := prompts.Longer{}.Bounds(len(strings.Fields(c.item.Options[c.right].Text)))
			if words < least || words > most {
				f.violate(fmt.Sprintf("%d words", words), fmt.Sprintf("%d to %d, 10 to 20 %% more than the right option", least, most), c.item.ID)
			}
		}
	}
}

// degree is the strategy whose values no fact has: more or less of the right one.
const degree = "degree"

// wrongFactsAlike: a wrong fact of a profile item is a value that the right one's attribute has of a task with the same
// deliverable, so that it cannot be told by its words (E20).
func wrongFactsAlike(w *world, f *Finding) {
	values := map[[2]string][]corpus.Value{} // of a deliverable and a predicate
	sort := func(x *corpus.Fact) [2]string {
		if t := w.Task(x.SubjectID); t != nil {
			return [2]string{t.Deliverable, x.Predicate}
		}
		return [2]string{x.SubjectID, x.Predicate}
	}
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		of := x
		if taken := w.Fact(x.About); x.Predicate == corpus.PredOption && taken != nil {
			of = taken // what was weighed for an attribute is of it
		}
		values[sort(of)] = append(values[sort(of)], x.Value)
	}
	for _, c := range w.choiceItems() {
		right := w.operandFacts(c.item)
		if len(right) == 0 {
			continue
		}
		for _, k := range c.item.OptionKeys {
			if k.Kind != corpus.OptionF2 && k.Kind != corpus.OptionFF || k.Strategy == degree {
				continue
			}
			at := slices.IndexFunc(c.item.Options, func(o corpus.Option) bool { return o.Letter == k.Letter })
			if at < 0 {
				continue
			}
			text := c.item.Options[at].Text
			alike := slices.ContainsFunc(right, func(x *corpus.Fact) bool {
				return slices.ContainsFunc(values[sort(x)], func(v corpus.Value) bool {
					return !v.Equal(x.Value) && w.says(text, c.item.AskedAt.Date(), v)
				})
			})
			f.expect(alike, quote(text), "a value that the attribute has of such a task", c.item.ID)
		}
	}
}
