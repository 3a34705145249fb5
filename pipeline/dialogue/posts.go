package dialogue

import (
	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// freePost states a waiting fact of the task if the author knows one, asks for
// one that somebody else knows, or asks for a hand. Now and then they come back to something
// that was said about it first.
func (p *planner) freePost(s *Slot, kind graph.PostType) bool {
	if p.finished(s.TaskID) {
		return false
	}
	day := s.At.Date()
	if f, ok := p.waiting(s.TaskID, day, -1, p.knownTo(s.AuthorID)); ok {
		if actFor(p.attrs[f.Predicate].Class) == corpus.ActProgress && p.leadIn(s, f.ID, p.post(corpus.ActProgress, f, "")) {
			return true
		}
		p.state(s, f)
		if s.Act = actFor(p.attrs[f.Predicate].Class); s.Act == corpus.ActProgress {
			s.FactIDs = p.withMore(s.FactIDs, s.TaskID, s.AuthorID)
		}
		return true
	}
	if kind != graph.PostCoordination && !p.repeats(*s, corpus.ActQuestion) {
		if f, ok := p.waiting(s.TaskID, day, -1, p.unknownTo(s.AuthorID)); ok {
			question := cell{act: corpus.ActQuestion, author: s.AuthorID, task: s.TaskID, to: f.Knowers[0], asks: f.ID, parent: -1}
			answer := p.post(corpus.ActAnswer, f, "")
			answer.to, answer.parent = s.AuthorID, 0
			if p.course.noise.missing() <= 1 && p.leadIn(s, f.ID, question, answer) { // wrong answers need free questions
				return true
			}
			s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
			return true
		}
	}
	t := p.tasks[s.TaskID]
	if t.OwnerID == s.AuthorID && day != t.End && !p.didLately(s.AuthorID, corpus.ActCoordinate, t.ID) && !p.repeats(*s, corpus.ActCoordinate) && p.course.coordinate.due(p.r) { // a review or a hand-over is the owner's to ask for
		s.Act, s.ToID = corpus.ActCoordinate, other(p.r, p.here(t.ActiveIDs), s.AuthorID)
		return s.ToID != s.AuthorID
	}
	return p.leadInOwed(s)
}

// actFor is the act in which somebody volunteers a fact of a class.
func actFor(c pack.Class) corpus.Act {
	switch {
	case c == pack.Blocker:
		return corpus.ActBlocker
	case c == pack.Risk:
		return corpus.ActDoubt
	}
	return corpus.ActProgress
}
