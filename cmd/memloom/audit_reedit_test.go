package main

import (
	"strings"
	"testing"
)

// TestAuditDecide_AcceptsTheWordingThatWasSeen: who accepts an item that was edited, published and fell again admits it
// as edited; a further edit changes that wording, and withdrawing all of it gives the run's own.
func TestAuditDecide_AcceptsTheWordingThatWasSeen(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	dir := contested(t)
	id := overrulable(t, dir)
	asked := func() (question, at, status string) {
		x := lines[struct{ Question, AskedAt, Status string }](t, "explain", dir, id)[0]
		shown := ran(t, "show", dir, map[string]string{"accepted": "item"}[x.Status]+
			map[string]string{"rejected": "rejection"}[x.Status], id)
		return shown, shown, x.Status
	}
	const first, second = "What, as far as anybody has said, is it?", "What is it, as far as anybody has said so far?"
	ran(t, "audit", "edit", dir, id, "--reviewer", "Ada", "--question", first)
	ran(t, "audit", "apply", dir)
	if text, _, status := asked(); status != "rejected" || !strings.Contains(text, first) {
		t.Fatalf("the edited item is %s: %s", status, text)
	}
	ran(t, "audit", "edit", dir, id, "--reviewer", "Ada", "--asked-at", "2026-01-02T09:00")
	ran(t, "audit", "apply", dir)
	if text, _, status := asked(); status != "rejected" || !strings.Contains(text, first) {
		t.Fatalf("after a further edit it is %s, and its first one is gone: %s", status, text)
	}
	ran(t, "audit", "edit", dir, id, "--reviewer", "Ada", "--question", second)
	ran(t, "audit", "apply", dir)
	ran(t, "audit", "decide", dir, id, "accept", "--reviewer", "Ada", "--code", "misread")
	ran(t, "audit", "apply", dir)
	ran(t, "check", dir)
	if text, _, status := asked(); status != "accepted" || !strings.Contains(text, second) {
		t.Errorf("the accepted item is %s, and not as it was seen: %s", status, text)
	}
	ran(t, "audit", "decide", dir, id, "withdraw", "--reviewer", "Ada")
	ran(t, "audit", "apply", dir)
	if text, _, status := asked(); status != "rejected" || strings.Contains(text, second) {
		t.Errorf("after it was withdrawn it is %s: %s", status, text)
	}
}
