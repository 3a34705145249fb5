package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
)

// TestFinishedRunReopened gives a finished run other models and interrupts it: it
// is a finished run no more, and goes on with them when it is resumed.
func TestFinishedRunReopened(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	dir := filepath.Join(t.TempDir(), "corpus")
	must(t, asks(t, small("--quiet", "--out", dir, "--models", liveCast{url: server.url,
		more: ", temperature: 0.5"}.file(t))...))
	first := server.settled(t).Requests
	other := liveCast{url: server.url, more: ", temperature: 0.7"}.file(t)
	pausedWell(t, asks(t, "resume", dir, "--quiet", "--budget-usd", "0.01", "--models", other), app.ExitPaused, dir)
	if r := memloom("status", dir); !strings.Contains(r.stdout, "the run that replaces it is unfinished") {
		t.Errorf("status: %s", r.stdout)
	}
	must(t, asks(t, "resume", dir, "--quiet", "--budget-usd", "none"))
	if n := server.settled(t).Requests; n != 2*first {
		t.Errorf("the other models were asked %d times, want %d", n-first, first)
	}
	if r := must(t, asks(t, "resume", dir)); !strings.Contains(r.stderr, "nothing to resume") {
		t.Errorf("finished again: %s", r.stderr)
	}
}

// TestModelsFromPipe begins a run with a models file that can be read only once:
// the run keeps it, and goes on with it.
func TestModelsFromPipe(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("/dev/stdin")
	}
	t.Parallel()
	server := serve(t, mock.Options{})
	text, err := os.ReadFile(liveCast{url: server.url}.file(t))
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "corpus")
	cmd := withKey(liveKey, small("--quiet", "--budget-usd", "0.05", "--out", dir, "--models", "/dev/stdin")...)
	cmd.Stdin = strings.NewReader(string(text))
	pausedWell(t, collect(cmd), app.ExitPaused, dir)
	asked := server.requests()
	must(t, asks(t, "resume", dir, "--quiet", "--budget-usd", "none"))
	if n := server.requests(); asked == 0 || n <= asked {
		t.Errorf("%d requests before the pause, %d in all", asked, n)
	}
	sameRows(t, dir, smallCorpus(t))

	bad := withKey(liveKey, small("--out", dir+"-2", "--models", "/dev/stdin")...)
	bad.Stdin = strings.NewReader("models: 3\n")
	if r := collect(bad); r.code != app.ExitUsage || !strings.Contains(r.stderr, "models file /dev/stdin: line 1") {
		t.Errorf("exit %d: %s", r.code, r.stderr)
	}
}

// TestDamagedJournal replaces a run whose file cannot be read: it is said where
// it went, and that its answers will be paid for again.
func TestDamagedJournal(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	file := liveCast{url: server.url}.file(t)
	for name, args := range map[string][]string{
		"generate": small("--quiet", "--models", file, "--budget-usd", "0.02"),
		"pilot":    append([]string{"plan", "--pilot", "1", "--quiet", "--models", file}, small()[1:]...),
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			db := filepath.Join(dir, ".run", "run.db")
			if err := os.MkdirAll(filepath.Dir(db), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(db, []byte(strings.Repeat("no database ", 1000)), 0o600); err != nil {
				t.Fatal(err)
			}
			r := asks(t, append(args, "--force", "--out", dir)...)
			if !strings.Contains(r.stderr, "set aside as "+db+".damaged") || !strings.Contains(r.stderr, "paid for again") {
				t.Errorf("exit %d: %s", r.code, r.stderr)
			}
			if _, err := os.Stat(db + ".damaged"); err != nil {
				t.Error(err)
			}
		})
	}
}
