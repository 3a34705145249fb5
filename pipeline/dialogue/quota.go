package dialogue

import "math/rand/v2"

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
