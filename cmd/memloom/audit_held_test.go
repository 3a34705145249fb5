package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/runstore"
	"memloom/output"
)

// Of a folder that a process is writing, every command says what can be done now, and that does work.
func TestAudit_FolderThatARunIsWriting(t *testing.T) {
	dir := contested(t)
	in := overrulable(t, dir)
	store, err := runstore.Open(dir, runstore.Options{By: "memloom generate"})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	refused := func(args ...string) {
		t.Helper()
		want := fmt.Sprintf("%s is in use by process %d (memloom generate, since ", dir, os.Getpid())
		_, errs, code := inProcess(args...)
		if code != app.ExitEnvironment || !strings.Contains(errs, want) || !strings.Contains(errs,
			"only read work meanwhile") {
			t.Errorf("%s: exit %d: %s, want %s…", strings.Join(args[:2], " "), code, errs, want)
		}
	}
	refused("audit", "apply", dir)
	ran(t, "audit", "apply", dir, "--dry-run")
	ran(t, "audit", "list", dir)
	ran(t, "audit", "show", dir, in)
	ran(t, "audit", "decide", dir, in, "reject", "--reviewer", "Ada")

	if err := os.Remove(filepath.Join(dir, output.ManifestName)); err != nil {
		t.Fatal(err)
	}
	refused("audit", "apply", dir)
	want := fmt.Sprintf("holds no corpus yet: process %d (memloom generate, since ", os.Getpid())
	for _, args := range [][]string{
		{"audit", "list", dir}, {"audit", "decide", dir, in, "reject", "--reviewer", "Ada"}, {"check", dir},
	} {
		_, errs, code := inProcess(args...)
		if code != app.ExitUsage || !strings.Contains(errs, want) || !strings.Contains(errs, "`memloom status ") ||
			strings.Contains(errs, "resume") {
			t.Errorf("%s in a folder of a first run: exit %d: %s", strings.Join(args[:2], " "), code, errs)
		}
	}
	if text := ran(t, "status", dir); !strings.Contains(text, "at work") {
		t.Errorf("status: %s", text)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := inProcess("audit", "list", dir); code != app.ExitUsage || !strings.Contains(errs,
		"memloom resume") {
		t.Errorf("once the process has ended: exit %d: %s", code, errs)
	}
}
