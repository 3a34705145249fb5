package dialogue

import (
	"memloom/graph"
	"memloom/internal/corpus"
)

// freePost states a waiting fact of the task if the author knows one, asks for
// one that somebody else knows, or asks for a hand. Now and then they come back to something
// that was said about it first.
func (p *planner) freePost(s *Slot, kind graph.PostType) bool {
	if p.tasks.finished(s.TaskID) {
		return false
	}
	day := s.At.Date()
	if f, ok := p.pending.waiting(s.TaskID, day, -1, p.pending.knownTo(s.AuthorID)); ok {
		if actFor(p.facts.attrs[f.Predicate].Class) == corpus.ActProgress && p.leadIn(s, f.ID, post(corpus.ActProgress, f, "")) {
			return true
		}
		p.pending.state(s, f)
		if s.Act = actFor(p.facts.attrs[f.Predicate].Class); s.Act == corpus.ActProgress {
			s.FactIDs = p.pending.withMore(s.FactIDs, s.TaskID, s.AuthorID)
		}
		return true
	}
	if kind != graph.PostCoordination && !p.talk.repeats(*s, corpus.ActQuestion) {
		if f, ok := p.pending.waiting(s.TaskID, day, -1, p.pending.unknownTo(s.AuthorID)); ok {
			question := cell{act: corpus.ActQuestion, author: s.AuthorID, task: s.TaskID, to: f.Knowers[0], asks: f.ID, parent: -1}
			answer := post(corpus.ActAnswer, f, "")
			answer.to, answer.parent = s.AuthorID, 0
			if p.rates.noise.missing() <= 1 && p.leadIn(s, f.ID, question, answer) { // wrong answers need free questions
				return true
			}
			s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
			return true
		}
	}
	t := p.tasks.byID[s.TaskID]
	if t.OwnerID == s.AuthorID && day != t.End && !p.habits.didLately(s.AuthorID, corpus.ActCoordinate, t.ID) && !p.talk.repeats(*s, corpus.ActCoordinate) && p.rates.coordinate.due(p.r) { // a review or a hand-over is the owner's to ask for
		s.Act, s.ToID = corpus.ActCoordinate, other(p.r, p.roster.here(t.ActiveIDs), s.AuthorID)
		return s.ToID != s.AuthorID
	}
	return p.leadInOwed(s)
}
