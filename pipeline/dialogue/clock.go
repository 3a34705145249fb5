package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// The working day of a group chat (E11), in minutes since midnight.
const (
	dayOpens  = 9 * 60
	dayCloses = 18*60 - 1
)

// minutes lays n messages over a working day: quick where the next one goes on
// in the same thread, long pauses between threads, scaled to the day. Minutes
// in taken are avoided, so that nobody can write in two groups at one instant (E15).
func minutes(sameThread []bool, taken map[int]bool, r *rand.Rand) []int {
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
	return settle(out, taken)
}

// settle moves minutes to free ones, keeping their order and the working day.
func settle(at []int, taken map[int]bool) []int {
	free := make([]int, 0, dayCloses-dayOpens+1)
	for m := dayOpens; m <= dayCloses; m++ {
		if !taken[m] {
			free = append(free, m)
		}
	}
	next := 0
	for i, want := range at {
		j, _ := slices.BinarySearch(free, want)
		j = max(j, next)
		j = min(j, len(free)-(len(at)-i))
		at[i] = free[j]
		taken[free[j]] = true
		next = j + 1
	}
	return at
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
