package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/app/audit"
	"memloom/internal/decisions"
	"memloom/internal/llm/mock"
	"memloom/output"
	"memloom/pipeline/review"
)

// flaggedCorpus is a corpus some of whose days a provider has written wrong and mended in vain.
func flaggedCorpus(t *testing.T) string {
	t.Helper()
	server := serve(t, mock.Options{Script: &mock.Script{Rules: []mock.Rule{{Fault: "wrong_content", Task: "dialogue.*",
		Chance: 0.5}}}})
	dir := filepath.Join(t.TempDir(), "corpus")
	r := asks(t, small("--quiet", "--out", dir, "--models", liveCast{url: server.url}.file(t))...)
	if r.code != 0 && r.code != app.ExitShort {
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	return dir
}

// checked fails the test if a corpus breaks a promise besides quotas that it did not meet.
func checked(t *testing.T, dir string) {
	t.Helper()
	out, errs, code := inProcess("check", dir)
	for line := range strings.Lines(out) {
		if code != app.ExitOK && strings.Contains(line, "VIOLATED") && !strings.Contains(line, "quotas") {
			t.Errorf("%s%s", out, errs)
			return
		}
	}
}

// An admitted day carries evidence, a dropped one none: what rests on it is taken out, what impact names is judged
// again, check accepts the release, and withdrawing everything gives the rows of the run.
func TestAuditDay_AdmitAndDrop(t *testing.T) {
	t.Parallel()
	dir := flaggedCorpus(t)
	days := lines[audit.ListedDay](t, "audit", "list", dir, "--queue", "days")
	if len(days) == 0 {
		t.Fatal("no day is flagged")
	}
	checked(t, dir)
	before := manifest(t, dir)
	admitted := days[0]
	if !admitted.Flagged || admitted.Stand != decisions.Open || len(admitted.Reasons) == 0 {
		t.Errorf("%+v", admitted)
	}
	day := []string{"audit", "day", dir, admitted.GroupID, admitted.Day.String()}
	if _, errs, code := inProcess(append(day, "admit")...); code != app.ExitUsage || !strings.Contains(errs,
		"--reviewer NAME") {
		t.Errorf("without a reviewer: exit %d: %s", code, errs)
	}
	if _, errs, code := inProcess(append(day, "accept", "--reviewer", "Ada")...); code != app.ExitUsage ||
		!strings.Contains(errs, "admit, drop, settle, withdraw") {
		t.Errorf("another action: exit %d: %s", code, errs)
	}
	if _, errs, code := inProcess("audit", "day", dir, "G9", "2025-03-03", "admit", "--reviewer",
		"Ada"); code != app.ExitUsage || !strings.Contains(errs, "--queue days") {
		t.Errorf("no such day: exit %d: %s", code, errs)
	}
	ran(t, append(day, "admit", "--reviewer", "Ada", "--note", "it reads well")...)
	drop := evidenceDay(t, dir)
	ran(t, "audit", "day", dir, drop[0], drop[1], "drop", "--reviewer", "Ada")
	if text := ran(t, "audit", "apply", dir, "--dry-run"); !strings.Contains(text, "admit day") || !strings.Contains(text,
		"drop day") {
		t.Errorf("dry run: %s", text)
	}
	changes := lines[review.Change](t, "audit", "apply", dir, "--dry-run")
	if !slices.ContainsFunc(changes, func(c review.Change) bool { return c.What == "remove" && c.To == "rejected" }) {
		t.Errorf("nothing that rests on the dropped day is taken out: %+v", changes)
	}
	ran(t, "audit", "apply", dir)
	checked(t, dir)
	for _, l := range lines[audit.ListedDay](t, "audit", "list", dir, "--queue", "days") {
		switch l.Passage {
		case admitted.Passage:
			if l.Flagged || l.Decision != "admit_day" {
				t.Errorf("the admitted day: %+v", l)
			}
		case drop[0] + "/" + drop[1]:
			if !l.Flagged || l.Decision != "drop_day" {
				t.Errorf("the dropped day: %+v", l)
			}
		}
	}
	first := manifest(t, dir)
	ran(t, "audit", "apply", dir)
	if other := otherRows(first, manifest(t, dir)); len(other) > 0 {
		t.Errorf("applied again, %v have other rows", other)
	}
	ran(t, append(day, "withdraw", "--reviewer", "Ada")...)
	ran(t, "audit", "day", dir, drop[0], drop[1], "withdraw", "--reviewer", "Ada")
	ran(t, "audit", "apply", dir)
	checked(t, dir)
	if other := otherRows(before, manifest(t, dir)); len(other) > 0 {
		t.Errorf("everything is withdrawn, and %v have other rows than the run's", other)
	}
}

// evidenceDay is the group and day of a message that an accepted item rests on.
func evidenceDay(t *testing.T, dir string) [2]string {
	t.Helper()
	r, err := output.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	for c, err := range r.Corpora() {
		if err != nil {
			t.Fatal(err)
		}
		for _, it := range c.Items {
			for _, m := range c.Messages {
				if it.Status == "accepted" && len(it.Evidence) > 0 && it.Evidence[0].MessageID == m.ID {
					return [2]string{m.GroupID, m.At.Date().String()}
				}
			}
		}
	}
	t.Fatal("no accepted item rests on a message")
	return [2]string{}
}

// Two who differ about a day make a dispute, which a settlement ends.
func TestDecideDay_Dispute(t *testing.T) {
	dir := copied(t)
	day := []string{"audit", "day", dir, "G1", evidenceOf(t, dir)}
	ran(t, append(day, "admit", "--reviewer", "Ada")...)
	if text := ran(t, append(day, "drop", "--reviewer", "Ben")...); !strings.Contains(text, "disputed") {
		t.Errorf("it says: %s", text)
	}
	if text := ran(t, "audit", "apply", dir, "--dry-run"); !strings.Contains(text, "wait") {
		t.Errorf("dry run: %s", text)
	}
	if _, errs, code := inProcess(append(day, "settle", "--reviewer", "Cy")...); code != app.ExitUsage ||
		!strings.Contains(errs, "admit_day or drop_day") {
		t.Errorf("exit %d: %s", code, errs)
	}
	if text := ran(t, append(day, "settle", "--reviewer", "Cy", "--code", "drop")...); !strings.Contains(text, "settled") {
		t.Errorf("it says: %s", text)
	}
	if text := ran(t, "audit", "apply", dir, "--dry-run"); !strings.Contains(text, "judge again") ||
		!strings.Contains(text, "by its filters") {
		t.Errorf("dry run: %s", text)
	}
	ran(t, "audit", "apply", dir)
	ran(t, "check", dir)
}

// evidenceOf is a day on which the group G1 speaks.
func evidenceOf(t *testing.T, dir string) string {
	t.Helper()
	r, err := output.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	for c, err := range r.Corpora() {
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range c.Messages {
			if m.GroupID == "G1" {
				return m.At.Date().String()
			}
		}
	}
	return ""
}
