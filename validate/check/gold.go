package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// goldRules look for gold that a reasonable reader would dispute (docs/validity.md).
func goldRules() []rule {
	needs := tables(needGold, needPlan)
	return []rule{
		{Undisturbed, "no side has authority", "contradictory items", Proved,
			tables(needs, []string{tabTasks, tabProfiles}), each(sidesEqual)},
		{Undisturbed, "sides are of one day and unprompted", "contradictory items", Proved, needs, each(sidesTogether)},
		{Undisturbed, "old values are told once", "items about a superseded value", Proved, needs, each(oldToldOnce)},
		{Undisturbed, "clues are all needed", "items whose subject clues tell", Proved,
			tables(needs, []string{tabTasks, tabPeople}), each(cluesNeeded)},
		{Grounded, "bridges decide", "items about a rule behind a bridge", Proved, needs, each(bridgesDecide)},
		{Grounded, "rules that tell a matter are needed", "items that tell a matter by its rule", Proved, needs, each(rulesNeeded)},
		{Grounded, "updates compose rule, exception and definition", "items of update about a rule", Proved, needs, each(updatesCompose)},
	}
}

// sides returns the operands of a contradictory item with their messages.
func (w *world) sides(it *corpus.Item) (operands []*corpus.GoldAtom, messages []*corpus.Message) {
	if it.Relation != corpus.Contradictory && it.Family != corpus.Contradictory {
		return nil, nil
	}
	for i := range it.Gold {
		g := &it.Gold[i]
		if m := w.Message(g.MessageID); g.Part == corpus.PartOperand && m != nil {
			operands, messages = append(operands, g), append(messages, m)
		}
	}
	return operands, messages
}

// mostAuthority is the lowest rank number of people whose word counts no more than another's.
const mostAuthority = 2

// sidesEqual: neither speaker owns the task, leads, or is named as who decides, reviews or is asked about it.
func sidesEqual(w *world, f *Finding) {
	asked := map[string]map[string]bool{} // names of people that facts of a task name
	for i := range w.c.Facts {
		if x := &w.c.Facts[i]; x.Value.Kind == corpus.KindEntity && !x.Noise {
			if asked[x.SubjectID] == nil {
				asked[x.SubjectID] = map[string]bool{}
			}
			asked[x.SubjectID][x.Value.Text] = true
		}
	}
	for _, it := range w.Accepted() {
		operands, messages := w.sides(it)
		if len(operands) == 0 {
			continue
		}
		f.look()
		for i, g := range operands {
			m, p := messages[i], w.Person(messages[i].AuthorID)
			task := w.Task(g.SubjectID)
			switch {
			case task != nil && task.OwnerID == m.AuthorID:
				f.violate("a side by the owner, "+m.AuthorName, "people without authority over it", it.ID, m.ID)
			case p != nil && p.Rank > 0 && p.Rank <= mostAuthority:
				f.violate(fmt.Sprintf("a side by %s, of rank %d", m.AuthorName, p.Rank), "people without authority over it",
					it.ID, m.ID)
			case asked[g.SubjectID][m.AuthorName]:
				f.violate("a side by "+m.AuthorName+", whom a fact of the task names", "people without authority over it",
					it.ID, m.ID)
			}
		}
	}
}

// sidesTogether: the sides are said on one day, nobody was asked for them, and none reports a change.
func sidesTogether(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		operands, messages := w.sides(it)
		if len(operands) == 0 {
			continue
		}
		f.look()
		for i, m := range messages {
			p, x := w.Planned(m.ID), w.factOf(operands[i])
			switch {
			case m.At.Date() != messages[0].At.Date():
				f.violate("said on "+m.At.Date().String(), "on "+messages[0].At.Date().String()+", as the other side", it.ID,
					m.ID)
			case p != nil && p.Act == corpus.ActAnswer:
				f.violate("a side that answers a question", "one that nobody asked for", it.ID, m.ID)
			case p != nil && p.Perturbation == corpus.DecisionChange || x != nil && x.Supersedes != "":
				f.violate("a side that reports a change", "one that reports none", it.ID, m.ID)
			}
		}
	}
}

// factOf returns the fact that an atom of gold comes from, nil where there is none.
func (w *world) factOf(g *corpus.GoldAtom) *corpus.Fact {
	if len(g.FactIDs) == 0 {
		return nil
	}
	return w.Fact(g.FactIDs[0])
}

// asksOld says whether an item asks for a value that another one has replaced.
func asksOld(it *corpus.Item) bool {
	return it.Family == "as_of" || it.Subcategory == "prior value" || it.Subcategory == "what held then"
}

// oldToldOnce: nobody repeats a superseded value by mistake where an item asks for it, so that it has one source.
func oldToldOnce(w *world, f *Finding) {
	stale := map[[2]string][]*corpus.Fact{}
	for i := range w.c.Facts {
		if x := &w.c.Facts[i]; x.Noise {
			slot := [2]string{x.SubjectID, x.Predicate}
			stale[slot] = append(stale[slot], x)
		}
	}
	for _, it := range w.Accepted() {
		if !asksOld(it) {
			continue
		}
		f.look()
		for i := range it.Gold {
			g := &it.Gold[i]
			if g.Part != corpus.PartOperand || g.Atom == nil {
				continue
			}
			for _, x := range stale[[2]string{g.SubjectID, g.Predicate}] {
				if m := w.toldOutside(x, it); m != nil && x.Value.Equal(*g.Atom) {
					f.violate(x.Value.Canonical()+" again, in "+m.ID, "a superseded value that is told in the evidence alone",
						it.ID, x.ID)
				}
			}
		}
	}
}

// toldOutside returns a message that states a fact before an item is asked and is no evidence of it, or nil.
func (w *world) toldOutside(x *corpus.Fact, it *corpus.Item) *corpus.Message {
	for _, m := range w.sources(x.ID) {
		if m.At < it.AskedAt && !slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return e.MessageID == m.ID }) {
			return m
		}
	}
	return nil
}

// bridgesDecide: a matter that is asked about behind a definition or another bridge has two exceptions or more of
// different values, so that the bridge tells which one holds.
func bridgesDecide(w *world, f *Finding) {
	exceptions := map[string][]*corpus.Fact{} // of a rule
	for i := range w.c.Facts {
		if x := &w.c.Facts[i]; isOverride(x) {
			exceptions[x.About] = append(exceptions[x.About], x)
		}
	}
	for _, it := range w.Accepted() {
		asked := w.overrideBehindBridge(it)
		if asked == nil {
			continue
		}
		f.look()
		var values []corpus.Value
		for _, x := range exceptions[asked.About] {
			said := slices.ContainsFunc(w.sources(x.ID), func(m *corpus.Message) bool { return m.At < it.AskedAt })
			if said && !slices.ContainsFunc(values, x.Value.Equal) {
				values = append(values, x.Value)
			}
		}
		if len(values) < 2 {
			f.violate(fmt.Sprintf("%d exception of the rule", len(values)), "two or more of different values", it.ID,
				asked.About)
		}
	}
}

// overrideBehindBridge returns the exception that an item asks for and that a bridge leads to, or nil.
func (w *world) overrideBehindBridge(it *corpus.Item) *corpus.Fact {
	var asked *corpus.Fact
	bridge := false
	for i := range it.Gold {
		g := &it.Gold[i]
		x := w.factOf(g)
		switch {
		case x == nil:
		case g.Part == corpus.PartOperand && isOverride(x):
			asked = x
		case g.Part == corpus.PartBridge && !strings.EqualFold(g.Predicate, corpus.PredRequires):
			bridge = true
		}
	}
	if !bridge {
		return nil
	}
	return asked
}

// rulesNeeded: where a question tells the matter by its general rule, which is a bridge then, no other general rule requires
// the same, and another rule has an exception in the same case that requires something else: without the rule, nobody knows
// which of them is asked for (E19).
func rulesNeeded(w *world, f *Finding) {
	project := w.projectOfGroup()
	for _, it := range w.Accepted() {
		rule, asked := w.ruleBehind(it)
		if rule == nil {
			continue
		}
		f.look()
		alone, needed := true, false
		for i := range w.c.Facts {
			x := &w.c.Facts[i]
			if x.Predicate != corpus.PredRequires || x.ID == rule.ID || x.About == rule.ID ||
				!slices.ContainsFunc(w.sources(x.ID), func(m *corpus.Message) bool { return m.At < it.AskedAt }) {
				continue
			}
			alone = alone && (x.Condition != "" || !x.Value.Equal(rule.Value))
			needed = needed || x.Condition == asked.Condition && !x.Value.Equal(asked.Value) &&
				project[x.GroupID] == project[asked.GroupID]
		}
		switch {
		case !alone:
			f.violate("another rule that requires "+rule.Value.Canonical(), "one rule that requires it in general", it.ID, rule.ID)
		case !needed:
			f.violate("no other rule with an exception "+asked.Condition, "another rule with an exception in the same case", it.ID, asked.ID)
		}
	}
}

// ruleBehind returns the general rule that is a bridge to the exception which an item asks for, and the exception; nil where
// there is none.
func (w *world) ruleBehind(it *corpus.Item) (rule, asked *corpus.Fact) {
	for i := range it.Gold {
		g := &it.Gold[i]
		switch x := w.factOf(g); {
		case x == nil:
		case g.Part == corpus.PartOperand && isOverride(x):
			asked = x
		case g.Part == corpus.PartBridge && x.Predicate == corpus.PredRequires && x.Condition == "":
			rule = x
		}
	}
	if rule == nil || asked == nil || asked.About != rule.ID {
		return nil, nil
	}
	return rule, asked
}

// updatesCompose: an item of update that asks for an exception needs the rule and the definition of its case as well: both
// are bridges (E19).
func updatesCompose(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		exception := slices.ContainsFunc(w.operandFacts(it), isOverride)
		if it.Family != familyUpdate || !exception {
			continue
		}
		rule, _ := w.ruleBehind(it)
		f.expect(rule != nil && w.overrideBehindBridge(it) != nil, "an exception without its rule or its definition",
			"three pieces that are all needed", it.ID)
	}
}
