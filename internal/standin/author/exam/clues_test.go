package exam

import (
	"math/rand/v2"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// clueExam is a question about a subject without a name.
func clueExam(variant int, clues ...prompts.Clue) *exam {
	return &exam{
		lex: examGrammar(), in: prompts.AskIn{Operation: corpus.OpValue, Clues: clues},
		r: rand.New(rand.NewPCG(1, 2)), order: rand.New(rand.NewPCG(3, 4)), variant: variant,
	}
}

// A description names the noun, every clue's attribute and value, and never the subject.
func TestDescribed(t *testing.T) {
	for _, in := range askCases() {
		a := in.About[0]
		if in.Operation != corpus.OpValue || a.Class == grammar.ClassNews || a.Class == grammar.ClassCalendar {
			continue
		}
		second := prompts.Clue{Asked: prompts.Asked{Attribute: "reviewer", Class: grammar.ClassContact, Kind: corpus.KindEntity}, Value: "Mara Olsen"}
		for variant := range 6 {
			got, err := clueExam(variant).described("load test", []prompts.Clue{{Asked: a, Value: "VALUE"}, second})
			if err != nil {
				t.Fatal(err)
			}
			got = grammar.Unmark(got)
			for _, part := range []string{"the load test ", "VALUE", " and ", "Mara Olsen", "reviewer"} {
				if !strings.Contains(got, part) {
					t.Errorf("%s: %q lacks %q", a.Class, got, part)
				}
			}
			if strings.ContainsAny(got, "$[]|") || strings.Contains(got, a.Subject) || strings.Contains(got, "  ") {
				t.Errorf("%s: %q", a.Class, got)
			}
		}
	}
}

// What several clues describe is a list of clauses; the noun sets their number.
func TestDescribedAgrees(t *testing.T) {
	due := prompts.Clue{Asked: prompts.Asked{Attribute: corpus.PredDue, Class: grammar.ClassDue, Kind: corpus.KindDate}, Value: "3 March 2025"}
	seen := map[string]bool{}
	for variant := range 12 {
		got, err := clueExam(variant).described("lending rules", []prompts.Clue{due, due, due})
		if err != nil {
			t.Fatal(err)
		}
		got = grammar.Unmark(got)
		seen[got] = true
		if strings.Contains(got, " is due") || strings.Contains(got, " has to") {
			t.Errorf("%q does not agree", got)
		}
		if strings.Count(got, "3 March 2025") != 3 || strings.Count(got, ", ") != 1 {
			t.Errorf("%q is no list of three", got)
		}
	}
	if len(seen) < 3 {
		t.Errorf("%d wordings", len(seen))
	}
}

// A description needs a noun and clues that say something.
func TestDescribedErrors(t *testing.T) {
	c := prompts.Clue{Asked: prompts.Asked{Attribute: "reviewer", Class: grammar.ClassContact}}
	for _, f := range []func() (string, error){
		func() (string, error) { return clueExam(0).described("", []prompts.Clue{{Asked: c.Asked, Value: "x"}}) },
		func() (string, error) { return clueExam(0).described("load test", nil) },
		func() (string, error) { return clueExam(0).described("load test", []prompts.Clue{c}) },
	} {
		if got, err := f(); err == nil {
			t.Errorf("gave %q", got)
		}
	}
}

// What followed on something names the person and the end of it.
func TestFollowing(t *testing.T) {
	before := prompts.Asked{Subject: "card vault load test", Attribute: corpus.PredFinished, Class: grammar.ClassEvent, Kind: corpus.KindDate}
	for variant := range 4 {
		got, err := clueExam(variant).following("task", "Mara Olsen", before)
		if err != nil {
			t.Fatal(err)
		}
		if got = grammar.Unmark(got); !strings.Contains(got, "Mara Olsen") || !strings.HasSuffix(got, "after the end of the card vault load test") {
			t.Errorf("%q", got)
		}
	}
}
