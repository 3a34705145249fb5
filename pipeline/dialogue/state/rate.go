package state

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// Rate holds a share of what it sees: what was not taken when it was due is carried over to the next chance, so that
// the share of a whole corpus comes out whoever else takes part in it.
type Rate struct {
	Share float64
	seen  int
	done  int
}

// Missing is how many more of those seen, and one to come, the share asks for.
func (q *Rate) Missing() float64 { return float64(q.Share*float64(q.seen+1)) - float64(q.done) }

// Due says whether the next one should be taken: surely when one is missing, by chance when a part of one is.
func (q *Rate) Due(r *rand.Rand) bool { return q.Missing() > r.Float64() }

// Take draws whether one that comes along is taken, where it can be, and counts it.
func (q *Rate) Take(can bool, r *rand.Rand) bool {
	taken := can && q.Due(r)
	q.Count(taken)
	return taken
}

// Count enters one that was seen.
func (q *Rate) Count(taken bool) {
	q.seen++
	if taken {
		q.done++
	}
}

// Even deals kinds so that none falls far behind the others.
type Even map[string]int

// Order returns kinds, those that fell least first, equals by chance.
func (e Even) Order(kinds []string, r *rand.Rand) []string {
	out := corpus.Shuffled(r, kinds)
	slices.SortStableFunc(out, func(a, b string) int { return e[a] - e[b] })
	return out
}

// Quota hands out a share of what comes along, however few of it can be taken: what was missed raises the chance of the
// next.
type Quota struct {
	Share float64
	due   float64 // what should have been taken so far
	taken float64
	R     *rand.Rand
}

// Meet counts one that comes along.
func (q *Quota) Meet() { q.due += q.Share }

// Wants draws whether one that can be taken shall be.
func (q *Quota) Wants() bool { return q.R.Float64() < q.due-q.taken }

// Behind says whether a whole one is missing.
func (q *Quota) Behind() bool { return q.due-q.taken >= 1 }

// Take counts one that was taken.
func (q *Quota) Take() { q.taken++ }
