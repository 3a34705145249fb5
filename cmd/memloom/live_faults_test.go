package main

import (
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
	"memloom/internal/thorough"
)

// transportFaults are those that leave no trace in a corpus: each prompt meets
// several, and is answered the third time at the latest.
const transportFaults = `
rules:
  - {fault: slow, chance: 0.2, median: 5ms, p99: 50ms}
  - {fault: throttled, chance: 0.1, first: 2}
  - {fault: throttled, chance: 0.05, first: 2, retry_after: 20ms, form: ms}
  - {fault: server_error, chance: 0.05, first: 2, status: 500}
  - {fault: server_error, chance: 0.05, first: 2, status: 502}
  - {fault: server_error, chance: 0.05, first: 2, status: 503, retry_after: 30ms, form: ms}
  - {fault: html, chance: 0.05, first: 2}
  - {fault: error_in_200, chance: 0.05, first: 2}
  - {fault: reset, chance: 0.05, first: 2}
  - {fault: reset, chance: 0.05, first: 2, at: body}
  - {fault: cut_body, chance: 0.05, first: 2}
  - {fault: hang, chance: 0.03, first: 2, for: 100ms}
  - {fault: bad_envelope, chance: 0.05, first: 2}
`

// harderFaults add to them what models say wrong, most often twice to a prompt.
const harderFaults = transportFaults + `
  - {fault: broken_json, chance: 0.1, first: 2}
  - {fault: trailing_comma, chance: 0.1, first: 2}
  - {fault: fenced, chance: 0.1, first: 2}
  - {fault: missing_field, chance: 0.1, first: 2}
  - {fault: extra_field, chance: 0.1, first: 2}
  - {fault: wrong_type, chance: 0.1, first: 2}
  - {fault: wrong_content, chance: 0.2, first: 2}
  - {fault: nonsense, chance: 0.1, first: 2}
  - {fault: empty, chance: 0.1, first: 2}
  - {fault: truncated, chance: 0.05}
  - {fault: refusal, chance: 0.03}
  - {fault: refusal, chance: 0.03, how: filtered}
  - {fault: refusal, chance: 0.03, how: prompt}
  - {fault: overflow, chance: 0.03}
`

// TestEveryFault makes a corpus with a provider that fails in every way that it
// can: the run ends well, or pauses in one sentence and goes on when resumed.
func TestEveryFault(t *testing.T) {
	t.Parallel()
	everything, err := mock.LoadScript("everything")
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		provider string
		script   *mock.Script
		same     bool // the corpus is that of a run without faults
	}{
		"everything":        {script: everything},
		"transport":         {script: script(t, transportFaults), same: true},
		"transport, gemini": {provider: "gemini", script: script(t, transportFaults), same: true},
		"harder":            {script: script(t, harderFaults)},
	} {
		t.Run(name, func(t *testing.T) {
			if !thorough.Wanted() && (c.provider == "gemini" || !c.same && name != "harder") {
				t.Skip("much like the others")
			}
			server := serve(t, mock.Options{Script: c.script, Seed: 7})
			dir := filepath.Join(t.TempDir(), "corpus")
			r := asks(t, small("--quiet", "--out", dir, "--models", liveCast{provider: c.provider, url: server.url}.file(t))...)
			for pauses := 0; r.code == app.ExitPaused || r.code == app.ExitEnvironment; pauses++ {
				if pauses == 5 {
					t.Fatalf("paused %d times, the last time so: %s", pauses, r.stderr)
				}
				pausedWell(t, r, r.code, dir)
				r = asks(t, "resume", "--quiet", dir)
			}
			if err := complaint(r); r.code != app.ExitOK && (r.code != app.ExitShort || c.same) || err != nil {
				t.Fatalf("exit %d: %s %v", r.code, r.stderr, err)
			}
			if c.same {
				sameRows(t, dir, smallCorpus(t))
			} else {
				must(t, memloom("check", dir))
			}
			s := server.settled(t)
			counted(t, dir, s)
			keylessFolder(t, dir)
			if len(s.Faults) < min(8, len(c.script.Rules)) {
				t.Errorf("few faults were met: %v", s.Faults)
			}
			t.Logf("exit %d, %d requests, %d answers; faults %v", r.code, s.Requests, s.Answered, s.Faults)
		})
	}
}

func script(t testing.TB, text string) *mock.Script {
	t.Helper()
	s, err := mock.ParseScript("test", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// pausedWell fails the test unless a command stopped with one clear complaint
// that says how to go on.
func pausedWell(t testing.TB, r result, code int, dir string) {
	t.Helper()
	if err := complaint(r); r.code != code || err != nil {
		t.Fatalf("exit %d, want %d: %s %v", r.code, code, r.stderr, err)
	}
	if dir != "" && !strings.Contains(r.stderr, "memloom resume "+dir) {
		t.Errorf("it does not say how to go on: %s", r.stderr)
	}
	if len(r.stderr) > 1200 {
		t.Errorf("it takes %d bytes to say what happened: %s", len(r.stderr), r.stderr)
	}
}

// TestWrongModels asks what cannot answer: it takes seconds or a bounded number
// of calls, and says what is wrong and where to look.
func TestWrongModels(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	server := serve(t, mock.Options{Key: liveKey + "-and-no-other"})
	page := serve(t, mock.Options{})
	page.setHook(func(w http.ResponseWriter, _ []byte) bool {
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte("<!DOCTYPE html><html><body>Welcome to our portal</body></html>"))
		return true
	})
	unknown := serve(t, mock.Options{})
	unknown.setHook(func(w http.ResponseWriter, _ []byte) bool {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusNotFound)
		_, _ = w.Write([]byte(`{"error": {"message": "builtin-9 does not exist", "code": "model_not_found", "status": "NOT_FOUND"}}`))
		return true
	})
	gone := serve(t, mock.Options{})
	gone.http.Close()
	for name, c := range map[string]struct {
		cast  liveCast
		says  string
		sends int // requests at most
	}{
		"wrong key":         {liveCast{url: server.url}, `api_key_env`, liveWorkers},
		"wrong key, gemini": {liveCast{url: server.url, provider: "gemini"}, `api_key_env`, liveWorkers},
		"nothing listens":   {liveCast{url: gone.url}, `127\.0\.0\.1:\d+.*base_url`, 3*liveWorkers + 1},
		"no such host":      {liveCast{url: "http://models.invalid"}, `models\.invalid.*base_url`, 3*liveWorkers + 1},
		"no such host, other": {liveCast{url: "http://models.invalid", provider: "gemini"}, `models\.invalid.*base_url`,
			3*liveWorkers + 1},
		"a web page":         {liveCast{url: page.url}, `web page.*base_url`, liveWorkers},
		"a web page, gemini": {liveCast{url: page.url, provider: "gemini"}, `web page.*base_url`, liveWorkers},
		"unknown model":      {liveCast{url: unknown.url, model: "builtin-9"}, `builtin-9`, liveWorkers},
		"unknown, gemini":    {liveCast{url: unknown.url, model: "builtin-9", provider: "gemini"}, `builtin-9`, liveWorkers},
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "corpus")
			started := time.Now()
			r := asks(t, small("--quiet", "--workers", "6", "--out", dir, "--models", c.cast.file(t))...)
			pausedWell(t, r, app.ExitEnvironment, dir)
			if !regexp.MustCompile(`(?s)` + c.says).MatchString(r.stderr) {
				t.Errorf("it does not say %s: %s", c.says, r.stderr)
			}
			if d := time.Since(started); d > time.Minute {
				t.Errorf("it took %s", d)
			}
			if n := totalsOf(t, dir).Sends; n > c.sends {
				t.Errorf("%d requests, want %d at most", n, c.sends)
			}
			keylessFolder(t, dir)
			t.Log(r.stderr)
		})
	}
}

// TestNonsense asks a model that never answers what it was asked: it is given
// up after a bounded number of calls, in one sentence.
func TestNonsense(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	const hopeless = "has not given one acceptable answer"
	for fault, says := range map[string]string{
		"nonsense": hopeless, "missing_field": hopeless, "wrong_content": hopeless, "refusal": hopeless,
		"empty": "answered nothing",
	} {
		t.Run(fault, func(t *testing.T) {
			server := serve(t, mock.Options{Script: script(t, "rules: [{fault: "+fault+"}]")})
			dir := filepath.Join(t.TempDir(), "corpus")
			r := asks(t, small("--quiet", "--workers", "6", "--out", dir, "--models", liveCast{url: server.url}.file(t))...)
			pausedWell(t, r, r.code, dir)
			if r.code != app.ExitEnvironment || !strings.Contains(r.stderr, says) {
				t.Errorf("exit %d: %s", r.code, r.stderr)
			}
			// ten questions, each tried and asked again a few times, and what was in flight
			if n := server.settled(t).Requests; n > 200 {
				t.Errorf("%d requests", n)
			}
			keylessFolder(t, dir)
			t.Log(server.mock.Stats().Requests, r.stderr)
		})
	}
}

// TestHopelessRun: resuming a run with the model that it was given up for asks
// nothing; the models file given to it says that it may go on.
func TestHopelessRun(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{Script: script(t, "rules: [{fault: nonsense}]")})
	dir, file := filepath.Join(t.TempDir(), "corpus"), liveCast{url: server.url}.file(t)
	if r := asks(t, small("--quiet", "--out", dir, "--models", file)...); r.code != app.ExitEnvironment {
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	asked := server.settled(t).Requests
	r := asks(t, "resume", "--quiet", dir)
	if r.code != app.ExitEnvironment || !strings.Contains(r.stderr, "--models FILE") || complaint(r) != nil {
		t.Errorf("exit %d: %s", r.code, r.stderr)
	}
	if n := server.settled(t).Requests; n != asked {
		t.Errorf("%d requests to a model that was given up", n-asked)
	}
	server.mock.Play(&mock.Script{})
	r = asks(t, "resume", "--quiet", dir, "--models", liveCast{url: server.url, more: ", temperature: 0"}.file(t))
	if r.code != 0 {
		t.Errorf("with another model: exit %d: %s", r.code, r.stderr)
	}
	if r := asks(t, "resume", "--quiet", dir); r.code != 0 {
		t.Errorf("once more: exit %d: %s", r.code, r.stderr)
	}
}

// TestReplayOfAnotherRun: a replay with other settings than the run in the folder
// is a run of its own, which has cost nothing.
func TestReplayOfAnotherRun(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	server := serve(t, mock.Options{})
	dir, file := filepath.Join(t.TempDir(), "corpus"), liveCast{url: server.url}.file(t)
	must(t, asks(t, small("--quiet", "--out", dir, "--models", file)...))
	first, _, _ := spendingNow(t, dir)
	if r := asks(t, small("--quiet", "--force", "--replay", "--seed", "9", "--out", dir, "--models",
		file)...); r.code != app.ExitEnvironment {
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	must(t, asks(t, "resume", "--quiet", dir))
	if second, before, _ := spendingNow(t, dir); before != first || second == 0 || second > 2*first {
		t.Errorf("it cost %d, the run before it %d, which had cost %d", second, before, first)
	}
}
