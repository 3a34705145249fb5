package dialogue

import "memloom/internal/corpus"

// todo is what groups owe on later days because of something that was said.
type todo struct {
	days    *days
	later   map[dueOn][]duty
	crowded bool // a group owes enough for today
}

// duty is what a group owes on a later day because of something that was said.
// What it gives is decided on that day, by who is there.
type duty func() []thread

type dueOn struct {
	group int
	day   corpus.Date
}

// put keeps a duty for a workday of the calendar.
func (td *todo) put(g int, day corpus.Date, d duty) {
	on := dueOn{g, day}
	td.later[on] = append(td.later[on], d)
}

// owe adds what a group owes today from earlier days.
func (td *todo) owe(g int, threads []thread) []thread {
	on := dueOn{g, td.days.today}
	for _, d := range td.later[on] {
		threads = append(threads, d()...)
	}
	delete(td.later, on)
	return threads
}
