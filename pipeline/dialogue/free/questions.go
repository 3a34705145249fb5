package free

import (
	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// questions are those that free messages put.
type questions struct {
	*state.Known
	schedule *state.Schedule
	noise    *noise
	owes     map[[2]string][]string // group and person → facts that they were asked for and no answer is on its way
}

// asking lets the knower answer a question that was just put soon, most of the time; the others are answered on a later
// day.
func (qs *questions) asking(q dialogue.Slot, g int) {
	if q.AsksFactID == "" {
		return
	}
	qs.Pending.Asked[q.AsksFactID] = q
	f := qs.Facts.Get(q.AsksFactID)
	if qs.noise.misled(q, g, f) {
		return
	}
	if qs.Rand.IntN(10) > 0 {
		a := state.Post(corpus.ActAnswer, f, "")
		a.ToID = q.AuthorID
		if qs.schedule.Follow(q, g, a) {
			qs.Pending.Stated[f.ID] = true
			return
		}
	}
	who := [2]string{q.GroupID, f.Knowers[0]}
	qs.owes[who] = append(qs.owes[who], f.ID)
}

// answerFirst lets an author who owes an answer in the group give it before saying anything else.
func (qs *questions) answerFirst(s *dialogue.Slot) bool {
	who := [2]string{s.GroupID, s.AuthorID}
	owes := qs.owes[who]
	for len(owes) > 0 && qs.Pending.Stated[owes[0]] {
		owes = owes[1:]
	}
	qs.owes[who] = owes
	if len(owes) == 0 {
		return false
	}
	f := qs.Facts.Get(owes[0])
	q := qs.Pending.Asked[f.ID]
	s.Path, s.Act, s.TaskID, s.ParentKey, s.ToID = corpus.PathReply, corpus.ActAnswer, f.TaskID, q.Key, q.AuthorID
	qs.Pending.State(s, f)
	return true
}

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
	if f, ok := ps.Pending.Waiting(s.TaskID, -1, ps.Pending.KnownTo(s.AuthorID)); ok {
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
		if f, ok := ps.Pending.Waiting(s.TaskID, -1, ps.Pending.UnknownTo(s.AuthorID)); ok {
			answer := state.Post(corpus.ActAnswer, f, "")
			answer.ToID, answer.Parent = s.AuthorID, 0
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
