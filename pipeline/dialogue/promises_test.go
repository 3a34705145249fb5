package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// TestPromises: a promise answers the question for what it is about and is made
// by who knows it. What is kept is given by its day; what is forgotten after it,
// behind a reminder by who asked and an apology; both before the task ends.
func TestPromises(t *testing.T) {
	kept, forgotten := 0, 0
	each(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			if s.Act != corpus.ActCommitment {
				continue
			}
			promise := p.fact[s.FactIDs[0]]
			f := p.fact[promise.About]
			question := p.slot[s.ParentKey]
			if promise.Predicate != corpus.PredPromised || question.AsksFactID != f.ID || s.AuthorID != f.Knowers[0] ||
				promise.Value.Date <= s.At.Date() || !p.blueprint.Calendar.IsWorkday(promise.Value.Date) {
				t.Errorf("%s promises %s for %s in answer to %s", s.Key, f.ID, promise.Value.Date, question.AsksFactID)
			}
			given := p.said[f.ID]
			if len(given) != 1 || given[0].Act != corpus.ActDelivery || given[0].RecallsKey != s.Key ||
				given[0].AuthorID != s.AuthorID {
				t.Errorf("what %s promises is given by %+v", s.Key, given)
				continue
			}
			if end := p.task[f.TaskID].End; end != 0 && promise.Value.Date > end {
				t.Errorf("%s promises for %s, the task ends on %s", s.Key, promise.Value.Date, end)
			}
			switch {
			case slices.Contains(s.Marks, corpus.MarkKept):
				kept++
				if given[0].At.Date() > promise.Value.Date || given[0].At.Date() <= s.At.Date() || !slices.Contains(given[0].Marks,
					corpus.MarkKept) {
					t.Errorf("%s gives on %s what was promised for %s", given[0].Key, given[0].At.Date(), promise.Value.Date)
				}
			case slices.Contains(s.Marks, corpus.MarkForgotten):
				forgotten++
				checkForgotten(t, p, s, question.AuthorID, promise.Value.Date, given[0])
			default:
				t.Errorf("%s is marked %v", s.Key, s.Marks)
			}
		}
	})
	t.Logf("%d promises are kept, %d forgotten", kept, forgotten)
	if kept == 0 || forgotten == 0 {
		t.Error("promises of one kind are missing")
	}
}

// checkForgotten: once the day has passed, who asked reminds, who promised
// apologises, and gives what was promised that day or the next.
func checkForgotten(t *testing.T, p project, s dialogue.Slot, asker string, by corpus.Date, given dialogue.Slot) {
	t.Helper()
	var reminder, apology dialogue.Slot
	for _, x := range p.slots {
		if x.Act == corpus.ActReminder && x.RecallsKey == s.Key {
			reminder = x
		}
		if x.Act == corpus.ActApology && x.ParentKey == reminder.Key && reminder.Key != "" {
			apology = x
		}
	}
	if reminder.At.Date() <= by || reminder.AuthorID != asker || reminder.ToID != s.AuthorID ||
		len(p.states(reminder)) > 0 {
		t.Errorf("%s, due %s, is reminded of by %+v", s.Key, by, reminder)
	}
	if apology.AuthorID != s.AuthorID || len(p.states(apology)) > 0 {
		t.Errorf("%s is apologised for by %+v", s.Key, apology)
	}
	if given.At <= apology.At || p.blueprint.Calendar.WorkdaysBetween(apology.At.Date(), given.At.Date()) > 1 ||
		slices.Contains(given.Marks, corpus.MarkKept) {
		t.Errorf("%s is given by %+v after the apology of %s", s.Key, given, apology.At)
	}
}
