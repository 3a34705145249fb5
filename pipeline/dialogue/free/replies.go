package free

import (
	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// replies are free messages that take up what a person said.
type replies struct {
	*state.Known
	comebacks  *comebacks
	objections *objections
	asides     *state.Turns[string]
}

// answerable says whether an act leaves something to be taken up by a report, a question, a doubt or thanks. No one
// acknowledges a joke with a report.
func answerable(a corpus.Act) bool {
	return !a.In(corpus.ActQuestion, corpus.ActAcknowledge, corpus.ActBanter, corpus.ActMistake, corpus.ActRequest,
		corpus.ActReminder, corpus.ActReturn)
}

// fill takes up what the parent said: answers it, reminds of what was said before, pushes back, adds what belongs to
// it, asks about it, thanks for it, or jokes. Who gives in to an objection has settled nothing that could be taken up.
func (rp *replies) fill(s *dialogue.Slot, parent dialogue.Slot, g int, a aim) bool {
	s.ParentKey, s.ToID = parent.Key, parent.AuthorID
	switch {
	case !rp.Talk.MayAnswer(*s, parent):
		return false
	case parent.Act == corpus.ActQuestion:
		return a == anything && rp.comebacks.remind(s, parent) || rp.answerTo(s, parent)
	case !answerable(parent.Act):
		return a != opposing && rp.joke(s, parent)
	}
	return rp.takesPart(s, parent, g, a)
}

// answerTo states what a question asks for, if the author is the one who knows it.
func (rp *replies) answerTo(s *dialogue.Slot, parent dialogue.Slot) bool {
	f := rp.Facts.Get(parent.AsksFactID)
	if rp.Pending.Stated[f.ID] || f.Knowers[0] != s.AuthorID || f.From > s.At.Date() {
		return false
	}
	rp.Pending.State(s, f)
	s.Act = corpus.ActAnswer
	return true
}

// takesPart replies to what can be taken up.
func (rp *replies) takesPart(s *dialogue.Slot, parent dialogue.Slot, g int, a aim) bool {
	open := !rp.Tasks.Finished(s.TaskID)
	free := a == anything && open
	switch {
	case free && rp.comebacks.remind(s, parent):
	case free && rp.Rand.IntN(3) == 0 && rp.takeUp(s, parent): // else it is owed tomorrow
	case a != brief && rp.objections.challenge(s, parent, g):
	case a == opposing:
		return false
	case a == brief:
		return rp.thank(s, parent) || rp.joke(s, parent)
	case open && rp.takeUp(s, parent):
	case rp.Rand.IntN(2) == 0 && rp.thank(s, parent):
	default:
		return rp.joke(s, parent)
	}
	return true
}

// takeUp adds to what the parent said, or asks about it. Of the facts that free replies state or ask for, a share of
// Steering stays with the sub-issue of the thread (G8): another one is chosen only while the others are too few.
func (rp *replies) takeUp(s *dialogue.Slot, parent dialogue.Slot) bool {
	issue, ok := rp.Talk.Issue[parent.Key]
	if !ok || issue < 0 {
		return rp.about(s, parent, -1)
	}
	stays := rp.about(s, parent, issue)
	if stays || rp.Rates.Drift.Due(rp.Rand) && rp.about(s, parent, -1) {
		rp.Rates.Drift.Count(!stays)
		return true
	}
	return false
}

// about states a waiting fact of a sub-issue that the author knows, or asks for one, of the parent's author first.
func (rp *replies) about(s *dialogue.Slot, parent dialogue.Slot, issue int) bool {
	tells := func(f corpus.Fact) bool {
		return rp.Pending.KnownTo(s.AuthorID)(f) && !rp.Facts.Names(f, parent.AuthorID)
	}
	if f, ok := rp.Pending.Waiting(s.TaskID, issue, tells); ok {
		rp.Pending.State(s, f)
		s.Act = rp.Facts.Act(f)
		return true
	}
	if rp.Talk.Repeats(*s, corpus.ActQuestion) {
		return false
	}
	unknown := rp.Pending.UnknownTo(s.AuthorID)
	theirs := func(f corpus.Fact) bool { return f.Knowers[0] == parent.AuthorID && unknown(f) }
	f, ok := rp.Pending.Waiting(s.TaskID, issue, theirs)
	if !ok {
		f, ok = rp.Pending.Waiting(s.TaskID, issue, unknown)
	}
	if ok {
		rp.Pending.Ask(s, f)
	}
	return ok
}

// thank acknowledges the parent, unless a person has.
func (rp *replies) thank(s *dialogue.Slot, parent dialogue.Slot) bool {
	if rp.Talk.Thanked[parent.Key] || !rp.Talk.Cheers(*s, parent) || rp.Talk.Repeats(*s, corpus.ActAcknowledge) {
		return false
	}
	s.Act = corpus.ActAcknowledge
	return true
}

// joke teases about what was just said, as long as there is not too much of it. A wish for help is for the person asked
// to joke about.
func (rp *replies) joke(s *dialogue.Slot, parent dialogue.Slot) bool {
	if parent.Act == corpus.ActMistake || parent.Act == corpus.ActDisagreement ||
		parent.Act == corpus.ActCoordinate && parent.ToID != s.AuthorID ||
		!rp.Talk.Cheers(*s, parent) || rp.Talk.Repeats(*s, corpus.ActBanter) || !rp.Rates.Banter.Due(rp.Rand) {
		return false
	}
	s.Act = corpus.ActBanter
	return true
}

// digress makes small talk of a joke: what has nothing to do with a task answers no one's report about one, so it is a
// post of its own.
func (rp *replies) digress(s *dialogue.Slot) {
	if rp.Habits.Strays(s.AuthorID) {
		return
	}
	if s.Aside = rp.asides.Next(); s.Aside != "" {
		s.Path, s.TaskID, s.ParentKey, s.ToID = corpus.PathPost, "", "", ""
	}
}

// objections are free messages that push back.
type objections struct {
	*state.Known
	schedule *state.Schedule
}

// mostChallenges is how often free replies push back on one message, at most.
const mostChallenges = 2

// mayChallenge says whether a reply may push back on a message once more, whose matter is open. How a task begins is
// for other groups to push back on, whose messages answer first posts (G7).
func (ob *objections) mayChallenge(s, parent dialogue.Slot) bool {
	if parent.Act == corpus.ActKickoff && s.Path != corpus.PathCross ||
		ob.Talk.Challenged[parent.Key] >= mostChallenges {
		return false
	}
	return !ob.Facts.StatesDisputed(parent) && !ob.Talk.Over(parent) && ob.Talk.StanceOn(parent, s.AuthorID) != 1 &&
		!ob.Habits.ObjectedLately(s.AuthorID, parent) && !ob.Facts.IsConcerned(s.AuthorID, parent)
}

// challenge makes a free reply disagree with its parent, for one of the pack's reasons if it has one that fits. Some of
// them are answered by who was challenged, but not by the quiet owner of a task with a dominant speaker.
func (ob *objections) challenge(s *dialogue.Slot, parent dialogue.Slot, g int) bool {
	kinds := state.KindsAgainst(parent.Act, ob.Facts.ClassOf(parent))
	if len(kinds) == 0 || ob.Tasks.Finished(s.TaskID) || !ob.mayChallenge(*s, parent) ||
		ob.Talk.Repeats(*s, corpus.ActDisagreement) || !ob.Rates.Disagree.Due(ob.Rand) {
		return false
	}
	kind := ob.Rates.Kinds.Order(kinds, ob.Rand)[0]
	s.Act, s.Perturbation = corpus.ActDisagreement, kind
	ob.Talk.Challenged[parent.Key]++
	s.Because = ob.Argument(parent, kind)
	_, dominated := ob.Dominant.Speakers[s.TaskID]
	quiet := dominated && parent.AuthorID == ob.Tasks.ByID[s.TaskID].OwnerID
	ob.Rates.Closed.Count(!quiet && ob.Rates.Closed.Due(ob.Rand) && ob.answersBack(*s, parent, g))
	return true
}

// answersBack lets who was challenged close the matter soon: with something that argues for what the thread is about
// and that no one has said yet, if they know it.
func (ob *objections) answersBack(s, parent dialogue.Slot, g int) bool {
	c := state.Talk("objection_answered", s.TaskID, "author", parent.AuthorID, "critic", s.AuthorID)[0]
	if issue := ob.Talk.Issue[parent.Key]; issue >= 0 {
		known := ob.Pending.KnownTo(parent.AuthorID)
		argues := func(f corpus.Fact) bool { return known(f) && ob.Facts.Argues(parent, f.ID) }
		if f, ok := ob.Pending.Waiting(s.TaskID, issue, argues); ok {
			c.FactIDs = []string{f.ID}
		}
	}
	if !ob.schedule.Follow(s, g, c) {
		return false
	}
	ob.Talk.Settled[s.Key] = true
	for _, id := range c.FactIDs {
		ob.Pending.Stated[id] = true
	}
	return true
}

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

// posts are free messages that answer no one.
type posts struct {
	*state.Known
	comebacks *comebacks
}

// fill states a waiting fact of the task if the author knows one, asks for one that another person knows, or asks for a
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
