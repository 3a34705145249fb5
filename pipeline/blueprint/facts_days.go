package blueprint

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// dates returns the days among which a date of a task is drawn that comes up on a day: later ones, up to the task's
// last, and in the order in which the deliverable lists its dates, where that leaves a day. No one reviews what has
// been handed over.
func (m *factory) dates(t corpus.Task, a pack.Attribute, on corpus.Date) (from, to corpus.Date) {
	days := m.workdays(m.b.Calendar.AddWorkdays(on, 1), m.lastDate(t, on))
	if len(days) == 0 {
		next := m.b.Calendar.AddWorkdays(on, 1)
		return next, next
	}
	fit := slices.DeleteFunc(slices.Clone(days), func(d corpus.Date) bool { return !m.inOrder(t, a, d) })
	if len(fit) == 0 {
		fit = days
	}
	return fit[0], fit[len(fit)-1]
}

// workdays lists the workdays from one day to another.
func (m *factory) workdays(from, to corpus.Date) []corpus.Date {
	first, _ := slices.BinarySearch(m.days, from)
	last, _ := slices.BinarySearch(m.days, to.Add(1))
	return m.days[first:max(first, last)]
}

// lastDate is the last day that a date of a task may fall on, seen from a day: the one on which it is due, or on which
// it ends where that comes before or the due date has passed.
func (m *factory) lastDate(t corpus.Task, on corpus.Date) corpus.Date {
	last := t.Due
	if t.End != 0 && (t.End < last || last <= on) {
		last = t.End
	}
	return last
}

// inOrder says whether a day for a date of a task keeps the order of its dates.
func (m *factory) inOrder(t corpus.Task, a pack.Attribute, d corpus.Date) bool {
	after, before := m.neighbours(t, a)
	return d > after && (before == 0 || d < before)
}

// neighbours returns the days between which a date has to lie so that the task's dates keep the order in which its
// deliverable lists them: those of the dates before and behind it, or the middle of the task where one of these may
// still be drawn. Zero is no bound.
func (m *factory) neighbours(t corpus.Task, a pack.Attribute) (after, before corpus.Date) {
	middle := t.Start.Add(int(t.Due-t.Start) / 2)
	behind := false
	for _, k := range m.datesOf(t) {
		switch at, known := m.dateOf(t, k); {
		case k == a.Key:
			behind = true
		case behind && known:
			before = at
		case behind:
			before = middle.Add(1)
		case known:
			after = at
		default:
			after = middle
		}
		if before != 0 {
			break
		}
	}
	return after, before
}

// datesOf lists the keys of the dates that a task can have, in their order.
func (m *factory) datesOf(t corpus.Task) []string {
	i := slices.IndexFunc(m.pack.Deliverables, func(d pack.Deliverable) bool { return d.Noun == t.Deliverable })
	return slices.DeleteFunc(slices.Clone(m.pack.Deliverables[i].Attributes), func(k string) bool {
		j := slices.IndexFunc(m.pack.Attributes, func(a pack.Attribute) bool { return a.Key == k })
		return m.pack.Attributes[j].Class != pack.Deadline
	})
}

// dateOf returns the day of a date of a task, as it was set last, if it has been drawn.
func (m *factory) dateOf(t corpus.Task, key string) (corpus.Date, bool) {
	for _, f := range slices.Backward(m.b.Facts) {
		if f.TaskID != t.ID {
			break
		}
		if f.Predicate == key {
			return f.Value.Date, true
		}
	}
	return 0, false
}

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

// early is who says something of a task before it starts, in which group and on which day; no one where the calendar
// has no such day.
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

// elsewhere lets a person who sits in another group as well say it there, where there is anyone (E8).
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

// after draws whether a fact changes after its task has ended, and returns the day: only what outlives the task does.
func (m *factory) after(t corpus.Task, a pack.Attribute) (corpus.Date, bool) {
	if t.End == 0 || !a.Outlives || a.Handover || m.o.Late == 0 || m.r.Float64() >= m.o.Late {
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
