package free

import (
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

// asking lets a question that was just put have its answer.
func (qs *questions) asking(s dialogue.Slot, g int) {
	if s.AsksFactID != "" {
		qs.Pending.Asked[s.AsksFactID] = s
		qs.answered(s, g)
	}
}

// answered lets the knower answer a free question soon, most of the time; the others are answered on a later day.
func (qs *questions) answered(q dialogue.Slot, g int) {
	f := qs.Facts.Get(q.AsksFactID)
	if qs.noise.misled(q, g, f) {
		return
	}
	if qs.Rand.IntN(10) > 0 {
		a := state.Post(corpus.ActAnswer, f, "")
		a.To = q.AuthorID
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
