package dialogue

import (
	"memloom/graph"
	"memloom/internal/corpus"
)

// posts are free messages that answer nobody.
type posts struct {
	*known
	comebacks *comebacks
}

// fill states a waiting fact of the task if the author knows one, asks for
// one that somebody else knows, or asks for a hand. Now and then they come back to something
// that was said about it first.
func (ps *posts) fill(s *Slot, kind graph.PostType) bool {
	if ps.tasks.finished(s.TaskID) {
		return false
	}
	day := s.At.Date()
	if f, ok := ps.pending.waiting(s.TaskID, day, -1, ps.pending.knownTo(s.AuthorID)); ok {
		if actFor(ps.facts.attrs[f.Predicate].Class) == corpus.ActProgress && ps.comebacks.leadIn(s, f.ID, post(corpus.ActProgress, f, "")) {
			return true
		}
		ps.pending.state(s, f)
		if s.Act = actFor(ps.facts.attrs[f.Predicate].Class); s.Act == corpus.ActProgress {
			s.FactIDs = ps.pending.withMore(s.FactIDs, s.TaskID, s.AuthorID)
		}
		return true
	}
	if kind != graph.PostCoordination && !ps.talk.repeats(*s, corpus.ActQuestion) {
		if f, ok := ps.pending.waiting(s.TaskID, day, -1, ps.pending.unknownTo(s.AuthorID)); ok {
			question := cell{act: corpus.ActQuestion, author: s.AuthorID, task: s.TaskID, to: f.Knowers[0], asks: f.ID, parent: -1}
			answer := post(corpus.ActAnswer, f, "")
			answer.to, answer.parent = s.AuthorID, 0
			if ps.rates.noise.missing() <= 1 && ps.comebacks.leadIn(s, f.ID, question, answer) { // wrong answers need free questions
				return true
			}
			s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
			return true
		}
	}
	t := ps.tasks.byID[s.TaskID]
	if t.OwnerID == s.AuthorID && day != t.End && !ps.habits.didLately(s.AuthorID, corpus.ActCoordinate, t.ID) && !ps.talk.repeats(*s, corpus.ActCoordinate) && ps.rates.coordinate.due(ps.r) { // a review or a hand-over is the owner's to ask for
		s.Act, s.ToID = corpus.ActCoordinate, other(ps.r, ps.roster.here(t.ActiveIDs), s.AuthorID)
		return s.ToID != s.AuthorID
	}
	return ps.comebacks.leadInOwed(s)
}
