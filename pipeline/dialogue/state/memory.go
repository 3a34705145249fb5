package state

import (
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// Memory is what was said: who stated which fact first, and when.
type Memory struct {
	days    *Days
	tasks   *Tasks
	facts   *Facts
	Keys    map[string]string        // name of a cell → the slot that it became
	Said    map[string]dialogue.Slot // fact → the slot that stated it first
	history map[string][]remembered  // group and component → statements, oldest first
	Notable [][]dialogue.Slot        // group → what a person who was away would be told
}

func newMemory(k *Known) *Memory {
	return &Memory{
		days: k.Days, tasks: k.Tasks, facts: k.Facts, Keys: map[string]string{}, Said: map[string]dialogue.Slot{},
		history: map[string][]remembered{}, Notable: make([][]dialogue.Slot, len(k.Blueprint.Groups)),
	}
}

// note enters a slot: the name by which later cells refer to it, and the facts that it is the first to state.
func (m *Memory) note(name string, g int, s dialogue.Slot) {
	if name != "" {
		m.Keys[name] = s.Key
	}
	for _, id := range s.FactIDs {
		if _, again := m.Said[id]; again {
			continue
		}
		m.Said[id] = s
		if f := m.facts.Get(id); f.TaskID != "" && !f.Noise && !m.facts.Disputed(id) {
			at := m.placeOf(f.TaskID)
			m.history[at] = append(m.history[at], remembered{id, s.At.Date()})
		}
	}
	if worthTelling(s.Act) {
		m.Notable[g] = append(m.Notable[g], s)
	}
}

// remembered is a true fact with the day on which it was stated.
type remembered struct {
	factID string
	on     corpus.Date
}

// placeOf is where statements about a task are remembered: with those about its component in its group.
func (m *Memory) placeOf(task string) string {
	t := m.tasks.ByID[task]
	return t.GroupID + "/" + t.Component
}

// Recent returns the facts stated about a task's component on earlier days, of the last so many workdays, latest first,
// that are fit in the eyes of the caller.
func (m *Memory) Recent(t corpus.Task, workdays int, fit func(corpus.Fact, corpus.Date) bool) []corpus.Fact {
	list := m.history[m.placeOf(t.ID)]
	oldest := m.days.AddWorkdays(m.days.Today, -workdays)
	var out []corpus.Fact
	for i := len(list) - 1; i >= 0 && list[i].on >= oldest; i-- {
		if f := m.facts.Get(list[i].factID); list[i].on < m.days.Today && fit(f, list[i].on) {
			out = append(out, f)
		}
	}
	return out
}

// Outworn says whether what a message stated first has been replaced since by something that has been said.
func (m *Memory) Outworn(x dialogue.Slot) bool {
	next, replaced := m.facts.Replaced[x.FactIDs[0]]
	if !replaced {
		return false
	}
	_, said := m.Said[next.ID]
	return said
}

// worthTelling says whether a person who was away is told of an act.
func worthTelling(a corpus.Act) bool {
	return a.In(corpus.ActDecision, corpus.ActCompletion, corpus.ActBlocker, corpus.ActForecast, corpus.ActRule)
}

// MostRecalls is how often a person comes back to one decision, or one message, at most.
const MostRecalls = 2

// Habits are what people did lately and do not repeat.
type Habits struct {
	days  *Days
	log   *Log
	facts *Facts
	moves map[move]corpus.Date // the last day of each
}

// move is something that a person did about a matter and does not do again soon: the same objection, question or plea
// twice within days sounds as if they had forgotten the first.
type move struct {
	person string
	act    corpus.Act
	matter string
}

// aside is the move of who leads away from the matter, with a message of any act.
const aside corpus.Act = "aside"

// rests is for how many workdays no one repeats a move.
const rests = 2

// Did enters a move of today.
func (h *Habits) Did(person string, act corpus.Act, matter string) {
	h.moves[move{person, act, matter}] = h.days.Today
}

// DidLately says whether a person made a move within the last workdays.
func (h *Habits) DidLately(person string, act corpus.Act, matter string) bool {
	on, ok := h.moves[move{person, act, matter}]
	return ok && h.days.WorkdaysBetween(on, h.days.Today) <= rests
}

// observe enters what the author of a message will not do again soon.
func (h *Habits) observe(s dialogue.Slot) {
	switch s.Act {
	case corpus.ActDisagreement:
		challenged, _ := h.log.Slot(s.ParentKey)
		h.Did(s.AuthorID, s.Act, h.facts.attributeOf(challenged))
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

// ObjectedLately says whether a person pushed back on a message, or within the last workdays on what it is about.
func (h *Habits) ObjectedLately(person string, m dialogue.Slot) bool {
	_, objected := h.moves[move{person, corpus.ActDisagreement, m.Key}]
	return objected || h.DidLately(person, corpus.ActDisagreement, h.facts.attributeOf(m))
}

// AskedLately says whether a person put the same kind of question about a task.
func (h *Habits) AskedLately(person string, f corpus.Fact) bool {
	return h.DidLately(person, corpus.ActQuestion, h.facts.KindAsked(f.TaskID, f.ID))
}

// Strays says whether a person has led away from the matter today.
func (h *Habits) Strays(person string) bool { return h.moves[move{person, aside, ""}] == h.days.Today }
