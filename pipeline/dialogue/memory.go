package dialogue

import (
	"slices"

	"memloom/internal/corpus"
)

// memory is what was said: who stated which fact first, and when.
type memory struct {
	days    *days
	tasks   *tasks
	facts   *facts
	keys    map[string]string       // name of a cell → the slot that it became
	said    map[string]Slot         // fact → the slot that stated it first
	history map[string][]remembered // group and component → statements, oldest first
	notable [][]Slot                // group → what somebody who was away would be told
}

func newMemory(k *known) *memory {
	return &memory{
		days: k.days, tasks: k.tasks, facts: k.facts, keys: map[string]string{}, said: map[string]Slot{},
		history: map[string][]remembered{}, notable: make([][]Slot, len(k.b.Groups)),
	}
}

// note enters a slot: the name by which later cells refer to it, and the facts
// that it is the first to state.
func (m *memory) note(name string, g int, s Slot) {
	if name != "" {
		m.keys[name] = s.Key
	}
	for _, id := range s.FactIDs {
		if _, again := m.said[id]; again {
			continue
		}
		m.said[id] = s
		if f := m.facts.get(id); f.TaskID != "" && !f.Noise && !m.facts.disputed(id) {
			at := m.placeOf(f.TaskID)
			m.history[at] = append(m.history[at], remembered{id, s.At.Date()})
		}
	}
	if worthTelling(s.Act) {
		m.notable[g] = append(m.notable[g], s)
	}
}

// remembered is a true fact with the day on which it was stated.
type remembered struct {
	factID string
	on     corpus.Date
}

// placeOf is where statements about a task are remembered: with those about its
// component in its group.
func (m *memory) placeOf(task string) string {
	t := m.tasks.byID[task]
	return t.GroupID + "/" + t.Component
}

// recent returns the facts stated about a task's component on earlier days, of
// the last so many workdays, latest first, that are fit in the eyes of the caller.
func (m *memory) recent(t corpus.Task, workdays int, fit func(corpus.Fact, corpus.Date) bool) []corpus.Fact {
	list := m.history[m.placeOf(t.ID)]
	oldest := m.days.AddWorkdays(m.days.today, -workdays)
	var out []corpus.Fact
	for i := len(list) - 1; i >= 0 && list[i].on >= oldest; i-- {
		if f := m.facts.get(list[i].factID); list[i].on < m.days.today && fit(f, list[i].on) {
			out = append(out, f)
		}
	}
	return out
}

// outworn says whether what a message stated first has been replaced since by
// something that has been said.
func (m *memory) outworn(x Slot) bool {
	next, replaced := m.facts.replaced[x.FactIDs[0]]
	if !replaced {
		return false
	}
	_, said := m.said[next.ID]
	return said
}

// worthTelling says whether somebody who was away is told of an act.
func worthTelling(a corpus.Act) bool {
	return slices.Contains([]corpus.Act{corpus.ActDecision, corpus.ActCompletion, corpus.ActBlocker, corpus.ActForecast, corpus.ActRule}, a)
}

// mostRecalls is how often somebody comes back to one decision, or one message, at most.
const mostRecalls = 2
