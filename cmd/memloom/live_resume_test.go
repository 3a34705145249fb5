package main

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"memloom/internal/llm/mock"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/runstore"
)

// TestFinishedRunReopened gives a finished run other models and interrupts it: it
// is a finished run no more, and goes on with them when it is resumed.
func TestFinishedRunReopened(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	dir := filepath.Join(t.TempDir(), "corpus")
	must(t, asks(t, small("--quiet", "--out", dir, "--models", liveCast{url: server.url, more: ", temperature: 0.5"}.file(t))...))
	first := server.settled(t).Requests
	other := liveCast{url: server.url, more: ", temperature: 0.7"}.file(t)
	pausedWell(t, asks(t, "resume", dir, "--quiet", "--budget-usd", "0.01", "--models", other), exitPaused, dir)
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
	pausedWell(t, collect(cmd), exitPaused, dir)
	asked := server.requests()
	must(t, asks(t, "resume", dir, "--quiet", "--budget-usd", "none"))
	if n := server.requests(); asked == 0 || n <= asked {
		t.Errorf("%d requests before the pause, %d in all", asked, n)
	}
	sameRows(t, dir, smallCorpus(t))

	bad := withKey(liveKey, small("--out", dir+"-2", "--models", "/dev/stdin")...)
	bad.Stdin = strings.NewReader("models: 3\n")
	if r := collect(bad); r.code != exitUsage || !strings.Contains(r.stderr, "models file /dev/stdin: line 1") {
		t.Errorf("exit %d: %s", r.code, r.stderr)
	}
	if _, err := (cast{file: &models.File{}}).kept(); err == nil {
		t.Error("models whose text is lost were kept")
	}
}

// TestStageBudgetsMerge: a sitting's cap of a stage takes the place of the one
// that the run keeps of it, and leaves those of other stages.
func TestStageBudgetsMerge(t *testing.T) {
	for name, c := range map[string]struct {
		kept, given []string
		want        map[string]money.Nano
	}{
		"none is named":    {[]string{"text=2", "judge=1"}, nil, map[string]money.Nano{"text": 2 * dollar, "judge": dollar}},
		"one is raised":    {[]string{"text=2", "judge=1"}, []string{"text=5"}, map[string]money.Nano{"text": 5 * dollar, "judge": dollar}},
		"another is added": {[]string{"text=2"}, []string{"judge=1"}, map[string]money.Nano{"text": 2 * dollar, "judge": dollar}},
		"one is lifted":    {[]string{"text=2", "judge=1"}, []string{"text=none"}, map[string]money.Nano{"judge": dollar}},
		"the last counts":  {nil, []string{"text=2", "text=none", "judge=1", "judge=3"}, map[string]money.Nano{"judge": 3 * dollar}},
	} {
		t.Run(name, func(t *testing.T) {
			store, err := runstore.Open(t.TempDir(), runstore.Options{})
			if err != nil {
				t.Fatal(err)
			}
			defer store.Close()
			keep := func(f modelFlags) {
				kept, err := f.budgetsKept()
				if err := errors.Join(err, store.KeepAll(t.Context(), kept)); err != nil {
					t.Fatal(err)
				}
			}
			keep(modelFlags{budgets: c.kept})
			for sitting := range 3 { // later ones name none
				var f modelFlags
				if sitting == 0 {
					f.budgets = c.given
				}
				if _, err := f.castOf(store); err != nil {
					t.Fatal(err)
				}
				if caps, err := f.caps(); err != nil || !maps.Equal(caps.Stages, c.want) {
					t.Errorf("sitting %d is held to %v, %v; want %v", sitting+1, caps.Stages, err, c.want)
				}
				keep(f)
			}
		})
	}
	if _, err := (modelFlags{budgets: []string{"txet=none"}}).caps(); exitCode(err) != exitUsage {
		t.Errorf("no such stage: %v", err)
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
