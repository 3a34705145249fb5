//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// Ctrl-C while a run is estimated ends the program at once; it says once how to go on.
func TestInterrupt_OpeningEstimate(t *testing.T) {
	file := liveCast{url: "http://127.0.0.1:9"}.file(t) // nobody is asked so early
	dir := filepath.Join(t.TempDir(), "corpus")
	for _, tt := range []struct {
		name  string
		args  []string
		after time.Duration
		want  string
	}{
		{"generate, while it is looked whether the recipe fits", []string{"generate", "workplace", "--out", dir + "-0"}, 250 * time.Millisecond, "stopped before anything was kept"},
		{"generate, while it is estimated", []string{"generate", "workplace", "--models", file, "--out", dir}, 0, "paused; `memloom resume " + dir + "`"},
		{"plan", []string{"plan", "workplace"}, 700 * time.Millisecond, "stopped before anything was kept"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			began := time.Now()
			must(t, memloom("--version"))
			bound := 300*time.Millisecond + 2*time.Since(began) // of a machine that may be busy
			took := time.Hour
			for range 5 {
				shown, code, d := interrupt(t, tt.args, " → "+dir, tt.after)
				if took = min(took, d); code != exitPaused {
					t.Errorf("exit code %d, want %d", code, exitPaused)
				}
				if strings.Count(shown, "memloom: ") != 1 || !strings.Contains(shown, tt.want) || strings.Contains(shown, "context canceled") {
					t.Errorf("it said %q, want %q once", shown, tt.want)
				}
				if took < bound {
					return
				}
				_ = os.RemoveAll(dir)
			}
			t.Errorf("took %s, want less than %s", took, bound)
		})
	}
}

// interrupt starts memloom, sends it SIGINT after a time, or 100 ms after it has
// said something where the time is 0, and returns what it said, its exit code and
// how long it went on.
func interrupt(t *testing.T, args []string, says string, after time.Duration) (shown string, code int, took time.Duration) {
	t.Helper()
	cmd := withKey(liveKey, args...)
	all := &heard{}
	cmd.Stdout, cmd.Stderr = all, all
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if after == 0 {
		all.says(t, says, 20*time.Second)
		after = 100 * time.Millisecond
	}
	time.Sleep(after)
	sent := time.Now()
	if err := cmd.Process.Signal(syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait() // the exit code says it
	return all.text(), cmd.ProcessState.ExitCode(), time.Since(sent)
}
