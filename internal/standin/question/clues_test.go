package question

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// pointed asks for the spending cap of a subject without a name.
func pointed(noun string, clues ...prompts.Clue) prompts.AskIn {
	return prompts.AskIn{Operation: corpus.OpValue, Clues: clues, About: []prompts.Asked{
		{Subject: noun, Attribute: "spending cap", Class: grammar.ClassBudget, Kind: corpus.KindMoney}}}
}

// A description names the noun, every clue's attribute and value, and never the subject.
func TestDescribed(t *testing.T) {
	second := prompts.Clue{Asked: prompts.Asked{Attribute: "reviewer", Class: grammar.ClassContact,
		Kind: corpus.KindEntity}, Value: "Mara Olsen"}
	for _, in := range askCases() {
		a := in.About[0]
		if in.Operation != corpus.OpValue || a.Class == grammar.ClassNews || a.Class == grammar.ClassCalendar {
			continue
		}
		for q := range worded(t, pointed("load test", prompts.Clue{Asked: a, Value: "VALUE"}, second), 12) {
			for _, part := range []string{"the load test ", "VALUE", " and ", "Mara Olsen", "reviewer", "spending cap"} {
				if !strings.Contains(q, part) {
					t.Errorf("%s: %q lacks %q", a.Class, q, part)
				}
			}
			if strings.Contains(q, a.Subject) {
				t.Errorf("%s: %q", a.Class, q)
			}
		}
	}
}

// What several clues describe is a list of clauses; the noun sets their number.
func TestDescribedAgrees(t *testing.T) {
	due := prompts.Clue{Asked: prompts.Asked{Attribute: corpus.PredDue, Class: grammar.ClassDue, Kind: corpus.KindDate},
		Value: "3 March 2025"}
	seen := map[string]bool{}
	for q := range worded(t, pointed("lending rules", due, due, due), 12) {
		_, clauses, _ := strings.Cut(strings.TrimRight(q, "?"), "the lending rules ")
		clauses, _, _ = strings.Cut(clauses, ", what is")
		seen[clauses] = true
		if strings.Contains(clauses, " is due") || strings.Contains(clauses, " has to") {
			t.Errorf("%q does not agree", q)
		}
		if strings.Count(clauses, "3 March 2025") != 3 || strings.Count(clauses, ", ") != 1 {
			t.Errorf("%q is no list of three", q)
		}
	}
	if len(seen) < 3 {
		t.Errorf("%d wordings", len(seen))
	}
}

// A description needs a noun and clues that say something.
func TestDescribedErrors(t *testing.T) {
	asked := prompts.Asked{Attribute: "reviewer", Class: grammar.ClassContact}
	for _, in := range []prompts.AskIn{
		pointed("", prompts.Clue{Asked: asked, Value: "x"}),
		pointed("load test", prompts.Clue{Asked: asked}),
	} {
		if q, err := Ask(in); err == nil {
			t.Errorf("gave %q", q.Question)
		}
	}
}
