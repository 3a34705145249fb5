package grammar

import (
	"testing"

	"memloom/prompts"
)

func TestContractions(t *testing.T) {
	for in, want := range map[string]string{
		"I'm sure it's fine":                    "I am sure it is fine",
		"we can't, don't and won't":             "we cannot, do not and will not",
		"it's " + ValueSpan(1, "Bo's") + " own": "it is " + ValueSpan(1, "Bo's") + " own",
		NameSpan("what's it") + " isn't":        NameSpan("what's it") + " is not",
	} {
		if got := ExpandContractions(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestCapitals(t *testing.T) {
	for in, want := range map[string]string{
		"well. then? yes":                     "Well. Then? Yes",
		ValueSpan(1, "five") + " of them. ok": ValueSpan(1, "five") + " of them. Ok",
		NameSpan("card vault") + " is " + ValueSpan(2, "v1.2. x") + " now": NameSpan("Card vault") + " is " + ValueSpan(2,
			"v1.2. x") + " now",
		"a version 1.2 of it": "A version 1.2 of it",
	} {
		if got := Capitals(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestSubjects(t *testing.T) {
	for _, c := range []struct{ component, deliverable, full string }{
		{"card vault", "load test", "the card vault load test"},
		{"mobile library route", "lending rules", "the mobile library route lending rules"},
		{"Northgate", "roadmap", "Northgate roadmap"},
	} {
		s := NewTask(prompts.TaskName{Name: c.component + " " + c.deliverable, Component: c.component,
			Deliverable: c.deliverable})
		if s.Full() != c.full || s.Plural != (c.deliverable == "lending rules") {
			t.Errorf("%s %s: %q, plural %v", c.component, c.deliverable, s.Full(), s.Plural)
		}
	}
	for name, full := range map[string]string{"the office move": "the office move", "stocktaking": "the stocktaking"} {
		if s := NewSubject(name); s.Full() != full {
			t.Errorf("%q: %q", name, s.Full())
		}
	}
	if !PluralNoun("lending rules") || PluralNoun("loading status") || PluralNoun("access") {
		t.Error("number of nouns is judged wrongly")
	}
}
