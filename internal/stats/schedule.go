package stats

import (
	"cmp"
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// lifecycles are the phases of E6 in order.
var lifecycles = []corpus.Lifecycle{corpus.Strategy, corpus.Requirements, corpus.Architecture, corpus.Development,
	corpus.Testing, corpus.Deployment}

// loadDays is the span of E9's load, in calendar days.
const loadDays = 30

// calendar measures the days (E11).
func (m *measurer) calendar(s *section) {
	if m.c.First == 0 {
		s.note("the calendar is empty")
		return
	}
	s.note(fmt.Sprintf("%s to %s", m.c.First, m.c.Last))
	s.count("calendar days", corpus.DaysInclusive(m.c.First, m.c.Last))
	s.count("closures", len(m.c.Closures), m.ofYear(between("E11", 6, 11))...)
	s.count("workdays", m.days.WorkdaysInclusive(m.c.First, m.c.Last), m.ofYear(between("E11", 250, 255))...)
}

// tasks measures the work and its schedule (E6, E7, E9, E10).
func (m *measurer) tasks(s *section) {
	tasks := m.c.Tasks
	finished, late := 0, 0
	var took, planned, slip []float64
	for _, t := range tasks {
		planned = append(planned, float64(m.days.WorkdaysInclusive(t.Start, t.Due)))
		if t.End == 0 {
			continue
		}
		finished++
		if t.End > t.Due {
			late++
		}
		took = append(took, float64(m.days.WorkdaysInclusive(t.Start, t.End)))
		slip = append(slip, float64(m.days.WorkdaysBetween(t.Due, t.End)))
	}
	s.count("tasks", len(tasks), m.grown(point("E6", 2120))...)
	s.count("finished within the corpus", finished)
	s.share("finished after the due date", late, finished)
	owned, busiest := m.loads()
	if n, ok := m.fewestOwned(); ok {
		s.count("fewest tasks that a member owns", n, m.organised(atLeast("E7", 5))...)
	}
	s.sample("planned duration", "working days", planned)
	s.sample("duration of finished tasks", "working days", took)
	s.sample("end after due date", "working days", slip)
	s.sample("tasks of an owner", "tasks", owned)
	s.sample("an owner's tasks in the busiest 30 days", "tasks", busiest)
	s.sample("tasks a group and workday", "tasks", m.goingOn())
	s.add(distribution("lifecycle", "tasks", tally(tasks, func(t corpus.Task) string {
		return string(t.Lifecycle)
	}), lifecycleNames()))
	s.add(distribution("day class", "task days", tally(m.c.Schedule, func(d corpus.Scheduled) string {
		return string(d.Class)
	}),
		[]string{string(corpus.Starting), string(corpus.Ongoing), string(corpus.Ending)}))
	s.Matrices = append(s.Matrices, m.byPhase())
}

func lifecycleNames() (out []string) {
	for _, l := range lifecycles {
		out = append(out, string(l))
	}
	return out
}

// byPhase counts the tasks of every group in each lifecycle phase.
func (m *measurer) byPhase() Matrix {
	matrix := Matrix{Name: "tasks by phase", Columns: []string{"strategy", "requirements", "architecture",
		"development", "testing", "deployment", "all"}}
	rows := map[string][]int{}
	for _, g := range m.c.Groups {
		rows[g.ID] = make([]int, len(matrix.Columns))
		matrix.Rows = append(matrix.Rows, Row{g.Name, rows[g.ID]})
	}
	for _, t := range m.c.Tasks {
		row := rows[t.GroupID]
		if row == nil {
			continue
		}
		if i := slices.Index(lifecycles, t.Lifecycle); i >= 0 {
			row[i]++
		}
		row[len(row)-1]++
	}
	return matrix
}

// span is the first and last day of a task; an unfinished one lasts to the end.
type span struct{ from, to corpus.Date }

// loads returns, for every owner, the number of tasks and the most that any 30 days touch (E9).
func (m *measurer) loads() (owned, busiest []float64) {
	of := map[string][]span{}
	for _, t := range m.c.Tasks {
		to := t.End
		if to == 0 {
			to = max(m.c.Last, t.Start)
		}
		of[t.OwnerID] = append(of[t.OwnerID], span{t.Start, to})
	}
	for _, id := range distinct(m.c.Tasks, func(t corpus.Task) string { return t.OwnerID }) {
		owned = append(owned, float64(len(of[id])))
		busiest = append(busiest, float64(mostTouched(of[id], loadDays)))
	}
	return owned, busiest
}

// mostTouched returns the most spans that so many consecutive days touch.
func mostTouched(spans []span, days int) int {
	type turn struct {
		at corpus.Date
		by int
	}
	var turns []turn // of the first of the days, as it moves on
	for _, s := range spans {
		turns = append(turns, turn{s.from.Add(1 - days), 1}, turn{s.to.Add(1), -1})
	}
	slices.SortFunc(turns, func(a, b turn) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.by, b.by)) })
	most, now := 0, 0
	for _, t := range turns {
		now += t.by
		most = max(most, now)
	}
	return most
}

// fewestOwned returns the least number of tasks that a person with a seat owns (E7).
func (m *measurer) fewestOwned() (int, bool) {
	if !m.has(tableMembers) {
		return 0, false
	}
	owned := tally(m.c.Tasks, func(t corpus.Task) string { return t.OwnerID })
	fewest, any := 0, false
	for _, b := range m.c.Members {
		if n := owned[b.PersonID]; !b.Guest && (!any || n < fewest) {
			fewest, any = n, true
		}
	}
	return fewest, any
}

// goingOn returns for every group and workday how many tasks the schedule has.
func (m *measurer) goingOn() []float64 {
	tasks := corpus.CopiesByID(m.c.Tasks)
	type cell struct {
		group string
		day   corpus.Date
	}
	n := map[cell]int{}
	for _, d := range m.c.Schedule {
		n[cell{tasks[d.TaskID].GroupID, d.Date}]++
	}
	var out []float64
	for _, g := range m.c.Groups {
		for _, day := range m.days.Workdays() {
			out = append(out, float64(n[cell{g.ID, day}]))
		}
	}
	return out
}

// dependencies measures what waits for what (E8).
func (m *measurer) dependencies(s *section) {
	tasks := corpus.CopiesByID(m.c.Tasks)
	across := 0
	for _, d := range m.c.Dependencies {
		if tasks[d.FromID].GroupID != tasks[d.ToID].GroupID {
			across++
		}
	}
	s.count("dependencies", len(m.c.Dependencies))
	s.share("between groups", across, len(m.c.Dependencies))
	s.add(distribution("dependency", "dependencies", tally(m.c.Dependencies, func(d corpus.Dependency) string {
		return d.Type
	}),
		[]string{"data contract", "shared infrastructure", "policy decision", "internal"}))
}
