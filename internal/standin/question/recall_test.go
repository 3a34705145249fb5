package question

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// worded asks for the first n variants of a question.
func worded(t *testing.T, in prompts.AskIn, n int) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	for in.Variant = range n {
		q, err := Ask(in)
		if err != nil {
			t.Fatalf("%+v: %v", in, err)
		}
		if strings.ContainsAny(q.Question, "$[]|") || strings.Contains(q.Question, "  ") || !strings.HasSuffix(q.Question,
			"?") {
			t.Errorf("%q", q.Question)
		}
		out[q.Question] = true
	}
	return out
}

// A question about a described subject says what is asked, every clue, and no name.
func TestPointedQuestions(t *testing.T) {
	clues := []prompts.Clue{
		{Asked: prompts.Asked{Attribute: "reviewer", Class: grammar.ClassContact, Kind: corpus.KindEntity},
			Value: "Mara Olsen"},
		{Asked: prompts.Asked{Attribute: "exchange format", Class: grammar.ClassChoice, Kind: corpus.KindEnum},
			Value: "flat files"},
	}
	for _, in := range askCases() {
		a := in.About[0]
		if in.Operation != corpus.OpValue || in.Speaker != "" || in.Asker != "" || a.Class == grammar.ClassNews ||
			a.Class == grammar.ClassCalendar {
			continue
		}
		subject := a.Subject
		in.About = []prompts.Asked{a}
		in.About[0].Subject, in.Clues = "runbook", clues
		texts := worded(t, in, 6)
		if len(texts) < 2 {
			t.Errorf("%s: only %d wordings", a.Class, len(texts))
		}
		for q := range texts {
			if strings.Contains(q, subject) || !strings.Contains(q, "runbook") || !strings.Contains(q, "Mara Olsen") ||
				!strings.Contains(q, "“flat files”") {
				t.Errorf("%s: %q", a.Class, q)
			}
		}
	}
}

// A question that has no room for clues tells them in a sentence before it, and has the noun alone.
func TestLedQuestions(t *testing.T) {
	clues := []prompts.Clue{
		{Asked: prompts.Asked{Attribute: corpus.PredOwner, Class: grammar.ClassOwner}, Value: "Mara Olsen"},
		{Asked: prompts.Asked{Attribute: corpus.PredStarted, Class: grammar.ClassEvent}, Value: "March 2025"},
	}
	about := []prompts.Asked{{Subject: "runbook", Attribute: "reviewer", Class: grammar.ClassContact,
		Kind: corpus.KindEntity}}
	for _, in := range []prompts.AskIn{
		{Operation: corpus.OpExists, About: about, Given: "Tim Askew"},
		{Operation: corpus.OpChoose, Form: prompts.FormScenario, About: about},
		{Operation: corpus.OpValue, Form: prompts.FormReply, Person: "Ada Voss", About: about},
		{Operation: corpus.OpDuration, Unit: "working", About: about},
		{Operation: corpus.OpValue, About: about, When: &prompts.When{Relation: "on", Words: "8 September 2025"}},
	} {
		in.Clues = clues
		for q := range worded(t, in, 6) {
			lead, rest, ok := strings.Cut(q, ". ")
			if !ok || !strings.Contains(lead, "Mara Olsen") || !strings.Contains(lead, "in March 2025") ||
				!strings.Contains(rest, "runbook") || strings.ToUpper(rest[:1]) != rest[:1] {
				t.Errorf("%s: %q", in.Form, q)
			}
		}
	}
}

// What followed on something is asked for by whose it is.
func TestFollowingQuestion(t *testing.T) {
	in := prompts.AskIn{
		Operation: corpus.OpValue, About: []prompts.Asked{{Subject: "task", Attribute: "reviewer",
			Class: grammar.ClassContact, Kind: corpus.KindEntity}},
		Clues: []prompts.Clue{{Asked: prompts.Asked{Attribute: corpus.PredOwner, Class: grammar.ClassOwner},
			Value: "Mara Olsen"}},
		When: &prompts.When{Relation: "after", Event: &prompts.Asked{Subject: "card vault runbook",
			Attribute: corpus.PredFinished, Class: grammar.ClassEvent}},
	}
	for q := range worded(t, in, 6) {
		if !strings.Contains(q, "reviewer") || !strings.Contains(q, "Mara Olsen") ||
			!strings.Contains(q, "after the end of the card vault runbook") {
			t.Errorf("%q", q)
		}
	}
	in.When.Relation = "before"
	if q, err := Ask(in); err == nil {
		t.Errorf("gave %q", q.Question)
	}
}

// The time until an owner's next task has a description, a unit and its ends.
func TestUntilNext(t *testing.T) {
	in := prompts.AskIn{
		Operation: corpus.OpInterval, Unit: "working",
		About: []prompts.Asked{{Subject: "runbook", Attribute: corpus.PredFinished, Class: grammar.ClassEvent},
			{Subject: "task", Attribute: corpus.PredStarted, Class: grammar.ClassEvent}},
		Clues: []prompts.Clue{{Asked: prompts.Asked{Attribute: "reviewer", Class: grammar.ClassContact},
			Value: "Mara Olsen"}},
	}
	for q := range worded(t, in, 6) {
		if !strings.Contains(q, "runbook") || !strings.Contains(q, "Mara Olsen") || !strings.Contains(q, "working days") ||
			!strings.Contains(q, "first day") {
			t.Errorf("%q", q)
		}
	}
	in.Unit = ""
	if q, err := Ask(in); err == nil {
		t.Errorf("gave %q", q.Question)
	}
}

// A claim names subject, attribute and value, begins as a question of yes and no
// does, and says as of which day where it is about one.
func TestClaims(t *testing.T) {
	for _, in := range askCases() {
		a := in.About[0]
		if in.Operation != corpus.OpValue || in.Speaker != "" || in.Asker != "" || grammar.ClauseClass(a.Class) ||
			a.Class == grammar.ClassNews || a.Class == grammar.ClassCalendar {
			continue
		}
		in.Operation, in.Given = corpus.OpExists, "VALUE"
		for q := range worded(t, in, 6) {
			first, _, _ := strings.Cut(q, " ")
			if !strings.Contains(q, "VALUE") || !strings.Contains(q, a.Subject) || !strings.Contains("Is Are Was Were Did Does",
				first) {
				t.Errorf("%s: %q", a.Class, q)
			}
		}
		if a.Class == grammar.ClassEvent || a.Class == grammar.ClassOwner {
			continue // neither changes
		}
		in.When = &prompts.When{Relation: "on", Words: "31 May 2025"}
		for q := range worded(t, in, 6) {
			if !strings.Contains(q, "31 May 2025") || !strings.Contains(q, "VALUE") || !strings.Contains(q, a.Subject) {
				t.Errorf("%s: %q", a.Class, q)
			}
		}
	}
	for _, in := range []prompts.AskIn{
		{Operation: corpus.OpExists, About: []prompts.Asked{{Subject: "runbook", Attribute: "reviewer",
			Class: grammar.ClassContact}}},
		{Operation: corpus.OpExists, Given: "x", About: []prompts.Asked{{Subject: "runbook", Attribute: "reviewer",
			Class: grammar.ClassContact}}, When: &prompts.When{Relation: "before", Words: "May"}},
	} {
		if q, err := Ask(in); err == nil {
			t.Errorf("gave %q", q.Question)
		}
	}
}

// A case is told before what is asked of it; who has to agree is asked for as a person.
func TestScenario(t *testing.T) {
	in := prompts.AskIn{
		Operation: corpus.OpValue, Form: prompts.FormScenario, Case: "a flood of alarms",
		About: []prompts.Asked{{Subject: "mutings of alarms", Attribute: corpus.PredRequires, Kind: corpus.KindText}},
	}
	for q := range worded(t, in, 8) {
		if i := strings.Index(q, "a flood of alarms"); i < 0 || i > strings.Index(q, "mutings of alarms") {
			t.Errorf("%q", q)
		}
	}
	in.About[0].Kind = corpus.KindEntity
	for q := range worded(t, in, 8) {
		if !strings.Contains(q, "Who") {
			t.Errorf("%q asks for no person", q)
		}
	}
	in.Clues = []prompts.Clue{{Asked: prompts.Asked{Attribute: corpus.PredRequires, Kind: corpus.KindText},
		Value: "a written reason"}}
	for _, in.About[0].Kind = range []corpus.Kind{corpus.KindText, corpus.KindEntity} {
		for q := range worded(t, in, 8) {
			if strings.Contains(q, "mutings") || !strings.Contains(q, "otherwise needs a written reason") ||
				!strings.Contains(q, "a flood of alarms") {
				t.Errorf("%q", q)
			}
		}
	}
}
