package obligations

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// How long people are away, in workdays.
const (
	shortestAbsence = 2
	longestAbsence  = 10
	yearOfWork      = 252
)

// absences plans who is away, and what is said of it.
type absences struct{ *state.Known }

// foresee draws who is away when: at times when the person owes nothing, with a day before to say so and one behind to
// come back. People of several projects stay, as what they owe elsewhere is not known here.
func (a *absences) foresee(r *rand.Rand) {
	days := a.Days.Workdays()
	busy := a.busy(days)
	q := state.Rate{Share: a.Options.Absences * float64(len(days)) / yearOfWork}
	for _, id := range corpus.Shuffled(r, a.Roster.Seated()) {
		if _, several := a.Roster.Shares[id]; several {
			continue
		}
		q.Meet()
		for q.Wants(r) {
			from, n := freeRun(r, busy[id], shortestAbsence+r.IntN(longestAbsence-shortestAbsence+1))
			if n == 0 {
				break
			}
			q.Taken()
			for i := from - 1; i <= from+n; i++ { // no one comes back to leave at once
				busy[id][i] = true
			}
			a.Roster.Absent[id] = append(a.Roster.Absent[id],
				state.Absence{PersonID: id, From: days[from], To: days[from+n-1]})
			a.foreseeOne(r, id, days, from, from+n)
		}
	}
}

// busy marks for everyone the workdays on which something is owed: the start and the end of a task of theirs, the day
// on which it is late, and every day on which a fact that they know comes up.
func (a *absences) busy(days []corpus.Date) map[string][]bool {
	out := map[string][]bool{}
	for _, id := range a.Roster.Seated() {
		out[id] = make([]bool, len(days))
	}
	mark := func(id string, d corpus.Date) {
		if i, ok := slices.BinarySearch(days, d); ok && out[id] != nil {
			out[id][i] = true
		}
	}
	for _, t := range a.Blueprint.Tasks {
		mark(t.OwnerID, t.Start)
		mark(t.OwnerID, t.End)
		mark(t.OwnerID, t.Due)
	}
	for _, f := range a.Facts.List {
		mark(f.Knowers[0], f.From)
	}
	return out
}

// freeRun draws where n days in a row are free, or fewer where there are no n, with a day before and one behind. Its
// length is zero where there is none.
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

// foreseeOne puts what is said of an absence from days[from] to the day before days[back]. On the workday before
// days[from] the person says until when they will be away. On days[back] they say that they are back, and a colleague
// tells them what has happened.
func (a *absences) foreseeOne(r *rand.Rand, id string, days []corpus.Date, from, back int) {
	g, before := corpus.Pick(r, a.Roster.Seats(id)), days[from-1]
	f := corpus.Fact{
		ID:        a.Blueprint.Project.ID + "/" + id + "/" + corpus.PredBack + "/" + days[back].String(),
		SubjectID: id, Predicate: corpus.PredBack, Value: corpus.DateValue(days[back]), From: before,
		GroupID: a.Blueprint.Groups[g].ID, Knowers: []string{id},
	}
	a.Todo.Put(g, before, func() []state.Thread {
		a.Facts.Add(f)
		return []state.Thread{state.Talk("absence", "", "person", id, "back", f.ID)}
	})
	a.Todo.Put(g, days[back], func() []state.Thread {
		th := state.Talk("return", "", "person", id, "absence", a.Memory.Said[f.ID].Key)
		return []state.Thread{state.Continue(th, a.recap(g, id, days[from]))}
	})
}

// recap lets a colleague name one thing that has happened in a group since a person left.
func (a *absences) recap(g int, to string, since corpus.Date) state.Thread {
	var missed []dialogue.Slot
	for _, s := range slices.Backward(a.Memory.Notable[g]) {
		if s.At.Date() < since {
			break
		}
		// The end of a task has made idle when it would be ready, and what was in the way.
		idle := a.Tasks.Finished(s.TaskID) && s.Act.In(corpus.ActForecast, corpus.ActBlocker)
		if a.Facts.Nameable(s) && !idle {
			missed = append(missed, s)
		}
	}
	if len(missed) == 0 {
		return nil
	}
	s := corpus.Pick(a.Rand, missed)
	here := slices.DeleteFunc(a.Roster.Here(a.Roster.Members[g]), func(id string) bool { return id == to })
	if t, ok := a.Tasks.ByID[s.TaskID]; ok {
		here = a.Roster.Voices(t, to)
	}
	if len(here) == 0 {
		return nil
	}
	return state.Talk("recap", s.TaskID, "colleague", here[0], "person", to, "event", s.Key)
}
