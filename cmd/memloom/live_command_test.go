package main

import (
	"bytes"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
	"memloom/output"
)

// TestTemplatesOverHTTP makes a corpus with a template of the user's: the server
// is asked by its words, and the manifest has its hash, and those of the
// program's own for the rest. A resumed run goes on with it.
func TestTemplatesOverHTTP(t *testing.T) {
	t.Parallel()
	const words = "Mind the lighthouse keeper."
	templates := t.TempDir()
	if err := os.WriteFile(filepath.Join(templates, "blind.txt"), []byte(words+"\n{{.Input}}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	server := serve(t, mock.Options{})
	var heard atomic.Int32
	server.setHook(func(_ http.ResponseWriter, body []byte) bool {
		if bytes.Contains(body, []byte(words)) {
			heard.Add(1)
		}
		return false
	})
	dir, file := filepath.Join(t.TempDir(), "corpus"), liveCast{url: server.url}.file(t)
	pausedWell(t, asks(t, small("--quiet", "--templates", templates, "--budget-usd", "0.05", "--out", dir, "--models",
		file)...), app.ExitPaused, dir)
	if heard.Load() > 0 {
		t.Error("a guesser was asked before it was paused: it does not show that a resumed run keeps its templates")
	}
	must(t, asks(t, "resume", dir, "--quiet", "--budget-usd", "none"))
	if heard.Load() == 0 {
		t.Error("nobody was asked in the user's words")
	}
	own, changed := templatesOf(t, smallCorpus(t)), templatesOf(t, dir)
	for name, hash := range own {
		if (changed[name] != hash) != (name == "blind") {
			t.Errorf("%s has the hash %s, the program's own has %s", name, changed[name], hash)
		}
	}
}

// TestUnknownTemplate: a file that is no task's is said before anything is asked
// or written.
func TestUnknownTemplate(t *testing.T) {
	t.Parallel()
	templates := t.TempDir()
	if err := os.WriteFile(filepath.Join(templates, "jugde.txt"), []byte("{{.Input}}"), 0o600); err != nil {
		t.Fatal(err)
	}
	server := serve(t, mock.Options{})
	dir := filepath.Join(t.TempDir(), "corpus")
	r := asks(t, small("--quiet", "--templates", templates, "--out", dir, "--models",
		liveCast{url: server.url}.file(t))...)
	if r.code != app.ExitUsage || complaint(r) != nil || !strings.Contains(r.stderr, "jugde.txt") ||
		!strings.Contains(r.stderr, "judge.txt") {
		t.Errorf("exit %d: %s", r.code, r.stderr)
	}
	if _, err := os.Stat(dir); err == nil || server.requests() > 0 {
		t.Errorf("%d requests were made; the folder: %v", server.requests(), err)
	}
}

// templatesOf reads the hashes of a corpus's templates.
func templatesOf(t *testing.T, dir string) map[string]string {
	t.Helper()
	m, err := output.ReadManifest(dir)
	if err != nil || len(m.Templates) == 0 {
		t.Fatalf("%s: %d templates, %v", dir, len(m.Templates), err)
	}
	out := map[string]string{}
	for _, x := range m.Templates {
		out[x.Name] = x.SHA256
	}
	return out
}

// TestMisspeltModel: a name that the provider does not know ends the run, which
// says once where, and how it goes on with a file that is mended.
func TestMisspeltModel(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	server.setHook(func(w http.ResponseWriter, body []byte) bool {
		if !bytes.Contains(body, []byte(`"buildin"`)) {
			return false
		}
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusNotFound)
		_, _ = w.Write([]byte(`{"error": {"message": "buildin does not exist", "code": "model_not_found"}}`))
		return true
	})
	dir := filepath.Join(t.TempDir(), "corpus")
	r := asks(t, small("--quiet", "--out", dir, "--models", liveCast{url: server.url, model: "buildin"}.file(t))...)
	pausedWell(t, r, app.ExitEnvironment, dir)
	if !strings.Contains(r.stderr, "memloom resume "+dir+" --models FIXED.yaml") {
		t.Errorf("it does not say how to mend the file: %s", r.stderr)
	}
	first, _, _ := strings.Cut(r.stderr, "\n")
	if n := strings.Count(first, "scaffold"); n != 1 {
		t.Errorf("the stage is named %d times: %s", n, first)
	}
	_, unit, _ := strings.Cut(first, "unit ")
	unit, _, _ = strings.Cut(unit, " ")
	_, record, _ := strings.Cut(unit, "/")
	if record == "" || strings.Count(first, record) != 1 {
		t.Errorf("the unit %s is named more than once: %s", unit, first)
	}
	must(t, asks(t, "resume", dir, "--quiet", "--models", liveCast{url: server.url}.file(t)))
	sameRows(t, dir, smallCorpus(t))
}

// TestResumeReplays: a finished run is computed again from its journal, to the
// same bytes and without a key; one answer less, and it says which is missing.
func TestResumeReplays(t *testing.T) {
	t.Parallel()
	dir, _, _ := replayed(t)
	want, err := publishedFiles(dir)
	if err != nil {
		t.Fatal(err)
	}
	must(t, collect(withKey("", "resume", dir, "--quiet", "--replay")))
	sameFiles(t, dir, want)
	alter(t, dir, "UPDATE calls SET last = NULL WHERE id = (SELECT id FROM calls WHERE task = 'dialogue.day' ORDER BY key LIMIT 1)")
	if r := collect(withKey("", "resume", dir, "--quiet", "--replay")); r.code != app.ExitEnvironment ||
		!missed.MatchString(r.stderr) {
		t.Errorf("exit %d: %s", r.code, r.stderr)
	}
	if r := memloom("resume", smallCorpus(t), "--replay"); r.code != app.ExitUsage {
		t.Errorf("of the built-in model there is nothing to replay: exit %d: %s", r.code, r.stderr)
	}
}
