package planning

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// join lets what would be a post of its own go on in a thread about its task, where it is a fitting reaction to
// something that somebody else said today or the workday before: the newest of that.
func (p *planner) join(s *dialogue.Slot) {
	const lately = 8 // messages of the task
	if _, ok := p.Tasks.ByID[s.TaskID]; !ok || s.ParentKey != "" {
		return
	}
	for x := range p.Log.Latest(s.TaskID, lately) {
		if !p.Talk.MayAnswer(*s, x) {
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

// rebuts says whether a report answers somebody who pushed back on its author and has no answer yet, nor one on its
// way.
func (p *planner) rebuts(s *dialogue.Slot, x dialogue.Slot) bool {
	challenged, ok := p.Log.Slot(x.ParentKey)
	if s.Act != corpus.ActProgress || x.Act != corpus.ActDisagreement || x.Obligation != "" || !ok || challenged.AuthorID != s.AuthorID || p.Talk.Settled[x.Key] {
		return false
	}
	return !slices.ContainsFunc(s.FactIDs, func(id string) bool { return !p.Facts.Argues(challenged, id) })
}

// reacts says whether an act is a reaction to another about the same task that somebody else said: a report goes on
// from a report, a decision from what was found out.
func reacts(before, next corpus.Act) bool {
	found := state.Told(before) || before == corpus.ActBlocker || before == corpus.ActRecall
	switch next {
	case corpus.ActProgress, corpus.ActBlocker:
		return found || before == corpus.ActKickoff || before == corpus.ActDecision || before == corpus.ActClosure
	case corpus.ActDecision:
		return found || before == corpus.ActDoubt
	case corpus.ActForecast:
		return found || before == corpus.ActClosure
	}
	return state.Fits(before, next)
}
