package check

import (
	"slices"

	"memloom/internal/corpus"
)

func linkRules() []rule {
	return []rule{
		{Grounded, "changes are those that facts record", "items of a change", Proved, tables(needGold, needPlan),
			each(changesRecorded)},
	}
}

// changesRecorded: what an item calls the trigger of a change, the value before
// it, or the latest value is so by the links between facts (G15).
func changesRecorded(w *world, f *Finding) {
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		if g.Part != corpus.PartResult {
			return
		}
		var problem, expected string
		switch g.Operation {
		case corpus.OpTrigger:
			problem, expected = w.triggers(it)
		case corpus.OpPrior:
			problem, expected = w.precedes(it)
		case corpus.OpLatest:
			problem, expected = w.isLatest(it)
		default:
			return
		}
		f.look()
		if problem != "" {
			f.violate(problem, expected, it.ID)
		}
	})
}

// triggers: a bridge's fact names the operand's as its reason.
func (w *world) triggers(it *corpus.Item) (found, expected string) {
	for _, why := range w.asked(it, corpus.OpTrigger) {
		if !slices.ContainsFunc(w.goldFactsOf(it, corpus.PartBridge), func(x *corpus.Fact) bool {
			return x.Because == why.ID
		}) {
			return why.ID + ", for which no bridge changed", "the fact because of which a bridge's fact holds"
		}
	}
	return "", ""
}

// precedes: the operand's fact was replaced by the one that a bridge states, or whose value the question gives.
func (w *world) precedes(it *corpus.Item) (found, expected string) {
	for _, old := range w.asked(it, corpus.OpPrior) {
		replaces := func(x *corpus.Fact) bool { return x.Supersedes == old.ID && !x.Noise }
		if slices.ContainsFunc(w.goldFactsOf(it, corpus.PartBridge), replaces) {
			continue
		}
		given := slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool {
			return g.Part == corpus.PartGiven && g.Atom != nil &&
				slices.ContainsFunc(w.c.Facts, func(x corpus.Fact) bool {
					return replaces(&x) &&
						x.Value.Equal(*g.Atom)
				})
		})
		if !given {
			return old.ID + ", which the current value did not replace", "the fact that a bridge's or the given one supersedes"
		}
	}
	return "", ""
}

// isLatest: nothing true that began or was said before the asking supersedes the operand's fact.
func (w *world) isLatest(it *corpus.Item) (found, expected string) {
	for _, last := range w.asked(it, corpus.OpLatest) {
		for i := range w.c.Facts {
			x := &w.c.Facts[i]
			if x.Supersedes != last.ID || x.Noise {
				continue
			}
			said := slices.ContainsFunc(w.sources(x.ID), func(m *corpus.Message) bool { return m.At < it.AskedAt })
			if said || x.From < it.AskedAt.Date() {
				return last.ID + ", which " + x.ID + " replaced", "a fact that nothing replaced before the asking"
			}
		}
	}
	return "", ""
}

// asked are the facts of the operands that an operation is about: the only one, or those of the operation.
func (w *world) asked(it *corpus.Item, op corpus.Operation) []*corpus.Fact {
	var all, own []*corpus.Fact
	for _, g := range it.Gold {
		if g.Part != corpus.PartOperand {
			continue
		}
		facts := w.factsOf(g)
		all = append(all, facts...)
		if g.Operation == op {
			own = append(own, facts...)
		}
	}
	if len(own) > 0 {
		return own
	}
	return all
}

// operandFacts are the facts that an item's operands stand for.
func (w *world) operandFacts(it *corpus.Item) []*corpus.Fact {
	return w.goldFactsOf(it, corpus.PartOperand)
}

// goldFactsOf are the facts of the rows of one part of an item's gold.
func (w *world) goldFactsOf(it *corpus.Item, part string) []*corpus.Fact {
	var out []*corpus.Fact
	for _, g := range it.Gold {
		if g.Part == part {
			out = append(out, w.factsOf(g)...)
		}
	}
	return out
}

func (w *world) factsOf(g corpus.GoldAtom) []*corpus.Fact {
	var out []*corpus.Fact
	for _, id := range g.FactIDs {
		if x := w.Fact(id); x != nil {
			out = append(out, x)
		}
	}
	return out
}
