package dialogue_test

import (
	"testing"

	"memloom/internal/corpus"
)

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
				ok = refers == (f.Supersedes != "") && (!refers || to.FactIDs[0] == f.Supersedes || len(to.FactIDs) > 1)
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
