package sessions

import (
	"maps"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// When says when a session takes place.
type When struct {
	Key   string       `json:"key"`   // its place among the user's sessions, such as 0001
	Start corpus.Stamp `json:"start"` // of the first message
	Gaps  []byte       `json:"gaps"`  // minutes from one message to the next
}

// End is the time of a session's last message.
func (w When) End() corpus.Stamp {
	at := w.Start
	for _, g := range w.Gaps {
		at += corpus.Stamp(g)
	}
	return at
}

// SessionID is what the session is called until sessions are numbered.
func (w When) SessionID() string { return "S" + w.Key }

// Gaps draws an even number of messages within bounds, and the minutes between them.
func Gaps(r *rand.Rand, fewest, most, longest int) []byte {
	var out []byte
	for range fewest + 2*r.IntN((most-fewest)/2+1) - 1 {
		out = append(out, byte(1+r.IntN(longest)))
	}
	return out
}

// Hours are when users talk: from an hour to another, in slots of so many minutes. A slot holds one session, which
// begins in its first minutes.
type Hours struct{ From, To, Slot, Late int }

// PerDay is how many sessions a day has room for.
func (h Hours) PerDay() int { return (h.To - h.From) * 60 / h.Slot }

// Starts draws when n sessions begin, in the order of time: on any day, none while another goes on.
func (h Hours) Starts(r *rand.Rand, first corpus.Date, days, n int) []corpus.Stamp {
	taken, perDay := map[int]bool{}, h.PerDay()
	for len(taken) < min(n, days*perDay) {
		taken[r.IntN(days*perDay)] = true
	}
	var out []corpus.Stamp
	for _, at := range slices.Sorted(maps.Keys(taken)) {
		minute := h.From*60 + at%perDay*h.Slot + r.IntN(h.Late)
		out = append(out, first.Add(at/perDay).At(minute/60, minute%60))
	}
	return out
}
