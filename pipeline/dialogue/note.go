package dialogue

import (
	"memloom/internal/corpus"
)

// note enters a slot into what the planner remembers: what was said, and what
// follows from it.
func (p *planner) note(name string, g int, s *Slot) {
	s.Marks = p.facts.marked(*s)
	if p.roster.away(s.ToID, s.At.Date()) {
		s.ToID = "" // what they said yesterday is answered all the same
	}
	p.memory.note(name, g, *s)
	if s.Act == corpus.ActQuestion {
		p.promises.promised.meet()
	}
	if s.Act == corpus.ActDoubt && s.Obligation == "" {
		p.doubts.settleTomorrow(g, p.tasks.byID[s.TaskID], s.Key, s.AuthorID)
	}
}

// observe enters a planned message into everything that later ones depend on.
func (p *planner) observe(s Slot) {
	p.rates.observe(s, p.talk.canBeShort(s))
	for _, o := range p.observers {
		o.observe(s)
	}
}
