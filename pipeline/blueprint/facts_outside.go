package blueprint

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// How many workdays before a task's start, and after its end, something is said of it. A short calendar leaves less:
// a fifth of its days at least, half of them at most.
const (
	shortestLead = 10
	longestLead  = 80
	shortestLag  = 15
	longestLag   = 90
)

// Outside says whether a fact of a task is said before the task starts or after it has ended.
func Outside(t corpus.Task, f corpus.Fact) bool {
	return f.From < t.Start || t.End != 0 && f.From > t.End
}

// early is who says something of a task before it starts, in which group and on which day; nobody where the calendar has
// no such day.
type early struct {
	by, group string
	on        corpus.Date
}

// before draws whether a fact is said before its task starts: who is named, what is planned and agreed, and what it
// starts from. What is known of a task so early is said by one person on one day.
func (m *factory) before(t corpus.Task, a pack.Attribute, knower string) (early, bool) {
	can := a.Class.In(pack.Contact, pack.Deadline, pack.Budget, pack.Choice, pack.Input)
	if !can || a.Handover || m.o.Ahead == 0 || m.r.Float64() >= m.o.Ahead {
		return early{}, false
	}
	if e, ok := m.ahead[t.ID]; ok {
		return e, e.by != ""
	}
	on, ok := m.apart(t.Start, -1, shortestLead, longestLead)
	if !ok {
		knower = ""
	}
	e := early{knower, t.GroupID, on}
	if ok && m.o.Elsewhere > 0 && m.r.Float64() < m.o.Elsewhere {
		e = m.elsewhere(t, e)
	}
	m.ahead[t.ID] = e
	return e, ok
}

// elsewhere lets somebody who sits in another group as well say it there, where there is anybody (E8).
func (m *factory) elsewhere(t corpus.Task, e early) early {
	var found []early
	for _, g := range m.b.Groups {
		for _, id := range g.MemberIDs {
			if g.ID != t.GroupID && id != t.OwnerID && slices.Contains(m.home(t).MemberIDs, id) {
				found = append(found, early{id, g.ID, e.on})
			}
		}
	}
	if len(found) == 0 {
		return e
	}
	return corpus.Pick(m.r, found)
}

// home is the group of a task.
func (m *factory) home(t corpus.Task) corpus.Group {
	i := slices.IndexFunc(m.b.Groups, func(g corpus.Group) bool { return g.ID == t.GroupID })
	return m.b.Groups[i]
}

// after draws whether a fact changes after its task has ended, and returns the day: what has been set or chosen, and
// versions. Days, budgets and people are over with the task.
func (m *factory) after(t corpus.Task, a pack.Attribute) (corpus.Date, bool) {
	can := t.End != 0 && a.Class.In(pack.Setting, pack.Choice, pack.Reference) && a.Value.Kind != string(corpus.KindDate)
	if !can || a.Handover || m.o.Late == 0 || m.r.Float64() >= m.o.Late {
		return 0, false
	}
	return m.apart(t.End, 1, shortestLag, longestLag)
}

// apart draws a workday before (-1) or after (1) a day, so many workdays away. It says no where the calendar does not
// reach so far.
func (m *factory) apart(from corpus.Date, direction, shortest, longest int) (corpus.Date, bool) {
	n := len(m.days)
	shortest, longest = min(shortest, n/5), min(longest, n/2)
	room := m.b.Calendar.WorkdaysBetween(from, m.days[n-1])
	if direction < 0 {
		room = m.b.Calendar.WorkdaysBetween(m.days[0], from)
	}
	if longest = min(longest, room); longest < shortest {
		return 0, false
	}
	return m.b.Calendar.AddWorkdays(from, direction*(shortest+m.r.IntN(longest-shortest+1))), true
}
