package free

import (
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

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
// them are answered by who was challenged, but not by the quiet owner of a task with a loud consumer.
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
	_, loud := ob.Loud.Consumers[s.TaskID]
	quiet := loud && parent.AuthorID == ob.Tasks.ByID[s.TaskID].OwnerID
	ob.Rates.Closed.Count(!quiet && ob.Rates.Closed.Due(ob.Rand) && ob.answersBack(*s, parent, g))
	return true
}

// answersBack lets who was challenged close the matter soon: with something that argues for what the thread is about
// and that nobody has said yet, if they know it.
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
