package dialogue

import (
	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// freePost states a waiting fact of the task if the author knows one, asks for
// one that somebody else knows, asks for a hand, or comes back to something.
func (p *planner) freePost(s *Slot, kind graph.PostType) bool {
	if p.finished(s.TaskID) {
		return false
	}
	day := s.At.Date()
	if f, ok := p.waiting(s.TaskID, day, -1, p.knownTo(s.AuthorID)); ok {
		p.state(s, f)
		if s.Act = actFor(p.attrs[f.Predicate].Class); s.Act == corpus.ActProgress {
			s.FactIDs = p.withMore(s.FactIDs, s.TaskID, s.AuthorID)
		}
		return true
	}
	if kind != graph.PostCoordination && !p.repeats(*s, corpus.ActQuestion) {
		if f, ok := p.waiting(s.TaskID, day, -1, p.unknownTo(s.AuthorID)); ok {
			s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
			return true
		}
	}
	if p.tasks[s.TaskID].OwnerID == s.AuthorID && !p.repeats(*s, corpus.ActCoordinate) && p.course.coordinate.due(p.r) { // a review or a hand-over is the owner's to ask for
		s.Act, s.ToID = corpus.ActCoordinate, p.otherThan(p.tasks[s.TaskID].ActiveIDs, s.AuthorID)
		return s.ToID != s.AuthorID
	}
	return p.comeBack(s)
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
