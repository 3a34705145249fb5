package grounded

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// relationsHold computes for every item that has a relation whether its operands, its evidence and its time or case are
// in it (S2, S5). Items of the categories that are relations have one.
func relationsHold(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		relational := slices.Contains([]string{corpus.Complementary, corpus.Nuanced, corpus.Contradictory}, it.Category)
		if it.Relation == "" && it.Subtype == "" && !relational {
			continue
		}
		f.Look()
		found, expected := rule.Quote(it.Relation+", "+it.Subtype)+" of the category "+rule.Quote(it.Category),
			"the relation of its category, with a subtype"
		if it.Relation != "" && it.Subtype != "" && (!relational || it.Relation == it.Category) {
			found, expected = relation(w, it)
		}
		if found != "" {
			f.Violate(found, expected, it.ID)
		}
	}
}

func relation(w *rule.World, it *corpus.Item) (found, expected string) {
	var operands []corpus.GoldAtom
	for _, g := range it.Gold {
		if g.Part != corpus.PartOperand {
			continue
		}
		if g.Atom == nil || w.FactOf(&g) == nil {
			return "an operand without a value or a fact", "operands that stand for facts"
		}
		operands = append(operands, g)
	}
	of := [2]string{it.Relation, it.Subtype}
	switch of {
	case [2]string{corpus.Contradictory, corpus.Contradictory}:
		if len(operands) != 2 || operands[0].Atom.Equal(*operands[1].Atom) {
			return fmt.Sprintf("%d operands, or two that agree", len(operands)), "two sides"
		}
		return w.Opposed(w.FactOf(&operands[0]), w.FactOf(&operands[1]))
	case [2]string{corpus.Complementary, corpus.MultiEvidence}:
		return complement(w, it, operands)
	}
	if len(operands) != 1 {
		return fmt.Sprintf("%d operands", len(operands)), "one"
	}
	switch of {
	case [2]string{corpus.Complementary, corpus.AnyOne}:
		return anyOne(w, it, operands[0])
	case [2]string{corpus.Nuanced, corpus.Temporal}:
		return temporal(w, operands[0])
	case [2]string{corpus.Nuanced, corpus.Contextual}:
		return contextual(w, it, operands[0])
	}
	return rule.Quote(it.Relation + ", " + it.Subtype), "a relation with a subtype of its own"
}

// complement: every operand is of a slot of its own and has an alternative set of its own, in a thread where no other
// operand is. Facts of the world may share a session, but for one of them.
func complement(w *rule.World, it *corpus.Item, operands []corpus.GoldAtom) (found, expected string) {
	if len(operands) < 2 {
		return fmt.Sprintf("%d operands", len(operands)), "two or more"
	}
	slots, sets, threads := map[corpus.Slot]bool{}, map[int]bool{}, map[string]int{}
	for _, o := range operands {
		at := slices.IndexFunc(it.Evidence, func(e corpus.Evidence) bool {
			return e.MessageID == o.MessageID && e.Role == corpus.RoleAnswer
		})
		if at < 0 || slots[o.Slot()] || sets[it.Evidence[at].Set] {
			return o.Predicate + " of " + o.SubjectID + " beside another operand",
				"a slot and an alternative set of evidence of its own"
		}
		set := it.Evidence[at].Set
		slots[o.Slot()], sets[set] = true, true
		for _, e := range it.Evidence {
			m := w.Message(e.MessageID)
			if e.Set != set || m == nil {
				continue
			}
			if other, taken := threads[m.ThreadID]; taken && other != set && m.SessionID == "" {
				return "two groups in the thread of " + m.ThreadID, "every group in threads of its own"
			}
			threads[m.ThreadID] = set
		}
	}
	if len(threads) < 2 {
		return "all operands in one thread", "two threads or more"
	}
	return "", ""
}

// anyOne: the value is stated in two threads or more, in messages that are all of one alternative set, so that any of
// them will do.
func anyOne(w *rule.World, it *corpus.Item, o corpus.GoldAtom) (found, expected string) {
	threads := map[string]bool{}
	for _, e := range it.Evidence {
		m := w.Message(e.MessageID)
		if e.Role != corpus.RoleAnswer || m == nil {
			continue
		}
		states := w.Discloses(m.ID, func(x *corpus.Fact) bool { return x.Slot() == o.Slot() && x.Value.Equal(*o.Atom) })
		if e.Set != it.Evidence[0].Set || !states {
			return m.ID + " of another group or value", "one group, of which every message states the value"
		}
		threads[m.ThreadID] = true
	}
	if len(threads) < 2 {
		return fmt.Sprintf("%d threads", len(threads)), "two or more"
	}
	return "", ""
}

// temporal: the slot has values that follow one another, of which one holds on the asked day; it is the operand, and
// not just what has come last.
func temporal(w *rule.World, o corpus.GoldAtom) (found, expected string) {
	list := stages(w, o)
	if len(list) < 2 {
		return fmt.Sprintf("%d stated values", len(list)), "two or more that follow one another"
	}
	day, holding := o.At.Date(), []string{}
	for i, x := range list {
		if i > 0 && x.Supersedes != list[i-1].ID {
			return x.ID + " after " + list[i-1].ID, "values of which each replaces the one before"
		}
		next := i+1 < len(list)
		if x.From <= day && (!next || day < list[i+1].From) && (x.To == 0 || day <= x.To) {
			holding = append(holding, x.ID)
		}
	}
	switch {
	case len(holding) != 1 || holding[0] != o.FactIDs[0]:
		return strings.Join(holding, ", ") + " on " + day.String(), o.FactIDs[0] + " alone"
	case holding[0] == list[len(list)-1].ID:
		return "the last value, on " + day.String(), "a day before the last change"
	}
	return "", ""
}

// stages are the true values that texts state for a slot without a condition, in the order of time.
func stages(w *rule.World, o corpus.GoldAtom) []*corpus.Fact {
	out := slices.DeleteFunc(slices.Clone(w.Values(o.Slot())), func(x *corpus.Fact) bool {
		return x.Noise || x.Condition != "" || len(w.Stating(x.ID)) == 0
	})
	slices.SortStableFunc(out, func(a, b *corpus.Fact) int { return int(a.From - b.From) })
	return out
}

// contextual: the slot has another value under another condition, and the question names the operand's own condition
// alone, or says that the only one that it names does not hold.
func contextual(w *rule.World, it *corpus.Item, o corpus.GoldAtom) (found, expected string) {
	own, question := w.FactOf(&o), corpus.Folded(it.Question)
	values, named := cases(w, own, question)
	switch {
	case values == 0:
		return "one value", "another value under another condition"
	case len(named) != 1:
		return fmt.Sprintf("a question that names %d conditions", len(named)), "one"
	case own.Condition == "" && !leavesOut(question, named[0]):
		return "the condition " + rule.Quote(named[0]), "that it does not hold"
	case own.Condition != "" && (named[0] != own.Condition || leavesOut(question, named[0])):
		return "another case than " + rule.Quote(own.Condition), "the operand's own condition"
	}
	return "", ""
}

// cases counts the values of a fact's slot that hold under another condition, and lists the conditions of the slot that
// a question names.
func cases(w *rule.World, own *corpus.Fact, question string) (values int, named []string) {
	for _, x := range w.Values(own.Slot()) {
		if x.Noise || len(w.Stating(x.ID)) == 0 {
			continue
		}
		if x.ID != own.ID && !x.Value.Equal(own.Value) && x.Condition != own.Condition {
			values++
		}
		if x.Condition != "" && corpus.ContainsWord(question, caseOf(x.Condition)) {
			named = append(named, x.Condition)
		}
	}
	return values, named
}

// caseOf is a condition without its preposition: "a hot phase".
func caseOf(condition string) string {
	first, rest, several := strings.Cut(corpus.Folded(condition), " ")
	if !several {
		return first
	}
	return rest
}

// leavesOut says whether a question asks for what holds but for a condition. A condition may begin with such a word
// itself: "outside the kitchen".
func leavesOut(question, condition string) bool {
	for _, but := range []string{"outside", "other than", "apart from", "except", "unless"} {
		if !strings.HasPrefix(corpus.Folded(condition), but+" ") && corpus.ContainsWord(question,
			but+" "+caseOf(condition)) ||
			corpus.ContainsWord(question, but+" "+corpus.Folded(condition)) ||
			corpus.ContainsWord(question, but+" of "+caseOf(condition)) {
			return true
		}
	}
	return false
}
