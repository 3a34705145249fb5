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
	Notable [][]dialogue.Slot        // group → what somebody who was away would be told
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

// worthTelling says whether somebody who was away is told of an act.
func worthTelling(a corpus.Act) bool {
	return a.In(corpus.ActDecision, corpus.ActCompletion, corpus.ActBlocker, corpus.ActForecast, corpus.ActRule)
}

// MostRecalls is how often somebody comes back to one decision, or one message, at most.
const MostRecalls = 2
