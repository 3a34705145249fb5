package state

import (
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// Days is the calendar of a plan, with the day that is being planned.
type Days struct {
	corpus.Calendar
	Today corpus.Date
}

// EndOf is the last day of a task's window: of the calendar, where it goes on until then.
func (d *Days) EndOf(t corpus.Task) corpus.Date {
	if t.End == 0 {
		return d.Last
	}
	return t.End
}

// LastDay is the last day on which anything can be said about a task.
func (d *Days) LastDay(t corpus.Task) corpus.Date {
	if t.End != 0 {
		return t.End
	}
	return d.AddWorkdays(d.Last.Add(1), -1)
}

// LastDate is the last day that somebody can think of, on a day, for a date of a task: the one on which it is due,
// unless that is too near to leave a choice.
func (d *Days) LastDate(t corpus.Task, on corpus.Date) corpus.Date {
	const room = 2 // workdays
	return max(t.Due, d.AddWorkdays(on, room))
}

// DaysAhead returns the next workdays, n at most, on which a task still goes on.
func (d *Days) DaysAhead(t corpus.Task, n int) []corpus.Date {
	var out []corpus.Date
	last := d.LastDay(t)
	for day := d.NextWorkday(d.Today); day <= last && len(out) < n; day = d.NextWorkday(day) {
		out = append(out, day)
	}
	return out
}

// stale is after how many workdays nobody takes up a message any more.
const stale = 1

// Fresh says whether a message is recent enough to be answered.
func (d *Days) Fresh(parent dialogue.Slot, at corpus.Stamp) bool {
	return at.Date()-parent.At.Date() < 7 && d.WorkdaysBetween(parent.At.Date(), at.Date()) <= stale
}
