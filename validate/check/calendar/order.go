package calendar

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// reasonsBefore: a changed value's reason was said before the change, or in the same message where nothing is said to
// have triggered it. A changed decision has a value that it replaces and a reason (G11).
func reasonsBefore(w *rule.World, f *rule.Finding) {
	changesExplained(w, f)
	for x := range rule.All(w.Facts) {
		m := w.FirstSaid(x.ID)
		if x.Supersedes == "" || x.Because == "" || x.Noise || m == nil {
			continue
		}
		p, reason := w.Planned(m.ID), w.FirstSaid(x.Because)
		switch {
		case reason == nil && w.Bare(x.Because):
		case reason == nil:
			f.Expect(false, x.Because+" is never said", "a reason that was said", x.ID)
		case p != nil && p.Perturbation == corpus.DecisionChange:
			f.Expect(reason.At < m.At, "said at "+reason.At.String(), "before "+m.At.String(), x.ID, x.Because)
		default:
			f.Expect(reason.At <= m.At, "said at "+reason.At.String(), "not after "+m.At.String(), x.ID, x.Because)
		}
	}
}

// changesExplained: a message that takes a decision back states what replaces an older value, for a reason. On a
// flagged day that may be missing.
func changesExplained(w *rule.World, f *rule.Finding) {
	for p := range rule.All(w.Plan) {
		if p.Perturbation == corpus.DecisionChange && !w.OnFlagged(p.MessageID) {
			explained := w.Discloses(p.MessageID, func(x *corpus.Fact) bool { return x.Supersedes != "" && x.Because != "" })
			f.Expect(explained, "a changed decision that replaces nothing or has no reason",
				"a value that replaces another, with its reason", p.MessageID)
		}
	}
}

// promisesEnd: what was promised comes after the promise and by its day, unless the promise is marked as one that is
// forgotten; then it comes later, if ever.
func promisesEnd(w *rule.World, f *rule.Finding) {
	for x := range rule.All(w.Facts) {
		m, given := w.FirstSaid(x.ID), w.FirstSaid(x.About)
		if x.Predicate != corpus.PredPromised || x.Noise || x.Value.Kind != corpus.KindDate || m == nil || w.Bare(x.About) {
			continue
		}
		f.Look()
		p, day := w.Planned(m.ID), x.Value.Date
		forgotten := p != nil && slices.Contains(p.Marks, corpus.MarkForgotten)
		switch {
		case day < m.At.Date():
			f.Violate("promised for "+day.String(), "a day not before "+m.At.Date().String(), m.ID, x.ID)
		case given == nil && !forgotten && day <= w.Last:
			f.Violate("never given", "given by "+day.String(), m.ID, x.ID, x.About)
		case given == nil:
		case given.At <= m.At:
			f.Violate("given at "+given.At.String(), "after the promise", m.ID, given.ID, x.About)
		case forgotten != (given.At.Date() > day):
			f.Violate(fmt.Sprintf("given on %s, marked as forgotten: %v", given.At.Date(), forgotten),
				"by "+day.String()+", or later and forgotten", m.ID, given.ID, x.About)
		}
	}
	keptMarked(w, f)
}

// keptMarked: what is marked as given in time is, and a promise that is marked so is of something that comes in time.
func keptMarked(w *rule.World, f *rule.Finding) {
	for p := range rule.All(w.Plan) {
		m := w.Message(p.MessageID)
		if m == nil || !slices.Contains(p.Marks, corpus.MarkKept) {
			continue
		}
		kept := w.Discloses(m.ID, func(x *corpus.Fact) bool {
			if x.Predicate == corpus.PredPromised {
				given := w.FirstSaid(x.About)
				return w.Bare(x.About) || given == nil && x.Value.Date > w.Last || given != nil && given.At.Date() <= x.Value.Date
			}
			return slices.ContainsFunc(w.About(x.ID), func(promise *corpus.Fact) bool {
				return promise.Predicate == corpus.PredPromised && !promise.Noise && m.At.Date() <= promise.Value.Date
			})
		})
		f.Expect(kept || w.OnFlagged(m.ID), "nothing that was promised for "+m.At.Date().String()+" or later",
			"a promise kept in time", m.ID)
	}
}

// overridesFollow: an override is said after its rule, and the term of its condition has one definition in its project,
// which is said once.
func overridesFollow(w *rule.World, f *rule.Finding) {
	for x := range rule.All(w.Facts) {
		m := w.FirstSaid(x.ID)
		if !rule.IsOverride(x) || m == nil {
			continue
		}
		f.Look()
		if base := w.FirstSaid(x.About); base == nil && !w.Bare(x.About) || base != nil && base.At >= m.At {
			f.Violate("the rule "+rule.Quote(x.About)+" is not said before", "a rule that was said before "+m.At.String(), m.ID,
				x.ID)
		}
		means := w.Definitions(x)
		if len(means) != 1 {
			f.Violate(fmt.Sprintf("%d definitions", len(means)), "one definition of what "+rule.Quote(x.Condition)+" means",
				x.ID)
		} else if id := means[0].ID; len(w.Stating(id)) != 1 && !w.Bare(id) {
			f.Violate(fmt.Sprintf("defined %d times", len(w.Stating(id))), "a definition that is said once", x.ID, id)
		}
	}
}
