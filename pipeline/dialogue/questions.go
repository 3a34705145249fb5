package dialogue

import "memloom/internal/corpus"

// questions are those that free messages put.
type questions struct {
	*known
	schedule *schedule
	noise    *noise
	owes     map[[2]string][]string // group and person → facts that they were asked for and no answer is on its way
}

// asking lets a question that was just put have its answer.
func (qs *questions) asking(s Slot, g int) {
	if s.AsksFactID != "" {
		qs.pending.asked[s.AsksFactID] = s
		qs.answered(s, g)
	}
}

// answered lets the knower answer a free question soon, most of the time; the
// others are answered on a later day.
func (qs *questions) answered(q Slot, g int) {
	f := qs.facts.get(q.AsksFactID)
	if qs.noise.misled(q, g, f) {
		return
	}
	if qs.r.IntN(10) > 0 {
		a := post(corpus.ActAnswer, f, "")
		a.to = q.AuthorID
		if qs.schedule.follow(q, g, qs.schedule.soon, a) {
			qs.pending.stated[f.ID] = true
			return
		}
	}
	who := [2]string{q.GroupID, f.Knowers[0]}
	qs.owes[who] = append(qs.owes[who], f.ID)
}

// answerFirst lets an author who owes an answer in the group give it before
// saying anything else.
func (qs *questions) answerFirst(s *Slot) bool {
	who := [2]string{s.GroupID, s.AuthorID}
	owes := qs.owes[who]
	for len(owes) > 0 && qs.pending.stated[owes[0]] {
		owes = owes[1:]
	}
	qs.owes[who] = owes
	if len(owes) == 0 {
		return false
	}
	f := qs.facts.get(owes[0])
	q := qs.pending.asked[f.ID]
	s.Path, s.Act, s.TaskID, s.ParentKey, s.ToID = corpus.PathReply, corpus.ActAnswer, f.TaskID, q.Key, q.AuthorID
	qs.pending.state(s, f)
	return true
}
