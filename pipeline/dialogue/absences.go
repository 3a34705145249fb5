package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// How long people are away, in workdays.
const (
	shortestAbsence = 2
	longestAbsence  = 10
	yearOfWork      = 252
)

// absences plans who is away, and what is said of it.
type absences struct{ *known }

// foresee draws who is away when: at times when the person owes nothing, with
// a day before to say so and one behind to come back. People of several
// projects stay, as what they owe elsewhere is not known here.
func (a *absences) foresee(r *rand.Rand) {
	days := a.days.Workdays()
	busy := a.busy(days)
	q := quota{share: a.o.Absences * float64(len(days)) / yearOfWork, r: r}
	for _, id := range corpus.Shuffled(r, a.roster.seated()) {
		if _, several := a.roster.shares[id]; several {
			continue
		}
		q.meet()
		for q.wants() {
			from, n := freeRun(r, busy[id], shortestAbsence+r.IntN(longestAbsence-shortestAbsence+1))
			if n == 0 {
				break
			}
			q.take()
			for i := from - 1; i <= from+n; i++ { // nobody comes back to leave at once
				busy[id][i] = true
			}
			a.roster.absent[id] = append(a.roster.absent[id], absence{id, days[from], days[from+n-1]})
			a.foreseeOne(r, id, days, from, from+n)
		}
	}
}

// busy marks for everybody the workdays on which something is owed: the start
// and the end of a task of theirs, the day on which it is late, and every day
// on which a fact that they know comes up.
func (a *absences) busy(days []corpus.Date) map[string][]bool {
	at := make(map[corpus.Date]int, len(days))
	for i, d := range days {
		at[d] = i
	}
	out := map[string][]bool{}
	for _, id := range a.roster.seated() {
		out[id] = make([]bool, len(days))
	}
	mark := func(id string, d corpus.Date) {
		if i, ok := at[d]; ok && out[id] != nil {
			out[id][i] = true
		}
	}
	for _, t := range a.b.Tasks {
		mark(t.OwnerID, t.Start)
		mark(t.OwnerID, t.End)
		mark(t.OwnerID, t.Due)
	}
	for _, f := range a.facts.list {
		mark(f.Knowers[0], f.From)
	}
	return out
}

// freeRun draws where n days in a row are free, or fewer where there are no n,
// with a day before and one behind. Its length is zero where there is none.
func freeRun(r *rand.Rand, busy []bool, n int) (from, length int) {
	for ; n >= shortestAbsence; n-- {
		var starts []int
		free := 0
		for i := 1; i < len(busy)-1; i++ {
			if free++; busy[i] {
				free = 0
			}
			if free >= n {
				starts = append(starts, i-n+1)
			}
		}
		if len(starts) > 0 {
			return corpus.Pick(r, starts), n
		}
	}
	return 0, 0
}

// foreseeOne puts what is said of an absence from days[from] to the day
// before days[back]: on the last workday before somebody says that they will be
// away, so that they are from the next day on; they are back on the day itself,
// and are told what has happened.
func (a *absences) foreseeOne(r *rand.Rand, id string, days []corpus.Date, from, back int) {
	var groups []int
	for g, members := range a.roster.members {
		if slices.Contains(members, id) {
			groups = append(groups, g)
		}
	}
	g := corpus.Pick(r, groups)
	told := from - 1
	f := corpus.Fact{
		ID: a.b.Project.ID + "/" + id + "/" + corpus.PredBack + "/" + days[back].String(), SubjectID: id, Predicate: corpus.PredBack,
		Value: corpus.DateValue(days[back]), From: days[told], GroupID: a.b.Groups[g].ID, Knowers: []string{id},
	}
	a.todo.put(g, days[told], func() []thread {
		a.facts.add(f)
		return []thread{{{act: corpus.ActAbsence, author: id, facts: []string{f.ID}, parent: -1, obligation: "absence"}}}
	})
	a.todo.put(g, days[back], func() []thread {
		th := thread{{act: corpus.ActReturn, author: id, recalls: a.memory.said[f.ID].Key, parent: -1, obligation: "absence", early: true}}
		if c, ok := a.recap(g, id, days[from]); ok {
			th = append(th, c)
		}
		return []thread{th}
	})
}

// recap lets a colleague name one thing that has happened in a group since
// somebody left.
func (a *absences) recap(g int, to string, since corpus.Date) (cell, bool) {
	var missed []Slot
	list := a.memory.notable[g]
	for i := len(list) - 1; i >= 0 && list[i].At.Date() >= since; i-- {
		if a.facts.nameable(list[i]) && !a.idle(list[i]) {
			missed = append(missed, list[i])
		}
	}
	if len(missed) == 0 {
		return cell{}, false
	}
	s := corpus.Pick(a.r, missed)
	here := slices.DeleteFunc(a.roster.here(a.roster.members[g]), func(id string) bool { return id == to })
	if t, ok := a.tasks.byID[s.TaskID]; ok {
		here = a.roster.voices(t, to)
	}
	if len(here) == 0 {
		return cell{}, false
	}
	return cell{act: corpus.ActRecap, author: here[0], to: to, task: s.TaskID, recalls: s.Key, obligation: "absence"}, true
}

// idle says whether the end of a task has made a message about it idle: when it
// would be ready, or what was in the way.
func (a *absences) idle(s Slot) bool {
	return a.tasks.finished(s.TaskID) && (s.Act == corpus.ActForecast || s.Act == corpus.ActBlocker)
}
