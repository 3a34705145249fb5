package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
)

// TestDomainCheck_ThinOnlyForTheSizeAskedFor: a pack for a month is sound in a few lines; what is thin is named for a
// size alone, and the scales that are said to fit do.
func TestDomainCheck_ThinOnlyForTheSizeAskedFor(t *testing.T) {
	thoroughly(t)
	const file = "../../testdata/domains/library.yaml"
	text, errs, code := inProcess("domain", "check", file)
	if code != app.ExitOK || strings.Count(text, "\n") > 21 || !strings.Contains(text, "is sound.") ||
		strings.Contains(text, ": roles[") {
		t.Fatalf("exit %d: %s%s", code, text, errs)
	}
	for _, want := range []string{"projects of a month  3;",
		"quickstart: fits, up to scale 1.4; a project of a year: no, 7 tasks",
		"lists are shorter than a project of a year wants", "`memloom domain check " + file + " --for workplace`"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	object, _, code := inProcess("domain", "check", file, "--json")
	var c struct {
		Thin   []struct{ Path string }
		Scales map[string]string `json:"scales"`
	}
	if err := json.Unmarshal([]byte(object), &c); err != nil || code != app.ExitOK || len(c.Thin) < 20 ||
		len(c.Scales) != 3 {
		t.Fatalf("exit %d, %v: %s", code, err, object)
	}
	for recipe, scale := range c.Scales {
		if !strings.Contains(text, scale+"\n") {
			t.Errorf("the text does not say %s for %s", scale, recipe)
		}
		if _, errs, code := inProcess("plan", recipe, "--domain", file, "--scale", scale); code != app.ExitOK {
			t.Errorf("%s at %s is said to fit: %s", recipe, scale, errs)
		}
	}
	lines := func(args ...string) int {
		text, errs, code := inProcess(append([]string{"domain", "check", file}, args...)...)
		if code != app.ExitOK {
			t.Fatalf("%q: %s", args, errs)
		}
		_, list, _ := strings.Cut(text, "thin for ")
		return strings.Count(list, "\n  ")
	}
	year, month, small := lines("--for", "workplace"), lines("--scale", "1"), lines("--scale", "0.5")
	if year < len(c.Thin) || month >= year || small > month { // workplace's families want more than lists that are long
		t.Errorf("%d are thin for a year, %d for a month, %d for half of one; of %d", year, month, small, len(c.Thin))
	}
}

// libraryWithoutChoices is the library's pack with no choice of a named thing, in a file of its own.
func libraryWithoutChoices(t *testing.T) string {
	t.Helper()
	text := content(t, "../../testdata/domains/library.yaml")
	for _, pool := range []string{"branch", "supplier", "collection"} {
		text = strings.Replace(text, "class: choice\n    value: {kind: entity, pool: "+pool+"}",
			"class: choice\n    value: {kind: enum, of: [red "+pool+", blue "+pool+", old "+pool+"]}", 1)
	}
	file := filepath.Join(t.TempDir(), "library.yaml")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestDomainCheck_NamesWhatFamiliesLack: check names what the items of a recipe are made of and the pack lacks, and no
// run that asks for such items is begun.
func TestDomainCheck_NamesWhatFamiliesLack(t *testing.T) {
	file := libraryWithoutChoices(t)
	const lacks = "attributes of class choice whose value is an entity"
	for _, c := range []struct {
		what string
		args []string
		code int
		want string
	}{
		{"check for a recipe", []string{"domain", "check", file, "--for", "evermembench", "--scale", "0.2"}, app.ExitOK,
			"attributes: 0 tasks with " + lacks + ", the 34 items of skill in a project need 51"},
		{"check as JSON", []string{"domain", "check", file, "--for", "evermembench", "--scale", "0.2", "--json"}, app.ExitOK,
			`"thin_for":[{`},
		{"scales", []string{"domain", "check", file}, app.ExitOK, "quickstart                                    none"},
		{"generate", []string{"generate", "--domain", file, "--out", filepath.Join(t.TempDir(), "c")}, app.ExitUsage,
			"the pack library has no " + lacks + ", of which items of skill are made: add some to the section attributes"},
		{"generate without skill", []string{"plan", "--domain", file, "--set", "questions.families.skill=0"}, app.ExitOK, ""},
		{"beside a pack that has them", []string{"plan", "--domain", file, "--domain", "technology", "--set",
			"world.projects=2", "--set",
			"world.people=30"}, app.ExitOK, ""},
	} {
		out, errs, code := inProcess(c.args...)
		if code != c.code || !strings.Contains(out+errs, c.want) {
			t.Errorf("%s: exit %d: %s%s", c.what, code, out, errs)
		}
	}
}

// TestDomainCheck_Changing: attributes that change are counted, and a pack with too few for quickstart's families says
// so.
func TestDomainCheck_Changing(t *testing.T) {
	const library = "../../testdata/domains/library.yaml"
	text := content(t, library)
	still := filepath.Join(t.TempDir(), "still.yaml")
	write(t, still, strings.Split(strings.ReplaceAll(text, "changes: true", "changes: false"), "\n"))
	for file, want := range map[string][2]string{
		library: {fmt.Sprintf("changing %d attributes; ", strings.Count(text, "changes: true")),
			" changes in a project of quickstart, enough for 2 items of as_of and 2 items of knowledge_update "},
		still: {"changing 0 attributes; about 0 changes in a project of quickstart, ",
			"too little, so add attributes with changes: true, for 2 items of as_of"},
	} {
		out, errs, code := inProcess("domain", "check", file)
		if out = app.OneLine(out); code != app.ExitOK || !strings.Contains(out, want[0]) || !strings.Contains(out, want[1]) {
			t.Errorf("exit %d, not %q: %s%s", code, want, out, errs)
		}
	}
}
