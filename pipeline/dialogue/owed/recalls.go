package owed

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// A decision is recalled from two days to some weeks after it was taken.
const (
	soonestRecall = 2  // days
	latestRecall  = 20 // workdays
	recalledAsked = 20 // percent of questions that have to do with one
)

// recalls draws which questions come back to an earlier decision, and how often a decision may be recalled.
type recalls struct {
	*state.Known
	recalled map[string]int
}

// recallable returns a decision about a task, or about another one of its component, that still holds and that somebody
// can come back to today when a fact is asked for: one of the same attribute or class.
func (rc *recalls) recallable(t corpus.Task, asked corpus.Fact) (dialogue.Slot, bool) {
	about := rc.Facts.Topics(asked.ID)
	found := rc.Memory.Recent(t, latestRecall, func(f corpus.Fact, on corpus.Date) bool {
		said := rc.Memory.Said[f.ID]
		if said.Act != corpus.ActDecision || int(rc.Days.Today-on) < soonestRecall ||
			rc.recalled[f.ID] >= state.MostRecalls {
			return false
		}
		next, replaced := rc.Facts.Replaced[f.ID]
		stands := !replaced || next.From > rc.Days.Today
		return stands && rc.Facts.Nameable(said) && rc.Facts.Touches(about, said) > 0
	})
	if len(found) == 0 {
		return dialogue.Slot{}, false
	}
	f := corpus.Pick(rc.Rand, found)
	rc.recalled[f.ID]++
	return rc.Memory.Said[f.ID], true
}

// recall lets somebody other than those named come back to a decision that has to do with the question at the head of a
// thread, in answer to it.
func (rc *recalls) recall(t corpus.Task, asked corpus.Fact, not ...string) state.Thread {
	if rc.Rand.IntN(100) >= recalledAsked {
		return nil
	}
	voices := slices.DeleteFunc(rc.Roster.Voices(t, not...), func(id string) bool {
		return rc.Habits.DidLately(id, corpus.ActRecall, t.ID)
	})
	if len(voices) == 0 {
		return nil
	}
	s, ok := rc.recallable(t, asked)
	if !ok {
		return nil
	}
	i := slices.IndexFunc(voices, func(id string) bool { return rc.Roster.Read(id, s) })
	if i < 0 {
		return nil // it was said in another group
	}
	return state.Talk("recall", t.ID, "witness", voices[i], "said", s.Key)
}
