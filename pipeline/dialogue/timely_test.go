package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
)

// everywhere runs a test on plans of every size.
func everywhere(t *testing.T, test func(t *testing.T, p project)) {
	t.Helper()
	each(t, test)
	year(t, test)
	roomy(t, test)
}

// TestKindWordsAreTimely: thanks, good wishes and jokes come on the day of what
// they are for; a day later only to how a task began or ended, and to an answer
// to oneself.
func TestKindWordsAreTimely(t *testing.T) {
	same, late := 0, 0
	everywhere(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			parent := p.slot[s.ParentKey]
			if parent.Key == "" || s.Obligation != "" || !slices.Contains(kind, s.Act) {
				continue
			}
			if parent.At.Date() == s.At.Date() {
				same++
				continue
			}
			late++
			answer := (parent.Act == corpus.ActAnswer || parent.Act == corpus.ActDelivery) && parent.ToID == s.AuthorID
			if !answer && parent.Act != corpus.ActKickoff && parent.Act != corpus.ActCompletion {
				t.Errorf("%s, a %s, answers %s, a %s of another day", s.Key, s.Act, parent.Key, parent.Act)
			}
			if n := p.blueprint.Calendar.WorkdaysBetween(parent.At.Date(), s.At.Date()); n > 1 {
				t.Errorf("%s, a %s, comes %d workdays after %s", s.Key, s.Act, n, parent.Key)
			}
		}
	})
	t.Logf("%d on the same day, %d later", same, late)
	if late == 0 || same < 4*late {
		t.Errorf("%d kind words come on the same day, %d later", same, late)
	}
}

// TestDecidedMattersRest: what was proposed, or said against a proposal, has
// neither kind words nor objections once the decision is taken, and a doubt or
// objection has none once it is settled.
func TestDecidedMattersRest(t *testing.T) {
	weighed := []corpus.Act{corpus.ActOption, corpus.ActDisagreement, corpus.ActDoubt, corpus.ActRequest}
	seen := 0
	everywhere(t, func(t *testing.T, p project) {
		settled := map[string]corpus.Stamp{}
		for _, s := range p.slots {
			if s.Act == corpus.ActClosure {
				settled[s.ParentKey] = s.At
			}
		}
		for _, s := range p.slots {
			parent := p.slot[s.ParentKey]
			if s.Obligation != "" || s.Act != corpus.ActDisagreement && !slices.Contains(kind, s.Act) ||
				!slices.Contains(weighed, parent.Act) {
				continue
			}
			seen++
			if at, ok := settled[parent.Key]; ok && at < s.At {
				t.Errorf("%s, a %s, answers %s, which is settled", s.Key, s.Act, parent.Key)
			}
			if d, ok := p.decisionAbout(parent); ok && d.At < s.At {
				t.Errorf("%s, a %s, answers %s, on which %s has decided", s.Key, s.Act, parent.Key, d.Key)
			}
		}
	})
	if seen == 0 {
		t.Error("no proposal, objection or doubt has kind words")
	}
}

// decisionAbout returns the decision that a message weighs or asks for, if it does.
func (p *project) decisionAbout(s dialogue.Slot) (dialogue.Slot, bool) {
	for s.Act == corpus.ActOption || s.Act == corpus.ActDisagreement {
		s = p.slot[s.ParentKey]
	}
	said := p.said[s.AsksFactID]
	if s.Act != corpus.ActRequest || len(said) == 0 {
		return dialogue.Slot{}, false
	}
	return said[0], true
}

// TestNobodyPresumesAtOnce: no one mistakes what has just begun for done.
func TestNobodyPresumesAtOnce(t *testing.T) {
	seen := 0
	everywhere(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			if s.Perturbation != "premature_assumption" {
				continue
			}
			seen++
			if n := p.blueprint.Calendar.WorkdaysBetween(p.task[s.TaskID].Start, s.At.Date()); n < 2 {
				t.Errorf("%s takes %s for done %d workdays after its start", s.Key, s.TaskID, n)
			}
		}
	})
	if seen == 0 {
		t.Error("nobody presumes anything")
	}
}

// TestBlockersLeaveTime: what is in the way is told while there is time to get it
// out of the way: not on the day on which the task ends, nor on the workday before
// where the task is long enough.
func TestBlockersLeaveTime(t *testing.T) {
	const long = 3 // workdays from the start to the end
	seen := 0
	everywhere(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			for _, id := range s.FactIDs {
				f := p.fact[id]
				x := p.task[f.TaskID]
				if a, _ := p.attribute(f.Predicate); a.Class != pack.Blocker || f.Noise || x.End == 0 || x.End <= x.Start {
					continue
				}
				seen++
				c := p.blueprint.Calendar
				left := c.WorkdaysBetween(s.At.Date(), x.End)
				if left < 1 || left < 2 && c.WorkdaysBetween(x.Start, x.End) >= long {
					t.Errorf("%s states %s %d workdays before the end of %s, which starts on %s", s.Key, id, left, x.ID, x.Start)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("nothing is in the way of anything")
	}
}

// TestHelpComesInTime: no one asks for a look at a task on the day on which it ends.
func TestHelpComesInTime(t *testing.T) {
	seen := 0
	everywhere(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			if s.Act != corpus.ActCoordinate {
				continue
			}
			seen++
			if s.At.Date() == p.task[s.TaskID].End {
				t.Errorf("%s asks for a look at %s on its last day", s.Key, s.TaskID)
			}
		}
	})
	if seen == 0 {
		t.Error("nobody asks for a look at anything")
	}
}
