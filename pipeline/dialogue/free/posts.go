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
		act := ps.Facts.Act(f)
		if act == corpus.ActProgress && ps.comebacks.leadIn(s, f.ID, state.Post(act, f, "")) {
			return true
		}
		ps.Pending.State(s, f)
		if s.Act = act; act == corpus.ActProgress {
			s.FactIDs = ps.Pending.WithMore(s.FactIDs, s.TaskID, s.AuthorID)
		}
		return true
	}
	if kind != graph.PostCoordination && !ps.Talk.Repeats(*s, corpus.ActQuestion) {
		if f, ok := ps.Pending.Waiting(s.TaskID, day, -1, ps.Pending.UnknownTo(s.AuthorID)); ok {
			answer := state.Post(corpus.ActAnswer, f, "")
			answer.To, answer.Parent = s.AuthorID, 0
			wrong := ps.Rates.Noise.Missing() > 1 // wrong answers need free questions
			if wrong || !ps.comebacks.leadIn(s, f.ID, state.Ask(s.AuthorID, f, ""), answer) {
				ps.Pending.Ask(s, f)
			}
			return true
		}
	}
	t := ps.Tasks.ByID[s.TaskID]
	mayAsk := t.OwnerID == s.AuthorID && day != t.End // a review or a hand-over is the owner's to ask for
	if mayAsk && !ps.Again(*s, corpus.ActCoordinate) && ps.Rates.Coordinate.Due(ps.Rand) {
		s.Act, s.ToID = corpus.ActCoordinate, state.Other(ps.Rand, ps.Roster.Here(t.ActiveIDs), s.AuthorID)
		return s.ToID != s.AuthorID
	}
	return ps.comebacks.leadInOwed(s)
}
