package blueprint

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// TestOutside: with a share ahead and a share late, some facts are said before their task starts and some changes come
// after its end, by days that the calendar has room for; a date said ahead still falls into its task. With none, every
// fact is said within its task's window.
func TestOutside(t *testing.T) {
	o := quickstart()
	o.Ahead, o.Late = 0.4, 0.5
	ahead, late := 0, 0
	for _, pk := range packs(t) {
		for seed := range uint64(5) {
			w := build(t, o, pk, seed)
			task := corpus.CopiesByID(w.Tasks)
			for _, f := range w.Facts {
				x := task[f.TaskID]
				a, ok := w.attribute(f.Predicate)
				if !ok || !Outside(x, f) {
					continue
				}
				if !w.Calendar.IsWorkday(f.From) {
					t.Errorf("%s comes up on %s", f.ID, f.From)
				}
				if f.From < x.Start {
					ahead++
					n := w.Calendar.WorkdaysBetween(f.From, x.Start)
					date := f.Value.Kind == corpus.KindDate && f.Value.Date <= x.Start
					if n < 4 || n > 10 || date || f.Supersedes != "" || a.Class == pack.Setting {
						t.Errorf("%s is said %d workdays before %s: %s", f.ID, n, x.Start, f.Value.Canonical())
					}
					continue
				}
				late++
				n := w.Calendar.WorkdaysBetween(x.End, f.From)
				if n < 4 || n > 10 || f.Supersedes == "" || !a.Outlives {
					t.Errorf("%s changes %d workdays after the task's end", f.ID, n)
				}
			}
		}
	}
	if ahead < 50 || late < 20 {
		t.Errorf("%d facts are said ahead, %d change late", ahead, late)
	}
	each(t, func(t *testing.T, w world) {
		task := corpus.CopiesByID(w.Tasks)
		for _, f := range w.Facts {
			if _, ok := w.attribute(f.Predicate); ok && Outside(task[f.TaskID], f) {
				t.Errorf("%s is said on %s, outside its task", f.ID, f.From)
			}
		}
	})
}
