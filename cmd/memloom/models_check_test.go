package main

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
)

// TestModelsCheck asks each of four models once, whatever becomes of it, and
// once more only for a form of the answer that the server does not know.
func TestModelsCheck(t *testing.T) {
	t.Parallel()
	refuse := func(words string) func(http.ResponseWriter, []byte) bool {
		return func(w http.ResponseWriter, body []byte) bool {
			if !bytes.Contains(body, []byte(words)) {
				return false
			}
			w.WriteHeader(http.StatusBadRequest)
			_, _ = io.WriteString(w, `{"error":{"message":"response_format: `+words+` is not supported"}}`)
			return true
		}
	}
	const models = 4
	for name, c := range map[string]struct {
		provider string
		script   string // its faults; empty: none
		hook     func(http.ResponseWriter, []byte) bool
		key      string
		requests int // for each model
		code     int
		says     string
	}{
		"answered":         {requests: 1, says: `(?m)^m +builtin +default +ok .*\$0\.\d+ *$`},
		"answered, gemini": {provider: "gemini", requests: 1, says: `(?m)^b1 +builtin-blind-1 +blind +ok `},
		"a simpler form":   {hook: refuse("json_schema"), requests: 2, says: ` ok `},
		"no form":          {hook: refuse("response_format"), requests: 3, says: ` ok `},
		"failing": {script: "{fault: server_error}", requests: 1, code: app.ExitEnvironment,
			says: `(?m)^b3: answered 500 Internal Server Error`},
		"failing, gemini": {provider: "gemini", script: "{fault: server_error, status: 503}", requests: 1,
			code: app.ExitEnvironment, says: `(?m)^m: answered 503 `},
		"throttled": {script: "{fault: throttled, retry_after: 3s}", requests: 1, code: app.ExitEnvironment,
			says: `(?m)^m: answered 429 `},
		"reset": {script: "{fault: reset}", requests: 1, code: app.ExitEnvironment,
			says: `(?m)^m: the connection was reset`},
		"reset, gemini": {provider: "gemini", script: "{fault: reset}", requests: 1, code: app.ExitEnvironment,
			says: `(?m)^m: the connection was reset`},
		"hanging": {script: "{fault: hang}", requests: 1, code: app.ExitEnvironment,
			says: `(?m)^m: no answer in 2s; raise the model's timeout`},
		"not in the format": {script: "{fault: bad_envelope}", requests: 1, code: app.ExitEnvironment,
			says: `(?m)^m: the answer is not in the provider's format`},
		"nonsense": {script: "{fault: nonsense}", requests: 1, code: app.ExitEnvironment,
			says: `(?m)^m: it answers, but not as asked: the answer is not the JSON`},
		"cut short": {script: "{fault: truncated}", requests: 1, code: app.ExitEnvironment,
			says: `(?m)^m: the answer ended at the limit of tokens; raise max_tokens`},
		"declining": {script: "{fault: refusal}", requests: 1, code: app.ExitEnvironment,
			says: `(?m)^m: declined: `},
		"another key": {key: "sk-another-key-0123456789", requests: 1, code: app.ExitEnvironment,
			says: `(?m)^m: answered 401 .*api_key_env`},
		"in a code fence": {script: "{fault: fenced}", requests: 1, says: `(?m)^m .* ok, repaired `},
		"failing once alone": {script: "{fault: server_error, first: 1}", requests: 1, code: app.ExitEnvironment,
			says: `of 4 models did not answer`},
	} {
		t.Run(name, func(t *testing.T) {
			o := mock.Options{Key: c.key}
			if c.script != "" {
				o.Script = script(t, "rules: ["+c.script+"]")
			}
			server := serve(t, o)
			server.setHook(c.hook)
			r := asks(t, "models", "check", "--models", liveCast{provider: c.provider, url: server.url,
				more: ", timeout: 2s"}.file(t))
			if r.code != c.code || !regexp.MustCompile(c.says).MatchString(r.stdout+r.stderr) ||
				noise.MatchString(r.stdout+r.stderr) {
				t.Errorf("exit %d, want %d and %q: %s%s", r.code, c.code, c.says, r.stdout, r.stderr)
			}
			if n := server.requests(); n != models*c.requests {
				t.Errorf("%d requests, want %d for each of %d models", n, c.requests, models)
			}
		})
	}
}

// TestModelsCheckIdle names a role that nothing asks: that is said in a line,
// and its model is not asked.
func TestModelsCheckIdle(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	file := filepath.Join(t.TempDir(), "models.yaml")
	text := "models:\n  m: {provider: openai, model: builtin, base_url: \"" + server.url + "/v1\", api_key_env: " +
		liveEnv + "}\n" +
		"  vectors: {provider: openai, model: e, base_url: \"" + server.url +
		"/v1\", api_key_env: NOT_SET}\nroles: {default: m, embedder: vectors}\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	r := must(t, asks(t, "models", "check", "--models", file))
	if !strings.HasSuffix(r.stdout, "\nembedder: nothing asks this role; for it vectors was not asked\n") {
		t.Errorf("got %s", r.stdout)
	}
	r = must(t, asks(t, "models", "check", "--json", "--models", file))
	lines := strings.Split(strings.TrimSpace(r.stdout), "\n")
	var m struct {
		Name string
		OK   bool
	}
	var i struct{ Role, Note string }
	if len(lines) != 2 || json.Unmarshal([]byte(lines[0]), &m) != nil || json.Unmarshal([]byte(lines[1]), &i) != nil ||
		m.Name != "m" || !m.OK || i.Role != "embedder" || i.Note == "" {
		t.Errorf("got %s", r.stdout)
	}
	if n := server.requests(); n != 2 {
		t.Errorf("%d requests, want 2", n)
	}
}
