package blueprint

import (
	"memloom/internal/corpus"
	check "memloom/validate/invariants"
)

// loads counts what owners have on their hands, over all projects: on each
// day, and over the thirty days that begin with it (E7, E9).
type loads struct {
	day    map[string]map[corpus.Date]int
	window map[string]map[corpus.Date]int
}

func newLoads() *loads {
	return &loads{day: map[string]map[corpus.Date]int{}, window: map[string]map[corpus.Date]int{}}
}

// fits says whether an owner can take a task as well.
func (l *loads) fits(id string, t corpus.Task, cal corpus.Calendar, o Options) bool {
	last := check.LastDay(t, cal)
	for d := t.Start; d <= last; d++ {
		if l.day[id][d] >= o.Parallel {
			return false
		}
	}
	for d := t.Start.Add(1 - check.LoadDays); d <= last; d++ {
		if l.window[id][d] >= o.Load {
			return false
		}
	}
	return true
}

// add puts a task on an owner's hands, by 1, or takes it off, by -1.
func (l *loads) add(id string, t corpus.Task, cal corpus.Calendar, by int) {
	if l.day[id] == nil {
		l.day[id], l.window[id] = map[corpus.Date]int{}, map[corpus.Date]int{}
	}
	last := check.LastDay(t, cal)
	for d := t.Start; d <= last; d++ {
		l.day[id][d] += by
	}
	for d := t.Start.Add(1 - check.LoadDays); d <= last; d++ {
		l.window[id][d] += by
	}
}
