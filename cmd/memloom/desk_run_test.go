package main

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
)

// TestDesk_UnfinishedRun opens the desk on a run that ended before it was published: its page has the stages, what the
// filters made of the drafts, the last day and the last rejections, and changes nothing.
func TestDesk_UnfinishedRun(t *testing.T) {
	t.Parallel()
	from, _ := reference(t)
	dir := filepath.Join(t.TempDir(), "corpus")
	unpublished(t, dir, from, true)
	page := startDesk(t, dir).get("/")
	for _, want := range []string{"unfinished: interrupted", "There is no finished corpus to review yet",
		"accepted so far", "time left", "last day written", "single_hop",
		"The latest rejections", "It fell at "} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %q", want)
		}
	}
	if n := strings.Count(page, "It fell at "); n == 0 || n > 10 {
		t.Errorf("%d rejections", n)
	}
	if r := must(t, memloom("resume", "--quiet", dir)); r.code != 0 {
		t.Errorf("the run does not go on: %s", r.stderr)
	}
}

// TestDesk_CostAgainstCap opens the desk on a run that its cap has paused.
func TestDesk_CostAgainstCap(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	dir := filepath.Join(t.TempDir(), "corpus")
	pausedWell(t, asks(t, small("--quiet", "--out", dir, "--models", liveCast{url: server.url}.file(t), "--budget-usd",
		"0.05")...), app.ExitPaused, dir)
	page := startDesk(t, dir).get("/run")
	if !regexp.MustCompile(`\$0\.0\d+ of at most \$0\.05`).MatchString(page) || !strings.Contains(page, "foreseen") {
		t.Errorf("what it cost is not told: %s", page)
	}
}

// TestOpen_BesideARun: with --open a run prints the link of its page, whose address answers while it is at work, and
// ends by itself.
func TestOpen_BesideARun(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "corpus")
	r := must(t, memloom(small("--quiet", "--open", "--out", dir)...))
	if !strings.Contains(r.stderr, "http://127.0.0.1:") || !strings.Contains(r.stderr, "`memloom audit "+dir+
		"` opens it again") {
		t.Errorf("it says: %s", r.stderr)
	}
	if r := memloom(small("--quiet", "--open=always", "--out", dir+"2")...); r.code != app.ExitUsage ||
		!strings.Contains(r.stderr, "--open=keep") {
		t.Errorf("exit %d: %s", r.code, r.stderr)
	}
}
