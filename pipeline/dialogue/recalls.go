package dialogue

import (
	"slices"

	"memloom/internal/corpus"
)

// A decision is recalled from two days to some weeks after it was taken.
const (
	soonestRecall = 2  // days
	latestRecall  = 20 // workdays
)

// recalls counts how often somebody came back to a decision.
type recalls struct {
	*known
	recalled map[string]int
}

// recallable returns a decision about a task, or about another one of its
// component, that still holds and that somebody can come back to today when a
// fact is asked for: one of the same attribute or class.
func (rc *recalls) recallable(t corpus.Task, asked corpus.Fact) (Slot, bool) {
	about := rc.facts.topics(asked.ID)
	found := rc.memory.recent(t, latestRecall, func(f corpus.Fact, on corpus.Date) bool {
		next, replaced := rc.facts.replaced[f.ID]
		return rc.memory.said[f.ID].Act == corpus.ActDecision && int(rc.days.today-on) >= soonestRecall &&
			(!replaced || next.From > rc.days.today) && rc.recalled[f.ID] < mostRecalls && rc.facts.nameable(rc.memory.said[f.ID]) && rc.facts.touches(about, rc.memory.said[f.ID]) > 0
	})
	if len(found) == 0 {
		return Slot{}, false
	}
	f := corpus.Pick(rc.r, found)
	rc.recalled[f.ID]++
	return rc.memory.said[f.ID], true
}

// recalledAsked is how often somebody comes back to a decision when a question is
// asked that has to do with one, in percent.
const recalledAsked = 20

// recall lets somebody other than those named come back to a decision that has to
// do with the question at the head of a thread, in answer to it.
func (rc *recalls) recall(t corpus.Task, asked corpus.Fact, not ...string) (cell, bool) {
	if rc.r.IntN(100) >= recalledAsked {
		return cell{}, false
	}
	voices := slices.DeleteFunc(rc.roster.voices(t, not...), func(id string) bool { return rc.habits.didLately(id, corpus.ActRecall, t.ID) })
	if len(voices) == 0 {
		return cell{}, false
	}
	s, ok := rc.recallable(t, asked)
	if !ok {
		return cell{}, false
	}
	return cell{act: corpus.ActRecall, author: voices[0], task: t.ID, recalls: s.Key, obligation: "recall"}, true
}
