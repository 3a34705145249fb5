package main

import (
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
)

// TestDesk_PoolOfARun: while a run of streams is unfinished, the desk shows its pool by episode: what is only planned,
// and, once its drafts are judged, what is asked when.
func TestDesk_PoolOfARun(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	dir := filepath.Join(t.TempDir(), "corpus")
	pausedWell(t, asks(t, "generate", "streammembench", "--quiet", "--out", dir, "--models",
		liveCast{url: server.url}.file(t), "--budget-usd", "0.05"), app.ExitPaused, dir)
	page := startDesk(t, dir).get("/pool")
	written, ahead := strings.Count(page, "<h3>20")-strings.Count(page, "(planned)"), strings.Count(page, "(planned)")
	if written == 0 || ahead == 0 || written+ahead != 20 || strings.Count(page, "revealed: ") != 102 ||
		strings.Contains(page, "asked then") {
		t.Errorf("%d episodes written, %d planned: %s", written, ahead, page)
	}
	from := filepath.Join(t.TempDir(), "corpus")
	if r := must(t, memloom("generate", "streammembench", "--quiet", "--out", from)); r.code != 0 {
		t.Fatal(r.stderr)
	}
	bare := filepath.Join(t.TempDir(), "corpus")
	unpublished(t, bare, from, true)
	page = startDesk(t, bare).get("/pool")
	finished := startDesk(t, from).get("/pool")
	if n := strings.Count(page, ", accepted)"); n < 102 || strings.Contains(page, "(planned)") {
		t.Errorf("%d questions: %s", n, page)
	}
	for _, what := range []string{"revealed: ", "flipped: "} {
		if a, b := strings.Count(page, what), strings.Count(finished, what); a != b || a == 0 {
			t.Errorf("%s%d times before the corpus is published, %d after", what, a, b)
		}
	}
}
