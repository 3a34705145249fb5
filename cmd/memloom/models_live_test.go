package main

import (
	"bytes"
	"database/sql"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
	"memloom/internal/thorough"
)

// TestQuickstartOverHTTP makes the quickstart with models behind each provider's
// wire format: it has the rows of the corpus that the model in the process
// makes, and can be made again from the journal alone.
func TestQuickstartOverHTTP(t *testing.T) {
	t.Parallel()
	want, _ := reference(t)
	for _, provider := range []string{"openai", "gemini"} {
		t.Run(provider, func(t *testing.T) {
			if !thorough.Wanted() && provider != "openai" {
				t.Skip("a whole quickstart")
			}
			server := serve(t, mock.Options{})
			dir := filepath.Join(t.TempDir(), "corpus")
			must(t, asks(t, "generate", "--quiet", "--out", dir, "--models", liveCast{provider: provider,
				url: server.url}.file(t)))
			sameRows(t, dir, want)
			s := server.mock.Stats()
			counted(t, dir, s)
			if s.Answered < 500 || s.Repeated != 0 || s.Answered != totalsOf(t, dir).Kept {
				t.Errorf("the server counted %+v", s)
			}
			keylessFolder(t, dir)
		})
	}
}

// replayed returns a small run over HTTP, its models file, and the server, which
// is gone.
func replayed(t *testing.T) (dir, file string, server *live) {
	t.Helper()
	server = serve(t, mock.Options{})
	dir, file = filepath.Join(t.TempDir(), "corpus"), liveCast{url: server.url, more: ", temperature: 0.5"}.file(t)
	must(t, asks(t, small("--quiet", "--out", dir, "--models", file)...))
	server.http.Close()
	return dir, file, server
}

// TestReplay makes a corpus again without server, network and key.
func TestReplay(t *testing.T) {
	t.Parallel()
	dir, file, _ := replayed(t)
	sameRows(t, dir, smallCorpus(t))
	want, err := publishedFiles(dir)
	if err != nil {
		t.Fatal(err)
	}
	must(t, collect(withKey("", small("--quiet", "--force", "--replay", "--out", dir, "--models", file)...)))
	sameFiles(t, dir, want)
	if c := totalsOf(t, dir); c.Kept == 0 || c.Sends != c.Kept {
		t.Errorf("a replay that counts %+v", c)
	}
}

var missed = regexp.MustCompile(
	`memloom: running unit \S+( of stage \S+)?: (.+: )?the journal holds no answer of model \S+ to task \S+`)

// TestReplayMisses has a replay ask what the journal does not hold: one error
// names the unit, and nothing is sent.
func TestReplayMisses(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	dir, file, server := replayed(t)
	before := server.mock.Stats().Requests
	for name, c := range map[string]struct {
		file   string
		change string // to the store
		unit   string
	}{
		"an answer is gone": {file: file,
			change: "UPDATE calls SET last = NULL WHERE id = (SELECT id FROM calls WHERE task = 'dialogue.day' ORDER BY key LIMIT 1)", unit: "text"},
		"another temperature": {file: liveCast{url: server.url, more: ", temperature: 0.7"}.file(t)},
		"another model at the same": {file: liveCast{url: server.url, more: ", temperature: 0.5",
			model: "builtin-blind-4"}.file(t)},
	} {
		t.Run(name, func(t *testing.T) {
			copied := filepath.Join(t.TempDir(), "corpus")
			unpublished(t, copied, dir, true)
			if c.change != "" {
				alter(t, copied, c.change)
			}
			r := collect(withKey("", small("--quiet", "--force", "--replay", "--out", copied, "--models", c.file)...))
			if err := complaint(r); r.code != app.ExitEnvironment || err != nil || !missed.MatchString(r.stderr) ||
				!strings.Contains(r.stderr, c.unit) {
				t.Errorf("exit %d, want %d: %v\n%s", r.code, app.ExitEnvironment, err, r.stderr)
			}
			_, unit, _ := strings.Cut(r.stderr, "running unit ")
			unit, _, _ = strings.Cut(strings.TrimRight(strings.Fields(unit)[0], ":"), " ")
			if strings.Count(r.stderr, unit) != 1 {
				t.Errorf("the unit %s is named more than once: %s", unit, r.stderr)
			}
			if is, _ := whole(copied); is {
				t.Error("what is left looks whole")
			}
		})
	}
	if after := server.mock.Stats().Requests; after != before {
		t.Errorf("%d requests were sent", after-before)
	}
}

// TestReplayOfFailures makes a corpus again whose models refused, were given too
// much and were cut short: what failed for good fails again, to the same bytes.
func TestReplayOfFailures(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	server := serve(t, mock.Options{Seed: 3, Script: script(t, `
rules:
  - {fault: refusal, chance: 0.04}
  - {fault: refusal, chance: 0.04, how: filtered}
  - {fault: overflow, chance: 0.06}
  - {fault: truncated, chance: 0.08}
  - {fault: truncated, chance: 0.08, first: 1}
`)})
	dir, file := filepath.Join(t.TempDir(), "corpus"), liveCast{url: server.url}.file(t)
	r := asks(t, small("--quiet", "--out", dir, "--models", file)...)
	met := server.settled(t).Faults
	if r.code != app.ExitOK && r.code != app.ExitShort || met["refusal"] == 0 || met["overflow"] == 0 ||
		met["truncated"] == 0 {
		t.Fatalf("exit %d after %v: %s", r.code, met, r.stderr)
	}
	if c := totalsOf(t, dir); c.GivenUp < 3 {
		t.Fatalf("%d calls were given up", c.GivenUp)
	}
	server.http.Close()
	want, err := publishedFiles(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, replay := range [][]string{{"resume", dir, "--quiet", "--replay"}, small("--quiet", "--force", "--replay",
		"--out", dir, "--models", file)} {
		if again := collect(withKey("", replay...)); again.code != r.code {
			t.Fatalf("exit %d, the run's was %d: %s", again.code, r.code, again.stderr)
		}
		sameFiles(t, dir, want)
	}
}

// TestModelsChange resumes a finished run with another models file: what could
// change an answer has everything asked anew, what could not has nothing.
func TestModelsChange(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	server := serve(t, mock.Options{})
	dir := filepath.Join(t.TempDir(), "corpus")
	must(t, asks(t, small("--quiet", "--out", dir, "--models", liveCast{url: server.url,
		more: ", temperature: 0.5"}.file(t))...))
	first := server.settled(t).Requests
	must(t, asks(t, "resume", dir, "--quiet", "--models", liveCast{url: server.url,
		more: ", temperature: 0.50, timeout: 90s", limits: "{rpm: 100000}"}.file(t)))
	if n := server.settled(t).Requests; n != first {
		t.Errorf("other limits had %d calls sent again", n-first)
	}
	must(t, asks(t, "resume", dir, "--quiet", "--models", liveCast{url: server.url, more: ", temperature: 0.7"}.file(t)))
	if n := server.settled(t).Requests; n != 2*first {
		t.Errorf("another temperature had %d calls sent, want all %d", n-first, first)
	}
	sameRows(t, dir, smallCorpus(t))
}

// alter changes a run's store behind its back.
func alter(t testing.TB, dir, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(dir, ".run", "run.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	done, err := db.Exec(statement)
	if err != nil {
		t.Fatal(err)
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		t.Fatalf("nothing was changed: %v", err)
	}
}

// written is small with projects that a planner writes.
func written(args ...string) []string {
	return append(small(args...), "--set", "world.blueprint=written", "--set", "world.projects=2", "--set",
		"world.people=24")
}

// TestWrittenProjectsOverHTTP has a planner behind each provider's wire format
// write the projects: the rows are those of the model in the process, every call
// is in the journal, and the corpus can be made again from it.
func TestWrittenProjectsOverHTTP(t *testing.T) {
	t.Parallel()
	want := filepath.Join(t.TempDir(), "own")
	must(t, memloom(written("--quiet", "--out", want)...))
	for _, provider := range []string{"openai", "gemini"} {
		t.Run(provider, func(t *testing.T) {
			if !thorough.Wanted() && provider != "openai" {
				t.Skip("much like the other")
			}
			server := serve(t, mock.Options{})
			dir, file := filepath.Join(t.TempDir(), "corpus"), liveCast{provider: provider, url: server.url}.file(t)
			must(t, asks(t, written("--quiet", "--out", dir, "--models", file)...))
			sameRows(t, dir, want)
			counted(t, dir, server.mock.Stats())
			server.http.Close()
			must(t, collect(withKey("", written("--quiet", "--force", "--replay", "--out", dir, "--models", file)...)))
			sameRows(t, dir, want)
		})
	}
}

// TestPlannerThatWritesNothingUsable pauses the run with a sentence that names
// the project; with a planner that can, the run goes on.
func TestPlannerThatWritesNothingUsable(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	server := serve(t, mock.Options{})
	server.setHook(func(w http.ResponseWriter, body []byte) bool {
		if !bytes.Contains(body, []byte("plan.subtasks")) {
			return false
		}
		w.Header().Set("Content-Type", "application/json")
		fmt.Fprint(w, `{"id":"x","object":"chat.completion","model":"builtin","choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"{\"tasks\":[]}"}}],"usage":{"prompt_tokens":9,"completion_tokens":3,"total_tokens":12}}`)
		return true
	})
	dir, file := filepath.Join(t.TempDir(), "corpus"), liveCast{url: server.url}.file(t)
	r := asks(t, written("--quiet", "--out", dir, "--models", file)...)
	pausedWell(t, r, app.ExitEnvironment, dir)
	for _, part := range []string{"the planner could not write the tasks of the sub-project", "of project ",
		"there are 0 tasks, exactly 4 are asked for", "name another model for the role planner"} {
		if !strings.Contains(r.stderr, part) {
			t.Errorf("it does not say %q: %s", part, r.stderr)
		}
	}
	server.setHook(nil)
	able := filepath.Join(t.TempDir(), "models.yaml")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(able, bytes.Replace(text, []byte("roles: {"), []byte("roles: {planner: builtin, "), 1),
		0o644); err != nil {
		t.Fatal(err)
	}
	must(t, asks(t, "resume", dir, "--quiet", "--models", able))
}
