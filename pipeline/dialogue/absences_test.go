package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// away says whether a plan has a person away on a day.
func (p *project) away(person string, day corpus.Date) bool {
	return person != "" && slices.ContainsFunc(p.absences, func(a state.Absence) bool {
		return a.PersonID == person && a.From <= day && day <= a.To
	})
}

// TestNobodyAwaySpeaks: who is away writes nothing and is not addressed.
func TestNobodyAwaySpeaks(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			for _, id := range []string{s.AuthorID, s.ToID} {
				if p.away(id, s.At.Date()) {
					t.Errorf("%s is by %s to %s; %s is away", s.Key, s.AuthorID, s.ToID, id)
				}
			}
		}
	})
}

// TestAbsences: who is away for two to ten workdays, at a time when they owe
// nothing, says so on the last workday before, and when they are back;
// they come back on that very day, and mostly hear what has happened meanwhile.
func TestAbsences(t *testing.T) {
	told, all := 0, 0
	each(t, func(t *testing.T, p project) {
		c := p.blueprint.Calendar
		said := map[string]dialogue.Slot{} // person and day of return → announcement
		for _, s := range p.slots {
			if s.Act == corpus.ActAbsence {
				f := p.fact[s.FactIDs[0]]
				said[f.SubjectID+f.Value.Date.String()] = s
			}
		}
		for _, a := range p.absences {
			all++
			back := c.NextWorkday(a.To)
			s := said[a.PersonID+back.String()]
			if n := c.WorkdaysInclusive(a.From, a.To); n < 2 || n > 10 {
				t.Errorf("%s is away for %d workdays", a.PersonID, n)
			}
			if n := c.WorkdaysBetween(s.At.Date(), a.From); s.AuthorID != a.PersonID || n != 1 {
				t.Errorf("%s is away from %s, as %s says on %s", a.PersonID, a.From, s.AuthorID, s.At)
			}
			checkOwesNothing(t, p, a)
			if checkReturn(t, p, a, s, back) {
				told++
			}
		}
		if len(said) != len(p.absences) {
			t.Errorf("%d absences are announced, %d planned", len(said), len(p.absences))
		}
	})
	t.Logf("%d absences; %d people are told what happened", all, told)
	if all == 0 || told*2 < all {
		t.Errorf("%d absences; %d people are told what happened", all, told)
	}
}

func checkOwesNothing(t *testing.T, p project, a state.Absence) {
	t.Helper()
	in := func(d corpus.Date) bool { return a.From <= d && d <= a.To }
	for _, x := range p.blueprint.Tasks {
		if x.OwnerID == a.PersonID && (in(x.Start) || in(x.End)) {
			t.Errorf("%s is away while %s starts or ends", a.PersonID, x.ID)
		}
	}
	for _, f := range p.blueprint.Facts {
		if f.Knowers[0] == a.PersonID && in(f.From) {
			t.Errorf("%s is away while %s comes up", a.PersonID, f.ID)
		}
	}
}

// checkReturn looks at the day of return and says whether a person told what happened.
func checkReturn(t *testing.T, p project, a state.Absence, said dialogue.Slot, back corpus.Date) bool {
	t.Helper()
	returned := slices.IndexFunc(p.slots, func(s dialogue.Slot) bool {
		return s.Act == corpus.ActReturn &&
			s.RecallsKey == said.Key
	})
	if returned < 0 || p.slots[returned].AuthorID != a.PersonID || p.slots[returned].At.Date() != back {
		t.Errorf("%s, away from %s, does not come back on %s", a.PersonID, a.From, back)
		return false
	}
	for _, s := range p.slots[returned:] {
		if s.Act != corpus.ActRecap || s.ParentKey != p.slots[returned].Key {
			continue
		}
		if about := p.slot[s.RecallsKey].At.Date(); s.AuthorID == a.PersonID || s.ToID != a.PersonID || about < a.From ||
			about >= back {
			t.Errorf("%s tells %s, away from %s to %s, of %s", s.Key, s.ToID, a.From, a.To, about)
		}
		told := p.slot[s.RecallsKey]
		if end := p.task[told.TaskID].End; end != 0 && end < s.At.Date() && (told.Act == corpus.ActForecast ||
			told.Act == corpus.ActBlocker) {
			t.Errorf("%s tells of a %s of %s, which ended on %s", s.Key, told.Act, told.TaskID, end)
		}
		return true
	}
	return false
}
