package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
)

func relationRules() []rule {
	return []rule{
		{Undisturbed, "contradictions have two sides", "facts that contradict one another", Proved, needPlan,
			each(twoSides)},
		{Grounded, "relations are what they are called", "items with a relation", Proved, tables(needGold, needPlan),
			each(relationsHold)},
	}
}

// twoSides: a fact that contradicts another is of its slot and of another value, both are true without a condition, at
// one time, and linked both ways; the slot has no third; different people state them in different threads (S2); and
// nothing speaks for one of them: both are posts of one day, by people who have no say in the task.
func twoSides(w *world, f *Finding) {
	slots := map[validate.Slot]int{}
	for i := range w.c.Facts {
		slots[slotOf(&w.c.Facts[i])]++
	}
	for i := range w.c.Facts {
		a := &w.c.Facts[i]
		if a.Contradicts == "" {
			continue
		}
		b := w.Fact(a.Contradicts)
		f.look()
		switch {
		case b == nil || b.Contradicts != a.ID:
			f.violate("contradicts "+quote(a.Contradicts), "a fact that contradicts it too", a.ID, a.Contradicts)
		case slotOf(a) != slotOf(b) || a.Value.Equal(b.Value):
			f.violate(b.Value.Canonical()+" of "+b.SubjectID, "another value of the same slot", a.ID, b.ID)
		case a.Noise || b.Noise || a.Condition != "" || b.Condition != "" || !bothHold(a, b):
			f.violate("sides that something tells apart",
				"two values that are stated as true at one time, without a condition", a.ID, b.ID)
		case slots[slotOf(a)] != 2:
			f.violate(fmt.Sprintf("%d facts of the slot", slots[slotOf(a)]), "two", a.ID, b.ID)
		case !w.apart(a, b):
			f.violate("said by one person, or in one thread", "different speakers in different threads", a.ID, b.ID)
		default:
			w.evenSides(f, a, b)
		}
	}
}

func slotOf(x *corpus.Fact) validate.Slot {
	return validate.Slot{SubjectID: x.SubjectID, Predicate: x.Predicate}
}

// bothHold says whether there is a day on which both facts hold.
func bothHold(a, b *corpus.Fact) bool {
	return (a.To == 0 || b.From <= a.To) && (b.To == 0 || a.From <= b.To) && a.Supersedes != b.ID &&
		b.Supersedes != a.ID
}

// apart says whether nobody states both facts, and no thread holds both. One user may say both in different sessions.
func (w *world) apart(a, b *corpus.Fact) bool {
	for _, x := range w.sources(a.ID) {
		for _, y := range w.sources(b.ID) {
			if x.AuthorID == y.AuthorID && x.SessionID == "" || x.ThreadID == y.ThreadID {
				return false
			}
		}
	}
	return true
}

// evenSides holds the statements of a contradiction against what would let one of them win.
func (w *world) evenSides(f *Finding, a, b *corpus.Fact) {
	for _, x := range w.sources(a.ID) {
		plan := w.Planned(x.ID)
		for _, y := range w.sources(b.ID) {
			if x.SessionID == "" && x.At.Date() != y.At.Date() {
				f.violate(fmt.Sprintf("said on %s and %s", x.At.Date(), y.At.Date()), "both sides on one day", x.ID, y.ID)
			}
		}
		if x.SessionID != "" {
			continue // each turn of a session answers the one before it
		}
		if x.ReplyTo != "" || plan == nil || plan.Act != corpus.ActProgress {
			f.violate("an answer or a decision", "a report of its own", x.ID)
		}
		if w.hasSay(x.AuthorID, a.TaskID) {
			f.violate("said by "+x.AuthorID+", who has a say in the task", "neither owner, nor lead, nor named by the task",
				x.ID, a.TaskID)
		}
	}
}

// hasSay says whether somebody owns a task, leads, or is named by a fact of the task.
func (w *world) hasSay(id, task string) bool {
	p, t := w.Person(id), w.Task(task)
	if p == nil || t == nil {
		return false
	}
	return t.OwnerID == id || p.Rank <= 2 || slices.ContainsFunc(w.c.Facts, func(f corpus.Fact) bool {
		return f.TaskID == task && !f.Noise && f.Predicate != corpus.PredOption && f.Value.Kind == corpus.KindEntity &&
			f.Value.Text == p.Name
	})
}

// relational says whether the items of a category have a relation, by its name (S2).
func relational(category string) bool {
	return slices.Contains([]string{corpus.Complementary, corpus.Nuanced, corpus.Contradictory}, category)
}

// relationsHold computes for every item that has a relation whether its operands, its evidence and its time or case are
// in it (S2, S5). Items of the categories that are relations have one.
func relationsHold(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		if it.Relation == "" && it.Subtype == "" && !relational(it.Category) {
			continue
		}
		f.look()
		if it.Relation == "" || it.Subtype == "" || relational(it.Category) && it.Relation != it.Category {
			f.violate(quote(it.Relation+", "+it.Subtype)+" of the category "+quote(it.Category),
				"the relation of its category, with a subtype", it.ID)
			continue
		}
		if found, expected := w.relation(it); found != "" {
			f.violate(found, expected, it.ID)
		}
	}
}

func (w *world) relation(it *corpus.Item) (found, expected string) {
	var operands []corpus.GoldAtom
	for _, g := range it.Gold {
		if g.Part != corpus.PartOperand {
			continue
		}
		if g.Atom == nil || len(g.FactIDs) == 0 || w.Fact(g.FactIDs[0]) == nil {
			return "an operand without a value or a fact", "operands that stand for facts"
		}
		operands = append(operands, g)
	}
	switch [2]string{it.Relation, it.Subtype} {
	case [2]string{corpus.Contradictory, corpus.Contradictory}:
		return w.contradict(operands)
	case [2]string{corpus.Complementary, corpus.MultiEvidence}:
		return w.complement(it, operands)
	}
	if len(operands) != 1 {
		return fmt.Sprintf("%d operands", len(operands)), "one"
	}
	switch [2]string{it.Relation, it.Subtype} {
	case [2]string{corpus.Complementary, corpus.AnyOne}:
		return w.anyOne(it, operands[0])
	case [2]string{corpus.Nuanced, corpus.Temporal}:
		return w.temporal(operands[0])
	case [2]string{corpus.Nuanced, corpus.Contextual}:
		return w.contextual(it, operands[0])
	}
	return quote(it.Relation + ", " + it.Subtype), "a relation with a subtype of its own"
}

// contradict: the operands are the two sides of a contradiction.
func (w *world) contradict(operands []corpus.GoldAtom) (found, expected string) {
	if len(operands) != 2 {
		return fmt.Sprintf("%d operands", len(operands)), "two sides"
	}
	a, b := w.Fact(operands[0].FactIDs[0]), w.Fact(operands[1].FactIDs[0])
	switch {
	case a.Contradicts != b.ID || b.Contradicts != a.ID || slotOf(a) != slotOf(b) ||
		operands[0].Atom.Equal(*operands[1].Atom):
		return "operands that do not contradict one another", "two values of one slot, linked as a contradiction"
	case a.Condition != "" || b.Condition != "" || !bothHold(a, b):
		return "operands that a time or a condition tells apart", "values that cannot both hold"
	case !w.apart(a, b):
		return "sides by one person, or in one thread", "different speakers in different threads"
	}
	return "", ""
}

// complement: every operand is of a slot of its own and stands in an alternative set of its own, in a thread where no other
// operand stands. Facts of the world may share a session, but for one of them.
func (w *world) complement(it *corpus.Item, operands []corpus.GoldAtom) (found, expected string) {
	if len(operands) < 2 {
		return fmt.Sprintf("%d operands", len(operands)), "two or more"
	}
	slots, groups, threads := map[validate.Slot]bool{}, map[int]bool{}, map[string]int{}
	for _, o := range operands {
		slot := validate.Slot{SubjectID: o.SubjectID, Predicate: o.Predicate}
		at := slices.IndexFunc(it.Evidence, func(e corpus.Evidence) bool {
			return e.MessageID == o.MessageID && e.Role == corpus.RoleAnswer
		})
		if at < 0 || slots[slot] || groups[it.Evidence[at].Set] {
			return o.Predicate + " of " + o.SubjectID +
				" beside another operand", "a slot and an alternative set of evidence of its own"
		}
		group := it.Evidence[at].Set
		slots[slot], groups[group] = true, true
		for _, e := range it.Evidence {
			m := w.Message(e.MessageID)
			if e.Set != group || m == nil {
				continue
			}
			if other, taken := threads[m.ThreadID]; taken && other != group && m.SessionID == "" {
				return "two groups in the thread of " + m.ThreadID, "every group in threads of its own"
			}
			threads[m.ThreadID] = group
		}
	}
	if len(threads) < 2 {
		return "all operands in one thread", "two threads or more"
	}
	return "", ""
}

// anyOne: the value is stated in two threads or more, in messages that are all
// of one group, so that any of them will do.
func (w *world) anyOne(it *corpus.Item, o corpus.GoldAtom) (found, expected string) {
	threads := map[string]bool{}
	for _, e := range it.Evidence {
		m := w.Message(e.MessageID)
		if e.Role != corpus.RoleAnswer || m == nil {
			continue
		}
		states := slices.ContainsFunc(w.Disclosed(m.ID), func(d corpus.Disclosure) bool {
			x := w.Fact(d.FactID)
			return x != nil && x.SubjectID == o.SubjectID && x.Predicate == o.Predicate && x.Value.Equal(*o.Atom)
		})
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

// temporal: the slot has values that follow one another, of which one holds on
// the asked day; it is the operand, and not just what has come last.
func (w *world) temporal(o corpus.GoldAtom) (found, expected string) {
	list := w.stages(o)
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
func (w *world) stages(o corpus.GoldAtom) []*corpus.Fact {
	var out []*corpus.Fact
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		if x.SubjectID == o.SubjectID && x.Predicate == o.Predicate && !x.Noise && x.Condition == "" &&
			len(w.sources(x.ID)) > 0 {
			out = append(out, x)
		}
	}
	slices.SortStableFunc(out, func(a, b *corpus.Fact) int { return int(a.From - b.From) })
	return out
}

// contextual: the slot has different values under different conditions, and the
// question names one case: a condition, or that it does not hold.
func (w *world) contextual(it *corpus.Item, o corpus.GoldAtom) (found, expected string) {
	own := w.Fact(o.FactIDs[0])
	question := folded(it.Question)
	values, named := w.cases(own, question)
	switch {
	case values == 0:
		return "one value", "another value under another condition"
	case len(named) != 1:
		return fmt.Sprintf("a question that names %d conditions", len(named)), "one"
	case own.Condition == "" && !leavesOut(question, named[0]):
		return "the condition " + quote(named[0]), "that it does not hold"
	case own.Condition != "" && (named[0] != own.Condition || leavesOut(question, named[0])):
		return "another case than " + quote(own.Condition), "the operand's own condition"
	}
	return "", ""
}

// cases counts the values of a fact's slot that hold under another condition, and lists the conditions of the slot that
// a question names.
func (w *world) cases(own *corpus.Fact, question string) (values int, named []string) {
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		if slotOf(x) != slotOf(own) || x.Noise || len(w.sources(x.ID)) == 0 {
			continue
		}
		if x.ID != own.ID && !x.Value.Equal(own.Value) && x.Condition != own.Condition {
			values++
		}
		if x.Condition != "" && containsWord(question, caseOf(x.Condition)) {
			named = append(named, x.Condition)
		}
	}
	return values, named
}

// caseOf is a condition without its preposition: "a hot phase".
func caseOf(condition string) string {
	_, rest, ok := strings.Cut(folded(condition), " ")
	if !ok {
		return folded(condition)
	}
	return rest
}

// leavesOut says whether a question asks for what holds but for a condition. A condition may begin with such a word itself:
// "outside the kitchen".
func leavesOut(question, condition string) bool {
	for _, but := range []string{"outside", "other than", "apart from", "except", "unless"} {
		if !strings.HasPrefix(folded(condition), but+" ") && containsWord(question, but+" "+caseOf(condition)) || containsWord(question, but+" "+folded(condition)) ||
			containsWord(question, but+" of "+caseOf(condition)) {
			return true
		}
	}
	return false
}
