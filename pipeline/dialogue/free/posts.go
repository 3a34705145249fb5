package free

import (
	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// posts are free messages that answer nobody.
type posts struct {
	*state.Known
	comebacks *comebacks
}

// fill states a waiting fact of the task if the author knows one, asks for one that somebody else knows, or asks for a
// hand. Now and then they come back to something that was said about it first.
func (ps *posts) fill(s *dialogue.Slot, kind graph.PostType) bool {
	if ps.Tasks.Finished(s.TaskID) {
		return false
	}
	day := s.At.Date()
	if f, ok := ps.Pending.Waiting(s.TaskID, day, -1, ps.Pending.KnownTo(s.AuthorID)); ok {
		if state.ActFor(ps.Facts.Attrs[f.Predicate].Class) == corpus.ActProgress && ps.comebacks.leadIn(s, f.ID, state.Post(corpus.ActProgress, f, "")) {
			return true
		}
		ps.Pending.State(s, f)
		if s.Act = state.ActFor(ps.Facts.Attrs[f.Predicate].Class); s.Act == corpus.ActProgress {
			s.FactIDs = ps.Pending.WithMore(s.FactIDs, s.TaskID, s.AuthorID)
		}
		return true
	}
	if kind != graph.PostCoordination && !ps.Talk.Repeats(*s, corpus.ActQuestion) {
		if f, ok := ps.Pending.Waiting(s.TaskID, day, -1, ps.Pending.UnknownTo(s.AuthorID)); ok {
			question := state.Cell{Act: corpus.ActQuestion, Author: s.AuthorID, Task: s.TaskID, To: f.Knowers[0], Asks: f.ID, Parent: -1}
			answer := state.Post(corpus.ActAnswer, f, "")
			answer.To, answer.Parent = s.AuthorID, 0
			if ps.Rates.Noise.Missing() <= 1 && ps.comebacks.leadIn(s, f.ID, question, answer) { // wrong answers need free questions
				return true
			}
			s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
			return true
		}
	}
	t := ps.Tasks.ByID[s.TaskID]
	if t.OwnerID == s.AuthorID && day != t.End && !ps.Habits.DidLately(s.AuthorID, corpus.ActCoordinate, t.ID) && !ps.Talk.Repeats(*s, corpus.ActCoordinate) && ps.Rates.Coordinate.Due(ps.Rand) { // a review or a hand-over is the owner's to ask for
		s.Act, s.ToID = corpus.ActCoordinate, state.Other(ps.Rand, ps.Roster.Here(t.ActiveIDs), s.AuthorID)
		return s.ToID != s.AuthorID
	}
	return ps.comebacks.leadInOwed(s)
}
