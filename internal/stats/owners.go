package stats

import (
	"slices"

	"memloom/internal/corpus"
)

// owners measures whether tasks are with people who can do them, and whether these speak of them (E7, E12).
type owners struct {
	*run
	can, able            int // tasks for which somebody of the team has a skill, and of these with an owner who has one
	days, spoken         int // days on which a task starts, goes on or ends, and of these on which its owner speaks of it
	ongoing, ongoingSaid int // the same of days between start and end
}

func newOwners(r *run) measure { return &owners{run: r} }

func (m *owners) add(w *world) {
	teams := map[string][]string{}
	for _, x := range w.c.Members {
		if !x.Guest {
			teams[x.GroupID] = append(teams[x.GroupID], x.PersonID)
		}
	}
	owner := map[string]string{}
	for i := range w.c.Tasks {
		t := &w.c.Tasks[i]
		owner[t.ID] = t.OwnerID
		if slices.ContainsFunc(teams[t.GroupID], func(id string) bool { return m.skilled(id, t) }) {
			m.can++
			count(&m.able, m.skilled(t.OwnerID, t))
		}
	}
	type said struct {
		task string
		on   corpus.Date
	}
	spoken := map[said]bool{}
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		msg := w.Message(p.MessageID)
		for _, t := range p.TaskIDs {
			if msg != nil && owner[t] == msg.AuthorID {
				spoken[said{t, msg.At.Date()}] = true
			}
		}
	}
	for _, d := range w.c.Schedule {
		speaks := spoken[said{d.TaskID, d.Date}]
		m.days++
		count(&m.spoken, speaks)
		if d.Class == corpus.Ongoing {
			m.ongoing++
			count(&m.ongoingSaid, speaks)
		}
	}
}

// skilled says whether a person has a skill that a task asks for.
func (m *owners) skilled(id string, t *corpus.Task) bool {
	p := m.persons[id]
	return p != nil && slices.ContainsFunc(p.Skills, func(s corpus.Skill) bool { return slices.Contains(t.Skills, s.Name) })
}

func (m *owners) conclude(s *section) {
	if m.can > 0 {
		s.share("owners with a skill of their task, where anybody of the team has one", m.able, m.can, m.organised(point("EverMemBench", 1))...)
	}
	if m.days > 0 {
		s.share("days of a task on which its owner speaks of it", m.spoken, m.days, m.organised(point("EverMemBench", 1))...)
	}
	if m.ongoing > 0 {
		s.share("of these, between its start and its end", m.ongoingSaid, m.ongoing)
	}
}
