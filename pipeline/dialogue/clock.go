package dialogue

import (
	"math/rand/v2"

	"memloom/internal/corpus"
)

// The working day of a group chat (E11), in minutes since midnight.
const (
	dayOpens  = 9 * 60
	dayCloses = 18*60 - 1
)

// minutes lays n messages over a working day: quick where the next one goes on
// in the same thread, long pauses between threads, scaled to the day. Minutes
// in taken are avoided, and each message keeps to the minutes that its author
// may use, so that nobody can write in two groups at one instant (E15).
func minutes(sameThread []bool, taken map[int]bool, may func(i, minute int) bool, r *rand.Rand) []int {
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
	return settle(out, taken, may)
}

// settle moves minutes to free ones that their authors may use, keeping their
// order and the working day. It looks from the end first, how late each may be
// without leaving the ones behind it nowhere to go.
func settle(at []int, taken map[int]bool, may func(i, minute int) bool) []int {
	latest := make([]int, len(at))
	m := dayCloses
	for i := len(at) - 1; i >= 0; i-- {
		for m > dayOpens && (taken[m] || !may(i, m)) {
			m--
		}
		latest[i] = m
		m--
	}
	next := dayOpens
	for i, want := range at {
		m := max(want, next)
		for m < latest[i] && (taken[m] || !may(i, m)) {
			m++
		}
		at[i] = min(m, latest[i])
		taken[at[i]] = true
		next = at[i] + 1
	}
	return at
}

// Shares says which minutes belong to a project, for people who sit in several.
type Shares map[string]Share

// Share is one of so many equal parts of every hour.
type Share struct{ Nth, Of int }

// May says whether somebody writes at a minute of the day (E15).
func (s Shares) May(person string, minute int) bool {
	x, ok := s[person]
	return !ok || minute%x.Of == x.Nth
}

// position is the third of a task's window in which an instant falls (G9).
func position(t corpus.Task, end corpus.Date, at corpus.Stamp) string {
	from, to := t.Start.At(0, 0), end.Add(1).At(0, 0)
	third := (to - from) / 3
	switch {
	case at < from+third:
		return "early"
	case at < from+2*third:
		return "middle"
	}
	return "late"
}
