package admission

import "container/list"

// waiter is a request that waits to be admitted.
type waiter struct {
	ask   Ask
	ready chan struct{} // closed when lease is set
	lease *Lease        // guarded by the controller's mutex
	lane  *lane
	place *list.Element // in the lane
}

// lane holds what waits in one stage, first come first.
type lane struct {
	stage   string
	waiters list.List
	place   *list.Element // in the round
}

// queue holds the waiting requests. Stages take turns, so that a stage of a
// million requests does not keep one of ten waiting.
type queue struct {
	lanes map[string]*lane // those in which a person waits
	round list.List        // the same in the order of their turns
	size  int
}

func (q *queue) push(w *waiter) {
	l := q.lanes[w.ask.Stage]
	if l == nil {
		l = &lane{stage: w.ask.Stage}
		l.place = q.round.PushBack(l)
		q.lanes[l.stage] = l
	}
	w.lane, w.place = l, l.waiters.PushBack(w)
	q.size++
}

// head returns the waiter whose turn it is, nil if no one waits.
func (q *queue) head() *waiter {
	if q.size == 0 {
		return nil
	}
	return q.round.Front().Value.(*lane).waiters.Front().Value.(*waiter)
}

// serve removes the head; its stage has had its turn.
func (q *queue) serve() {
	w := q.head()
	q.round.MoveToBack(w.lane.place)
	q.remove(w)
}

func (q *queue) remove(w *waiter) {
	w.lane.waiters.Remove(w.place)
	q.size--
	if w.lane.waiters.Len() == 0 {
		q.round.Remove(w.lane.place)
		delete(q.lanes, w.lane.stage)
	}
}
