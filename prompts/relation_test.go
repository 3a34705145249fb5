package prompts

import (
	"strings"
	"testing"
)

func TestCheckRelation(t *testing.T) {
	about := func(subtype string) RelationIn { return RelationIn{Subtype: subtype, Candidate: "It is France."} }
	for _, c := range []struct {
		name string
		in   RelationIn
		out  RelationOut
		want string // in the violations; empty: there are none
	}{
		{"right", about("temporal"), RelationOut{Correct, FailNone, "It says so."}, ""},
		{"a side", about("contradictory"), RelationOut{Wrong, FailPickedASide, "It takes one."}, ""},
		{"a side of what changed", about("temporal"), RelationOut{Wrong, FailPickedASide, "It takes one."},
			"is none of other_time, incomplete, invented, no_answer"},
		{"another context, no subtype", about(""), RelationOut{Wrong, FailOtherContext, "That is elsewhere."}, ""},
		{"unclear", about("any_one"), RelationOut{Unclear, FailNone, "It cannot be told."}, ""},
		{"wrong without a failure", about("any_one"), RelationOut{Wrong, FailNone, "No."},
			`failure "none" of a wrong candidate`},
		{"right with a failure", about("any_one"), RelationOut{Correct, FailInvented, "Yes."}, `failure "invented" although`},
		{"another label", about("any_one"), RelationOut{"CORRECT", FailNone, "Yes."}, `label "CORRECT"`},
		{"no reason", about("any_one"), RelationOut{Correct, FailNone, " "}, "reason"},
		{"two lines", about("any_one"), RelationOut{Correct, FailNone, "Yes.\nNo."}, "reason"},
		{"nothing", RelationIn{}, RelationOut{Wrong, FailInvented, "Nothing."}, "the candidate is empty"},
		{"nothing, said so", RelationIn{}, RelationOut{Wrong, FailNoAnswer, "Nothing."}, ""},
	} {
		got := strings.Join(checkRelation(c.in, c.out), "; ")
		if (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// A user's answer prompt takes the place of the program's own; one that leaves out a mark is refused by its name.
func TestAnswerPrompts(t *testing.T) {
	own := NewTasks(nil)
	for _, p := range []*AnswerPrompt{own.Scoring.Soft, own.Scoring.Strong} {
		text := p.Render("She keeps {{.Question}} cards.", "Which?")
		if strings.Count(text, "She keeps {{.Question}} cards.") != 1 || !strings.Contains(text, "Question: Which?\n") ||
			strings.Contains(text, contextMark) {
			t.Errorf("%s: %s", p.Name, text)
		}
	}
	tasks, err := own.With(Overrides{AnswerSoft: "{{.Context}}\n{{.Question}}", TaskRelation: "Mark: {{.Input}}",
		TaskVerdict: "Reason: {{.Input}}"})
	if err != nil || tasks.Scoring.Soft.Template != "{{.Context}}\n{{.Question}}" ||
		tasks.Scoring.Relation.Template != "Mark: {{.Input}}" || tasks.Scoring.Verdict.Template != "Reason: {{.Input}}" {
		t.Errorf("%+v, %v", tasks.Scoring, err)
	}
	if own.Scoring.Soft.Template == tasks.Scoring.Soft.Template ||
		own.Scoring.Verdict.Template == tasks.Scoring.Verdict.Template || tasks.Scoring.Strong != own.Scoring.Strong {
		t.Error("the prompts were changed in place")
	}
	if _, err := own.With(Overrides{AnswerStrong: "{{.Context}}"}); err == nil || !strings.Contains(err.Error(),
		"answer.strong: must hold {{.Question}} exactly once, holds it 0 times") {
		t.Errorf("%v", err)
	}
	for name := range own.Scoring.texts() {
		if _, of := own.Texts()[name]; of || own.AllTexts()[name] == "" {
			t.Errorf("%s is one of the texts that a corpus is made with", name)
		}
	}
}
