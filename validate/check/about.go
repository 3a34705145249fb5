package check

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

func aboutRules() []rule {
	return []rule{
		{Referential, "facts are about what they can be", "facts about a fact", Proved, []string{tabFacts},
			each(aboutFits)},
		{Undisturbed, "options are weighed for their decision", "options", Proved, []string{tabFacts}, each(optionsOfDecision)},
		{Calendar, "reasons of changes are said before", "changes with a reason", Proved,
			tables(needPlan, []string{tabFlaggedDays}), each(reasonsBefore)},
		{Calendar, "promises are kept or forgotten", "promises", Proved, tables(needPlan, []string{tabFlaggedDays}),
			each(promisesEnd)},
		{Calendar, "overrides follow their rule", "overrides", Proved,
			tables(needPlan, []string{tabFlaggedDays, tabThemes, tabSubs}), each(overridesFollow)},
	}
}

// aboutFits: an option and a promise are about a true fact of their task, an override about a rule of its subject, a
// definition about an override, a false statement about the true one of its slot; nothing else is about a fact.
func aboutFits(w *world, f *Finding) {
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		needs := x.Predicate == corpus.PredOption || x.Predicate == corpus.PredPromised ||
			x.Predicate == corpus.PredRequires && x.Condition != ""
		if x.About == "" && (!needs || x.Noise) {
			continue
		}
		about := w.Fact(x.About)
		f.expect(about != nil && !about.Noise && fitsAbout(x, about), x.Predicate+" about "+quote(x.About),
			aboutWhat(x), x.ID, x.About)
	}
}

func fitsAbout(x, about *corpus.Fact) bool {
	switch {
	case x.Noise:
		return x.SubjectID == about.SubjectID && x.Predicate == about.Predicate
	case x.Predicate == corpus.PredOption:
		return x.TaskID == about.TaskID && about.Predicate != corpus.PredOption
	case x.Predicate == corpus.PredPromised:
		return x.TaskID == about.TaskID && x.Value.Kind == corpus.KindDate && about.Predicate != corpus.PredPromised
	case x.Predicate == corpus.PredRequires:
		return about.Predicate == corpus.PredRequires && about.Condition == "" && about.SubjectID == x.SubjectID
	case x.Predicate == corpus.PredMeans:
		return isOverride(about)
	}
	return false
}

func aboutWhat(x *corpus.Fact) string {
	switch {
	case x.Noise:
		return "the true fact of its slot"
	case x.Predicate == corpus.PredRequires:
		return "a rule of its subject"
	case x.Predicate == corpus.PredMeans:
		return "an override"
	}
	return "a true fact of its task, of an option or a promise (a date)"
}

func isOverride(x *corpus.Fact) bool {
	return x.Predicate == corpus.PredRequires && x.Condition != "" && !x.Noise
}

// optionsOfDecision: what was weighed for a decision is what was then decided, by somebody else, or no value that its
// attribute ever has.
func optionsOfDecision(w *world, f *Finding) {
	values := map[[2]string][]*corpus.Fact{}
	for i := range w.c.Facts {
		if x := &w.c.Facts[i]; !x.Noise {
			slot := [2]string{x.SubjectID, x.Predicate}
			values[slot] = append(values[slot], x)
		}
	}
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		about := w.Fact(x.About)
		if x.Predicate != corpus.PredOption || x.Noise || about == nil {
			continue
		}
		f.look()
		for _, taken := range values[[2]string{about.SubjectID, about.Predicate}] {
			adopted := taken == about && (len(x.Knowers) == 0 || !slices.Contains(taken.Knowers, x.Knowers[0]))
			if taken.Value.Equal(x.Value) && !adopted {
				f.violate(x.Value.Canonical()+", which is taken elsewhere", "a value that was only weighed, or the decision's",
					x.ID, taken.ID)
			}
		}
	}
}

// firstSaid returns the first message that states each fact.
func (w *world) firstSaid() map[string]*corpus.Message {
	out := map[string]*corpus.Message{}
	for _, s := range w.Statements() {
		if m := out[s.Fact.ID]; m == nil || s.Message.At < m.At {
			out[s.Fact.ID] = s.Message
		}
	}
	return out
}

// reasonsBefore: a changed value's reason was said before the change, or in the same message where nothing is said to
// have triggered it. A changed decision has a value that it replaces and a reason (G11).
func reasonsBefore(w *world, f *Finding) {
	w.changesExplained(f)
	said := w.firstSaid()
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		m := said[x.ID]
		if x.Supersedes == "" || x.Because == "" || x.Noise || m == nil {
			continue
		}
		p, reason := w.Planned(m.ID), said[x.Because]
		switch {
		case reason == nil && w.bare(x.Because):
			continue
		case reason == nil:
			f.expect(false, x.Because+" is never said", "a reason that was said", x.ID)
		case p != nil && p.Perturbation == corpus.DecisionChange:
			f.expect(reason.At < m.At, "said at "+reason.At.String(), "before "+m.At.String(), x.ID, x.Because)
		default:
			f.expect(reason.At <= m.At, "said at "+reason.At.String(), "not after "+m.At.String(), x.ID, x.Because)
		}
	}
}

// changesExplained: a message that takes a decision back states what replaces an
// older value, for a reason. On a flagged day that may be lost.
func (w *world) changesExplained(f *Finding) {
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		if p.Perturbation != corpus.DecisionChange || w.onFlagged(p.MessageID) {
			continue
		}
		explained := slices.ContainsFunc(p.Discloses, func(d corpus.Disclosure) bool {
			x := w.Fact(d.FactID)
			return x != nil && x.Supersedes != "" && x.Because != ""
		})
		f.expect(explained, "a changed decision that replaces nothing or has no reason",
			"a value that replaces another, with its reason", p.MessageID)
	}
}

// promisesEnd: what was promised comes after the promise and by its day, unless
// the promise is marked as one that is forgotten; then it comes later, if ever.
func promisesEnd(w *world, f *Finding) {
	said := w.firstSaid()
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		m, given := said[x.ID], said[x.About]
		if x.Predicate != corpus.PredPromised || x.Noise || x.Value.Kind != corpus.KindDate || m == nil ||
			w.bare(x.About) {
			continue
		}
		f.look()
		p, day := w.Planned(m.ID), x.Value.Date
		forgotten := p != nil && slices.Contains(p.Marks, corpus.MarkForgotten)
		switch {
		case day < m.At.Date():
			f.violate("promised for "+day.String(), "a day not before "+m.At.Date().String(), m.ID, x.ID)
		case given == nil && !forgotten && day <= w.c.Last:
			f.violate("never given", "given by "+day.String(), m.ID, x.ID, x.About)
		case given == nil:
		case given.At <= m.At:
			f.violate("given at "+given.At.String(), "after the promise", m.ID, given.ID, x.About)
		case forgotten != (given.At.Date() > day):
			f.violate(fmt.Sprintf("given on %s, marked as forgotten: %v", given.At.Date(), forgotten),
				"by "+day.String()+", or later and forgotten", m.ID, given.ID, x.About)
		}
	}
	w.keptMarked(f, said)
}

// keptMarked: what is marked as given in time is, and a promise that is marked so is of something that comes in time.
func (w *world) keptMarked(f *Finding, said map[string]*corpus.Message) {
	promised := map[string]*corpus.Fact{} // by what was promised
	for i := range w.c.Facts {
		if x := &w.c.Facts[i]; x.Predicate == corpus.PredPromised && !x.Noise {
			promised[x.About] = x
		}
	}
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		m := w.Message(p.MessageID)
		if m == nil || !slices.Contains(p.Marks, corpus.MarkKept) {
			continue
		}
		kept := slices.ContainsFunc(p.Discloses, func(d corpus.Disclosure) bool {
			if x := w.Fact(d.FactID); x != nil && x.Predicate == corpus.PredPromised {
				given := said[x.About]
				return w.bare(x.About) || given == nil && x.Value.Date > w.c.Last || given != nil &&
					given.At.Date() <= x.Value.Date
			}
			x := promised[d.FactID]
			return x != nil && m.At.Date() <= x.Value.Date
		})
		f.expect(kept || w.onFlagged(m.ID), "nothing that was promised for "+m.At.Date().String()+" or later",
			"a promise kept in time", m.ID)
	}
}

// overridesFollow: an override is said after its rule, and the term of its condition has one definition in its project,
// which is said once. Two projects may mean different things by one term.
func overridesFollow(w *world, f *Finding) {
	said, times, all, project := w.firstSaid(), map[string]int{}, w.definitions(), w.projectOfGroup()
	for _, s := range w.Statements() {
		times[s.Fact.ID]++
	}
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		m := said[x.ID]
		if !isOverride(x) || m == nil {
			continue
		}
		f.look()
		if base := said[x.About]; base == nil && !w.bare(x.About) || base != nil && base.At >= m.At {
			f.violate("the rule "+quote(x.About)+" is not said before", "a rule that was said before "+m.At.String(),
				m.ID, x.ID)
		}
		means := slices.DeleteFunc(slices.Clone(all), func(d definition) bool {
			return !d.of(x) || project[d.fact.GroupID] != project[x.GroupID]
		})
		if len(means) != 1 {
			f.violate(fmt.Sprintf("%d definitions", len(means)), "one definition of what "+quote(x.Condition)+" means",
				x.ID)
			continue
		}
		if id := means[0].fact.ID; times[id] != 1 && !w.bare(id) {
			f.violate(fmt.Sprintf("defined %d times", times[id]), "a definition that is said once", x.ID, id)
		}
	}
}

// projectOfGroup returns the project of every group.
func (w *world) projectOfGroup() map[string]string {
	out := make(map[string]string, len(w.c.Subprojects))
	for _, s := range w.c.Subprojects {
		out[s.GroupID] = s.ProjectID
	}
	return out
}

// definition is what a term means.
type definition struct {
	fact *corpus.Fact
	term string // lower-cased; empty if it has no title
}

// definitions returns the definitions of all terms.
func (w *world) definitions() []definition {
	titles := map[string]string{}
	for _, t := range w.c.Themes {
		titles[t.ID] = folded(t.Title)
	}
	var out []definition
	for i := range w.c.Facts {
		if d := &w.c.Facts[i]; d.Predicate == corpus.PredMeans && !d.Noise {
			out = append(out, definition{d, titles[d.SubjectID]})
		}
	}
	return out
}

// of says whether a definition is of the term of an override's condition.
func (d definition) of(x *corpus.Fact) bool {
	return d.fact.About == x.ID || d.term != "" && containsWord(folded(x.Condition), d.term)
}
