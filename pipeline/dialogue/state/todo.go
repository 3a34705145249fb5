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

// PutUntil keeps a duty for the first workday, from one on, on which it gives anything. It is told when the day is the
// calendar's last.
func (td *Todo) PutUntil(g int, day corpus.Date, d func(isLast bool) []Thread) {
	td.Put(g, day, func() []Thread {
		next := td.days.NextWorkday(day)
		isLast := next > td.days.Last
		threads := d(isLast)
		if len(threads) == 0 && !isLast {
			td.PutUntil(g, next, d)
		}
		return threads
	})
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
