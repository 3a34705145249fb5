package measure

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
)

// TestFiguresByHand holds every figure of the tiny corpus against a count on paper.
func TestFiguresByHand(t *testing.T) {
	r := compute(tiny())
	for _, want := range []struct {
		section, name string
		value         float64
	}{
		{"people", "people", 4}, {"people", "departments", 1}, {"people", "roles", 1}, {"people", "different skills", 2},
		{"people", "share of the commonest among strong skills", 2.0 / 3},
		{"style and personality", "pairs of tone and voice in use", 3},
		{"teams", "seats", 5}, {"teams", "people with a seat", 4}, {"teams", "members of projects", 4},
		{"teams", "second memberships, of projects beyond the first", 0},
		{"teams", "tone and voice of another in the project", 1},
		{"teams", "seats with an adapted style", 2.0 / 5}, {"teams", "adapted seats with a rationale", 1.0 / 2},
		{"teams", "largest move of a style", 2},
		{"calendar", "calendar days", 5}, {"calendar", "closures", 1}, {"calendar", "workdays", 4},
		{"tasks", "tasks", 3}, {"tasks", "finished within the corpus", 2}, {"tasks", "finished after the due date", 1.0 / 2},
		{"tasks", "fewest tasks that a member owns", 0},
		{"dependencies", "dependencies", 2}, {"dependencies", "between groups", 1.0 / 2},
		{"graph", "projects", 1}, {"graph", "sub-projects", 2},
		{"messages", "messages", 8}, {"messages", "inequality of messages a person (Gini)", 6.0 / 32},
		{"messages", "at minutes that five divides", 3.0 / 8}, {"messages", "on workdays", 1},
		{"replies", "messages that reply", 5.0 / 8}, {"replies", "messages that get a reply", 4.0 / 8},
		{"plan", "slots that the plan owed", 1.0 / 8}, {"plan", "perturbed messages", 1.0 / 8},
		{"plan", "questions", 3}, {"plan", "questions answered", 2.0 / 3}, {"plan", "answered on the same day", 1.0 / 2},
		{"facts", "facts", 3}, {"facts", "facts told", 2}, {"facts", "new facts a message", 2.0 / 8},
		{"facts", "disclosures that repeat a fact", 1.0 / 3},
		{"facts", "messages that state a false value", 1.0 / 8}, {"facts", "decision changes a task", 1.0 / 3},
		{"length", "tokens of all messages", 80},
	} {
		if got := sectionOf(t, r, want.section).valueOf(t, want.name); math.Abs(got-want.value) > 1e-12 {
			t.Errorf("%s, %s: %g, want %g", want.section, want.name, got, want.value)
		}
	}
}

func TestSamplesByHand(t *testing.T) {
	r := compute(tiny())
	for _, want := range []struct {
		section, name          string
		n                      int
		mean, min, median, max float64
	}{
		{"people", "age", 4, 37, 29, 33, 45},
		{"people", "skills a person", 4, 1, 0, 1, 2},
		{"teams", "members a team", 2, 2.5, 2, 2, 3},
		{"teams", "participants a project", 1, 4, 4, 4, 4},
		{"tasks", "planned duration", 3, 8.0 / 3, 2, 3, 3},
		{"tasks", "duration of finished tasks", 2, 3, 3, 3, 3},
		{"tasks", "end after due date", 2, 0.5, 0, 0, 1},
		{"tasks", "tasks of an owner", 2, 1.5, 1, 1, 2},
		{"tasks", "an owner's tasks in the busiest 30 days", 2, 1.5, 1, 1, 2},
		{"tasks", "tasks a group and workday", 8, 1, 0, 1, 2},
		{"messages", "a group and workday", 8, 1, 0, 1, 3},
		{"messages", "a workday in Gate", 4, 5.0 / 4, 0, 1, 3},
		{"messages", "a person", 4, 2, 1, 2, 3},
		{"messages", "between messages of a group and day", 3, 11.0 / 3, 2, 4, 5},
		{"replies", "depth of a reply", 5, 8.0 / 5, 1, 1, 3},
		{"replies", "time to a reply", 5, (5 + 2 + 1500 + 4 + 6299) / 5.0, 2, 5, 6299},
		{"replies", "messages a thread", 3, 8.0 / 3, 1, 2, 5},
		{"plan", "time to an answer", 2, (1502 + 4) / 2.0, 4, 4, 1502},
		{"length", "length", 8, 47.0 / 8, 4, 5, 9},
		{"length", "length in tokens", 8, 10, 10, 10, 10},
	} {
		got := sectionOf(t, r, want.section).sampleOf(t, want.name)
		if got.N != want.n || math.Abs(got.Mean-want.mean) > 1e-12 || got.Min != want.min || got.Median != want.median ||
			got.Max != want.max {
			t.Errorf("%s, %s: %+v, want %+v", want.section, want.name, got, want)
		}
	}
}

func TestCountsByHand(t *testing.T) {
	r := compute(tiny())
	for _, want := range []struct {
		section, name string
		counts        map[string]int
	}{
		{"people", "rank", map[string]int{"L1": 1, "L2": 1, "L4": 1, "L5": 1}},
		{"people", "age", map[string]int{"27–34": 2, "over 34": 2}},
		{"people", "skill level", map[string]int{"strong": 3, "low": 1}},
		{"people", "strong skills", map[string]int{"law": 2, "maths": 1}},
		{"style and personality", "formality", map[string]int{"casual": 4}},
		{"style and personality", "tone", map[string]int{"direct": 2, "casual": 1, "anxious": 1}},
		{"teams", "levels by which a style moves", map[string]int{"0": 38, "1": 1, "2": 1}},
		{"tasks", "lifecycle", map[string]int{"strategy & planning": 1, "testing & QA": 2}},
		{"tasks", "day class", map[string]int{"starting": 3, "ongoing": 3, "ending": 2}},
		{"dependencies", "dependency", map[string]int{"internal": 1, "policy decision": 1}},
		{"graph", "edge", map[string]int{"has_topic": 2}},
		{"messages", "hour", map[string]int{"09": 3, "10": 1, "12": 2, "17": 2}},
		{"plan", "path", map[string]int{"post": 3, "reply": 4, "cross_project_reply": 1}},
		{"plan", "path of free slots", map[string]int{"post": 2, "reply": 4, "cross_project_reply": 1}},
		{"plan", "speech act", map[string]int{"question": 3, "kickoff": 1, "mistake": 1, "correction": 1, "answer": 1,
			"completion": 1}},
		{"plan", "perturbation", map[string]int{"none": 7, "wrong_detail": 1}},
		{"plan", "position in the task", map[string]int{"early": 8}},
	} {
		if d := cmp.Diff(want.counts, sectionOf(t, r, want.section).countsOf(t, want.name)); d != "" {
			t.Errorf("%s, %s (-want +got)\n%s", want.section, want.name, d)
		}
	}
}

func TestMatricesByHand(t *testing.T) {
	r := compute(tiny())
	want := []Row{{"Gate", []int{3, 1, 1, 1, 1, 1}}, {"Yard", []int{2, 1, 0, 1, 1, 0}}}
	if d := cmp.Diff(want, sectionOf(t, r, "teams").Matrices[0].Rows); d != "" {
		t.Errorf("teams (-want +got)\n%s", d)
	}
	want = []Row{{"Gate", []int{1, 0, 0, 0, 1, 0, 2}}, {"Yard", []int{0, 0, 0, 0, 1, 0, 1}}}
	if d := cmp.Diff(want, sectionOf(t, r, "tasks").Matrices[0].Rows); d != "" {
		t.Errorf("tasks (-want +got)\n%s", d)
	}
}

func TestAbsentTablesAreSaid(t *testing.T) {
	in := tiny()
	in.Corpus.People, in.Corpus.Plan = nil, nil
	in.Absent = []string{"scaffold/people", "scaffold/message_plan"}
	r := compute(in)
	for name, absent := range map[string]bool{"people": true, "style and personality": true, "teams": true, "plan": true,
		"facts": true, "tasks": false, "messages": false, "prose": false} {
		s := sectionOf(t, r, name)
		if absent != (len(s.Absent) > 0) || absent && len(s.Figures)+len(s.Samples)+len(s.Distributions)+len(s.Matrices) > 0 {
			t.Errorf("%s: absent %v and %d figures", name, s.Absent, len(s.Figures))
		}
	}
}

// TestEmptyCorpus: no rows are no numbers as JSON has them, which knows no NaN.
func TestEmptyCorpus(t *testing.T) {
	in := tiny()
	in.Corpus = &corpus.Corpus{}
	r := compute(in)
	if _, err := json.Marshal(r); err != nil {
		t.Error(err)
	}
}

func TestSizesStandBesideTheirOwnDesign(t *testing.T) {
	for recipe, want := range map[string]int{"quickstart": 0, "workplace": 1, "evermembench": 1, "groupmembench": 1} {
		in := tiny()
		if in.Recipe = recipe; recipe == "groupmembench" {
			in.Design = channels()
		}
		for _, f := range sectionOf(t, compute(in), "messages").Figures {
			if f.Name == "messages" && len(f.References) != want {
				t.Errorf("%s: %d references of the number of messages, want %d", recipe, len(f.References), want)
			}
		}
	}
}
