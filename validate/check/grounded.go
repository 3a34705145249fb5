package check

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
)

func groundedRules() []rule {
	return []rule{
		{Grounded, "evidence exists", "pieces of evidence", Proved, tables(needItems, []string{tabMessages}),
			each(evidenceExists)},
		{Grounded, "evidence precedes the question", "pieces of evidence", Proved,
			tables(needItems, []string{tabMessages}), each(evidencePrecedes)},
		{Grounded, "asker sees the evidence", "evidence of items with an asker", Proved,
			tables(needItems, []string{tabMessages, tabGroups, tabMembers}), each(evidenceVisible)},
		{Grounded, "gold is complete", "accepted items", Proved, needGold, each(goldComplete)},
		{Grounded, "evidence and rows of gold are the same messages", "rows of gold", Proved, needGold, each(piecesHaveRows)},
		{Grounded, "operands stand in the evidence", "operands", Proved, needGold, each(operandsInEvidence)},
		{Grounded, "literal operands", "operands", Proved, tables(needGold, needLexicon), each(literalOperands)},
		{Grounded, "stamped operands", "operands", Proved, tables(needGold, []string{tabPeople, tabPlan}),
			each(stampedOperands)},
		{Grounded, "operands are disclosed", "literal operands", Proved, tables(needGold, []string{tabPlan}),
			each(operandsDisclosed)},
		{Grounded, "answer evidence states the gold", "pieces of answer evidence", Proved,
			tables(needGold, []string{tabPlan}), each(evidenceStates)},
		{Grounded, "computed results", "results", Proved, tables(needGold, []string{tabCalendar}),
			each(computedResults)},
		{Grounded, "answers say the result", "results", Proved, tables(needGold, needLexicon), each(answersSayResult)},
		{Grounded, "facts of gold", "rows of gold", Proved, tables(needGold, []string{tabFacts}), each(goldFacts)},
		{Grounded, "named speakers", "rows of gold that name a speaker", Proved, tables(needGold, []string{tabPeople}),
			each(namedSpeakers)},
		{Grounded, "rubrics are whole", "rubric items", Proved, needItems, each(rubricsWhole)},
		{Grounded, "rubrics do not contradict themselves", "rubric items", Proved, needItems, each(rubricsAgree)},
		{Grounded, "advice has a rubric", "items that advise", Proved, needGold, each(adviceHasRubric)},
		{Grounded, "abstention has no atom", "rows of gold", Proved, needGold, each(absentHasNoAtom)},
	}
}

// eachEvidence calls f for the evidence of accepted items with its message, nil if there is none.
func (w *world) eachEvidence(f func(*corpus.Item, corpus.Evidence, *corpus.Message)) {
	for _, it := range w.Accepted() {
		for _, e := range it.Evidence {
			f(it, e, w.Message(e.MessageID))
		}
	}
}

// eachGold calls f for the rows of gold of accepted items, but for those that only name a message.
func (w *world) eachGold(f func(*corpus.Item, *corpus.GoldAtom)) {
	for _, it := range w.Accepted() {
		for i := range it.Gold {
			if g := &it.Gold[i]; g.Part != corpus.PartReference && g.Part != corpus.PartTerm {
				f(it, g)
			}
		}
	}
}

func evidenceExists(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		if len(it.Evidence) == 0 {
			f.look()
			f.violate("no evidence", "at least one message", it.ID)
		}
	}
	w.eachEvidence(func(it *corpus.Item, e corpus.Evidence, m *corpus.Message) {
		f.expect(m != nil, e.MessageID, "a message with this id", it.ID)
	})
}

func evidencePrecedes(w *world, f *Finding) {
	w.eachEvidence(func(it *corpus.Item, e corpus.Evidence, m *corpus.Message) {
		if m != nil {
			f.expect(m.At < it.AskedAt, m.At.String(), "a time before "+it.AskedAt.String(), it.ID, m.ID)
		}
	})
}

// evidenceVisible: an asker-bound item uses only groups that its asker belongs
// to, other than as a guest (model.md, Visibility).
func evidenceVisible(w *world, f *Finding) {
	seat := map[[2]string]bool{}
	for _, m := range w.c.Members {
		seat[[2]string{m.GroupID, m.PersonID}] = !m.Guest
	}
	w.eachEvidence(func(it *corpus.Item, e corpus.Evidence, m *corpus.Message) {
		if it.AskerID != "" && m != nil {
			f.expect(seat[[2]string{m.GroupID, it.AskerID}], "group "+m.GroupID,
				"a group of which "+it.AskerID+" is a member", it.ID, m.ID)
		}
	})
}

// goldComplete: every item has exactly one result, and an operand with a place
// unless it abstains; every row is a part and has an operation.
func goldComplete(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		f.look()
		results, placed, absent := 0, 0, false
		for _, g := range it.Gold {
			switch {
			case g.Part == corpus.PartResult:
				results++
			case g.Part == corpus.PartOperand && g.MessageID != "":
				placed++
			default:
				rowComplete(f, it.ID, g)
			}
			absent = absent || g.Operation == corpus.OpAbsent
		}
		if results != 1 {
			f.violate(fmt.Sprintf("%d results", results), "one result", it.ID)
		}
		if placed == 0 && !absent {
			f.violate("no operand with a place", "at least one", it.ID)
		}
	}
}

// rowComplete: a row is a part, and has a place where its part has one.
func rowComplete(f *Finding, item string, g corpus.GoldAtom) {
	switch {
	case g.Part == corpus.PartGiven:
		if g.Atom == nil || g.MessageID != "" {
			f.violate("a given value without an atom, or with a place", "an atom and no place", item)
		}
	case g.Part == corpus.PartReference || g.Part == corpus.PartTerm:
		if g.MessageID == "" {
			f.violate("a "+g.Part+" without a message", "the message that it is", item)
		}
	case !hasPlace(g.Part):
		f.violate(fmt.Sprintf("part %q", g.Part), "a part of gold (docs/tables.md)", item)
	case g.Part == corpus.PartBridge && g.MessageID == "":
		f.violate("a bridge without a place", "the message where it stands", item)
	}
}

// hasPlace says whether rows of a part of gold stand in a message.
func hasPlace(part string) bool {
	switch part {
	case corpus.PartOperand, corpus.PartBridge, corpus.PartAlternative, corpus.PartSuperseded, corpus.PartCalendar:
		return true
	}
	return false
}

// piecesHaveRows: every message of the evidence that is not context is the message of a row of gold, and every row's message is
// evidence.
func piecesHaveRows(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		needed := map[string]bool{}
		for _, e := range it.Evidence {
			if e.Role != corpus.RoleContext {
				needed[e.MessageID] = true
			}
		}
		rows := map[string]bool{}
		for _, g := range it.Gold {
			if g.MessageID == "" {
				continue
			}
			f.look()
			if rows[g.MessageID] = true; !needed[g.MessageID] {
				f.violate("a row of gold in "+g.MessageID+", which is no evidence", "a message of the evidence", it.ID)
			}
		}
		for id := range needed {
			if !rows[id] {
				f.violate("evidence "+id+" without a row of gold", "what the item needs it for", it.ID, id)
			}
		}
	}
}

// operandsInEvidence: the message in which an operand stands is evidence, and
// the place is inside its text and a whole word.
func operandsInEvidence(w *world, f *Finding) {
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		if g.MessageID == "" {
			return
		}
		f.look()
		if !slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool {
			return e.MessageID == g.MessageID && e.Role != corpus.RoleContext
		}) {
			f.violate("an operand in "+g.MessageID, "a message of the item's evidence", it.ID)
			return
		}
		m := w.Message(g.MessageID)
		if m == nil {
			return // evidence exists
		}
		if surface, ok := wordsAt(m.Text, g.Start, g.End); !ok {
			f.violate(fmt.Sprintf("%q at %d to %d", surface, g.Start, g.End), "whole words of the message", it.ID, m.ID)
		}
	})
}

// wordsAt returns what stands at a place, and whether it is a place: not
// empty, inside the text, and no part of a longer word.
func wordsAt(text string, start, end int) (string, bool) {
	if start < 0 || end > utf8.RuneCountInString(text) || start >= end {
		return "", false
	}
	from := corpus.RuneOffset(text, start)
	to := from + corpus.RuneOffset(text[from:], end-start)
	joined := func(i int) bool {
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i:])
		return isWord(before) && isWord(after) // of nothing there is no letter
	}
	return text[from:to], strings.TrimSpace(text[from:to]) != "" && !joined(from) && !joined(to)
}

// namedSpeakers: the speaker that a question names wrote the operand, and the question does name them.
func namedSpeakers(w *world, f *Finding) {
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		if g.NamedSpeakerID == "" {
			return
		}
		f.look()
		p := w.Person(g.NamedSpeakerID)
		if p == nil || !containsWord(it.Question, given(p.Name)) {
			f.violate(quote(it.Question), "a question that names "+g.NamedSpeakerID, it.ID)
			return
		}
		for _, e := range it.Evidence {
			m := w.Message(e.MessageID)
			if e.Role == corpus.RoleAnswer && m != nil && (g.MessageID == "" || g.MessageID == m.ID) &&
				m.AuthorID != p.ID {
				f.violate("evidence by "+m.AuthorName, "evidence by "+p.Name+", whom the question names", it.ID, m.ID)
			}
		}
	})
}

// absentHasNoAtom: what nobody said has neither atom nor place, and everything else has an atom.
func absentHasNoAtom(w *world, f *Finding) {
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		f.look()
		switch absent := g.Operation == corpus.OpAbsent; {
		case absent && (g.Atom != nil || g.MessageID != "" || len(g.FactIDs) > 0):
			f.violate("an absent fact with an atom, a place or facts", "one row without them", it.ID)
		case absent && len(it.Gold) > 1:
			f.violate(fmt.Sprintf("%d rows of gold", len(it.Gold)), "one row, since the fact is absent", it.ID)
		case !absent && g.Atom == nil:
			f.violate("no atom", "an atom", it.ID, g.SubjectID, g.Predicate)
		}
	})
}
