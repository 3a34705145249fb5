//go:build unix

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"memloom/internal/app"
)

// TestFilesThatCannotGrow lets a run meet a writer that fails, further on each
// time, until it is let through: every failure is told in one sentence, leaves
// nothing that looks whole, and loses nothing.
func TestFilesThatCannotGrow(t *testing.T) {
	thoroughly(t)
	if testing.Short() {
		t.Skip("many runs of the program")
	}
	t.Parallel()
	_, want := reference(t)
	dir := filepath.Join(t.TempDir(), "corpus")
	failures := 0
	for limit := 2 << 10; ; limit += limit / 4 {
		args := append([]string{fmt.Sprint(limit)}, carryOn(dir)...)
		r := collect(exec.Command("memloom-limited", append(args, "--quiet")...))
		if r.code == 0 {
			break
		}
		failures++
		failedCleanly(t, fmt.Sprintf("files of %d bytes", limit), dir, r)
	}
	sameFiles(t, dir, want)
	if failures < 10 {
		t.Errorf("the writer failed %d times only", failures)
	}
	t.Logf("%d failures", failures)
}

// failedCleanly checks what a command that the environment failed leaves.
func failedCleanly(t *testing.T, what, dir string, r result) {
	t.Helper()
	if err := complaint(r); r.code != app.ExitEnvironment || err != nil {
		t.Fatalf("%s: exit %d, want %d: %s %v", what, r.code, app.ExitEnvironment, r.stderr, err)
	}
	if !strings.Contains(r.stderr, dir) {
		t.Errorf("%s: it does not say where: %s", what, r.stderr)
	}
	if is, err := whole(dir); is || err != nil {
		t.Fatalf("%s: what is left looks whole, or worse: %v", what, err)
	}
}

// TestPublicationFails puts something in the way of the tables.
func TestPublicationFails(t *testing.T) {
	t.Parallel()
	corpus, want := reference(t)
	dir := filepath.Join(t.TempDir(), "corpus")
	unpublished(t, dir, corpus, true)
	obstacle := filepath.Join(dir, "scaffold")
	if err := os.WriteFile(obstacle, []byte("in the way"), 0o644); err != nil {
		t.Fatal(err)
	}
	r := memloom("resume", "--quiet", dir)
	if r.code != app.ExitUsage {
		t.Errorf("exit %d: %s", r.code, r.stderr)
	}
	if !strings.Contains(r.stderr, obstacle) || !strings.Contains(r.stderr, "memloom resume "+dir) {
		t.Errorf("it names not what is in the way, or not how to go on: %s", r.stderr)
	}
	if err := os.Remove(obstacle); err != nil {
		t.Fatal(err)
	}
	if r := memloom("resume", "--quiet", dir); r.code != 0 {
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	sameFiles(t, dir, want)
}

// TestReadOnlyPlaces uses folders in which nothing may be written.
func TestReadOnlyPlaces(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("permissions do not bind this user")
	}
	t.Parallel()
	corpus, want := reference(t)
	parent := t.TempDir()
	dir := filepath.Join(parent, "corpus")
	unpublished(t, dir, corpus, true)
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(dir, 0o755) })
	failedCleanly(t, "resume", dir, memloom("resume", "--quiet", dir))
	failedCleanly(t, "generate", dir, memloom("generate", "--quiet", "--out", filepath.Join(dir, "below")))
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if r := memloom("resume", "--quiet", dir); r.code != 0 {
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	sameFiles(t, dir, want)
}

// TestRunningCorpus looks at a folder in which the program is at work: the one who
// reads needs no lock, the one who writes is refused and told who holds it.
func TestRunningCorpus(t *testing.T) {
	t.Parallel()
	_, want := reference(t)
	dir := filepath.Join(t.TempDir(), "corpus")
	p, err := start("generate", "--workers", "1", "--out", dir)
	if err == nil {
		err = p.until("text")
	}
	if err == nil {
		err = p.Process.Signal(syscall.SIGSTOP)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.kill() })

	if r := memloom("status", dir); r.code != 0 || !strings.Contains(r.stdout, "at work since") {
		t.Errorf("status: exit %d: %s%s", r.code, r.stdout, r.stderr)
	}
	holder := fmt.Sprintf("in use by process %d", p.Process.Pid)
	for _, args := range [][]string{{"resume", dir}, {"generate", "--force", "--out", dir}, {"generate", "--out", dir}} {
		r := memloom(args...)
		if err := complaint(r); r.code != app.ExitEnvironment || err != nil || !strings.Contains(r.stderr, holder) {
			t.Errorf("%s: exit %d: %s %v", args[0], r.code, r.stderr, err)
		}
	}
	for _, args := range [][]string{{"check", dir}, {"show", dir, "day"}} {
		if r := memloom(args...); r.code != app.ExitUsage || complaint(r) != nil {
			t.Errorf("%s: exit %d: %s", args[0], r.code, r.stderr)
		}
	}

	if err := p.Process.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
	if r := p.finish(); r.code != 0 {
		t.Fatalf("the run: exit %d: %s", r.code, r.stderr)
	}
	sameFiles(t, dir, want)
}
