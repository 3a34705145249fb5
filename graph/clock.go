package graph

// Clock says where the tasks are in time.
type Clock struct {
	// Now is the minute (since the epoch) at which the next message is written.
	Now int64
	// Of, if set, gives each task a minute of its own and overrules Now: where
	// every task runs its own arrival process (G9).
	Of func(TaskRef) int64
}

// At returns a task's minute.
func (c Clock) At(t TaskRef) int64 {
	if c.Of != nil {
		return c.Of(t)
	}
	return c.Now
}

// Progress returns how much of the task's window has passed at a minute, from 0
// before its start to 1 at its end: the paper's p (App. B).
func (t Task) Progress(minute int64) float64 {
	p := float64(minute-t.Start) / float64(t.End-t.Start)
	return max(0, min(1, p))
}
