package dialogue

import "memloom/internal/corpus"

// duty is what a group owes on a later day because of something that was said.
// What it gives is decided on that day, by who is there.
type duty func() []thread

type dueOn struct {
	group int
	day   corpus.Date
}

// put keeps a duty for a workday of the calendar.
func (p *planner) put(g int, day corpus.Date, d duty) {
	on := dueOn{g, day}
	p.later[on] = append(p.later[on], d)
}

// duties returns the threads of what a group owes today from earlier days.
func (p *planner) duties(g int) []thread {
	on := dueOn{g, p.days.today}
	var out []thread
	for _, d := range p.later[on] {
		out = append(out, d()...)
	}
	delete(p.later, on)
	return out
}
