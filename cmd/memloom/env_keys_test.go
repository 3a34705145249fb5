package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
)

// TestCheck_KeyInPublishedFolder puts the key of a models file into a corpus, in an escape: check finds it, and does
// not show it. Without the key it says that it could not look.
func TestCheck_KeyInPublishedFolder(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "corpus")
	if err := os.CopyFS(dir, os.DirFS(smallCorpus(t))); err != nil {
		t.Fatal(err)
	}
	file := liveCast{url: "http://127.0.0.1:1"}.file(t)
	if r := asks(t, "check", dir, "--all", "--models", file); r.code != 0 || !strings.Contains(r.stdout,
		"looked for "+liveEnv) {
		t.Errorf("exit %d: %s%s", r.code, r.stdout, r.stderr)
	}
	notes := filepath.Join(dir, "notes.json")
	if err := os.WriteFile(notes, []byte(`{"asked with": "`+escapedWhole(liveKey)+`"}`), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, form := range []string{"--quiet", "--json"} {
		r := asks(t, "check", dir, "--all", "--models", file, form)
		if r.code != app.ExitShort || !strings.Contains(r.stdout, "notes.json") || !strings.Contains(r.stdout,
			"the key in "+liveEnv) {
			t.Errorf("%s: exit %d: %s%s", form, r.code, r.stdout, r.stderr)
		}
	}
	r := collect(withKey("", "check", dir, "--all", "--models", file))
	if r.code != 0 || !strings.Contains(r.stdout, "not checkable here: no key is in the environment") {
		t.Errorf("without a key: exit %d: %s%s", r.code, r.stdout, r.stderr)
	}
}
