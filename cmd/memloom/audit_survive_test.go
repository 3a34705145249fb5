package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app/audit"
	"memloom/pipeline/review"
)

// decided are the items about which a decision stands, by what they ask.
func decided(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, l := range lines[audit.Listed](t, "audit", "list", dir, "--queue", "decided") {
		out[l.Question] = l.ItemID
	}
	return out
}

// Decisions outlive a run that goes on, a corpus that is made anew, other ids, and come from another copy once; those
// about what is no more are listed as stale.
func TestAudit_DecisionsSurvive(t *testing.T) {
	t.Parallel()
	dir := copied(t)
	in := lines[audit.Listed](t, "audit", "list", dir)[0].ItemID
	out := firstAccepted(t, dir, "single_hop")[0]
	gone := firstAccepted(t, dir, "temporal")[0]
	ran(t, "audit", "decide", dir, in, "accept", "--code", "misread", "--reviewer", "Ada")
	ran(t, "audit", "decide", dir, out, "reject", "--code", "unnatural", "--reviewer", "Ada")
	ran(t, "audit", "decide", dir, gone, "reject", "--code", "unnatural", "--reviewer", "Ada")
	before := decided(t, dir)
	if len(before) != 3 {
		t.Fatalf("decided: %v", before)
	}
	same := func(what, dir string, n int) map[string]string {
		t.Helper()
		after := decided(t, dir)
		kept := 0
		for q := range before {
			if after[q] != "" {
				kept++
			}
		}
		if kept != n {
			t.Errorf("%s: %d of the three decisions are attached, want %d: %v", what, kept, n, after)
		}
		return after
	}

	resumed := filepath.Join(t.TempDir(), "resumed")
	unpublished(t, resumed, dir, true)
	must(t, memloom("resume", "--quiet", resumed))
	same("resume", resumed, 3)

	must(t, memloom("generate", "--quiet", "--force", "--out", dir))
	same("--force", dir, 3)

	must(t, memloom("generate", "--quiet", "--force", "--out", dir, "--set", "questions.families.temporal=0"))
	after := same("other ids", dir, 2)
	moved := 0
	for q, id := range after {
		if before[q] != id {
			moved++
		}
	}
	if moved == 0 {
		t.Error("no id has changed: the test is none")
	}
	stale := 0
	for _, c := range lines[review.Change](t, "audit", "apply", dir, "--dry-run") {
		if c.What == "stale" {
			stale++
		}
	}
	if stale != 1 {
		t.Errorf("%d decisions are stale, want the one about the item that is gone", stale)
	}

	other := copied(t)
	ran(t, "audit", "decide", other, in, "accept", "--code", "misread", "--reviewer", "Ben")
	file := filepath.Join(t.TempDir(), "ada.jsonl")
	if err := os.WriteFile(file, []byte(ran(t, "audit", "export", dir)), 0o600); err != nil {
		t.Fatal(err)
	}
	if text := ran(t, "audit", "merge", other, file); !strings.Contains(text, "3 decisions added") {
		t.Errorf("merge: %s", text)
	}
	ran(t, "audit", "merge", other, file)
	same("merge", other, 3)
	if n := len(lines[any](t, "audit", "export", other)); n != 4 {
		t.Errorf("%d decisions after merging twice, want 4", n)
	}
}
