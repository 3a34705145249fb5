package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/mock"
	"memloom/output"
)

// rotationFile is a models file in which two addresses share the author's work.
func rotationFile(t *testing.T, first, second string) string {
	t.Helper()
	const model = "  %s: {provider: openai, model: builtin, builtin: true, base_url: %q, api_key_env: %s, " +
		"price: {input: %d, output: 2}, limits: {concurrency: 16}}\n"
	text := "models:\n" +
		fmt.Sprintf(model, "big", first+"/v1", liveEnv, 1) + fmt.Sprintf(model, "gem", second+"/v1", liveEnv, 2) +
		"roles: {default: builtin, author: [big, gem]}\n"
	name := filepath.Join(t.TempDir(), "models.yaml")
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestRotation_TwoModelsShareTheAuthor: both are asked, each unit of one of them alone; audit/calls names both, the
// text is what one model would have written, and a replay asks no one and takes the same way.
func TestRotation_TwoModelsShareTheAuthor(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	big, gem := serve(t, mock.Options{}), serve(t, mock.Options{})
	dir := filepath.Join(t.TempDir(), "corpus")
	file := rotationFile(t, big.url, gem.url)
	must(t, asks(t, small("--quiet", "--budget-usd", "10", "--out", dir, "--models", file)...))
	if !bytes.Equal(contentOf(t, dir, "data"), contentOf(t, smallCorpus(t), "data")) {
		t.Error("the text is not what one model would have written")
	}
	units := callsByUnit(t, dir)
	of := map[string]int{}
	for unit, model := range units {
		if strings.Contains(model, ",") {
			t.Errorf("%s was asked of %s", unit, model)
		}
		of[model]++
	}
	const first, second = "builtin (big)", "builtin (gem)"
	if len(of) != 2 || of[first] < len(units)/4 || of[second] < len(units)/4 {
		t.Errorf("units by model: %v", of)
	}
	if big.requests() == 0 || gem.requests() == 0 {
		t.Errorf("%d and %d requests", big.requests(), gem.requests())
	}
	passages := passagesOf(t, dir)
	for _, p := range passages {
		unit := "text/" + strings.Replace(p.ID, "G", "p1.g", 1)
		if p.Model != units[unit] || p.Messages == 0 {
			t.Errorf("%s has %d messages by %q, and %s was asked of %q", p.ID, p.Messages, p.Model, unit, units[unit])
		}
	}
	if len(passages) < 20 {
		t.Errorf("%d passages", len(passages))
	}
	asked := big.requests() + gem.requests()
	must(t, asks(t, "resume", "--quiet", "--replay", dir))
	if again := callsByUnit(t, dir); fmt.Sprint(again) != fmt.Sprint(units) || big.requests()+gem.requests() != asked {
		t.Errorf("a replay sent %d requests, and its calls are of %v", big.requests()+gem.requests()-asked, again)
	}
	r := asks(t, "models", "check", "--models", file)
	if r.code != app.ExitOK || strings.Count(r.stdout, "author") != 2 {
		t.Errorf("exit %d: %s%s", r.code, r.stdout, r.stderr)
	}
}

// passagesOf are the passages of a corpus.
func passagesOf(t *testing.T, dir string) []corpus.Passage {
	t.Helper()
	c, _, err := output.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	return c.Passages
}

// callsByUnit are the models that audit/calls has for each unit, of those with names.
func callsByUnit(t *testing.T, dir string) map[string]string {
	t.Helper()
	r, err := output.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	shared, err := r.Shared()
	if err != nil {
		t.Fatal(err)
	}
	calls := shared.Calls
	for c, err := range r.Corpora() {
		if err != nil {
			t.Fatal(err)
		}
		calls = append(calls, c.Calls...)
	}
	out := map[string]string{}
	for _, c := range calls {
		if c.Role != string(llm.RoleAuthor) {
			t.Errorf("%s of %s was asked of %s", c.Task, c.Unit, c.Model)
		}
		switch was := out[c.Unit]; {
		case was == "":
			out[c.Unit] = c.Model
		case was != c.Model:
			out[c.Unit] = was + ", " + c.Model
		}
	}
	return out
}
