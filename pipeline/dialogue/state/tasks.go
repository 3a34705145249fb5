package state

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
)

// Tasks are those of a project, with how far they are.
type Tasks struct {
	ByID    map[string]corpus.Task
	ByGroup [][]corpus.Task
	Kinds   map[string]pack.Deliverable // by noun
	Ongoing [][]string                  // by group: tasks that have begun and not ended
	Ended   map[string]dialogue.Slot    // task → the slot that announced its end
}

func newTasks(b *blueprint.Blueprint, p *pack.Pack) *Tasks {
	ts := &Tasks{
		ByID: corpus.CopiesByID(b.Tasks), ByGroup: make([][]corpus.Task, len(b.Groups)),
		Kinds: blueprint.Deliverables(p), Ongoing: make([][]string, len(b.Groups)), Ended: map[string]dialogue.Slot{},
	}
	for g, group := range b.Groups {
		ts.ByGroup[g] = slices.DeleteFunc(slices.Clone(b.Tasks), func(t corpus.Task) bool {
			return t.GroupID != group.ID
		})
	}
	return ts
}

// UnderWay returns the tasks of a group that start, go on or end on a day.
func (ts *Tasks) UnderWay(g int, day corpus.Date) []corpus.Task {
	return slices.DeleteFunc(slices.Clone(ts.ByGroup[g]), func(t corpus.Task) bool {
		_, ok := blueprint.DayClass(t, day)
		return !ok
	})
}

// Begin lists the tasks that are worked on on a day.
func (ts *Tasks) Begin(day corpus.Date) {
	for g, tasks := range ts.ByGroup {
		ts.Ongoing[g] = nil
		for _, t := range tasks {
			if t.Start < day && (t.End == 0 || day <= t.End) {
				ts.Ongoing[g] = append(ts.Ongoing[g], t.ID)
			}
		}
	}
}

// Elsewhere lists the tasks that other groups work on today.
func (ts *Tasks) Elsewhere(g int) []string {
	return slices.Concat(slices.Concat(ts.Ongoing[:g]...), slices.Concat(ts.Ongoing[g+1:]...))
}

// Finished says whether a task's end has been announced.
func (ts *Tasks) Finished(task string) bool {
	_, ok := ts.Ended[task]
	return ok
}
