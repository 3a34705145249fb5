package dialogue

import (
	"slices"

	"memloom/internal/corpus"
)

// knownTo and unknownTo choose waiting facts that somebody can state, or ask for.
func (p *planner) knownTo(person string) func(corpus.Fact) bool {
	return func(f corpus.Fact) bool { return f.Knowers[0] == person && !p.isAsked(f.ID) }
}

func (p *planner) unknownTo(person string) func(corpus.Fact) bool {
	return func(f corpus.Fact) bool {
		return f.Knowers[0] != person && !p.isAsked(f.ID) && !p.names(f, person) && !p.askedLately(person, f)
	}
}

// names says whether a fact names a person: nobody asks who the reviewer is, nor
// is told so by name, who is the reviewer themselves.
func (p *planner) names(f corpus.Fact, person string) bool {
	return f.Value.Kind == corpus.KindEntity && f.Value.Text == p.people[person].Name
}

// but leaves out those people whom a fact names.
func (p *planner) but(f corpus.Fact, people []string) []string {
	return slices.DeleteFunc(people, func(id string) bool { return p.names(f, id) })
}

// waiting returns the first fact of a task that is held back, known by day, of
// a sub-issue (-1 for any) and fit in the eyes of the caller.
func (p *planner) waiting(task string, day corpus.Date, issue int, fit func(corpus.Fact) bool) (corpus.Fact, bool) {
	for _, f := range p.due[task] {
		if f.From > day {
			break // they stand by day
		}
		if p.held[f.ID] && !p.stated[f.ID] && (issue < 0 || issueOfClass(p.attrs[f.Predicate].Class) == issue) && fit(f) {
			return f, true
		}
	}
	return corpus.Fact{}, false
}

func (p *planner) state(s *Slot, f corpus.Fact) {
	p.stated[f.ID] = true
	s.FactIDs = []string{f.ID}
}

// finished says whether a task's end has been announced.
func (p *planner) finished(task string) bool {
	_, ok := p.course.ended[task]
	return ok
}

// aside returns the next subject of small talk.
func (p *planner) aside() string {
	if len(p.asides) == 0 {
		return ""
	}
	a := p.asides[0]
	p.asides = append(p.asides[1:], a)
	return a
}
