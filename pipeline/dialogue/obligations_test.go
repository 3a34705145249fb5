package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// TestKickoffs: the first message about a task is its kickoff: a post by its
// owner on the day it starts, with start, owner and due date; no other follows
// (E12; G4: a task without messages takes a post).
func TestKickoffs(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for _, x := range p.blueprint.Tasks {
			about := p.about(x.ID)
			if len(about) == 0 {
				t.Errorf("nobody says a word about %s", x.ID)
				continue
			}
			first := about[0]
			if first.Act != corpus.ActKickoff || first.AuthorID != x.OwnerID || first.At.Date() != x.Start ||
				first.Path != corpus.PathPost || first.GroupID != x.GroupID {
				t.Errorf("%s begins with %+v", x.ID, first)
			}
			for _, pred := range []string{corpus.PredStarted, corpus.PredOwner, corpus.PredDue} {
				if !slices.Contains(first.FactIDs, x.ID+"/"+pred) {
					t.Errorf("the kickoff of %s does not state %s", x.ID, pred)
				}
			}
			if again := slices.IndexFunc(about[1:],
				func(s dialogue.Slot) bool { return s.Act == corpus.ActKickoff }); again >= 0 {
				t.Errorf("%s is begun again at %s", x.ID, about[again+1].Key)
			}
		}
	})
}

// TestCompletions: a task that ends is declared finished once, on that day, by
// its owner, with what it hands over; a task that does not end never is (E12).
func TestCompletions(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for _, x := range p.blueprint.Tasks {
			done := slices.DeleteFunc(p.about(x.ID), func(s dialogue.Slot) bool { return s.Act != corpus.ActCompletion })
			if x.End == 0 {
				if len(done) > 0 || len(p.said[x.ID+"/"+corpus.PredFinished]) > 0 {
					t.Errorf("%s does not end and is declared finished", x.ID)
				}
				continue
			}
			if len(done) != 1 {
				t.Errorf("%s is declared finished %d times", x.ID, len(done))
				continue
			}
			if s := done[0]; s.AuthorID != x.OwnerID || s.At.Date() != x.End || !slices.Contains(s.FactIDs,
				x.ID+"/"+corpus.PredFinished) {
				t.Errorf("%s ends on %s; its completion is %+v", x.ID, x.End, s)
			}
			for _, f := range p.Facts {
				if a, _ := p.attribute(f.Predicate); a.Handover && f.TaskID == x.ID && !slices.Contains(done[0].FactIDs, f.ID) {
					t.Errorf("the completion of %s does not hand over %s", x.ID, f.ID)
				}
			}
		}
	})
}

// TestNothingAfterTheEnd: once a task is declared finished, no one asks for,
// decides or states anything about it.
func TestNothingAfterTheEnd(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		ended := map[string]string{}
		for _, s := range p.slots {
			if key := ended[s.TaskID]; key != "" && (len(s.FactIDs) > 0 || s.AsksFactID != "" || s.Act == corpus.ActCoordinate) {
				t.Errorf("%s (%s, %v) comes after %s declared the task finished", s.Key, s.Act, s.FactIDs, key)
			}
			if s.Act == corpus.ActCompletion {
				ended[s.TaskID] = s.Key
			}
		}
	})
}

// TestForecasts: the owner of a late task expects its end, on the day it was
// due, for the next workday, and no other person expects anything.
func TestForecasts(t *testing.T) {
	seen := 0
	each(t, func(t *testing.T, p project) {
		want := map[string]bool{}
		for _, x := range p.blueprint.Tasks {
			want[x.ID] = x.End > x.Due
		}
		for _, s := range p.slots {
			if s.Act != corpus.ActForecast {
				continue
			}
			seen++
			x, f := p.task[s.TaskID], p.fact[s.FactIDs[0]]
			if !want[x.ID] || s.AuthorID != x.OwnerID || s.At.Date() != x.Due ||
				f.Value.Date != p.blueprint.Calendar.NextWorkday(x.Due) {
				t.Errorf("%s: %s expects the end of %s (due %s, end %s) on %s", s.Key, s.AuthorID, x.ID, x.Due, x.End, f.Value.Date)
			}
			want[x.ID] = false
		}
		for id, missing := range want {
			if missing {
				t.Errorf("nobody says that %s will be late", id)
			}
		}
	})
	if seen == 0 {
		t.Error("no plan has a forecast")
	}
}

// TestClosures: every group hears of a closure once, on one of the two workdays
// before it, from a person who knows.
func TestClosures(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		c := p.blueprint.Calendar
		for _, x := range c.Closures {
			told := map[string]int{}
			for _, s := range p.slots {
				if s.Act != corpus.ActClosureDay || p.fact[s.FactIDs[0]].Value.Date != x.Date {
					continue
				}
				told[s.GroupID]++
				if day := s.At.Date(); day >= x.Date || c.WorkdaysBetween(day, x.Date) > 1 || s.Aside != x.Name {
					t.Errorf("%s tells of %s (%q) as %q", s.Key, x.Date, x.Name, s.Aside)
				}
			}
			for _, g := range p.blueprint.Groups {
				if told[g.ID] != 1 {
					t.Errorf("%s hears %d times that %s is closed", g.ID, told[g.ID], x.Date)
				}
			}
		}
	})
}
