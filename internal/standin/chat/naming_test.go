package chat

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/standintest"
	"memloom/prompts"
)

// TestDay_CallsTasksAsPlanned: a message names a task in full where the plan gives the full name, and nowhere else.
func TestDay_CallsTasksAsPlanned(t *testing.T) {
	date := corpus.NewDate(2025, 3, 11)
	const task, other = "card vault load test", "ledger export retry handler"
	v, w := corpus.CountValue(5), corpus.CountValue(7)
	fact := func(n int, v *corpus.Value, surface string) prompts.DayFact {
		return prompts.DayFact{N: n, Subject: task, Attribute: "retry limit", Class: grammar.ClassSetting, Value: v,
			Basis: corpus.BasisText, Surfaces: []string{surface}}
	}
	call := func(task, as string) prompts.Call { return prompts.Call{Task: task, As: as} }
	for i := range 60 {
		in := prompts.DayIn{Group: "Card Handling", Date: date + corpus.Date(i), Words: 20, People: standintest.People(),
			Tasks: []prompts.TaskName{{Name: task, Component: "card vault", Deliverable: "load test"},
				{Name: other, Component: "ledger export", Deliverable: "retry handler"}},
			Facts: []prompts.DayFact{fact(1, &v, "5"), fact(2, &w, "7")},
		}
		who := func(n int) string { return in.People[n].Name }
		in.Slots = []prompts.Slot{
			{N: 1, At: date.At(9, 0), Author: who(0), Act: corpus.ActProgress, Task: task, States: []int{1},
				Calls: []prompts.Call{call(task, task)}},
			{N: 2, At: date.At(9, 5), Author: who(2), Act: corpus.ActProgress, Task: task, ReplyTo: 1, States: []int{2},
				Calls: []prompts.Call{call(task, "load test")}},
			{N: 3, At: date.At(9, 9), Author: who(1), Act: corpus.ActDisagreement, Kind: "feasibility", Task: task, ReplyTo: 2,
				Calls: []prompts.Call{call(task, "card vault")}},
			{N: 4, At: date.At(9, 12), Author: who(3), Act: corpus.ActAcknowledge, Task: task, ReplyTo: 3,
				Calls: []prompts.Call{call(task, "")}},
			{N: 5, At: date.At(9, 15), Author: who(4), Act: corpus.ActQuestion, Task: task, ReplyTo: 2, Names: []string{other},
				To:    who(0),
				Asks:  &prompts.Asked{Subject: task, Attribute: "batch size", Class: grammar.ClassSetting, Kind: corpus.KindCount},
				Calls: []prompts.Call{call(task, "load test"), call(other, "ledger export")}},
		}
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		for j, m := range out.Messages {
			for _, c := range in.Slots[j].Calls {
				if full := namesAll(m.Text, c.Task); full != (c.As == c.Task) {
					t.Errorf("slot %d is to call it %q: %s", j+1, c.As, m.Text)
				}
			}
		}
		if !strings.Contains(out.Messages[4].Text, "ledger export") {
			t.Errorf("the other task is missing: %s", out.Messages[4].Text)
		}
	}
}
