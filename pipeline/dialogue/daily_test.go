package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue/state"
)

// TestDaily: where the recipe says so, the owner of a task speaks of it on every workday from its start to its end on
// which they are there (E12).
func TestDaily(t *testing.T) {
	for _, pk := range packs(t) {
		sizes, options := quickstart()
		options.Daily, options.MessagesPerDay = 1, 12
		p := planned(t, pk, 1, 15, sizes, options)
		type day struct {
			task string
			on   corpus.Date
		}
		spoken := map[day]bool{}
		for _, s := range p.slots {
			if s.AuthorID == p.task[s.TaskID].OwnerID {
				spoken[day{s.TaskID, s.At.Date()}] = true
			}
		}
		days := 0
		for _, x := range p.blueprint.Tasks {
			for _, d := range p.blueprint.Calendar.Workdays() {
				_, on := blueprint.DayClass(x, d)
				away := slices.ContainsFunc(p.absences, func(a state.Absence) bool {
					return a.PersonID == x.OwnerID && a.From <= d && d <= a.To
				})
				if !on || away {
					continue
				}
				if days++; !spoken[day{x.ID, d}] {
					t.Errorf("%s: the owner of %s says nothing of it on %s", pk.Name, x.ID, d)
				}
			}
		}
		if days == 0 {
			t.Errorf("%s: nothing is worked on", pk.Name)
		}
	}
}

// TestFurther: messages say as many further things as the recipe has, of work that their writer owns, or what the
// owner of the task turns to next; sides of a contradiction, news and short messages say nothing next to (E11).
func TestFurther(t *testing.T) {
	for _, pk := range packs(t) {
		sizes, options := quickstart()
		options.Further = 1
		p := planned(t, pk, 1, 15, sizes, options)
		said, may := 0, 0
		for _, s := range p.slots {
			n := len(s.Further)
			if s.NextFactID != "" {
				n++
				if f := p.fact[s.NextFactID]; s.AuthorID != p.task[s.TaskID].OwnerID || f.TaskID != s.TaskID ||
					f.From <= s.At.Date() {
					t.Errorf("%s turns next to %s", s.Key, f.ID)
				}
			}
			quiet := s.Perturbation != "" || s.Act.In(corpus.ActMistake, corpus.ActBanter, corpus.ActNews, corpus.ActAcknowledge,
				corpus.ActClosureDay, corpus.ActAbsence, corpus.ActReturn, corpus.ActRule)
			switch {
			case quiet && n > 0:
				t.Errorf("%s, a %s, says %d further things", s.Key, s.Act, n)
			case n > 3:
				t.Errorf("%s says %d further things", s.Key, n)
			case !quiet:
				may, said = may+1, said+n
			}
			for _, clause := range s.Further {
				if !slices.ContainsFunc(p.blueprint.Tasks, func(x corpus.Task) bool {
					return x.OwnerID == s.AuthorID && slices.Contains(p.kind(x.ID).Work.Dealt(corpus.Rand(1, "test", "work")), clause)
				}) {
					t.Errorf("%s tells %q, which is no work of its writer's", s.Key, clause)
				}
			}
		}
		if pk.Name != "library" && 3*said < may { // a small pack has no details of the work
			t.Errorf("%s: %d further things in %d messages", pk.Name, said, may)
		}
	}
}
