package check

import (
	"cmp"
	"fmt"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// positionSolver points at one message of a group's day by where it stands,
// and hits when that is the evidence. It sees no question.
//
// These solvers inform and never fail a check, because the shape of a working day makes them right: what an item asks
// about is mostly announced by its owner, tasks start in the morning and end in the afternoon, and a message that
// states a value is longer than one that says thanks. Knowing that the first message of a day often matters does not
// say of which day, so that it is no way to an answer. The figures tell how much a retriever gains by them.
type positionSolver struct {
	name   string
	better func(a, b *corpus.Message) bool // whether a is pointed at rather than b
}

func positionSolvers() []positionSolver {
	length := func(m *corpus.Message) int { return utf8.RuneCountInString(m.Text) }
	return []positionSolver{
		{"first of the day", func(a, b *corpus.Message) bool { return a.Seq < b.Seq }},
		{"last of the day", func(a, b *corpus.Message) bool { return a.Seq > b.Seq }},
		{"longest of the day", func(a, b *corpus.Message) bool { return length(a) > length(b) }},
		{"starts a thread", func(a, b *corpus.Message) bool {
			return cmp.Or(boolCompare(a.ReplyTo == "", b.ReplyTo == ""), cmp.Compare(b.Seq, a.Seq)) > 0
		}},
		{"last of the longest thread", nil},
	}
}

func boolCompare(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// groupDay is a day of a group.
type groupDay struct {
	group string
	day   corpus.Date
}

// days returns the messages of every group's days.
func (w *world) days() map[groupDay][]*corpus.Message {
	if w.byDay == nil {
		w.byDay = map[groupDay][]*corpus.Message{}
		for i := range w.c.Messages {
			m := &w.c.Messages[i]
			at := groupDay{m.GroupID, m.At.Date()}
			w.byDay[at] = append(w.byDay[at], m)
		}
	}
	return w.byDay
}

// positionTest tests a solver on every piece of answer evidence against a random message of the same group and day.
type positionTest struct {
	solver  positionSolver
	chances []float64
	hits    int
}

func (t *positionTest) add(w *world, f *Finding) {
	days, seen := w.days(), map[string]bool{}
	w.eachEvidence(func(_ *corpus.Item, e corpus.Evidence, m *corpus.Message) {
		if e.Role != corpus.RoleAnswer || m == nil || seen[m.ID] {
			return
		}
		seen[m.ID] = true
		day := days[groupDay{m.GroupID, m.At.Date()}]
		if len(day) < 2 {
			return
		}
		f.look()
		t.chances = append(t.chances, 1/float64(len(day)))
		if t.solver.point(day) == m {
			t.hits++
		}
	})
}

func (t *positionTest) conclude(_ *run, f *Finding) {
	if f.Checked == 0 {
		return
	}
	f.Status = Informs
	expected := 0.0
	for _, c := range t.chances {
		expected += c
	}
	f.Test = &Test{Statistic: fmt.Sprintf("%d hits, %.1f by chance", t.hits, expected), N: len(t.chances),
		P: statistics.UpperTail(t.chances, t.hits)}
}

func (s positionSolver) point(day []*corpus.Message) *corpus.Message {
	if s.better == nil {
		return lastOfLongestThread(day)
	}
	best := day[0]
	for _, m := range day[1:] {
		if s.better(m, best) {
			best = m
		}
	}
	return best
}

func lastOfLongestThread(day []*corpus.Message) *corpus.Message {
	size := map[string]int{}
	for _, m := range day {
		size[m.ThreadID]++
	}
	best := day[0]
	for _, m := range day[1:] {
		if size[m.ThreadID] >= size[best.ThreadID] {
			best = m
		}
	}
	return best
}
