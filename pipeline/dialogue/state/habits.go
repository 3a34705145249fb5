package state

import (
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// Habits are what people did lately and do not repeat.
type Habits struct {
	days  *Days
	log   *Log
	facts *Facts
	moves map[move]corpus.Date // the last day of each
}

// move is something that somebody did about a matter and does not do again soon: the same objection, question or plea
// twice within days sounds as if they had forgotten the first.
type move struct {
	person string
	act    corpus.Act
	matter string
}

// aside is the move of who leads away from the matter, with a message of any act.
const aside corpus.Act = "aside"

// rests is for how many workdays nobody repeats a move.
const rests = 2

// Did enters a move of today.
func (h *Habits) Did(person string, act corpus.Act, matter string) {
	h.moves[move{person, act, matter}] = h.days.Today
}

// DidLately says whether somebody made a move within the last workdays.
func (h *Habits) DidLately(person string, act corpus.Act, matter string) bool {
	on, ok := h.moves[move{person, act, matter}]
	return ok && h.days.WorkdaysBetween(on, h.days.Today) <= rests
}

// observe enters what the author of a message will not do again soon.
func (h *Habits) observe(s dialogue.Slot) {
	switch s.Act {
	case corpus.ActDisagreement:
		challenged, _ := h.log.Slot(s.ParentKey)
		h.Did(s.AuthorID, s.Act, h.facts.matterOf(challenged))
		h.Did(s.AuthorID, s.Act, s.ParentKey)
	case corpus.ActQuestion:
		h.Did(s.AuthorID, s.Act, h.facts.KindAsked(s.TaskID, s.AsksFactID))
	case corpus.ActRecall, corpus.ActCoordinate:
		h.Did(s.AuthorID, s.Act, s.TaskID)
	}
	if s.Aside != "" {
		h.Did(s.AuthorID, aside, "")
	}
}

// ObjectedLately says whether somebody pushed back on a message, or within the last workdays on what it is about.
func (h *Habits) ObjectedLately(person string, m dialogue.Slot) bool {
	_, objected := h.moves[move{person, corpus.ActDisagreement, m.Key}]
	return objected || h.DidLately(person, corpus.ActDisagreement, h.facts.matterOf(m))
}

// AskedLately says whether somebody put the same kind of question about a task.
func (h *Habits) AskedLately(person string, f corpus.Fact) bool {
	return h.DidLately(person, corpus.ActQuestion, h.facts.KindAsked(f.TaskID, f.ID))
}

// Strays says whether somebody has led away from the matter today.
func (h *Habits) Strays(person string) bool { return h.moves[move{person, aside, ""}] == h.days.Today }
