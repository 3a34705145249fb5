package dialogue

import (
	"memloom/internal/corpus"
)

// move is something that somebody did about a matter and does not do again soon:
// the same objection, question or plea twice within days sounds as if they had
// forgotten the first.
type move struct {
	person string
	act    corpus.Act
	matter string
}

// rests is for how many workdays nobody repeats a move.
const rests = 2

// did enters a move of today.
func (p *planner) did(person string, act corpus.Act, matter string) {
	p.course.moves[move{person, act, matter}] = p.today
}

// didLately says whether somebody made a move within the last workdays.
func (p *planner) didLately(person string, act corpus.Act, matter string) bool {
	on, ok := p.course.moves[move{person, act, matter}]
	return ok && p.b.Calendar.WorkdaysBetween(on, p.today) <= rests
}

// moved enters what the author of a message will not do again soon.
func (p *planner) moved(s Slot) {
	switch s.Act {
	case corpus.ActDisagreement:
		challenged, _ := p.slotOf(s.ParentKey)
		p.did(s.AuthorID, s.Act, p.matterOf(challenged))
		p.course.objected[[2]string{s.ParentKey, s.AuthorID}] = true
	case corpus.ActQuestion:
		p.did(s.AuthorID, s.Act, p.kindAsked(s.TaskID, s.AsksFactID))
	case corpus.ActRecall, corpus.ActCoordinate:
		p.did(s.AuthorID, s.Act, s.TaskID)
	}
	if s.Aside != "" {
		p.course.strayed[s.AuthorID] = p.today
	}
}

// matterOf is what one objects to who objects to a message: what it states
// first, and for a proposal what it was made for.
func (p *planner) matterOf(m Slot) string {
	if len(m.FactIDs) == 0 {
		return m.TaskID
	}
	return p.matter(p.fact(m.FactIDs[0]))
}

// matter names a fact by its task and attribute, in all its values.
func (p *planner) matter(f corpus.Fact) string {
	if f.Predicate == corpus.PredOption {
		f = p.fact(f.About)
	}
	return f.TaskID + " " + f.Predicate
}

// kindAsked is what is asked about a task, by class: a second number is asked
// for in the same words as the first.
func (p *planner) kindAsked(task, fact string) string {
	return task + " " + string(p.attrs[p.predicate(fact)].Class)
}

// objectedLately says whether somebody pushed back on a message, or within the
// last workdays on what it is about.
func (p *planner) objectedLately(person string, m Slot) bool {
	return p.course.objected[[2]string{m.Key, person}] || p.didLately(person, corpus.ActDisagreement, p.matterOf(m))
}

// askedLately says whether somebody put the same kind of question about a task.
func (p *planner) askedLately(person string, f corpus.Fact) bool {
	return p.didLately(person, corpus.ActQuestion, p.kindAsked(f.TaskID, f.ID))
}

// concerns says whether a fact names a person, or the one that it replaces does:
// nobody weighs their own successor as if they were somebody else.
func (p *planner) concerns(f corpus.Fact, person string) bool {
	return p.names(f, person) || f.Supersedes != "" && p.names(p.fact(f.Supersedes), person)
}

// isConcerned says whether somebody is who a message names, or replaces.
func (p *planner) isConcerned(person string, m Slot) bool {
	if len(m.FactIDs) == 0 {
		return false
	}
	f := p.fact(m.FactIDs[0])
	if f.Predicate == corpus.PredOption {
		f = p.fact(f.About)
	}
	return p.names(p.fact(m.FactIDs[0]), person) || p.concerns(f, person)
}

// strays says whether somebody has led away from the matter today.
func (p *planner) strays(person string) bool { return p.course.strayed[person] == p.today }
