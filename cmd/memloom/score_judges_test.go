package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/app"
)

var judgedCandidate = regexp.MustCompile(`"candidate":"([^"]*)"`)

// judgeServer is a model that calls candidates right unless says has another answer for them.
func judgeServer(t *testing.T, says map[string]string) (models string) {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		var asked struct{ Messages []struct{ Content string } }
		if err := json.Unmarshal(body, &asked); err != nil {
			t.Error(err)
		}
		reply := `{"label": "correct", "failure": "none", "reason": "It says so."}`
		for _, m := range asked.Messages {
			if found := judgedCandidate.FindStringSubmatch(m.Content); found != nil && says[found[1]] != "" {
				reply = says[found[1]]
			}
		}
		content, _ := json.Marshal(reply)
		fmt.Fprintf(w, `{"id":"1","object":"chat.completion","model":"m","choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":%s}}],"usage":{"prompt_tokens":9,"completion_tokens":9,"total_tokens":18}}`, content)
	}))
	t.Cleanup(server.Close)
	t.Setenv("MEMLOOM_TEST_JUDGE", "key-of-a-test")
	models = filepath.Join(t.TempDir(), "models.yaml")
	text := fmt.Sprintf("models:\n  big: {provider: openai, model: m, base_url: %q, api_key_env: MEMLOOM_TEST_JUDGE, price: {input: 1, output: 2}}\nroles: {default: big}\n", server.URL+"/v1")
	if err := os.WriteFile(models, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return models
}

// A model judges 26 right answers and "It is Greece." right, five wrong, cannot tell of two and breaks the rules on
// six: those eight are undetermined, not wrong. Next to the built-in judge that is a matrix of 5, 1, 0 and 26.
func TestScoreByTwoJudges(t *testing.T) {
	dir, answers := setsCorpus(t), setsAnswers(t, "a.jsonl", "", 9, 8, 5, 4)
	file := judgeServer(t, map[string]string{
		"46":                        `{"label": "wrong", "failure": "other_time", "reason": "That came later."}`,
		"address: a talking animal": `{"label": "unclear", "failure": "none", "reason": "Who knows."}`,
		"5":                         `I would rather not.`,
	})
	out, errs, code := here("score", "--quiet", dir, answers, "--judge", "relation:big", "--models", file)
	flat := strings.Join(strings.Fields(out), " ")
	if code != app.ExitOK || !strings.Contains(flat, "all 40 32 27 84.4") || !strings.Contains(flat,
		"8 results undetermined, left out") || !strings.Contains(flat, "contextual 10 4 4 100.0 51.0–100.0 6") {
		t.Errorf("exit %d: %s%s", code, errs, out)
	}
	out, errs, code = here("score", "--quiet", dir, answers, "--judge", "relation:builtin", "--second-judge", "big",
		"--models", file)
	flat = strings.Join(strings.Fields(out), " ")
	for _, want := range []string{"first: wrong 5 1 first: right 0 26", "40 of 40 judged answers", "96.9 % (31 of 32)",
		"κ: 0.890 (", "8 answers undetermined by the second judge, left out"} {
		if code != app.ExitOK || !strings.Contains(flat, want) {
			t.Errorf("exit %d, no %q: %s%s", code, want, errs, out)
		}
	}
	out, errs, code = here("score", "--json", dir, answers, "--judge", "relation:builtin", "--second-judge", "big",
		"--sample", "20", "--models", file)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	var o struct {
		Second struct {
			First, Second, Says string
			Sample, Judged      int
		} `json:"second_judge"`
	}
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &o); err != nil || code != app.ExitOK || o.Second.Sample != 20 ||
		o.Second.Judged != 40 || o.Second.Says != "too few to say" || o.Second.First != "builtin, by relation" {
		t.Errorf("exit %d: %+v %v %s", code, o, err, errs)
	}
}

// A user's own words reach the judge.
func TestScoreWithTemplates(t *testing.T) {
	dir, answers := setsCorpus(t), setsAnswers(t, "a.jsonl", "", 9, 8, 5, 4)
	templates := t.TempDir()
	if err := os.WriteFile(filepath.Join(templates, "judge.relation.txt"), []byte("Mark it my way.\n{{.Input}}\n"),
		0o600); err != nil {
		t.Fatal(err)
	}
	heard := false
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		heard = strings.Contains(string(body), "Mark it my way.")
		http.Error(w, "no", http.StatusUnauthorized)
	}))
	t.Cleanup(server.Close)
	t.Setenv("MEMLOOM_TEST_JUDGE", "key-of-a-test")
	file := filepath.Join(templates, ".models.yaml")
	if err := os.WriteFile(file,
		fmt.Appendf(nil, "models:\n  big: {provider: openai, model: m, base_url: %q, api_key_env: MEMLOOM_TEST_JUDGE, price: {input: 1, output: 2}}\nroles: {default: big}\n", server.URL+"/v1"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := here("score", "--quiet", dir, answers, "--judge", "relation", "--models", file, "--templates",
		templates, "--workers", "1"); code == app.ExitOK || !heard {
		t.Errorf("exit %d, heard %v: %s", code, heard, errs)
	}
}

// A judge in plain words is asked for no JSON. It calls 26 answers right and eleven wrong, each in several ways. Of one
// it gives no verdict, and of two it answers in JSON: these three leave the denominator and are told.
func TestScoreByAFreeJudge(t *testing.T) {
	dir, answers := setsCorpus(t), setsAnswers(t, "a.jsonl", "", 9, 8, 5, 4)
	file := judgeServer(t, map[string]string{
		"They disagree: France in one talk, Greece in another.":              "Both are named.\nFinal: correct",
		"The talks disagree: once a talking animal, once an absent speaker.": "Each talk says another.\nFinal answer: correct",
		"45":            "The same number.\n\nFINAL: CORRECT",
		"seven":         "<think>Final: incorrect</think>Seven is 7.\nFinal: correct\nThat is all.",
		"It is Greece.": "It is correct that there is Greece, but it takes a side.\nFinal: unsure",
		"46":            "It is not 45.\nFinal answer: not correct",
		"5":             "5 is not 7.\nFinal: incorrect",
	})
	out, errs, code := here("score", "--quiet", dir, answers, "--judge", "free:big", "--models", file)
	flat := strings.Join(strings.Fields(out), " ")
	for _, want := range []string{"all items (micro) 40 37 26 70.3", "open answers marked by m, in plain words", "3 results undetermined, left out: accuracy is 65.0 if all were wrong, 72.5 if all were right"} {
		if code != app.ExitOK || !strings.Contains(flat, want) {
			t.Errorf("exit %d, no %q: %s%s", code, want, errs, out)
		}
	}
	results, err := os.ReadFile(strings.TrimSuffix(answers, ".jsonl") + ".scored.jsonl")
	if err != nil || !strings.Contains(string(results), `"correct":null,"how":"judge","reason":"the judge cannot tell: It is correct that there is Greece, but it takes a side."`) {
		t.Errorf("%v %s", err, results)
	}
}

// The built-in judge comes to the same in plain words as in JSON, item by item.
func TestScoreByTheBuiltinJudgeInPlainWords(t *testing.T) {
	dir, answers := setsCorpus(t), setsAnswers(t, "a.jsonl", "", 9, 8, 5, 4)
	var verdicts [2][]string
	for i, judge := range []string{"builtin", "free:builtin"} {
		if _, errs, code := here("score", "--quiet", dir, answers, "--judge", judge); code != app.ExitOK {
			t.Fatalf("exit %d: %s", code, errs)
		}
		results, err := os.ReadFile(strings.TrimSuffix(answers, ".jsonl") + ".scored.jsonl")
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(results)) {
			head, _, _ := strings.Cut(line, `,"reason"`)
			verdicts[i] = append(verdicts[i], head)
		}
	}
	if len(verdicts[0]) != 40 || !slices.Equal(verdicts[0], verdicts[1]) {
		t.Errorf("%q\n%q", verdicts[0], verdicts[1])
	}
}
