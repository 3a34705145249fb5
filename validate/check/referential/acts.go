package referential

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

func isNoise(kind string) bool        { return slices.Contains(corpus.Noise, kind) }
func isDisagreement(kind string) bool { return slices.Contains(corpus.Disagreements, kind) }

// marksKnown: a perturbation and marks are of those that there are, marks sorted and each once (G11).
func marksKnown(w *rule.World, f *rule.Finding) {
	marks := []string{
		corpus.MarkTypo, corpus.MarkFragment, corpus.MarkSelfCorrection, corpus.MarkTone, corpus.MarkLink, corpus.MarkCross,
		corpus.MarkPremature, corpus.MarkDraft, corpus.MarkOverride, corpus.MarkLoud, corpus.MarkKept, corpus.MarkForgotten,
	}
	for p := range rule.All(w.Plan) {
		known := isNoise(p.Perturbation) || isDisagreement(p.Perturbation) ||
			slices.Contains([]string{"", corpus.DecisionChange, corpus.UltraShort}, p.Perturbation)
		f.Expect(known, "perturbation "+rule.Quote(p.Perturbation), "one that there is", p.MessageID)
		for i, m := range p.Marks {
			if !slices.Contains(marks, m) || i > 0 && m <= p.Marks[i-1] {
				f.Violate("marks "+rule.Quote(strings.Join(p.Marks, " ")), "known marks, sorted, each once", p.MessageID)
				break
			}
		}
	}
}

// perturbationsFit: noise is a mistake, a kind of disagreement a disagreement and the other way round, a changed
// decision a decision (G11).
func perturbationsFit(w *rule.World, f *rule.Finding) {
	for p := range rule.All(w.Plan) {
		if p.Perturbation == "" && p.Act != corpus.ActMistake && p.Act != corpus.ActDisagreement {
			continue
		}
		fits := isNoise(p.Perturbation) == (p.Act == corpus.ActMistake) &&
			isDisagreement(p.Perturbation) == (p.Act == corpus.ActDisagreement) &&
			(p.Perturbation != corpus.DecisionChange || p.Act == corpus.ActDecision)
		f.Expect(fits, fmt.Sprintf("%q in a %s", p.Perturbation, p.Act), "a perturbation that the act can have", p.MessageID)
	}
}

// noiseMarked: the plan marks every message that states something false (G11).
func noiseMarked(w *rule.World, f *rule.Finding) {
	for _, s := range w.Statements() {
		if s.Fact.Noise {
			kind := w.Planned(s.Message.ID).Perturbation
			f.Expect(isNoise(kind), rule.Quote(s.Surface)+" with the perturbation "+rule.Quote(kind), "a kind of noise",
				s.Message.ID, s.Fact.ID)
		}
	}
}

// recalledBefore: what a message refers to was written before it, in a group that its author may read by then, and an
// act that refers to something does. Guests read a group from their first message there on (model.md, Visibility).
func recalledBefore(w *rule.World, f *rule.Finding) {
	recalls := []corpus.Act{corpus.ActRecall, corpus.ActReminder, corpus.ActDelivery, corpus.ActRecap}
	for p := range rule.All(w.Plan) {
		m, old := w.Message(p.MessageID), w.Message(p.RecallsID)
		if p.RecallsID == "" {
			if slices.Contains(recalls, p.Act) {
				f.Expect(false, "a "+string(p.Act)+" of nothing", "the message that it refers to", p.MessageID)
			}
			continue
		}
		f.Look()
		switch {
		case m == nil:
		case old == nil:
			f.Violate("recalls "+rule.Quote(p.RecallsID), "an id that resolves", m.ID)
		case old.At > m.At || old.ID == m.ID || old.GroupID == m.GroupID && old.Seq > m.Seq:
			f.Violate("recalls "+old.ID+" of "+old.At.String(), "an earlier message than "+m.At.String(), m.ID, old.ID)
		default:
			if seat := w.Seat(old.GroupID, m.AuthorID); w.Group(old.GroupID) != nil && (seat == nil || seat.From > m.At) {
				f.Violate("recalls "+old.ID+" of "+old.GroupID, "a message that "+m.AuthorID+" can read", m.ID, old.ID)
			}
		}
	}
}

// pagesOwn: a page that a message links to is that of its task, and the mark says that it is there (G1, G11). Texts
// that were mended on a day that is flagged may have lost what they were to link to.
func pagesOwn(w *rule.World, f *rule.Finding) {
	linked := map[string]bool{}
	for _, s := range w.Statements() {
		// A page that is handed over under the same name as an attribute has no subject that is a task.
		if s.Fact.Predicate == corpus.PredPage && w.Task(s.Fact.SubjectID) != nil {
			p := w.Planned(s.Message.ID)
			linked[s.Message.ID] = true
			f.Expect(slices.Contains(p.TaskIDs, s.Fact.SubjectID), "the page of "+s.Fact.SubjectID,
				"the page of "+strings.Join(p.TaskIDs, " "), s.Message.ID, s.Fact.ID)
		}
	}
	for p := range rule.All(w.Plan) {
		if slices.Contains(p.Marks, corpus.MarkLink) && !w.OnFlagged(p.MessageID) {
			f.Expect(linked[p.MessageID], "no page", "the page that the mark promises", p.MessageID)
		}
	}
}

// aboutFits: an option and a promise are about a true fact of their task, an override about a rule of its subject, a
// definition about an override, a false statement about the true one of its slot; nothing else is about a fact.
func aboutFits(w *rule.World, f *rule.Finding) {
	for x := range rule.All(w.Facts) {
		needs := x.Predicate == corpus.PredOption || x.Predicate == corpus.PredPromised || rule.IsOverride(x)
		if x.About == "" && (!needs || x.Noise) {
			continue
		}
		about := w.Fact(x.About)
		fits, what := fitsAbout(x, about)
		f.Expect(about != nil && !about.Noise && fits, x.Predicate+" about "+rule.Quote(x.About), what, x.ID, x.About)
	}
}

// fitsAbout says whether a fact may be about another, and what it may be about.
func fitsAbout(x, about *corpus.Fact) (fits bool, what string) {
	if about == nil {
		about = &corpus.Fact{}
	}
	what = "a true fact of its task, of an option or a promise (a date)"
	switch {
	case x.Noise:
		return x.Slot() == about.Slot(), "the true fact of its slot"
	case x.Predicate == corpus.PredOption:
		return x.TaskID == about.TaskID && about.Predicate != corpus.PredOption, what
	case x.Predicate == corpus.PredPromised:
		return x.TaskID == about.TaskID && x.Value.Kind == corpus.KindDate && about.Predicate != corpus.PredPromised, what
	case x.Predicate == corpus.PredRequires:
		return about.Slot() == x.Slot() && about.Condition == "", "a rule of its subject"
	case x.Predicate == corpus.PredMeans:
		return rule.IsOverride(about), "an override"
	}
	return false, what
}

// noRuleImplanted: what is implanted is an exception of a rule that is not, or the definition of the term of an
// implanted exception. A definition is about nothing where the exception was never said.
func noRuleImplanted(w *rule.World, f *rule.Finding) {
	for x := range rule.All(w.Facts) {
		about := w.Fact(x.About)
		switch {
		case !x.Implanted:
		case rule.IsOverride(x):
			f.Expect(about != nil && !about.Implanted, "an exception of "+rule.Quote(x.About), "a rule that is not implanted",
				x.ID)
		case x.Predicate == corpus.PredMeans && !x.Noise:
			f.Expect(x.About == "" || about != nil && about.Implanted, "a definition for "+rule.Quote(x.About),
				"an implanted exception", x.ID)
		default:
			f.Expect(false, "an implanted value of "+rule.Quote(x.Predicate), "an exception or a definition", x.ID)
		}
	}
}
