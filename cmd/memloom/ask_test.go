package main

import (
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
)

// matching is a models file whose one model compares words.
func matching(t *testing.T) string {
	t.Helper()
	m, err := mock.New(mock.Options{})
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(m)
	t.Cleanup(server.Close)
	name := filepath.Join(t.TempDir(), "models.yaml")
	text := fmt.Sprintf("models: {m: {provider: openai, model: words, base_url: %q}}\nroles: {default: m}\n",
		server.URL+"/v1")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestAsk_ALineInALineOut: questions over given messages, and answers to mark, in order and whatever the workers; a bad
// line is told, and the others go on.
func TestAsk_ALineInALineOut(t *testing.T) {
	t.Parallel()
	const asked = `"question": "What is the retry limit of the card vault?"`
	const said = `"messages": [{"id": "x9", "speaker": "Ada Lind", "time": "2025-03-11T09:06", "text": "The retry limit of the card vault is 14."}]`
	models := matching(t)
	for _, c := range []struct {
		name, in, out, errs string
		args                []string
		code                int
	}{
		{"solve", `{"id": "one", ` + asked + `, ` + said + "}\n" + `{"id": "choice", ` + asked +
			`, "options": {"B": "14", "A": "12"}, ` + said + "}\n" +
			`{"id": "before", ` + asked + `, "asked_at": "2025-03-11T09:06", ` + said + "}\n\n",
			`"id":"one","outcome":"answered","answer":"14"|"id":"choice","outcome":"answered","answer":"14","letter":"B"|"id":"before","outcome":"cannot_determine"`,
			"", nil, app.ExitOK},
		{"judge", `{"id": "same", ` + asked + `, "gold": "14", "candidate": "fourteen"}` + "\n" + `{"id": "other", ` + asked +
			`, "gold": "14", "candidate": "12"}` + "\n",
			`"id":"same","correct":true|"id":"other","correct":false`, "", []string{"--task", "judge"}, app.ExitOK},
		{"bad lines", "no JSON\n" + `{"id": "two", ` + asked + `, ` + said + "}\n" + `{"id": "three", ` + asked +
			`, "messages": [{"id": "x", "speaker": "Ada", "time": "09:06", "text": "It is 14."}]}` + "\n",
			`"id":"two"`, `{"line":1,"error":"not one JSON object|{"line":3,"error":"key \"messages[0].time\"|2 of 3 lines could not be read`, nil, app.ExitUsage},
		{"another task's lines", `{"id": "one", ` + asked + `, ` + said + "}\n", "", `key \"`, []string{"--task", "judge"},
			app.ExitUsage},
	} {
		file := filepath.Join(t.TempDir(), "in.jsonl")
		if err := os.WriteFile(file, []byte(c.in), 0o600); err != nil {
			t.Fatal(err)
		}
		first := ""
		for _, workers := range []string{"1", "3"} {
			out, errs, code := here(append([]string{"ask", file, "--models", models, "--workers", workers}, c.args...)...)
			if code != c.code || first != "" && out != first {
				t.Errorf("%s: exit %d: %s%s", c.name, code, out, errs)
			}
			first = out
			for text, wants := range map[string]string{out: c.out, errs: c.errs} {
				for want := range strings.SplitSeq(wants, "|") {
					at := strings.Index(text, want)
					if at < 0 {
						t.Errorf("%s: no %s in order in %s", c.name, want, text)
						continue
					}
					text = text[at:]
				}
			}
		}
	}
}
