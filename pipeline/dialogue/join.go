package dialogue

import (
	"slices"

	"memloom/internal/corpus"
)

// join lets what would be a post of its own go on in a thread about its task,
// where it is a fitting reaction to something that somebody else said today or
// the workday before: the newest of that.
func (p *planner) join(s *Slot) {
	const lately = 8 // messages of the task
	if _, ok := p.tasks.byID[s.TaskID]; !ok || s.ParentKey != "" {
		return
	}
	for x := range p.log.latest(s.TaskID, lately) {
		if !p.talk.mayAnswer(*s, x) {
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
	challenged, ok := p.log.slot(x.ParentKey)
	if s.Act != corpus.ActProgress || x.Act != corpus.ActDisagreement || x.Obligation != "" || !ok || challenged.AuthorID != s.AuthorID || p.talk.settled[x.Key] {
		return false
	}
	return !slices.ContainsFunc(s.FactIDs, func(id string) bool { return !p.facts.argues(challenged, id) })
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
