package undisturbed

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/validate/check/rule"
)

// twoSides: a fact that contradicts another is of its slot and of another value, both are true without a condition, at
// one time, and linked both ways; the slot has no third; different people state them in different threads (S2); and
// nothing speaks for one of them: both are posts of one day, by people who have no say in the task.
func twoSides(w *rule.World, f *rule.Finding) {
	for a := range rule.All(w.Facts) {
		if a.Contradicts == "" {
			continue
		}
		b := w.Fact(a.Contradicts)
		f.Look()
		if b == nil {
			f.Violate("contradicts "+rule.Quote(a.Contradicts), "a fact that contradicts it too", a.ID, a.Contradicts)
		} else if found, expected := w.Opposed(a, b); found != "" {
			f.Violate(found, expected, a.ID, b.ID)
		} else if n := len(w.Values(a.Slot())); n != 2 {
			f.Violate(fmt.Sprintf("%d facts of the slot", n), "two", a.ID, b.ID)
		} else {
			evenSides(w, f, a, b)
		}
	}
}

// evenSides holds the statements of a contradiction against what would let one of them win. In a session each turn
// answers the one before it.
func evenSides(w *rule.World, f *rule.Finding, a, b *corpus.Fact) {
	for _, x := range w.Sources(a.ID) {
		if x.SessionID != "" {
			continue
		}
		for _, y := range w.Sources(b.ID) {
			if x.At.Date() != y.At.Date() {
				f.Violate(fmt.Sprintf("said on %s and %s", x.At.Date(), y.At.Date()), "both sides on one day", x.ID, y.ID)
			}
		}
		if p := w.Planned(x.ID); x.ReplyTo != "" || p == nil || p.Act != corpus.ActProgress {
			f.Violate("an answer or a decision", "a report of its own", x.ID)
		}
		if hasSay(w, x.AuthorID, a.TaskID) {
			f.Violate("said by "+x.AuthorID+", who has a say in the task", "neither owner, nor lead, nor named by the task",
				x.ID, a.TaskID)
		}
	}
}

// mostAuthority is the highest rank number of people whose word counts more than another's.
const mostAuthority = 2

// hasSay says whether a person owns a task, leads, or is named by a fact of the task.
func hasSay(w *rule.World, id, task string) bool {
	p, t := w.Person(id), w.Task(task)
	return p != nil && t != nil && (t.OwnerID == id || p.Rank <= mostAuthority ||
		slices.ContainsFunc(w.Facts, func(x corpus.Fact) bool {
			return x.TaskID == task && !x.Noise && x.Predicate != corpus.PredOption && x.Value.Kind == corpus.KindEntity &&
				x.Value.Text == p.Name
		}))
}

// oldToldOnce: a superseded value is not repeated by mistake where an item asks for it, so that it has one source.
func oldToldOnce(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		if it.Family != "as_of" && it.Subcategory != "prior value" && it.Subcategory != "what held then" {
			continue
		}
		f.Look()
		for _, g := range it.Gold {
			if g.Part != corpus.PartOperand || g.Atom == nil {
				continue
			}
			for _, x := range w.Values(g.Slot()) {
				if !x.Noise || !x.Value.Equal(*g.Atom) {
					continue
				}
				i := slices.IndexFunc(w.Stating(x.ID), func(s index.Statement) bool {
					return s.Message.At < it.AskedAt && !rule.InEvidence(it, s.Message.ID)
				})
				if i >= 0 {
					f.Violate(x.Value.Canonical()+" again, in "+w.Stating(x.ID)[i].Message.ID,
						"a superseded value that is told in the evidence alone", it.ID, x.ID)
				}
			}
		}
	}
}
