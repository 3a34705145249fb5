package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// absence is one as the plan tells of it: the days from leaving to return, both
// excluded where nothing is known of the first.
type absence struct {
	person   string
	said     dialogue.Slot
	back     corpus.Date
	returned dialogue.Slot
}

// absences reads them from a plan.
func (p *project) absences() []absence {
	var out []absence
	for _, f := range p.Facts {
		if f.Predicate != corpus.PredBack {
			continue
		}
		a := absence{person: f.SubjectID, said: p.said[f.ID][0], back: f.Value.Date}
		for _, s := range p.slots {
			if s.Act == corpus.ActReturn && s.RecallsKey == a.said.Key {
				a.returned = s
			}
		}
		out = append(out, a)
	}
	return out
}

// away says whether somebody has no part in the chat of a day at the end of an
// absence: they had said that they would be back later, and wrote no more.
func (p *project) away(person string, day corpus.Date) bool {
	for _, a := range p.gone {
		if a.person == person && a.said.At.Date() < day && day < a.back && !p.wrote[person][day] {
			return true
		}
	}
	return false
}

// TestAbsences: who will be away says so beforehand and when they are back; from
// the last workday but at most three after that to the day of return, two to ten
// workdays, they write nothing and nobody addresses them. On the day of return
// they come back, and are told what happened meanwhile by somebody else.
func TestAbsences(t *testing.T) {
	seen, told := 0, 0
	each(t, func(t *testing.T, p project) {
		days := p.blueprint.Calendar.Workdays()
		for _, a := range p.absences() {
			seen++
			if a.said.Act != corpus.ActAbsence || a.said.AuthorID != a.person || a.returned.AuthorID != a.person || a.returned.At.Date() != a.back {
				t.Errorf("%s is away by %s and back by %s", a.person, a.said.Key, a.returned.Key)
				continue
			}
			end, _ := slices.BinarySearch(days, a.back)
			start := end
			for start > 0 && !p.wrote[a.person][days[start-1]] && !p.addressed[a.person][days[start-1]] {
				start--
			}
			from, _ := slices.BinarySearch(days, a.said.At.Date())
			if n := end - from - 1; n < 2 || n > 12 {
				t.Errorf("%s says on %s to be back on %s", a.person, days[from], a.back)
			}
			if start > from+3 || end-start < 2 {
				t.Errorf("%s, away until %s as said on %s, has a part in the chat up to %s", a.person, a.back, days[from], days[start-1])
			}
			for _, s := range p.slots {
				if s.Act == corpus.ActRecap && s.ParentKey == a.returned.Key {
					told++
					about := p.slot[s.RecallsKey]
					if s.AuthorID == a.person || s.ToID != a.person || about.At <= a.said.At || about.At.Date() >= a.back {
						t.Errorf("%s tells %s of %s", s.Key, a.person, about.Key)
					}
				}
			}
		}
	})
	t.Logf("%d absences, %d people are told what happened", seen, told)
	if seen == 0 || told*2 < seen {
		t.Errorf("%d absences, %d people are told what happened", seen, told)
	}
}
