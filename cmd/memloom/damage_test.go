package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
)

// TestGenerate_FolderOfDamagedRun: a folder whose run cannot be resumed is not offered to resume.
func TestGenerate_FolderOfDamagedRun(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "corpus")
	if err := os.MkdirAll(filepath.Join(dir, ".run"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, ".run", "run.db"), []byte("this is no database, whatever its name says\n"),
		0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"generate", "--out", dir}, {"resume", dir}, {"status", dir}} {
		r := memloom(args...)
		if r.code != app.ExitEnvironment || strings.Contains(r.stderr, "goes on") || !strings.Contains(r.stderr,
			"generate again with --force") {
			t.Errorf("%s: exit %d: %s", args[0], r.code, r.stderr)
		}
	}
}
