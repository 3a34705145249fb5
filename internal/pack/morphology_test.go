package pack

import "testing"

func TestArticle(t *testing.T) {
	for noun, want := range map[string]string{
		"hour": "an", "hourly report": "an", "honest answer": "an", "heir": "an", "house": "a", "history": "a",
		"user": "a", "unit test": "a", "unique index": "a", "use case": "a", "usage meter": "a", "university": "a",
		"European site":  "a",
		"one-off import": "a", "uninstall script": "an", "unimportant note": "an", "umbrella": "an", "update": "an",
		"upstream team": "an",
		"error budget":  "an", "alert": "an", "open defect": "an", "retry limit": "a", "yard": "a",
		"SLA": "an", "API": "an", "URL": "a", "SQL dump": "an", "MTU": "an", "UI": "a", "X-ray": "an", "": "a",
	} {
		if got := Article(noun, ""); got != want {
			t.Errorf("Article(%q) = %q, want %q", noun, got, want)
		}
	}
	if got := Article("LAN cable", "a"); got != "a" {
		t.Errorf("the override is ignored: %q", got)
	}
	if got := (Noun{Noun: "Kestrel", Article: "-"}).WithArticle(); got != "Kestrel" {
		t.Errorf("a name without article reads %q", got)
	}
	if got := (Noun{Noun: "hour"}).WithArticle(); got != "an hour" {
		t.Errorf("got %q", got)
	}
}

func TestPlural(t *testing.T) {
	for noun, want := range map[string]string{
		"cache": "caches", "box": "boxes", "process": "processes", "batch": "batches", "policy": "policies", "key": "keys",
		"business case": "business cases", "point of contact": "points of contact",
		"request for change": "requests for change",
		"analysis":           "analyses", "person": "people", "data": "data", "index": "indexes",
		"rollback plan": "rollback plans",
		"stand-in":      "stand-ins", "time series": "time series", "y": "ys", "": "s",
	} {
		if got := Plural(noun, ""); got != want {
			t.Errorf("Plural(%q) = %q, want %q", noun, got, want)
		}
	}
	if got := (Noun{Noun: "runner-up", Plural: "runners-up"}).PluralForm(); got != "runners-up" {
		t.Errorf("the override is ignored: %q", got)
	}
}

func TestTypedValueWords(t *testing.T) {
	for text, want := range map[string]string{
		"a nightly batch job": "", "the first draft": "", "you may retry at once": "",
		"the march through the institutions": "",
		"the weekly export":                  "", "office hours": "",
		"twenty-four retries": "twenty-four", "before May": "May", "half of them": "half", "an hour of downtime": "an hour",
		"every month": "every month", "on sundays": "sundays", "costs 4k": "4k", "by 12 %": "12", "a share of %": "%",
		"see https://wiki": "://", "tomorrow": "tomorrow", "the second try": "second",
	} {
		if got := typedValue(text); got != want {
			t.Errorf("typedValue(%q) = %q, want %q", text, got, want)
		}
	}
}
