package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// TestRecallsCanBeRead: whoever refers to a message can have read it: they sat
// in its group when it was written, or had come there as a guest (G7). Nobody
// recalls what a task waits for, whose value is the name that it goes by.
func TestRecallsCanBeRead(t *testing.T) {
	test := func(t *testing.T, p project) {
		from := map[string]corpus.Stamp{}
		for _, m := range p.Guests {
			from[m.GroupID+m.PersonID] = m.From
		}
		for _, s := range p.slots {
			to, refers := p.slot[s.RecallsKey]
			if !refers {
				continue
			}
			came, guest := from[to.GroupID+s.AuthorID]
			if !slices.Contains(p.members[to.GroupID], s.AuthorID) && (!guest || to.At < came) {
				t.Errorf("%s (%s) refers to %s of %s, which %s cannot have read", s.Key, s.Act, to.Key, to.GroupID, s.AuthorID)
			}
			if said := p.states(to); s.Act == corpus.ActRecall && len(said) > 0 && p.fact[said[0]].Predicate == corpus.PredNeeds {
				t.Errorf("%s recalls %s, which names what is waited for", s.Key, to.Key)
			}
		}
	}
	each(t, test)
	year(t, test)
}

// TestNoWeekdayForAnother: nobody comes back to a date on whose weekday it was
// said, as "what you said on Friday" would name it.
func TestNoWeekdayForAnother(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			to := p.slot[s.RecallsKey]
			for _, id := range p.states(to) {
				if f := p.fact[id]; s.Act != corpus.ActReturn && f.Predicate != corpus.PredFinished && f.Predicate != corpus.PredStarted && f.Value.Kind == corpus.KindDate && f.Value.Date.Weekday() == to.At.Date().Weekday() {
					t.Errorf("%s (%s) refers to %s of %s, which names %s", s.Key, s.Act, to.Key, to.At, f.Value.Date)
				}
			}
		}
	})
}

// TestRecalls: whatever is owed and refers back refers to an earlier day of its group. A
// recall states nothing and comes two days after a decision or later, while
// what was decided still holds; every other act refers to what it is about.
func TestRecalls(t *testing.T) {
	recalls := 0
	each(t, func(t *testing.T, p project) {
		replaced := map[string]corpus.Fact{}
		for _, f := range p.Facts {
			replaced[f.Supersedes] = f
		}
		for _, s := range p.slots {
			if s.Obligation == "" || s.Obligation == "dependency" {
				continue
			}
			to, refers := p.slot[s.RecallsKey]
			if refers != (s.RecallsKey != "") || refers && (to.At.Date() >= s.At.Date() || to.GroupID != s.GroupID) {
				t.Errorf("%s of %s refers to %q of %s", s.Key, s.GroupID, s.RecallsKey, to.GroupID)
			}
			var ok bool
			switch s.Act {
			case corpus.ActRecall:
				recalls++
				now, over := replaced[to.FactIDs[0]]
				ok = to.Act == corpus.ActDecision && len(p.states(s)) == 0 && s.At.Date()-to.At.Date() >= 2 && s.ParentKey != "" &&
					(!over || now.From > s.At.Date()) && p.task[to.TaskID].Component == p.task[s.TaskID].Component
			case corpus.ActDelivery, corpus.ActReminder:
				ok = to.Act == corpus.ActCommitment
			case corpus.ActReturn:
				ok = to.Act == corpus.ActAbsence && to.AuthorID == s.AuthorID
			case corpus.ActRecap:
				ok = len(p.states(s)) == 0 && to.TaskID == s.TaskID
			case corpus.ActRequest:
				f := p.fact[s.AsksFactID]
				ok = (!refers || f.Supersedes != "") && (!refers || to.FactIDs[0] == f.Supersedes || len(to.FactIDs) > 1)
			default:
				ok = !refers
			}
			if !ok {
				t.Errorf("%s, a %s of %s, refers to %s, a %s of %s", s.Key, s.Act, s.TaskID, to.Key, to.Act, to.TaskID)
			}
		}
	})
	if recalls == 0 {
		t.Error("nobody recalls anything")
	}
}
