package dialogue

import (
	"slices"

	"memloom/internal/corpus"
)

// A decision is recalled from two days to some weeks after it was taken.
const (
	soonestRecall = 2  // days
	latestRecall  = 20 // workdays
	mostRecalls   = 2  // of one decision, and of one message
)

// recallable returns a decision about a task, or about another one of its
// component, that still holds and that somebody can come back to today when a
// fact is asked for: one of the same attribute or class.
func (p *planner) recallable(t corpus.Task, asked corpus.Fact) (Slot, bool) {
	about := p.facts.topics(asked.ID)
	found := p.memory.recent(t, latestRecall, func(f corpus.Fact, on corpus.Date) bool {
		next, replaced := p.facts.replaced[f.ID]
		return p.memory.said[f.ID].Act == corpus.ActDecision && int(p.days.today-on) >= soonestRecall &&
			(!replaced || next.From > p.days.today) && p.recalled[f.ID] < mostRecalls && p.facts.nameable(p.memory.said[f.ID]) && p.facts.touches(about, p.memory.said[f.ID]) > 0
	})
	if len(found) == 0 {
		return Slot{}, false
	}
	f := corpus.Pick(p.r, found)
	p.recalled[f.ID]++
	return p.memory.said[f.ID], true
}

// recalledAsked is how often somebody comes back to a decision when a question is
// asked that has to do with one, in percent.
const recalledAsked = 20

// recall lets somebody other than those named come back to a decision that has to
// do with the question at the head of a thread, in answer to it.
func (p *planner) recall(t corpus.Task, asked corpus.Fact, not ...string) (cell, bool) {
	if p.r.IntN(100) >= recalledAsked {
		return cell{}, false
	}
	voices := slices.DeleteFunc(p.roster.voices(t, not...), func(id string) bool { return p.habits.didLately(id, corpus.ActRecall, t.ID) })
	if len(voices) == 0 {
		return cell{}, false
	}
	s, ok := p.recallable(t, asked)
	if !ok {
		return cell{}, false
	}
	return cell{act: corpus.ActRecall, author: voices[0], task: t.ID, recalls: s.Key, obligation: "recall"}, true
}
