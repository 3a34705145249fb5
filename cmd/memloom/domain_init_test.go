package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm"
	"memloom/internal/llm/mock"
	"memloom/internal/pack"
	"memloom/internal/pack/writing/writingtest"
)

// TestDomainInit_SkeletonStandsOnce: a skeleton is written once, and domain check names what it lacks.
func TestDomainInit_SkeletonStandsOnce(t *testing.T) {
	file := filepath.Join(t.TempDir(), "bakery.yaml")
	text, errs, code := inProcess("domain", "init", "bakery", "--out", file, "--about", "A mill: its bakers # try doughs.")
	if code != app.ExitOK || !strings.Contains(text, "domain check "+file) {
		t.Fatalf("exit %d: %s%s", code, text, errs)
	}
	before := content(t, file)
	for _, word := range []string{"lighthouse", "lamp", "tower", "harbour", "keeper", "NAME", "TITLE", "DESCRIPTION"} {
		if strings.Contains(before, word) {
			t.Errorf("the skeleton has %q, which is not of the field", word)
		}
	}
	if !strings.Contains(before, "\nname: bakery\ntitle: Bakery #") || !strings.Contains(before,
		`"A mill: its bakers # try doughs."`) {
		t.Errorf("the skeleton begins\n%.600s", before)
	}
	if _, errs, code = inProcess("domain", "check", file); code != app.ExitUsage || !strings.Contains(errs,
		file+":13: roles: has 2 roles, needs at least 4") {
		t.Errorf("exit %d: %s", code, errs)
	}
	if !strings.Contains(errs, "more problems; `memloom domain check "+file+" --all` lists them") {
		t.Errorf("no word of --all: %s", errs)
	}
	if _, errs, code = inProcess("domain", "check", file, "--all"); code != app.ExitUsage ||
		strings.Count(errs, file+":") <= 20 || strings.Contains(errs, "more problems") {
		t.Errorf("exit %d, the list is not whole: %s", code, errs)
	}
	if _, errs, code = inProcess("domain", "init", "bakery", "--out", file); code != app.ExitUsage ||
		!strings.Contains(errs, "stands already and was not changed") {
		t.Errorf("exit %d: %s", code, errs)
	}
	if content(t, file) != before {
		t.Error("the file was changed")
	}
}

func content(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestDomainInit_RefusesBadInput: nothing is asked, and no file is written or changed.
func TestDomainInit_RefusesBadInput(t *testing.T) {
	l := serve(t, mock.Options{Model: writingtest.New()})
	dir, cast := t.TempDir(), liveCast{url: l.url}.file(t)
	own := filepath.Join(dir, "own.yaml")
	if err := os.WriteFile(own, []byte("models: {}\nroles: {default: builtin}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		what, holds, want string
		args              []string
	}{
		{"invalid name", "", `"My Field" cannot name a domain`, []string{"My Field"}},
		{"missing folder", "", "there is no folder " + filepath.Join(dir, "none"), []string{"f", "--out",
			filepath.Join(dir, "none", "f.yaml")}},
		{"budget alone", "", "name it with --models", []string{"f", "--out", filepath.Join(dir, "f.yaml"), "--budget-usd",
			"2"}},
		{"two lines", "", "one sentence on one line", []string{"f", "--about", "a\nb"}},
		{"no YAML", "version: 1\nroles:\n  - {name: x\nterms: []\n", "broken.yaml:", []string{"f", "--models", cast}},
		{"unknown key", "version: 1\nrolls: []\n", "broken.yaml:2: rolls: unknown key", []string{"f", "--models", cast}},
		{"name of a shipped pack", "", "technology is a pack that comes with memloom, and --domain technology means that one",
			[]string{"technology"}},
		{"size alone", "", "--for and --scale are for a pack that a model writes", []string{"f", "--out",
			filepath.Join(dir, "f.yaml"), "--for", "workplace"}},
		{"no such recipe", "", "nosuch", []string{"f", "--out", filepath.Join(dir, "f.yaml"), "--models", cast, "--for",
			"nosuch"}},
		{"another domain", "version: 1\nname: other\n", `is the domain "other", not "f"`, []string{"f", "--models", cast}},
		{"built-in planner", "", "the built-in model writes no packs, nor does mock-server", []string{"f", "--models", own,
			"--out", filepath.Join(dir, "f.yaml")}},
	} {
		args := append([]string{"domain", "init"}, c.args...)
		file := filepath.Join(t.TempDir(), "broken.yaml")
		if c.holds != "" {
			if err := os.WriteFile(file, []byte(c.holds), 0o644); err != nil {
				t.Fatal(err)
			}
			args = append(args, "--out", file)
		}
		r := asks(t, args...)
		if r.code != app.ExitUsage || !strings.Contains(r.stderr, c.want) {
			t.Errorf("%s: exit %d: %s%s", c.what, r.code, r.stdout, r.stderr)
		}
		if c.holds != "" && content(t, file) != c.holds {
			t.Errorf("%s: the file was changed", c.what)
		}
	}
	if entries, _ := os.ReadDir(dir); l.requests() > 0 || len(entries) != 1 {
		t.Errorf("%d requests were sent; the folder has %v", l.requests(), entries)
	}
}

// TestDomainInit_PackCarriesQuickstart: a pack that a model wrote over a faulty line is sound, and a corpus is made of
// it.
func TestDomainInit_PackCarriesQuickstart(t *testing.T) {
	script, err := mock.ParseScript("faults",
		[]byte("rules: [{fault: throttled, every: 5}, {fault: nonsense, every: 7}]\n"))
	if err != nil {
		t.Fatal(err)
	}
	l := serve(t, mock.Options{Model: writingtest.New(), Script: script})
	file := filepath.Join(t.TempDir(), "garden.yaml")
	r := must(t, asks(t, "domain", "init", "garden", "--models", liveCast{url: l.url}.file(t), "--out", file,
		"--about", "Staff of a botanic garden renew its houses.", "--budget-usd", "1"))
	if !regexp.MustCompile(`garden.yaml: \d+ calls, \d{5} tokens in, \d{4,5} out; cost of the run: \$0.\d+`).MatchString(
		r.stdout) ||
		!strings.Contains(r.stdout, "is sound.") || !strings.Contains(r.stdout, "projects of a month") {
		t.Errorf("%s%s", r.stdout, r.stderr)
	}
	if _, err := os.Stat(file + ".calls"); err == nil {
		t.Error("the answers were kept after the end")
	}
	asked := l.requests()
	must(t, asks(t, "domain", "init", "garden", "--models", liveCast{url: l.url}.file(t), "--out", file))
	if l.requests() != asked {
		t.Errorf("%d requests were sent for a pack that stands", l.requests()-asked)
	}
	must(t, memloom("generate", "quickstart", "--quiet", "--domain", file, "--out", filepath.Join(t.TempDir(), "corpus")))
}

// TestDomainInit_GoesOnWherePaused: the sections that are finished stand, and no question is sent twice.
func TestDomainInit_GoesOnWherePaused(t *testing.T) {
	l := serve(t, mock.Options{Model: writingtest.New()})
	file := filepath.Join(t.TempDir(), "garden.yaml")
	args := []string{"domain", "init", "garden", "--models", liveCast{url: l.url}.file(t), "--out", file}
	r := asks(t, append(args, "--budget-usd", "0.04")...)
	if r.code != app.ExitPaused || !strings.Contains(r.stderr, "stand in "+file) || !strings.Contains(r.stderr,
		"memloom domain init garden") {
		t.Fatalf("exit %d: %s%s", r.code, r.stdout, r.stderr)
	}
	before := content(t, file)
	if _, _, err := pack.Unfinished(file, []byte(before)); err != nil || l.requests() < 2 {
		t.Fatalf("after %d requests: %v", l.requests(), err)
	}
	must(t, asks(t, append(args, "--budget-usd", "2")...))
	for _, line := range strings.Split(strings.TrimSpace(before), "\n") {
		if !strings.Contains(content(t, file), line+"\n") {
			t.Errorf("the line %q is gone", line)
		}
	}
	for id, n := range l.arrived {
		if n > 1 {
			t.Errorf("request %x was sent %d times", id[:4], n)
		}
	}
}

// TestDomainInit_NonsenseIsBounded: a model that answers nonsense is asked three times, and no pack is left; what was
// answered stays until there is one.
func TestDomainInit_NonsenseIsBounded(t *testing.T) {
	s := writingtest.New()
	s.Answer = func(string, llm.Call) (string, error, bool) {
		return "I would rather talk about the weather.", nil, true
	}
	l := serve(t, mock.Options{Model: s})
	dir := t.TempDir()
	r := asks(t, "domain", "init", "garden", "--models", liveCast{url: l.url}.file(t), "--out",
		filepath.Join(dir, "g.yaml"))
	if entries, _ := os.ReadDir(dir); r.code != app.ExitShort || l.requests() != 3 || len(entries) != 1 ||
		entries[0].Name() != "g.yaml"+".calls" {
		t.Errorf("exit %d after %d requests, %v: %s%s", r.code, l.requests(), entries, r.stdout, r.stderr)
	}
	if !slices.ContainsFunc(strings.Split(r.stderr, "\n"), func(s string) bool {
		return strings.HasPrefix(s, "roles: no acceptable answer in 3 attempts")
	}) {
		t.Errorf("the reason is not told: %s", r.stderr)
	}
}

// TestDomainInit_GoesOnAfterAFailingKey: a key that is refused in the middle ends the writing; with a good one it goes
// on.
func TestDomainInit_GoesOnAfterAFailingKey(t *testing.T) {
	script, err := mock.ParseScript("faults", []byte("rules: [{fault: bad_key, from: 8}]\n"))
	if err != nil {
		t.Fatal(err)
	}
	s := writingtest.New()
	l := serve(t, mock.Options{Model: s, Script: script})
	file := filepath.Join(t.TempDir(), "garden.yaml")
	args := []string{"domain", "init", "garden", "--models", liveCast{url: l.url}.file(t), "--out", file}
	r := asks(t, args...)
	if r.code != app.ExitEnvironment || !strings.Contains(r.stderr, "stand in "+file) ||
		!strings.Contains(content(t, file), "attributes:") {
		t.Fatalf("exit %d: %s%s", r.code, r.stdout, r.stderr)
	}
	l.mock.Play(&mock.Script{})
	must(t, asks(t, args...))
	if n := len(s.Asked()); n != 22 {
		t.Errorf("the model answered %d questions", n)
	}
}

// TestDomainInit_WhatIsMissingIsAskedAgain: a class that the model never writes is told and makes exit code 1, with
// everything that was left out; what was answered stays, and the same command asks afresh for that class alone.
func TestDomainInit_WhatIsMissingIsAskedAgain(t *testing.T) {
	s := writingtest.New()
	const key = "pack.attributes/choice"
	wrong := strings.NewReplacer(`"pool": "house"`, `"pool": "houses"`, `"pool": "nursery"`,
		`"pool": "nurseries"`).Replace(s.Text(key))
	again := `{"attributes": [
		{"noun": "winter bay", "class": "choice", "value": {"kind": "entity", "pool": "house"}, "synonyms": [], "because": []},
		{"noun": "spare grower", "class": "choice", "value": {"kind": "entity", "pool": "nursery"}, "synonyms": [], "because": []}]}`
	good := false
	s.Answer = func(k string, _ llm.Call) (string, error, bool) {
		switch {
		case k == key && good:
			return again, nil, true
		case k == key:
			return wrong, nil, true
		}
		return "", nil, false
	}
	l := serve(t, mock.Options{Model: s})
	file := filepath.Join(t.TempDir(), "garden.yaml")
	args := []string{"domain", "init", "garden", "--models", liveCast{url: l.url}.file(t), "--out", file}
	r := asks(t, append(args, "--json")...)
	var told struct {
		LeftOut  []struct{ Section, Key, Reason string } `json:"left_out"`
		Missing  []struct{ Section, Reason string }
		Problems []struct{ Path string }
	}
	if err := json.Unmarshal([]byte(lastLine(r.stdout)), &told); err != nil || r.code != app.ExitShort {
		t.Fatalf("exit %d, %v: %s%s", r.code, err, r.stdout, r.stderr)
	}
	if len(told.Missing) == 0 || !strings.Contains(told.Missing[0].Reason,
		"class choice: 0 of 2 attributes can be used") ||
		!strings.Contains(r.stderr, "attributes: class choice: 0 of 2") {
		t.Errorf("missing: %v; %s", told.Missing, r.stderr)
	}
	if !slices.ContainsFunc(told.LeftOut, func(o struct{ Section, Key, Reason string }) bool {
		return o.Section == "attributes" && o.Key == "host house" && strings.Contains(o.Reason, `there is no pool "houses"`)
	}) {
		t.Errorf("left out: %v", told.LeftOut)
	}
	if _, err := os.Stat(file + ".calls"); err != nil {
		t.Error("the answers are gone although the pack is not done")
	}
	asked := len(s.Asked())
	r = asks(t, args...)
	if new := s.Asked()[asked:]; r.code != app.ExitShort || slices.ContainsFunc(new,
		func(k string) bool { return k != key && k != "pack.more" }) || len(new) == 0 {
		t.Errorf("exit %d, asked %v: %s%s", r.code, new, r.stdout, r.stderr)
	}
	good = true
	must(t, asks(t, args...))
	if _, err := os.Stat(file + ".calls"); err == nil {
		t.Error("the answers were kept after the end")
	}
	if _, err := pack.LoadFile(file); err != nil || !strings.Contains(content(t, file), "winter_bay") {
		t.Errorf("%v, asked %v:\n%s", err, s.Asked(), content(t, file))
	}
}

// TestDomainInit_EveryProblemAsJSON: the list of problems, which is cut for people, is whole as JSON.
func TestDomainInit_EveryProblemAsJSON(t *testing.T) {
	s := writingtest.New()
	s.Answer = func(k string, _ llm.Call) (string, error, bool) {
		return "{}", nil, k != "pack.head" && k != "pack.pools"
	}
	l := serve(t, mock.Options{Model: s})
	file := filepath.Join(t.TempDir(), "lighthouse.yaml")
	must(t, asks(t, "domain", "init", "lighthouse", "--out", file))
	r := asks(t, "domain", "init", "lighthouse", "--models", liveCast{url: l.url}.file(t), "--out", file, "--json")
	var told struct{ Problems []struct{ Path string } }
	if err := json.Unmarshal([]byte(lastLine(r.stdout)), &told); err != nil || r.code != app.ExitShort ||
		len(told.Problems) <= 20 {
		t.Errorf("exit %d, %v: %d problems in %s%s", r.code, err, len(told.Problems), r.stdout, r.stderr)
	}
}

// TestDomainInit_NothingIsNotDone: a section whose questions brought nothing is not called done.
func TestDomainInit_NothingIsNotDone(t *testing.T) {
	s := writingtest.New()
	s.Answer = func(k string, _ llm.Call) (string, error, bool) { return "{}", nil, k == "pack.terms" }
	l := serve(t, mock.Options{Model: s})
	r := asks(t, "domain", "init", "garden", "--models", liveCast{url: l.url}.file(t), "--out", filepath.Join(t.TempDir(),
		"garden.yaml"))
	if r.code != app.ExitShort || strings.Contains(r.stderr, "terms: done") || !strings.Contains(r.stderr,
		"terms: failed") {
		t.Errorf("exit %d: %s", r.code, r.stderr)
	}
}

// lastLine is the last line of an output: the object that follows the events.
func lastLine(out string) string {
	lines := strings.Split(strings.TrimSpace(out), "\n")
	return lines[len(lines)-1]
}
