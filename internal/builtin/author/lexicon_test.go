package author

import (
	"strings"
	"testing"

	"memloom/internal/builtin/author/authortest"
	"memloom/internal/builtin/author/lexicon"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// allTables are the tables of the chat and of questions, by group and name.
func allTables() map[string]table {
	out := map[string]table{}
	for _, g := range lexicon.Embedded().Groups() {
		switch {
		case g == "words" || g == "emoji" || g == "gave" || g == "chose" || strings.HasPrefix(g, "session"):
			continue
		}
		for name, t := range group(g) {
			out[g+" "+name] = t
		}
	}
	return out
}

func TestPatternsHoldNoValues(t *testing.T) {
	for name, tab := range allTables() {
		for _, p := range tab {
			plain := authortest.PatternMarkup.ReplaceAllString(p.src, " ; ")
			for _, form := range []string{plain, capitalised(strings.TrimSpace(plain))} {
				for _, s := range corpus.Scan(form, corpus.NewDate(2025, 3, 11), nil) {
					t.Errorf("%s: %q stands in pattern %q", name, s.Surface, p.src)
				}
			}
		}
	}
}

// Patterns begin in lower case, have no stop at the end, and stand once in a table.
func TestPatternsAreWellFormed(t *testing.T) {
	for name, tab := range allTables() {
		seen := map[string]bool{}
		for _, p := range tab {
			if strings.HasSuffix(p.src, ".") && !strings.HasPrefix(name, "opening ") && !strings.HasPrefix(name, "special ") && !strings.HasPrefix(name, "closing ") {
				t.Errorf("%s: %q ends in a stop", name, p.src)
			}
			if seen[p.src] {
				t.Errorf("%s: %q stands twice", name, p.src)
			}
			seen[p.src] = true
			if c := p.src[0]; c >= 'A' && c <= 'Z' && !strings.HasPrefix(p.src, "I") && !strings.HasPrefix(p.src, "FYI") {
				t.Errorf("%s: %q begins with a capital", name, p.src)
			}
		}
	}
}

// Whoever writes, there are several shapes to state each class and to ask for it.
func TestEveryVoiceHasShapes(t *testing.T) {
	l := grammar()
	count := func(tab table, formality string) int {
		n := 0
		for _, p := range tab {
			if !strings.ContainsAny(p.tags, "csf") || strings.Contains(p.tags, formality) {
				n++
			}
		}
		return n
	}
	for _, class := range []string{classSetting, classMeasure, classTally, classChoice, classContact, classReference, classDeadline,
		classDue, classBudget, classReason, classBlocker, classRisk, classInput, classAlternative, "decide", "change", "answer", "correct"} {
		for _, formality := range []string{"c", "s", "f"} {
			if n := count(l.state[class], formality); n < 7 || len(l.state[class]) < 10 {
				t.Errorf("%s for %s: %d shapes of %d", class, formality, n, len(l.state[class]))
			}
		}
	}
	for class, tab := range l.asks {
		for _, formality := range []string{"c", "s", "f"} {
			if n := count(tab, formality); n < 3 {
				t.Errorf("questions for %s, %s: %d shapes", class, formality, n)
			}
		}
	}
}

func TestContractions(t *testing.T) {
	for in, want := range map[string]string{
		"I'm sure it's fine":                    "I am sure it is fine",
		"we can't, don't and won't":             "we cannot, do not and will not",
		"it's " + valueSpan(1, "Bo's") + " own": "it is " + valueSpan(1, "Bo's") + " own",
		nameSpan("what's it") + " isn't":        nameSpan("what's it") + " is not",
	} {
		if got := expandContractions(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestCapitals(t *testing.T) {
	for in, want := range map[string]string{
		"well. then? yes":                     "Well. Then? Yes",
		valueSpan(1, "five") + " of them. ok": valueSpan(1, "five") + " of them. Ok",
		nameSpan("card vault") + " is " + valueSpan(2, "v1.2. x") + " now": nameSpan("Card vault") + " is " + valueSpan(2, "v1.2. x") + " now",
		"a version 1.2 of it": "A version 1.2 of it",
	} {
		if got := capitals(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestSubjects(t *testing.T) {
	for _, c := range []struct {
		component, deliverable, full, turned, short string
	}{
		{"card vault", "load test", "the card vault load test", "the load test for the card vault", "the load test"},
		{"card vault", "runbook", "the card vault runbook", "the runbook for the card vault", "the runbook"},
		{"mobile library route", "lending rules", "the mobile library route lending rules", "the lending rules for the mobile library route", "the lending rules"},
		{"Northgate", "roadmap", "Northgate roadmap", "Northgate roadmap", ""},
	} {
		s := newTask(prompts.TaskName{Name: c.component + " " + c.deliverable, Component: c.component, Deliverable: c.deliverable})
		if s.full() != c.full || s.turned() != c.turned || s.short() != c.short {
			t.Errorf("%s %s: %q, %q, %q", c.component, c.deliverable, s.full(), s.turned(), s.short())
		}
	}
	for name, full := range map[string]string{"the office move": "the office move", "stocktaking": "the stocktaking"} {
		if s := newSubject(name); s.full() != full || s.turned() != full || s.short() != "" {
			t.Errorf("%q: %q, %q, %q", name, s.full(), s.turned(), s.short())
		}
	}
	if !pluralNoun("lending rules") || pluralNoun("loading status") || pluralNoun("access") {
		t.Error("number of nouns is judged wrongly")
	}
}
