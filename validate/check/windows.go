package check

import (
	"cmp"
	"fmt"

	"memloom/internal/corpus"
)

// taskWindows: a task starts on a workday and is due and finished on workdays
// not before it, inside the corpus where it is finished at all (E10).
func taskWindows(w *world, f *Finding) {
	for i := range w.c.Tasks {
		t := &w.c.Tasks[i]
		f.look()
		if aroundTheClock(t) {
			f.Note = "phases go on around the clock: their windows lie within the run"
		}
		for _, d := range []corpus.Date{t.Start, t.Due, t.End} {
			if d != 0 && !w.Calendar().IsWorkday(d) && !aroundTheClock(t) {
				f.violate(d.Weekday().String()+" "+d.String(), "a workday", t.ID)
			}
		}
		if t.Start == 0 || t.Start < w.c.First || t.Due < t.Start || t.End != 0 &&
			(t.End < t.Start || t.End > w.c.Last) {
			f.violate(fmt.Sprintf("start %s, due %s, end %s", t.Start, t.Due, t.End),
				fmt.Sprintf("a window in %s to %s", w.c.First, w.c.Last), t.ID)
		}
	}
}

// aroundTheClock says whether a task is a phase of a domain's channels or a piece of its work: these know no workdays, and
// no schedule has them (G9).
func aroundTheClock(t *corpus.Task) bool { return t.Progress.Category != "" || t.PhaseID != "" }

// scheduleFollows computes the schedule anew: every task on every workday of
// its window, with what it does on that day (E10).
func scheduleFollows(w *world, f *Finding) {
	type cell struct {
		day  corpus.Date
		task string
	}
	want := map[cell]corpus.DayClass{}
	for i := range w.c.Tasks {
		for d, class := range w.scheduled(&w.c.Tasks[i]) {
			want[cell{d, w.c.Tasks[i].ID}] = class
		}
	}
	for _, s := range w.c.Schedule {
		at := cell{s.Date, s.TaskID}
		f.expect(want[at] == s.Class && s.Class != "", quote(string(s.Class)),
			cmp.Or(string(want[at]), "no row, or no second one"), s.TaskID, s.Date.String())
		delete(want, at)
	}
	for i := range w.c.Tasks { // in the order of the table, for a stable report
		id := w.c.Tasks[i].ID
		for d := w.c.First; d <= w.c.Last; d++ {
			if class := want[cell{d, id}]; class != "" {
				f.violate("no row", string(class), id, d.String())
			}
		}
	}
}

// scheduled returns what a task does on the workdays of its window.
func (w *world) scheduled(t *corpus.Task) map[corpus.Date]corpus.DayClass {
	out := map[corpus.Date]corpus.DayClass{}
	last := w.c.Last
	if t.End != 0 {
		last = min(last, t.End)
	}
	if aroundTheClock(t) {
		return out
	}
	for d := max(t.Start, w.c.First); d <= last; d++ {
		switch {
		case !w.Calendar().IsWorkday(d):
		case d == t.Start:
			out[d] = corpus.Starting
		case d == t.End:
			out[d] = corpus.Ending
		default:
			out[d] = corpus.Ongoing
		}
	}
	return out
}

// taskFacts: the facts that every task has say what its row says.
func taskFacts(w *world, f *Finding) {
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		t := w.Task(x.SubjectID)
		if t == nil || x.Noise {
			continue
		}
		var day corpus.Date
		switch x.Predicate {
		case corpus.PredStarted:
			day = t.Start
		case corpus.PredFinished:
			day = t.End
		case corpus.PredDue:
			if x.Supersedes != "" || x.To != 0 {
				continue // a deadline that was moved
			}
			day = t.Due
		default:
			continue
		}
		f.expect(x.Value.Equal(corpus.DateValue(day)), x.Value.Canonical(), cmp.Or(day.String(), "no such fact"), x.ID,
			t.ID)
	}
}
