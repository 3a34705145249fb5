package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
)

// tasks are those of a project, with how far they are.
type tasks struct {
	byID    map[string]corpus.Task
	byGroup [][]corpus.Task
	kinds   map[string]pack.Deliverable // by noun
	ongoing [][]string                  // by group: tasks that have begun and not ended
	ended   map[string]Slot             // task → the slot that announced its end
}

func newTasks(b *blueprint.Blueprint, p *pack.Pack) *tasks {
	ts := &tasks{
		byID: corpus.CopiesByID(b.Tasks), byGroup: make([][]corpus.Task, len(b.Groups)),
		kinds: map[string]pack.Deliverable{}, ongoing: make([][]string, len(b.Groups)), ended: map[string]Slot{},
	}
	for g, group := range b.Groups {
		ts.byGroup[g] = slices.DeleteFunc(slices.Clone(b.Tasks), func(t corpus.Task) bool { return t.GroupID != group.ID })
	}
	for _, d := range p.Deliverables {
		ts.kinds[d.Noun] = d
	}
	return ts
}

// underWay returns the tasks of a group that start, go on or end on a day.
func (ts *tasks) underWay(g int, day corpus.Date) []corpus.Task {
	var out []corpus.Task
	for _, t := range ts.byGroup[g] {
		if _, ok := blueprint.DayClass(t, day); ok {
			out = append(out, t)
		}
	}
	return out
}

// begin lists the tasks that are worked on on a day.
func (ts *tasks) begin(day corpus.Date) {
	for g, tasks := range ts.byGroup {
		ts.ongoing[g] = nil
		for _, t := range tasks {
			if t.Start < day && (t.End == 0 || day <= t.End) {
				ts.ongoing[g] = append(ts.ongoing[g], t.ID)
			}
		}
	}
}

// finished says whether a task's end has been announced.
func (ts *tasks) finished(task string) bool {
	_, ok := ts.ended[task]
	return ok
}

// observe notes the end of a task.
func (ts *tasks) observe(s Slot) {
	if s.Act == corpus.ActCompletion {
		ts.ended[s.TaskID] = s
	}
}
