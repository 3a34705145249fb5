package blueprint

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// schedule gives the tasks of a project their windows and dependencies (E6, E8, E10).
func (m *maker) schedule(i int, src Source) error {
	b := m.org.Projects[i]
	b.Dependencies = nil
	days := m.org.Calendar.Workdays()
	at := 0
	for g := range b.Groups {
		pairs := m.pairs[i][g]
		w := &windows{
			o: m.o, cal: m.org.Calendar, days: days, r: src(fmt.Sprintf("windows/%d", g+1)),
			tasks: b.Tasks[at : at+len(pairs)], pairs: pairs,
		}
		w.place()
		w.resolve(b)
		at += len(pairs)
	}
	m.cross(i, src("dependencies"))
	for k := range b.Tasks {
		b.Tasks[k].Waits = corpus.WaitsForNothing
	}
	place := places(b.Tasks)
	for _, d := range b.Dependencies {
		t := &b.Tasks[place[d.ToID]]
		if d.Type != corpus.InternalDependency {
			t.Waits = corpus.WaitsAcross
		} else if t.Waits == corpus.WaitsForNothing {
			t.Waits = corpus.WaitsInGroup
		}
	}
	return nil
}

func places(tasks []corpus.Task) map[string]int {
	out := make(map[string]int, len(tasks))
	for i, t := range tasks {
		out[t.ID] = i
	}
	return out
}

// windows schedules the tasks of one group, which are in the order of their phases.
type windows struct {
	o     Options
	cal   corpus.Calendar
	days  []corpus.Date
	r     *rand.Rand
	tasks []corpus.Task
	pairs []pair
	start []int // workdays from the first
	due   []int
	slip  []int
}

// place spreads deadlines over the calendar, early phases over its first half and late ones over the rest, moves those
// on days without work to the next workday, and counts back from them by durations in working days.
func (w *windows) place() {
	n := len(w.tasks)
	w.start, w.due, w.slip = make([]int, n), make([]int, n), make([]int, n)
	early := 0
	for _, p := range w.pairs {
		if p.phase() < len(lifecycle)/2 {
			early++
		}
	}
	for i := range n {
		length := w.duration(i)
		w.due[i] = w.deadline(i, early)
		if i == 0 {
			w.due[i] = min(w.due[i], length-1) // a person begins on the first day
		}
		w.start[i] = max(0, w.due[i]-length+1)
		if len(w.o.Slips) > 0 {
			w.slip[i] = w.o.Slips[w.r.IntN(len(w.o.Slips))]
		}
	}
}

// duration draws how many working days a task takes.
func (w *windows) duration(i int) int {
	d := w.pairs[i].deliverable.Days
	longest := max(3, len(w.days)/3)
	return max(2, min(d[0]+w.r.IntN(d[1]-d[0]+1), longest))
}

// deadline is the workday by which task i is due. The phases of the first half
// have the time up to a bound between the middle and their share of the tasks.
func (w *windows) deadline(i, early int) int {
	n := len(w.tasks)
	bound := min(0.48, (0.5+float64(early)/float64(n))/2) // what moves still falls into the first half
	var at float64
	switch {
	case early == n || early == 0:
		at = float64(i+1) / float64(n)
	case i < early:
		at = bound * float64(i+1) / float64(early)
	default:
		at = bound + (1-bound)*float64(i+1-early)/float64(n-early)
	}
	const lead = 4 // calendar days before which nothing is due
	span := float64(int(w.cal.Last)-int(w.cal.First)) - lead
	day := w.cal.First.Add(lead + int(float64(at*span)))
	if i+1 < n { // not all Fridays
		day = day.Add(-w.r.IntN(3))
	}
	k, _ := slices.BinarySearch(w.days, day) // the day itself or the next workday
	return min(k, len(w.days)-1)
}

// resolve walks the tasks in order and moves the starts that conflict: with the phase before, of which everything
// starts first, and with what the task waits for. Then it writes windows and dependencies.
func (w *windows) resolve(b *Blueprint) {
	floor, next := 0, 0 // latest start of earlier phases, and of this one
	for i := range w.tasks {
		if i > 0 && w.pairs[i].phase() != w.pairs[i-1].phase() {
			floor = max(floor, next)
		}
		w.notBefore(i, floor)
		for _, j := range w.waitsFor(i) {
			if end := w.end(j); end < len(w.days) && w.canWait(i, end+1) {
				w.notBefore(i, end+1)
				b.Dependencies = append(b.Dependencies, corpus.Dependency{
					FromID: w.tasks[j].ID, ToID: w.tasks[i].ID, Type: corpus.InternalDependency, Artefact: w.tasks[j].Name,
				})
				if len(w.pairs[i].after) == 0 { // one is enough where no one planned more
					break
				}
			}
		}
		next = max(next, w.start[i])
		w.write(i)
	}
}

// notBefore moves a start to a day, and the deadline with it where two days would not be left.
func (w *windows) notBefore(i, day int) {
	last := len(w.days) - 1
	w.start[i] = min(max(w.start[i], day), last-1)
	w.due[i] = min(max(w.due[i], w.start[i]+1), last)
}

// canWait says whether a task can start on a day and still be worked on for two days before its deadline. What a
// planner ordered waits in any case, as long as the corpus has days left.
func (w *windows) canWait(i, day int) bool {
	if len(w.pairs[i].after) > 0 {
		return day < len(w.days)-1
	}
	return day+1 <= w.due[i]
}

// end is the workday on which a task ends; past the last one, it does not.
func (w *windows) end(i int) int { return max(w.start[i]+1, w.due[i]+w.slip[i]) }

// waitsFor lists what task i may wait for, best first: what a planner said, or what earlier phases made of the same
// component, latest first; a third of the others follow on anything that is done.
func (w *windows) waitsFor(i int) []int {
	p := w.pairs[i]
	if len(p.after) > 0 {
		return p.after
	}
	var same, other []int
	for j := i - 1; j >= 0; j-- {
		if w.pairs[j].phase() == p.phase() {
			continue
		}
		if w.pairs[j].component == p.component {
			same = append(same, j)
		} else if w.end(j) < w.start[i] {
			other = append(other, j)
		}
	}
	if len(same) == 0 && len(other) > 0 && w.r.IntN(3) == 0 {
		return other[:1]
	}
	return same
}

// write puts the window of task i into its record.
func (w *windows) write(i int) {
	t := &w.tasks[i]
	t.Start, t.Due, t.End = w.days[w.start[i]], w.days[w.due[i]], 0
	if end := w.end(i); end < len(w.days) {
		t.End = w.days[end]
	}
}

// cross lets tasks wait for artefacts of other groups of the project (E8): Crossing of all tasks, and one of every
// group if it can. What is waited for is done before it is needed, not long before; the type follows from what is
// handed over, the rarest one first.
func (m *maker) cross(i int, r *rand.Rand) {
	b := m.org.Projects[i]
	want := max(len(b.Groups), int(m.o.Crossing*float64(len(b.Tasks))+0.5))
	used := map[string]int{}    // by type
	group := map[string]int{}   // by group that waits
	waits := map[string]bool{}  // by task
	handed := map[string]bool{} // artefacts that a person waits for already
	order := corpus.Shuffled(r, b.Tasks)
	for range want {
		slices.SortStableFunc(order, func(x, y corpus.Task) int {
			return cmp.Compare(group[x.GroupID], group[y.GroupID])
		})
		found := false
		for _, to := range order {
			if waits[to.ID] {
				continue
			}
			from, kind := m.artefact(b, to, used, handed)
			if kind == "" {
				continue
			}
			waits[to.ID], handed[from.ID], found = true, true, true
			used[kind]++
			group[to.GroupID]++
			b.Dependencies = append(b.Dependencies,
				corpus.Dependency{FromID: from.ID, ToID: to.ID, Type: kind, Artefact: from.Name})
			break
		}
		if !found {
			return
		}
	}
}

// fresh is how many workdays ago an artefact may have been finished, at most, for a person to wait for it.
const fresh = 25

// artefact finds what a task can wait for in other groups, of the type that is
// rarest so far, the latest done; no type if there is none.
func (m *maker) artefact(b *Blueprint, to corpus.Task, used map[string]int, handed map[string]bool) (corpus.Task,
	string) {
	var best corpus.Task
	kind := ""
	oldest := m.org.Calendar.AddWorkdays(to.Start, -fresh)
	for _, from := range b.Tasks {
		if from.GroupID == to.GroupID || from.End == 0 || from.End >= to.Start || from.End < oldest || handed[from.ID] {
			continue
		}
		if k := handover(from); kind == "" || used[k] < used[kind] || used[k] == used[kind] && from.End > best.End {
			best, kind = from, k
		}
	}
	return best, kind
}

// handover says what kind of thing a task hands to another group: plans and
// choices bind, designs describe data, what is built and run is shared.
func handover(t corpus.Task) string {
	switch t.Lifecycle {
	case corpus.Strategy, corpus.Architecture:
		return corpus.PolicyDecision
	case corpus.Requirements:
		return corpus.DataContract
	default:
		return corpus.SharedInfrastructure
	}
}

// Needs returns for every dependency between groups the fact by which the waiting task names the artefact (E8). Its
// reason is that the artefact's own task is finished. They are not among Facts: a plan adds those that it has a person
// say, as it adds forecasts.
func (b *Blueprint) Needs() []corpus.Fact {
	place := places(b.Tasks)
	var out []corpus.Fact
	for _, d := range b.Dependencies {
		if d.Type == corpus.InternalDependency {
			continue
		}
		t := b.Tasks[place[d.ToID]]
		f := FactOf(t, corpus.PredNeeds, corpus.TextValue(corpus.KindEntity, d.Artefact), t.Start, t.OwnerID)
		f.Because = d.FromID + "/" + corpus.PredFinished
		out = append(out, f)
	}
	return out
}
