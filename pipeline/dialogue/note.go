package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// remembered is a true fact with the day on which it was stated.
type remembered struct {
	factID string
	on     corpus.Date
}

// note enters a slot into what the planner remembers: the names by which later
// cells refer to it, who said which fact first, and what follows from it.
func (p *planner) note(name string, g int, s *Slot) {
	p.mark(s)
	if p.away(s.ToID, s.At.Date()) {
		s.ToID = "" // what they said yesterday is answered all the same
	}
	if name != "" {
		p.keys[name] = s.Key
	}
	for _, id := range s.FactIDs {
		if _, again := p.said[id]; again {
			continue
		}
		p.said[id] = *s
		if f := p.fact(id); f.TaskID != "" && !f.Noise && !p.disputed(id) {
			at := p.placeOf(f.TaskID)
			p.history[at] = append(p.history[at], remembered{id, s.At.Date()})
		}
	}
	if worthTelling(s.Act) {
		p.notable[g] = append(p.notable[g], *s)
	}
	if s.Act == corpus.ActQuestion {
		p.promised.meet()
	}
	if s.Act == corpus.ActDoubt && s.Obligation == "" {
		p.settleTomorrow(g, p.tasks[s.TaskID], s.Key, s.AuthorID)
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
		if _, replaced := p.replaced[id]; replaced && p.attrs[p.fact(id).Predicate].Class == pack.Reference {
			marks = append(marks, corpus.MarkDraft)
		}
	}
	slices.Sort(marks)
	s.Marks = slices.Compact(marks)
}

// placeOf is where statements about a task are remembered: with those about its
// component in its group.
func (p *planner) placeOf(task string) string {
	t := p.tasks[task]
	return t.GroupID + "/" + t.Component
}

// recent returns the facts stated about a task's component on earlier days, of
// the last so many workdays, latest first, that are fit in the eyes of the caller.
func (p *planner) recent(t corpus.Task, workdays int, fit func(corpus.Fact, corpus.Date) bool) []corpus.Fact {
	list := p.history[p.placeOf(t.ID)]
	oldest := p.b.Calendar.AddWorkdays(p.today, -workdays)
	var out []corpus.Fact
	for i := len(list) - 1; i >= 0 && list[i].on >= oldest; i-- {
		if f := p.fact(list[i].factID); list[i].on < p.today && fit(f, list[i].on) {
			out = append(out, f)
		}
	}
	return out
}
