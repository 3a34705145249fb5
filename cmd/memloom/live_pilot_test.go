package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
)

// TestSummariesFromText: whether summaries can be made from the text, the
// summariser of the models file decides, before anything is asked or written.
func TestSummariesFromText(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	file := liveCast{url: server.url}.file(t)
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	chat := filepath.Join(t.TempDir(), "chat.yaml")
	other := fmt.Sprintf("models:\n  chat: {provider: openai, model: chatty, base_url: %q, api_key_env: %s, price: {input: 1, output: 2}}\n", server.url+"/v1", liveEnv)
	if err := os.WriteFile(chat, []byte(strings.NewReplacer("models:\n", other, "roles: {",
		"roles: {summariser: chat, ").Replace(string(text))), 0o600); err != nil {
		t.Fatal(err)
	}
	own := filepath.Join(t.TempDir(), "own.yaml")
	if err := os.WriteFile(own, []byte(strings.Replace(string(text), "roles: {", "roles: {summariser: builtin, ", 1)),
		0o600); err != nil {
		t.Fatal(err)
	}
	from := small("--quiet", "--set", "scaffold.from=text")
	dir := filepath.Join(t.TempDir(), "corpus")
	for name, models := range map[string][]string{"no models": nil, "the built-in summariser": {"--models", own},
		"the built-in one behind a server": {"--models", file}} {
		r := asks(t, append(append(from, "--out", dir), models...)...)
		if r.code != app.ExitUsage || complaint(r) != nil || !strings.Contains(r.stderr, "needs a chat model as summariser") {
			t.Errorf("%s: exit %d: %s", name, r.code, r.stderr)
		}
	}
	if _, err := os.Stat(dir); err == nil || server.requests() > 0 {
		t.Errorf("%d requests were made; the folder: %v", server.requests(), err)
	}
	must(t, asks(t, append([]string{"plan", "--models", chat}, from[1:]...)...))
	// The server has no such model: the run comes as far as asking it.
	r := asks(t, append(from, "--out", dir, "--models", chat)...)
	pausedWell(t, r, app.ExitEnvironment, dir)
	if server.requests() == 0 || !strings.Contains(r.stderr, "chatty") {
		t.Errorf("the chat model was not asked: %s", r.stderr)
	}
	resumed := asks(t, "resume", dir, "--quiet", "--models", own)
	if resumed.code != app.ExitUsage || !strings.Contains(resumed.stderr, "needs a chat model as summariser") {
		t.Errorf("a resumed run: exit %d: %s", resumed.code, resumed.stderr)
	}
}

// TestPilotFromText: a recipe of which no pilot can be made is refused while the
// folder is as it was.
func TestPilotFromText(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	dir := filepath.Join(t.TempDir(), "corpus")
	unpublished(t, dir, smallCorpus(t), false)
	before, err := os.ReadFile(filepath.Join(dir, ".run", "run.db"))
	if err != nil {
		t.Fatal(err)
	}
	args := append([]string{"plan", "--pilot", "2", "--force", "--out", dir, "--models",
		liveCast{url: server.url}.file(t)}, small("--set", "scaffold.from=text")[1:]...)
	if r := asks(t, args...); r.code != app.ExitUsage || complaint(r) != nil || !strings.Contains(r.stderr,
		"scaffold.from: facts") {
		t.Errorf("exit %d: %s", r.code, r.stderr)
	}
	if after, err := os.ReadFile(filepath.Join(dir, ".run", "run.db")); err != nil || string(after) != string(before) {
		t.Errorf("the run in the folder was touched: %v", err)
	}
}

// TestPilotWithAWrongKey: one that words questions with a wrong key stops at the
// first that is refused, and says it once.
func TestPilotWithAWrongKey(t *testing.T) {
	t.Parallel()
	good, other := serve(t, mock.Options{}), serve(t, mock.Options{Key: liveKey + "-and-no-other"})
	file := filepath.Join(t.TempDir(), "models.yaml")
	model := "{provider: openai, model: builtin, builtin: true, base_url: %q, api_key_env: " + liveEnv +
		", price: {input: 1, output: 2}}"
	text := fmt.Sprintf("models:\n  m: "+model+"\n  p: "+model+
		"\nroles: {default: m, proposer: p, solver: builtin, judge: builtin}\n", good.url+"/v1", other.url+"/v1")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "run")
	r := asks(t, append([]string{"plan", "--pilot", "8", "--workers", "2", "--quiet", "--out", dir, "--models", file},
		modest...)...)
	pausedWell(t, r, app.ExitEnvironment, dir)
	if n := strings.Count(r.stderr, "stage wording"); n != 1 {
		t.Errorf("%d lines say it: %s", n, r.stderr)
	}
	if n := other.requests(); n == 0 || n > 2 {
		t.Errorf("%d drafts were asked with a wrong key, two at once", n)
	}
}
