package dialogue

import "memloom/internal/corpus"

// habits are what people did lately and do not repeat.
type habits struct {
	days     *days
	log      *log
	facts    *facts
	moves    map[move]corpus.Date
	objected map[[2]string]bool     // slot and person: who has pushed back on it
	strayed  map[string]corpus.Date // person → the last day on which they led away from the matter
}

func newHabits(k *known) *habits {
	return &habits{
		days: k.days, log: k.log, facts: k.facts,
		moves: map[move]corpus.Date{}, objected: map[[2]string]bool{}, strayed: map[string]corpus.Date{},
	}
}

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
func (h *habits) did(person string, act corpus.Act, matter string) {
	h.moves[move{person, act, matter}] = h.days.today
}

// didLately says whether somebody made a move within the last workdays.
func (h *habits) didLately(person string, act corpus.Act, matter string) bool {
	on, ok := h.moves[move{person, act, matter}]
	return ok && h.days.WorkdaysBetween(on, h.days.today) <= rests
}

// observe enters what the author of a message will not do again soon.
func (h *habits) observe(s Slot) {
	switch s.Act {
	case corpus.ActDisagreement:
		challenged, _ := h.log.slot(s.ParentKey)
		h.did(s.AuthorID, s.Act, h.facts.matterOf(challenged))
		h.objected[[2]string{s.ParentKey, s.AuthorID}] = true
	case corpus.ActQuestion:
		h.did(s.AuthorID, s.Act, h.facts.kindAsked(s.TaskID, s.AsksFactID))
	case corpus.ActRecall, corpus.ActCoordinate:
		h.did(s.AuthorID, s.Act, s.TaskID)
	}
	if s.Aside != "" {
		h.strayed[s.AuthorID] = h.days.today
	}
}

// objectedLately says whether somebody pushed back on a message, or within the
// last workdays on what it is about.
func (h *habits) objectedLately(person string, m Slot) bool {
	return h.objected[[2]string{m.Key, person}] || h.didLately(person, corpus.ActDisagreement, h.facts.matterOf(m))
}

// askedLately says whether somebody put the same kind of question about a task.
func (h *habits) askedLately(person string, f corpus.Fact) bool {
	return h.didLately(person, corpus.ActQuestion, h.facts.kindAsked(f.TaskID, f.ID))
}

// strays says whether somebody has led away from the matter today.
func (h *habits) strays(person string) bool { return h.strayed[person] == h.days.today }
