package free

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// lately is how many workdays back a free message may refer: no one brings up what a person said months ago in passing.
const lately = 15

// comebacks are free messages that refer to what was said on an earlier day.
type comebacks struct {
	*state.Known
	schedule *state.Schedule
	recalled map[string][]string // slot → who came back to it
	brought  map[[2]string]bool  // slot and task that a person came back to it for
}

// observe notes who came back to what.
func (cb *comebacks) observe(s dialogue.Slot) {
	if s.Act == corpus.ActRecall {
		cb.recalled[s.RecallsKey] = append(cb.recalled[s.RecallsKey], s.AuthorID)
		cb.brought[[2]string{s.RecallsKey, s.TaskID}] = true
	}
}

// best returns which of the latest messages the author of a slot would rather come back to: one of those that the
// caller values most, or where that is nothing the newest; no message of a negative value, and none a second time by
// the same person or for the same task.
func (cb *comebacks) best(s *dialogue.Slot, value func(dialogue.Slot) int) (dialogue.Slot, bool) {
	oldest := cb.Days.AddWorkdays(s.At.Date(), -lately)
	var best []dialogue.Slot
	most := -1
	for _, x := range slices.Backward(cb.Log.Slots) {
		if x.At.Date() < oldest {
			break
		}
		by := cb.recalled[x.Key]
		again := slices.Contains(by, s.AuthorID) || cb.brought[[2]string{x.Key, s.TaskID}]
		if again || len(by) >= state.MostRecalls || !cb.canRecall(s, x) {
			continue
		}
		switch v := value(x); {
		case v > most:
			best, most = []dialogue.Slot{x}, v
		case v == most && v > 0:
			best = append(best, x)
		}
	}
	if len(best) == 0 {
		return dialogue.Slot{}, false
	}
	return corpus.Pick(cb.Rand, best), true
}

// leadIn lets a person who is about to report on a task or to ask about it first come back to what another person said
// about it on an earlier day; the cells, of which the first is theirs, follow within minutes. It says no, and does
// nothing, when no recall is missing.
func (cb *comebacks) leadIn(s *dialogue.Slot, about string, cells ...state.Cell) bool {
	said, ok := cb.before(s, about)
	if !ok || !cb.schedule.GoOn(*s, cb.Roster.GroupOf(s.GroupID), cells...) {
		return false
	}
	cb.Pending.Stated[about] = true
	recall(s, said)
	return true
}

// recall makes a slot refer to a message.
func recall(s *dialogue.Slot, said dialogue.Slot) {
	s.Act, s.RecallsKey, s.ToID = corpus.ActRecall, said.Key, said.AuthorID
}

// leadInOwed lets a person come back to what was said about a task before a question, a decision or a report about it
// that they owe today.
func (cb *comebacks) leadInOwed(s *dialogue.Slot) bool {
	for _, at := range cb.schedule.Agenda {
		c := cb.schedule.Cells[at]
		leadsTo := c.Act.In(corpus.ActQuestion, corpus.ActRequest, corpus.ActDecision, corpus.ActProgress)
		if c.Free || c.AuthorID != s.AuthorID || c.TaskID != s.TaskID || !leadsTo {
			continue
		}
		said, ok := cb.before(s, c.SpeaksOf()...)
		if ok {
			recall(s, said)
		}
		return ok
	}
	return false
}

// before returns what a person comes back to before they speak of facts of the slot's task: a statement about the task,
// rather of the same attribute or class.
func (cb *comebacks) before(s *dialogue.Slot, facts ...string) (dialogue.Slot, bool) {
	if cb.Again(*s, corpus.ActRecall) || !cb.Rates.Recall.Due(cb.Rand) {
		return dialogue.Slot{}, false
	}
	t := cb.Facts.Topics(facts...)
	return cb.best(s, func(x dialogue.Slot) int {
		if x.TaskID != s.TaskID || x.GroupID != s.GroupID {
			return -1
		}
		return cb.Facts.Touches(t, x)
	})
}

// remind answers a person who asks about something with what was said about the same attribute or class in the group,
// and a person who decides against what another said with that.
func (cb *comebacks) remind(s *dialogue.Slot, parent dialogue.Slot) bool {
	if cb.Again(*s, corpus.ActRecall) {
		return false
	}
	value, ok := cb.answersTo(parent)
	if !ok || !cb.Rates.Recall.Due(cb.Rand) {
		return false
	}
	said, ok := cb.best(s, func(x dialogue.Slot) int {
		if x.GroupID != s.GroupID || x.AuthorID == parent.AuthorID || x.At >= parent.At {
			return -1
		}
		return value(x)
	})
	if ok {
		s.Act, s.RecallsKey = corpus.ActRecall, said.Key
	}
	return ok
}

// answersTo values what a recall in answer to a message can come back to; not ok where it asks for nothing that is
// open, nor decides against anything.
func (cb *comebacks) answersTo(parent dialogue.Slot) (func(dialogue.Slot) int, bool) {
	if parent.AsksFactID != "" {
		if _, given := cb.Memory.Said[parent.AsksFactID]; given {
			return nil, false
		}
		t := cb.Facts.Topics(parent.AsksFactID)
		return func(x dialogue.Slot) int { return cb.Facts.Touches(t, x) - 1 }, true
	}
	if parent.Act != corpus.ActDecision || len(parent.FactIDs) == 0 {
		return nil, false
	}
	old := cb.Facts.Get(parent.FactIDs[0]).Supersedes
	return func(x dialogue.Slot) int {
		if slices.Contains(x.FactIDs, old) {
			return 0
		}
		return -1
	}, old != ""
}

// worthRecalling says whether a message said something that a later day can come back to: something true, in a report,
// an answer or a decision.
func (cb *comebacks) worthRecalling(s dialogue.Slot) bool {
	tells := s.Act.In(corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActBlocker, corpus.ActDoubt,
		corpus.ActDelivery)
	// The value of a need is the name that it goes by.
	return tells && len(s.FactIDs) > 0 && !cb.Facts.StatesDisputed(s) &&
		cb.Facts.Predicate(s.FactIDs[0]) != corpus.PredNeeds
}

// canRecall says whether the author of a slot can come back to a message of an earlier day: one worth it, by a person
// else, that they can have read.
func (cb *comebacks) canRecall(s *dialogue.Slot, x dialogue.Slot) bool {
	return x.At.Date() < s.At.Date() && x.AuthorID != s.AuthorID && cb.worthRecalling(x) && cb.Facts.Nameable(x) &&
		cb.Roster.Read(s.AuthorID, x) && !cb.Memory.Outworn(x)
}
