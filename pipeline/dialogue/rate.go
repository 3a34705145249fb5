package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// rate holds a share of what it sees: what was not taken when it was due is
// carried over to the next chance, so that the share of a whole corpus comes out
// whoever else takes part in it.
type rate struct {
	share float64
	seen  int
	done  int
}

// missing is how many more of those seen, and one to come, the share asks for.
func (q *rate) missing() float64 { return float64(q.share*float64(q.seen+1)) - float64(q.done) }

// due says whether the next one should be taken: surely when one is missing,
// by chance when a part of one is.
func (q *rate) due(r *rand.Rand) bool { return q.missing() > r.Float64() }

// take draws whether one that comes along is taken, where it can be, and counts it.
func (q *rate) take(can bool, r *rand.Rand) bool {
	taken := can && q.due(r)
	q.count(taken)
	return taken
}

// count enters one that was seen.
func (q *rate) count(taken bool) {
	q.seen++
	if taken {
		q.done++
	}
}

// even deals kinds so that none falls far behind the others.
type even map[string]int

// order returns kinds, those that fell least first, equals by chance.
func (e even) order(kinds []string, r *rand.Rand) []string {
	out := corpus.Shuffled(r, kinds)
	slices.SortStableFunc(out, func(a, b string) int { return e[a] - e[b] })
	return out
}

// quota hands out a share of what comes along, however few of it can be taken:
// what was missed raises the chance of the next.
type quota struct {
	share float64
	due   float64 // what should have been taken so far
	taken float64
	r     *rand.Rand
}

// meet counts one that comes along.
func (q *quota) meet() { q.due += q.share }

// wants draws whether one that can be taken shall be.
func (q *quota) wants() bool { return q.r.Float64() < q.due-q.taken }

// behind says whether a whole one is missing.
func (q *quota) behind() bool { return q.due-q.taken >= 1 }

// take counts one that was taken.
func (q *quota) take() { q.taken++ }
