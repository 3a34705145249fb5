package prompts

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

// TestPlannerRendersAndParses: every task of the planner has a schema and a
// template whose prompt gives back its input.
func TestPlannerRendersAndParses(t *testing.T) {
	p := NewPlanner()
	topic := Topic{Name: "Glasshouse <Heating>", Context: "It leaks.", Challenges: []string{"a", "b", "c"},
		Categories: []string{"d"}}
	same(t, p.Topics, TopicsIn{Field: "Gardens", Roles: []string{"gardener"}, Unlike: []string{"Orchard"}, N: 2})
	same(t, p.Subprojects, SubprojectsIn{Topic: topic, N: 3, Components: 7})
	same(t, p.Subtasks, SubtasksIn{Topic: "Glasshouse", Subproject: PlannedSubproject{Name: "Vents", Goal: "x",
		Components: []string{"vent"}}, Deliverables: []Kind{{Noun: "drill", Lifecycle: "testing & QA",
		Skills: []string{"welding"}}}, N: 4})
	same(t, p.Rules, RulesIn{Topic: "Glasshouse", Groups: []string{"Vents"}, Roles: []string{"gardener"}, N: 1})
	same(t, p.Rationales, RationalesIn{Assignments: []Assigned{{N: 1, Task: "vent drill", Owner: "Ada Reed",
		Role: "gardener", Rank: 4, Skills: []string{"welding: strong"}, Owned: 3}}})
}

func same[In, Out any](t *testing.T, task *Task[In, Out], in In) {
	t.Helper()
	prompt, err := task.Render(in)
	if err != nil {
		t.Fatal(err)
	}
	back, err := task.Parse(prompt)
	if err != nil || !reflect.DeepEqual(back, in) {
		t.Errorf("%s: %+v came back as %+v, %v", task.Name, in, back, err)
	}
	if !json.Valid(task.Schema()) || task.System == "" || !strings.HasPrefix(task.Name, "plan.") {
		t.Errorf("%s is not complete", task.Name)
	}
}

// TestRationalesAreSentences: one sentence on one line that names the owner.
func TestRationalesAreSentences(t *testing.T) {
	in := RationalesIn{Assignments: []Assigned{{Owner: "Ada Reed"}}}
	for text, ok := range map[string]bool{
		"Ada Reed is strong in welding and has the days for it.": true,
		"She is strong in welding.":                              false,
		"Ada Reed is strong. She has time.":                      false,
		"Ada Reed is strong":                                     false,
		"Ada Reed\nis strong.":                                   false,
	} {
		if v := checkRationales(in, RationalesOut{Rationales: []string{text}}); (len(v) == 0) != ok {
			t.Errorf("%q: %v", text, v)
		}
	}
	if v := checkRationales(in, RationalesOut{}); len(v) == 0 {
		t.Error("a missing rationale passes")
	}
}
