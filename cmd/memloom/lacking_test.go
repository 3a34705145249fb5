package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/app/audit"
)

// Of a folder without the tables of drafts and verdicts every command says what does without them, and that works.
func TestAudit_FolderWithoutDraftsSaysWhatWorks(t *testing.T) {
	dir := contested(t)
	in := overrulable(t, dir)
	accepted := lines[audit.Listed](t, "audit", "list", dir, "--queue", "accepted")[0].ItemID
	if err := os.RemoveAll(filepath.Join(dir, "audit")); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"audit", "list", dir}, {"audit", "decide", dir, in, "accept", "--reviewer", "Ada",
		"--code", "misread"}, {"audit", "agreement", dir},
		{"audit", "apply", dir}, {"audit", "show", dir, in}, {"show", dir, "item"}, {"explain", dir, in}, {"trace", dir, in},
		{"filter", dir}} {
		_, errs, code := inProcess(args...)
		for _, want := range []string{"lacks audit/rejected, ", "`memloom check ", "`memloom stats ", "`memloom score "} {
			if code != app.ExitUsage || !strings.Contains(errs, want) || strings.Contains(errs, "`memloom show ") {
				t.Errorf("%v: exit %d: %s, want %s", args[:2], code, errs, want)
			}
		}
	}
	ran(t, "check", dir)
	ran(t, "stats", dir)
	line, err := json.Marshal(map[string]string{"item_id": accepted, "answer": "none"})
	if err != nil {
		t.Fatal(err)
	}
	answers := filepath.Join(t.TempDir(), "answers.jsonl")
	if err := os.WriteFile(answers, append(line, '\n'), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := inProcess("score", dir, answers); code != app.ExitOK {
		t.Errorf("score: exit %d: %s", code, errs)
	}
}
