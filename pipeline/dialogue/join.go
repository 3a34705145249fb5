package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// longestThread is after how many messages nobody goes on in a thread who need not.
const longestThread = 8

// join lets what would be a post of its own go on in a thread about its task,
// where it is a fitting reaction to something that somebody else said today or
// the workday before: the newest of that.
func (p *planner) join(s *Slot) {
	const lately = 8 // messages of the task
	if _, ok := p.tasks[s.TaskID]; !ok || s.ParentKey != "" {
		return
	}
	refs := p.walk.log.Messages(p.walk.world.Task(s.TaskID))
	for i := len(refs) - 1; i >= max(0, len(refs)-lately); i-- {
		x := p.walk.slots[refs[i]]
		if x.AuthorID == s.AuthorID || p.own(s.AuthorID, x) || p.rivals(s.AuthorID, x) || !p.fresh(x, s.At) || p.concedes(x) || p.course.size[p.course.root[x.Key]] >= longestThread {
			continue
		}
		if p.rebuts(s, x) {
			s.Act, s.ParentKey, s.ToID = corpus.ActClosure, x.Key, x.AuthorID
			return
		}
		if reacts(x.Act, s.Act) {
			s.ParentKey = x.Key
			if s.ToID == "" {
				s.ToID = x.AuthorID
			}
			return
		}
	}
}

// rebuts says whether a report answers somebody who pushed back on its author
// and has no answer yet, nor one on its way.
func (p *planner) rebuts(s *Slot, x Slot) bool {
	challenged, ok := p.slotOf(x.ParentKey)
	if s.Act != corpus.ActProgress || x.Act != corpus.ActDisagreement || x.Obligation != "" || !ok || challenged.AuthorID != s.AuthorID || p.course.settled[x.Key] {
		return false
	}
	return !slices.ContainsFunc(s.FactIDs, func(id string) bool { return !p.argues(challenged, id) })
}

// argues says whether a fact can answer an objection to a message: what was found
// out can, another setting cannot, and nothing about the task speaks for a person
// or a day that somebody would change.
func (p *planner) argues(challenged Slot, factID string) bool {
	switch p.classOf(challenged) {
	case pack.Contact, pack.Deadline, pack.Reference:
		return false
	}
	return slices.Contains([]pack.Class{pack.Measure, pack.Tally, pack.Reason, pack.Input}, p.attrs[p.predicate(factID)].Class)
}

// reacts says whether an act is a reaction to another about the same task that
// somebody else said: a report goes on from a report, a decision from what was
// found out.
func reacts(before, next corpus.Act) bool {
	found := slices.Contains([]corpus.Act{corpus.ActProgress, corpus.ActAnswer, corpus.ActDelivery, corpus.ActCorrection, corpus.ActBlocker, corpus.ActRecall}, before)
	switch next {
	case corpus.ActProgress, corpus.ActBlocker:
		return found || before == corpus.ActKickoff || before == corpus.ActDecision || before == corpus.ActClosure
	case corpus.ActDecision:
		return found || before == corpus.ActDoubt
	case corpus.ActForecast:
		return found || before == corpus.ActClosure
	}
	return fits(before, next)
}
