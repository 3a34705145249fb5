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

// calendar measures the days (E11). The corpora of a run share them.
type calendar struct{ *run }

func newCalendar(r *run) measure { return calendar{r} }

func (calendar) add(*world) {}

func (m calendar) conclude(s *section) {
	first, last := m.shared.First, m.shared.Last
	if first == 0 {
		s.note("the calendar is empty")
		return
	}
	s.note(fmt.Sprintf("%s to %s", first, last))
	s.count("calendar days", corpus.DaysInclusive(first, last))
	s.count("closures", len(m.shared.Closures), m.ofYear(between("EverMemBench", 6, 11))...)
	s.count("workdays", m.days.WorkdaysInclusive(first, last), m.ofYear(between("EverMemBench", 250, 255))...)
}

// tasks measures the work and its schedule (E6, E7, E9, E10). People may own tasks in several corpora.
type tasks struct {
	*run
	all, finished, late int
	took, planned, slip values
	goingOn             values            // tasks of a group on a workday
	owned               map[string][]span // by owner
	seated              map[string]bool   // people with a seat
	phases, classes     map[string]int
	byPhase             []placed
}

// placed is a row of counts of a group.
type placed struct {
	place
	counts []int
}

// rows are the rows of a matrix.
func (r *run) rows(list []placed) []Row {
	out := make([]Row, len(list))
	for i, p := range list {
		out[i] = Row{r.title(p.place), p.counts}
	}
	return out
}

// span is the first and last day of a task; an unfinished one lasts to the end.
type span struct{ from, to corpus.Date }

func newTasks(r *run) measure {
	return &tasks{
		run: r, took: values{}, planned: values{}, slip: values{}, goingOn: values{}, owned: map[string][]span{},
		seated: map[string]bool{}, phases: map[string]int{}, classes: map[string]int{},
	}
}

func (m *tasks) add(w *world) {
	m.all += len(w.c.Tasks)
	for i := range w.c.Tasks {
		m.task(&w.c.Tasks[i])
	}
	for _, d := range w.c.Schedule {
		m.classes[string(d.Class)]++
	}
	for _, b := range w.c.Members {
		if !b.Guest {
			m.seated[b.PersonID] = true
		}
	}
	m.schedule(w)
	m.phasesOf(w)
}

// task counts one task.
func (m *tasks) task(t *corpus.Task) {
	m.phases[string(t.Lifecycle)]++
	m.planned.add(m.days.WorkdaysInclusive(t.Start, t.Due))
	to := t.End
	if to == 0 {
		to = max(m.shared.Last, t.Start)
	}
	m.owned[t.OwnerID] = append(m.owned[t.OwnerID], span{t.Start, to})
	if t.End == 0 {
		return
	}
	m.finished++
	count(&m.late, t.End > t.Due)
	m.took.add(m.days.WorkdaysInclusive(t.Start, t.End))
	m.slip.add(m.days.WorkdaysBetween(t.Due, t.End))
}

func (m *tasks) conclude(s *section) {
	s.count("tasks", m.all, m.grown(point("EverMemBench", 2120))...)
	s.count("finished within the corpus", m.finished)
	s.share("finished after the due date", m.late, m.finished)
	if n, ok := m.fewestOwned(); ok {
		s.count("fewest tasks that a member owns", n, m.organised(atLeast("EverMemBench", 5))...)
	}
	owned, busiest := values{}, values{}
	for _, list := range m.owned {
		owned.add(len(list))
		busiest.add(mostTouched(list, loadDays))
	}
	s.sample("planned duration", "working days", m.planned)
	s.sample("duration of finished tasks", "working days", m.took)
	s.sample("end after due date", "working days", m.slip)
	s.sample("tasks of an owner", "tasks", owned)
	s.sample("an owner's tasks in the busiest 30 days", "tasks", busiest)
	s.sample("tasks a group and workday", "tasks", m.goingOn)
	s.add(distribution("lifecycle", "tasks", m.phases, lifecycleNames()))
	s.add(distribution("day class", "task days", m.classes,
		[]string{string(corpus.Starting), string(corpus.Ongoing), string(corpus.Ending)}))
	s.Matrices = append(s.Matrices, Matrix{Name: "tasks by phase", Columns: []string{"strategy", "requirements",
		"architecture", "development", "testing", "deployment", "all"}, Rows: m.rows(m.byPhase)})
}

func lifecycleNames() (out []string) {
	for _, l := range lifecycles {
		out = append(out, string(l))
	}
	return out
}

// phasesOf counts the tasks of every group in each lifecycle phase, and in all.
func (m *tasks) phasesOf(w *world) {
	rows := map[string][]int{}
	for i := range w.c.Groups {
		g := &w.c.Groups[i]
		rows[g.ID] = make([]int, len(lifecycles)+1)
		m.byPhase = append(m.byPhase, placed{w.place(g), rows[g.ID]})
	}
	for _, t := range w.c.Tasks {
		row := rows[t.GroupID]
		if row == nil {
			continue
		}
		if i := slices.Index(lifecycles, t.Lifecycle); i >= 0 {
			row[i]++
		}
		row[len(row)-1]++
	}
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
func (m *tasks) fewestOwned() (int, bool) {
	if !m.has(tableMembers) {
		return 0, false
	}
	fewest, any := 0, false
	for id := range m.seated {
		if n := len(m.owned[id]); !any || n < fewest {
			fewest, any = n, true
		}
	}
	return fewest, any
}

// schedule counts for every group and workday how many tasks go on.
func (m *tasks) schedule(w *world) {
	type cell struct {
		group string
		day   corpus.Date
	}
	n := map[cell]int{}
	for _, d := range w.c.Schedule {
		if t := w.Task(d.TaskID); t != nil {
			n[cell{t.GroupID, d.Date}]++
		}
	}
	for _, g := range w.c.Groups {
		for _, day := range m.days.Workdays() {
			m.goingOn.add(n[cell{g.ID, day}])
		}
	}
}

// dependencies measures what waits for what (E8).
type dependencies struct {
	all, across int
	types       map[string]int
}

func newDependencies(*run) measure { return &dependencies{types: map[string]int{}} }

func (m *dependencies) add(w *world) {
	for _, d := range w.c.Dependencies {
		m.all++
		from, to := w.Task(d.FromID), w.Task(d.ToID)
		count(&m.across, from != nil && to != nil && from.GroupID != to.GroupID)
		m.types[d.Type]++
	}
}

func (m *dependencies) conclude(s *section) {
	s.count("dependencies", m.all)
	s.share("between groups", m.across, m.all)
	s.add(distribution("dependency", "dependencies", m.types,
		[]string{"data contract", "shared infrastructure", "policy decision", "internal"}))
}
