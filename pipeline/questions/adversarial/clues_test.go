package adversarial

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// TestNamed_Told: a month will do where it and the one who did it each leave two tasks and name one together; where the
// day names it alone, it is told by that.
func TestNamed_Told(t *testing.T) {
	first := corpus.NewDate(2025, 3, 3)
	ended := func(task, who string, day corpus.Date) deed {
		return deed{did: finished, task: corpus.Task{ID: task, Deliverable: "survey"},
			said: questions.Statement{Message: &corpus.Message{AuthorID: who, At: day.At(9, 0)}}}
	}
	all := []deed{
		ended("T1", "P1", first), ended("T2", "P1", first.Add(31)), // P1 ended two, one a month
		ended("T3", "P2", first.Add(1)),                           // P2 ended one
		ended("T4", "P3", first), ended("T5", "P3", first.Add(2)), // P3 ended two in March
	}
	n := named{}
	for _, x := range all {
		n.add(x)
	}
	for i, want := range []struct{ byMonth, alone, ok bool }{{true, false, true}, {false, true, true}, {false, true, true},
		{false, false, true}, {false, true, true}} {
		if x, ok := n.told(all[i]); x.byMonth != want.byMonth || x.alone != want.alone || ok != want.ok {
			t.Errorf("%s: by month %v, alone %v, told %v", x.task.ID, x.byMonth, x.alone, ok)
		}
	}
}
