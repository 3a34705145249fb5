package check

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// The words of an ultra-short message (G11).
const (
	fewestWords = 1
	mostWords   = 6
)

func actRules() []rule {
	return []rule{
		{Referential, "perturbations and marks are known", "planned messages", Proved, []string{tabPlan},
			each(marksKnown)},
		{Referential, "perturbations fit their acts", "perturbed messages", Proved, []string{tabPlan},
			each(perturbationsFit)},
		{Referential, "false statements are marked", "false statements", Proved, needPlan, each(noiseMarked)},
		{Referential, "what is recalled came before", "messages that recall one", Proved,
			[]string{tabPlan, tabMessages, tabGroups, tabMembers}, each(recalledBefore)},
		{Undisturbed, "recalls name no value", "messages that recall one", Proved, tables(needPlan, needLexicon),
			each(recallsWithoutValue)},
		{Referential, "page links are the task's own", "pages in messages", Proved,
			tables(needPlan, []string{tabFlaggedDays}), each(pagesOwn)},
		{Clean, "ultra-short messages are short", "ultra-short messages", Proved, []string{tabPlan, tabMessages},
			each(ultraShort)},
		{Grounded, "roles and skills are told by whose they are", "roles and skills told", Proved,
			tables(needPlan, []string{tabProfiles}), each(toldOfOneself)},
		{Calendar, "nobody writes while away", "absences", Proved, tables(needPlan, []string{tabPeople}),
			each(awayIsSilent)},
	}
}

// allMarks are the marks of planned messages.
func allMarks() []string {
	return []string{
		corpus.MarkTypo, corpus.MarkFragment, corpus.MarkSelfCorrection, corpus.MarkTone, corpus.MarkLink, corpus.MarkCross,
		corpus.MarkPremature, corpus.MarkDraft, corpus.MarkOverride, corpus.MarkLoud, corpus.MarkKept, corpus.MarkForgotten,
	}
}

func isNoise(kind string) bool        { return slices.Contains(corpus.Noise, kind) }
func isDisagreement(kind string) bool { return slices.Contains(corpus.Disagreements, kind) }

// marksKnown: a perturbation and marks are of those that there are, marks sorted and each once (G11).
func marksKnown(w *world, f *Finding) {
	marks := allMarks()
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		known := p.Perturbation == "" || isNoise(p.Perturbation) || isDisagreement(p.Perturbation) ||
			p.Perturbation == corpus.DecisionChange || p.Perturbation == corpus.UltraShort
		f.expect(known, "perturbation "+quote(p.Perturbation), "one that there is", p.MessageID)
		ordered := slices.IsSorted(p.Marks) && len(slices.Compact(slices.Clone(p.Marks))) == len(p.Marks)
		other := slices.ContainsFunc(p.Marks, func(m string) bool { return !slices.Contains(marks, m) })
		if !ordered || other {
			f.violate("marks "+quote(strings.Join(p.Marks, " ")), "known marks, sorted, each once", p.MessageID)
		}
	}
}

// perturbationsFit: noise is a mistake, a kind of disagreement a disagreement
// and the other way round, a changed decision a decision (G11).
func perturbationsFit(w *world, f *Finding) {
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		if p.Perturbation == "" && p.Act != corpus.ActMistake && p.Act != corpus.ActDisagreement {
			continue
		}
		fits := isNoise(p.Perturbation) == (p.Act == corpus.ActMistake) &&
			isDisagreement(p.Perturbation) == (p.Act == corpus.ActDisagreement) &&
			(p.Perturbation != corpus.DecisionChange || p.Act == corpus.ActDecision)
		f.expect(fits, fmt.Sprintf("%q in a %s", p.Perturbation, p.Act), "a perturbation that the act can have",
			p.MessageID)
	}
}

// noiseMarked: who reads the plan can tell every message that states something false (G11).
func noiseMarked(w *world, f *Finding) {
	for _, s := range w.Statements() {
		if s.Fact.Noise {
			kind := w.Planned(s.Message.ID).Perturbation
			f.expect(isNoise(kind), quote(s.Surface)+" with the perturbation "+quote(kind), "a kind of noise",
				s.Message.ID, s.Fact.ID)
		}
	}
}

// recalls are the acts that refer to a message.
func recalls(a corpus.Act) bool {
	switch a {
	case corpus.ActRecall, corpus.ActReminder, corpus.ActDelivery, corpus.ActRecap:
		return true
	}
	return false
}

// recalledBefore: what a message refers to was written before it, in a group that its author may read by then, and an
// act that refers to something does. Guests read a group from their first message there on (model.md, Visibility).
func recalledBefore(w *world, f *Finding) {
	reads := map[[2]string]corpus.Stamp{} // group and person → from when on
	for _, m := range w.c.Members {
		reads[[2]string{m.GroupID, m.PersonID}] = m.From
	}
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		m, old := w.Message(p.MessageID), w.Message(p.RecallsID)
		if p.RecallsID == "" {
			if recalls(p.Act) {
				f.expect(false, "a "+string(p.Act)+" of nothing", "the message that it refers to", p.MessageID)
			}
			continue
		}
		f.look()
		switch {
		case m == nil:
		case old == nil:
			f.violate("recalls "+quote(p.RecallsID), "an id that resolves", m.ID)
		case old.At > m.At || old.ID == m.ID || old.GroupID == m.GroupID && old.Seq > m.Seq:
			f.violate("recalls "+old.ID+" of "+old.At.String(), "an earlier message than "+m.At.String(), m.ID, old.ID)
		default:
			from, reader := reads[[2]string{old.GroupID, m.AuthorID}]
			if w.Group(old.GroupID) != nil && (!reader || from > m.At) {
				f.violate("recalls "+old.ID+" of "+old.GroupID, "a message that "+m.AuthorID+" can read", m.ID, old.ID)
			}
		}
	}
}

// recallsWithoutValue: who refers to something said does not repeat its value,
// so that the value has to be found where it was said.
func recallsWithoutValue(w *world, f *Finding) {
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		m := w.Message(p.MessageID)
		if m == nil || w.Message(p.RecallsID) == nil {
			continue
		}
		f.look()
		for _, d := range w.Disclosed(p.RecallsID) {
			fact := w.Fact(d.FactID)
			if fact == nil || d.Basis != corpus.BasisText || w.states(m.ID, fact.Value) {
				continue
			}
			if w.repeats(m, fact.Value, d.Surface) {
				f.violate(quote(d.Surface)+" in "+quote(m.Text), "words without the value that is recalled", m.ID,
					p.RecallsID, fact.ID)
			}
		}
	}
}

// states says whether a message states a value by itself, of whatever fact.
func (w *world) states(messageID string, v corpus.Value) bool {
	return slices.ContainsFunc(w.Disclosed(messageID), func(d corpus.Disclosure) bool {
		f := w.Fact(d.FactID)
		return f != nil && f.Value.Equal(v)
	})
}

// repeats says whether a message holds a value outside of what it states itself: one that a scan finds by its form, or
// else the words that stated it. A person's name is no value there: people are addressed by it. Nor is the day on which
// it was said: "as promised on Friday" tells which message is meant, even where another Friday was promised.
func (w *world) repeats(m *corpus.Message, v corpus.Value, surface string) bool {
	for _, p := range w.c.People {
		if v.Text != "" && v.Text == p.Name {
			return false
		}
	}
	own := w.covered(m.ID)
	for _, s := range corpus.Uncovered(m.Text, m.At.Date(), w.lex, own) {
		if slices.ContainsFunc(s.Values, v.Equal) && !w.namesRecalled(m, s.Surface) {
			return true
		}
	}
	return v.Text != "" && surface != "" && containsWord(folded(blanked(m.Text, own)), folded(surface))
}

// blanked returns a text with a mark in place of each of its stretches.
func blanked(text string, stretches []corpus.Interval) string {
	runes := []rune(text)
	for _, iv := range stretches {
		for i := max(iv.Start, 0); i < min(iv.End, len(runes)); i++ {
			runes[i] = '\u2588'
		}
	}
	return string(runes)
}

// pagesOwn: a page that a message links to is that of its task, and the mark says that it is there (G1, G11). Texts
// that were mended on a day that is flagged may have lost what they were to link to.
func pagesOwn(w *world, f *Finding) {
	linked := map[string]bool{}
	for _, s := range w.Statements() {
		if s.Fact.Predicate != corpus.PredPage {
			continue
		}
		// A page that is handed over under the same name as an attribute has no subject that is a task.
		if p := w.Planned(s.Message.ID); w.Task(s.Fact.SubjectID) != nil {
			linked[s.Message.ID] = true
			f.expect(slices.Contains(p.TaskIDs, s.Fact.SubjectID), "the page of "+s.Fact.SubjectID,
				"the page of "+strings.Join(p.TaskIDs, " "), s.Message.ID, s.Fact.ID)
		}
	}
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		if slices.Contains(p.Marks, corpus.MarkLink) && !w.onFlagged(p.MessageID) {
			f.expect(linked[p.MessageID], "no page", "the page that the mark promises", p.MessageID)
		}
	}
}

func ultraShort(w *world, f *Finding) {
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		if m := w.Message(p.MessageID); m != nil && p.Perturbation == corpus.UltraShort {
			n := len(strings.Fields(m.Text))
			f.expect(n >= fewestWords && n <= mostWords, fmt.Sprintf("%d words: %s", n, quote(m.Text)),
				fmt.Sprintf("%d to %d words", fewestWords, mostWords), m.ID)
		}
	}
}

// awayIsSilent: who is said to be away writes in no group from the day after that until the day of the return.
func awayIsSilent(w *world, f *Finding) {
	wrote := map[string][]*corpus.Message{} // person → by time
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		wrote[m.AuthorID] = append(wrote[m.AuthorID], m)
	}
	for _, list := range wrote {
		slices.SortStableFunc(list, func(a, b *corpus.Message) int { return cmp.Compare(a.At, b.At) })
	}
	for _, s := range w.Statements() {
		if s.Fact.Predicate != corpus.PredBack || s.Fact.Noise || s.Fact.Value.Kind != corpus.KindDate {
			continue
		}
		f.look()
		said, back := s.Message.At.Date(), s.Fact.Value.Date
		list := wrote[s.Fact.SubjectID]
		from, _ := slices.BinarySearchFunc(list, said.Add(1), func(m *corpus.Message, d corpus.Date) int {
			return cmp.Compare(m.At.Date(), d)
		})
		for _, m := range list[from:] {
			if m.At.Date() >= back {
				break
			}
			f.violate("written on "+m.At.Date().String(), "nothing between "+said.String()+" and "+back.String(), m.ID,
				s.Fact.ID)
		}
	}
}
