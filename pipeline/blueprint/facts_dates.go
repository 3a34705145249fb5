package blueprint

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// dates returns the days among which a date of a task is drawn that comes up on a day: later ones, up to the task's
// last, and in the order in which the deliverable lists its dates, where that leaves a day. Nobody reviews what has
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
