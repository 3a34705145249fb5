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
	var about topics
	p.add(&about, asked.ID)
	found := p.recent(t, latestRecall, func(f corpus.Fact, on corpus.Date) bool {
		next, replaced := p.replaced[f.ID]
		return p.said[f.ID].Act == corpus.ActDecision && int(p.today-on) >= soonestRecall &&
			(!replaced || next.From > p.today) && p.recalled[f.ID] < mostRecalls && p.nameable(p.said[f.ID]) && p.touches(about, p.said[f.ID]) > 0
	})
	if len(found) == 0 {
		return Slot{}, false
	}
	f := corpus.Pick(p.r, found)
	p.recalled[f.ID]++
	return p.said[f.ID], true
}

// nameable says whether what was said and the day of it can be named without its
// value: "what you said on Friday" about a Friday could be either, and a word is
// named by itself.
func (p *planner) nameable(s Slot) bool {
	return !slices.ContainsFunc(s.FactIDs, func(id string) bool {
		if p.fact(id).Predicate == corpus.PredCalled {
			return true
		}
		v := p.fact(id).Value
		return v.Kind == corpus.KindDate && v.Date.Weekday() == s.At.Date().Weekday() && basis(p.fact(id).Predicate) == corpus.BasisText
	})
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
	voices := slices.DeleteFunc(p.voices(t, not...), func(id string) bool { return p.didLately(id, corpus.ActRecall, t.ID) })
	if len(voices) == 0 {
		return cell{}, false
	}
	s, ok := p.recallable(t, asked)
	if !ok {
		return cell{}, false
	}
	return cell{act: corpus.ActRecall, author: voices[0], task: t.ID, recalls: s.Key, obligation: "recall"}, true
}
