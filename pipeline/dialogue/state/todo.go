package state

import "memloom/internal/corpus"

// Todo is what groups owe on later days because of something that was said.
type Todo struct {
	days    *Days
	later   map[dueOn][]duty
	Crowded bool // a group owes enough for today
}

// duty is what a group owes on a later day because of something that was said. What it gives is decided on that day, by
// who is there.
type duty func() []Thread

type dueOn struct {
	group int
	day   corpus.Date
}

// Put keeps a duty for a workday of the calendar.
func (td *Todo) Put(g int, day corpus.Date, d duty) {
	on := dueOn{g, day}
	td.later[on] = append(td.later[on], d)
}

// Owe adds what a group owes today from earlier days.
func (td *Todo) Owe(g int, threads []Thread) []Thread {
	on := dueOn{g, td.days.Today}
	for _, d := range td.later[on] {
		threads = append(threads, d()...)
	}
	delete(td.later, on)
	return threads
}
