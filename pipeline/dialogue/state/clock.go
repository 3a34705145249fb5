package state

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/recipe"
)

// The working day of a group chat (E11), in minutes since midnight.
const (
	dayOpens  = 9 * 60
	dayCloses = 18*60 - 1
)

// hours are the minutes of a day at which people write, both included.
type hours struct{ opens, closes int }

// hoursOf returns when people write: in office hours, or around the clock (G9).
func hoursOf(times string) hours {
	if times == recipe.Poisson {
		return hours{0, 24*60 - 1}
	}
	return hours{dayOpens, dayCloses}
}

// Minutes lays n messages over a day in their order, by the recipe's times. Minutes in taken are avoided, and each
// message keeps to the minutes that its author may use, so that no one can write in two groups at one instant (E15).
// Where that cannot be, no minute is taken and an *OverfullError says which message has none left.
func Minutes(
	times string, sameThread []bool, taken map[int]bool, may func(i, minute int) bool, r *rand.Rand,
) ([]int, error) {
	h := hoursOf(times)
	if times == recipe.Poisson {
		return h.settle(h.arrivals(len(sameThread), r), taken, may)
	}
	return h.settle(bursts(sameThread, r), taken, may)
}

// arrivals are the times of n messages of a Poisson process over a day (G9). Once their number is known, such times are
// independent and uniform, and the gaps between them exponential at the rate that the number asks.
func (h hours) arrivals(n int, r *rand.Rand) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = h.opens + r.IntN(h.closes-h.opens+1)
	}
	slices.Sort(out)
	return out
}

// bursts lays messages over a working day: quick where the next one goes on in the same thread, long pauses between
// threads, scaled to the day.
func bursts(sameThread []bool, r *rand.Rand) []int {
	n := len(sameThread)
	gaps := make([]int, n)
	quick, slow := 0, 0
	for i, same := range sameThread {
		if same {
			gaps[i] = 1 + r.IntN(7)
			quick += gaps[i]
		} else {
			gaps[i] = 10 + r.IntN(90)
			slow += gaps[i]
		}
	}
	room := dayCloses - dayOpens - 40 - quick
	out := make([]int, n)
	at := dayOpens
	for i, same := range sameThread {
		gap := gaps[i]
		if !same && slow > 0 {
			gap = max(1, gap*max(room, n)/slow)
		}
		if i == 0 {
			gap = r.IntN(40) // people come in over the first minutes
		}
		at += gap
		out[i] = at
	}
	return out
}

// OverfullError says that no minute of the day is left for a message: its author has none at all, or too much has to
// come before and behind it.
type OverfullError struct {
	Message int    // its place among the group's messages of the day, from 0
	What    string // the message in words; the caller fills it in
}

// Error implements error, with what to do.
func (e *OverfullError) Error() string {
	const why = "no minute of the day is left for message %d, %s; lower dialogue.messages_per_day"
	return fmt.Sprintf(why, e.Message+1, e.What)
}

// settle moves minutes to free ones that their authors may use, keeping their order and the day's hours. It looks from
// the end first, how late each may be without leaving the ones behind it nowhere to go.
func (h hours) settle(at []int, taken map[int]bool, may func(i, minute int) bool) ([]int, error) {
	latest := make([]int, len(at))
	m := h.closes
	for i := len(at) - 1; i >= 0; i-- {
		for m >= h.opens && (taken[m] || !may(i, m)) {
			m--
		}
		if m < h.opens {
			return nil, &OverfullError{Message: i}
		}
		latest[i] = m
		m--
	}
	next := h.opens
	for i, want := range at {
		m := max(want, next)
		for m < latest[i] && (taken[m] || !may(i, m)) {
			m++
		}
		at[i] = min(m, latest[i])
		taken[at[i]] = true
		next = at[i] + 1
	}
	return at, nil
}

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

// LastDate is the last day that a person can think of, on a day, for a date of a task: the one on which it is due,
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

// stale is after how many workdays no one takes up a message any more.
const stale = 1

// Fresh says whether a message is recent enough to be answered.
func (d *Days) Fresh(parent dialogue.Slot, at corpus.Stamp) bool {
	return at.Date()-parent.At.Date() < 7 && d.WorkdaysBetween(parent.At.Date(), at.Date()) <= stale
}
