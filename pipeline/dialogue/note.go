package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// note enters a slot into what the planner remembers: the names by which later
// cells refer to it, who said which fact first, and what follows from it.
func (p *planner) note(name string, g int, s *Slot) {
	p.mark(s)
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

// mark adds what a slot is by what it says: an announcement that sounds like an
// end and is none, a version that a later one replaces.
func (p *planner) mark(s *Slot) {
	marks := slices.Clone(s.Marks)
	if s.Act == corpus.ActForecast {
		marks = append(marks, corpus.MarkPremature)
	}
	for _, id := range s.FactIDs {
		if _, replaced := p.facts.replaced[id]; replaced && p.facts.attrs[p.facts.get(id).Predicate].Class == pack.Reference {
			marks = append(marks, corpus.MarkDraft)
		}
	}
	slices.Sort(marks)
	s.Marks = slices.Compact(marks)
}
