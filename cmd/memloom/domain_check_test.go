package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestDomainCheck_ThinOnlyForTheSizeAskedFor: a pack for a month is sound in a few lines; what is thin is named for a
// size alone, and the scales that are said to fit do.
func TestDomainCheck_ThinOnlyForTheSizeAskedFor(t *testing.T) {
	const file = "../../testdata/domains/library.yaml"
	text, errs, code := inProcess("domain", "check", file)
	if code != exitOK || strings.Count(text, "\n") > 15 || !strings.Contains(text, "is sound.") || strings.Contains(text, ": roles[") {
		t.Fatalf("exit %d: %s%s", code, text, errs)
	}
	for _, want := range []string{"project-months  3", "lists are shorter than a project-year wants", "`memloom domain check " + file + " --for workplace`"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	object, _, code := inProcess("domain", "check", file, "--json")
	var c struct {
		Thin   []struct{ Path string }
		Scales map[string]string `json:"scales"`
	}
	if err := json.Unmarshal([]byte(object), &c); err != nil || code != exitOK || len(c.Thin) < 20 || len(c.Scales) != 3 {
		t.Fatalf("exit %d, %v: %s", code, err, object)
	}
	for recipe, scale := range c.Scales {
		if !strings.Contains(text, scale+"\n") {
			t.Errorf("the text does not say %s for %s", scale, recipe)
		}
		if _, errs, code := inProcess("plan", recipe, "--domain", file, "--scale", scale); code != exitOK {
			t.Errorf("%s at %s is said to fit: %s", recipe, scale, errs)
		}
	}
	lines := func(args ...string) int {
		text, errs, code := inProcess(append([]string{"domain", "check", file}, args...)...)
		if code != exitOK {
			t.Fatalf("%q: %s", args, errs)
		}
		_, list, _ := strings.Cut(text, "thin for ")
		return strings.Count(list, "\n  ")
	}
	year, month, small := lines("--for", "workplace"), lines("--scale", "1"), lines("--scale", "0.5")
	if year != len(c.Thin) || month >= year || small > month {
		t.Errorf("%d are thin for a year, %d for a month, %d for half of one; of %d", year, month, small, len(c.Thin))
	}
}
