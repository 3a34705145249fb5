//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
	"memloom/internal/pack/writing/writingtest"
)

// Ctrl-C while a run is estimated ends the program at once; it says once how to go on.
func TestInterrupt_OpeningEstimate(t *testing.T) {
	file := liveCast{url: "http://127.0.0.1:9"}.file(t) // no one is asked so early
	dir := filepath.Join(t.TempDir(), "corpus")
	for _, tt := range []struct {
		name  string
		args  []string
		after time.Duration
		want  string
	}{
		{"generate, while it is looked whether the recipe fits", []string{"generate", "workplace", "--out", dir + "-0"},
			250 * time.Millisecond, "stopped before anything was kept"},
		{"generate, while it is estimated", []string{"generate", "workplace", "--models", file, "--out", dir}, 0,
			"paused; `memloom resume " + dir + "`"},
		{"plan", []string{"plan", "workplace"}, 700 * time.Millisecond, "stopped before anything was kept"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			began := time.Now()
			must(t, memloom("--version"))
			bound := 300*time.Millisecond + 2*time.Since(began) // of a machine that may be busy
			took := time.Hour
			for range 5 {
				shown, code, d := interrupt(t, tt.args, " → "+dir, tt.after)
				if took = min(took, d); code != app.ExitPaused {
					t.Errorf("exit code %d, want %d", code, app.ExitPaused)
				}
				if strings.Count(shown, "memloom: ") != 1 || !strings.Contains(shown, tt.want) || strings.Contains(shown,
					"context canceled") {
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
func interrupt(t *testing.T, args []string, says string, after time.Duration) (shown string, code int,
	took time.Duration) {
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

// TestInterrupt_TwiceNamesTheCommand: a second Ctrl-C names the command that goes on with what is at work, which does.
func TestInterrupt_TwiceNamesTheCommand(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	garden, corpus := filepath.Join(dir, "garden.yaml"), filepath.Join(dir, "corpus")
	hanging := mock.Options{Script: &mock.Script{Rules: []mock.Rule{{Fault: "hang"}}}}
	server := serve(t, hanging)
	stopTwice(t, server, small("--out", corpus, "--models", liveCast{url: server.url}.file(t)), "resume", corpus)
	hanging.Model = writingtest.New()
	server = serve(t, hanging)
	writing := []string{"domain", "init", "garden", "--models", liveCast{url: server.url}.file(t), "--out", garden}
	stopTwice(t, server, writing, writing...)
}

// stopTwice stops a command with two signals while a request hangs, and goes on with another once nothing does.
func stopTwice(t *testing.T, server *live, args []string, onward ...string) {
	t.Helper()
	cmd, said := withKey(liveKey, args...), &heard{}
	cmd.Stdout, cmd.Stderr = said, said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for server.mock.Stats().InFlight == 0 {
		time.Sleep(time.Millisecond)
	}
	for _, until := range []string{"Ctrl-C again stops at once", "stopped at once"} {
		if err := cmd.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
		said.says(t, until, 20*time.Second)
	}
	_ = cmd.Wait() // its exit code says how it went
	want := "stopped at once; what was finished is kept, and " + app.Command(onward...) + " goes on\n"
	if code := cmd.ProcessState.ExitCode(); code != app.ExitPaused || !strings.HasSuffix(said.text(), want) {
		t.Errorf("exit %d: %q, want %q at its end", code, said.text(), want)
	}
	server.mock.Play(&mock.Script{})
	must(t, asks(t, onward...))
}
