package dialogue

import (
	"slices"

	"memloom/internal/corpus"
)

// comeBack refers to something that somebody else said about the task on an
// earlier day of the last two weeks, and draws a consequence from it.
func (p *planner) comeBack(s *Slot) bool {
	const lately, since = 40, 14 // messages of the task, days
	if p.repeats(*s, corpus.ActRecall) || !p.course.recall.due(p.r) {
		return false
	}
	refs := p.walk.log.Messages(p.walk.world.Task(s.TaskID))
	var fit []Slot
	for _, ref := range refs[max(0, len(refs)-lately):] {
		x := p.walk.slots[ref]
		if s.At.Date()-x.At.Date() <= since && p.canRecall(s, x) {
			fit = append(fit, x)
		}
	}
	if len(fit) == 0 {
		return false
	}
	said := corpus.Pick(p.r, fit)
	s.Act, s.RecallsKey, s.ToID = corpus.ActRecall, said.Key, said.AuthorID
	return true
}

// worthRecalling says whether a message said something that a later day can come
// back to: something true, in a report, an answer or a decision.
func (p *planner) worthRecalling(s Slot) bool {
	switch s.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActBlocker, corpus.ActDoubt, corpus.ActDelivery:
		return len(s.FactIDs) > 0 && p.predicate(s.FactIDs[0]) != corpus.PredNeeds // whose value is the name that it goes by
	}
	return false
}

// canRecall says whether the author of a slot can come back to a message of an
// earlier day: one worth it, by somebody else, that they can have read.
func (p *planner) canRecall(s *Slot, x Slot) bool {
	return x.At.Date() < s.At.Date() && x.AuthorID != s.AuthorID && p.worthRecalling(x) && p.nameable(x) && p.read(s.AuthorID, x)
}

// read says whether somebody can have read a message: they sit in its group, or
// were a guest there by then (G7).
func (p *planner) read(person string, s Slot) bool {
	return slices.Contains(p.b.Groups[p.groupOf(s.GroupID)].MemberIDs, person) && !slices.ContainsFunc(p.guests, func(m corpus.Member) bool {
		return m.PersonID == person && m.GroupID == s.GroupID && s.At < m.From
	})
}
