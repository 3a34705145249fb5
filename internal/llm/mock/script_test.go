package mock_test

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/llm/mock"
)

func TestScriptErrorsNameLineAndKey(t *testing.T) {
	for _, c := range []struct {
		text string
		line int
		want string
	}{
		{"rules:\n  - fault: throttled\n    chanse: 1", 3, "rules[0].chanse: unknown key; the keys here are"},
		{"limit: {rpm: 1}", 1, "limit: unknown key; the keys here are limits, rules"},
		{"limits:\n  rpm: many", 2, `limits.rpm: expected a whole number, found the text "many"`},
		{"limits:\n  rpm: 60\n  concurrency: -1", 3, "concurrency: -1 is below 0"},
		{"limits:\n  burst: 5", 2, "burst: goes with rpm"},
		{"rules: 7", 1, "expected"},
		{"rules:\n  - task: judge", 2, "fault is missing: one of bad_envelope"},
		{"rules:\n  - {fault: nonsense}\n  - {fault: bang}", 3, `fault: "bang" is none of`},
		{"rules:\n  - fault: nonsense\n    task: '[a'", 3, `task: "[a" is no pattern`},
		{"rules:\n  - fault: nonsense\n    chance: 0", 3, "chance: 0 is below 0.000001; give a number from 0.000001 to 1"},
		{"rules:\n  - fault: nonsense\n    chance: 1.5", 3, "chance: 1.5 is above 1"},
		{"rules:\n  - fault: nonsense\n    first: 0", 3, "first: 0 is below 1"},
		{"rules:\n  - fault: nonsense\n    from: 9\n    to: 8", 4, "to: must not be below from"},
		{"rules:\n  - fault: nonsense\n    status: 500", 3, "status: the fault nonsense does not take it"},
		{"rules:\n  - fault: server_error\n    status: 404", 3,
			"status: 404 is below 500; give a whole number from 500 to 599"},
		{"rules:\n  - fault: throttled\n    retry_after: soon", 3, "a duration such as"},
		{"rules:\n  - fault: throttled\n    retry_after: 1s\n    form: hours", 4,
			`form: "hours" is none of seconds, date, ms`},
		{"rules:\n  - fault: slow", 2, "median is missing"},
		{"rules:\n  - fault: slow\n    median: 2s\n    p99: 1s", 4, "p99: must not be below median"},
		{"rules:\n  - fault: reset\n    at: end", 3, `at: "end" is none of start, body`},
		{"rules:\n  - fault: refusal\n    how: politely", 3, `how: "politely" is none of declined`},
		{"rules: [", 1, ""},
	} {
		_, err := mock.ParseScript("faults.yaml", []byte(c.text))
		var bad *mock.ScriptError
		if !errors.As(err, &bad) || bad.Line != c.line || !strings.Contains(bad.Problem, c.want) ||
			strings.Contains(bad.Problem, "\n") {
			t.Errorf("%q: %v; want line %d: %s", c.text, err, c.line, c.want)
		}
	}
}

func TestScriptsWithANameCanBeUsed(t *testing.T) {
	if want := []string{"down", "everything", "none", "nonsense", "throttled"}; !slices.Equal(mock.ScriptNames(), want) {
		t.Errorf("%v, want %v", mock.ScriptNames(), want)
	}
	for _, name := range mock.ScriptNames() {
		if s, err := mock.LoadScript(name); err != nil || len(s.Rules) == 0 != (name == "none") {
			t.Errorf("%s: %+v, %v", name, s, err)
		}
	}
	if s, err := mock.ParseScript("empty", nil); err != nil || len(s.Rules) != 0 {
		t.Errorf("an empty script: %+v, %v", s, err)
	}
}

// everything holds each fault that a run can get over.
func TestEverythingIsEverything(t *testing.T) {
	s, err := mock.LoadScript("everything")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range s.Rules {
		got = append(got, r.Fault)
	}
	for name := range mock.Kinds() {
		if ends := name == "no_credit" || name == "bad_key"; slices.Contains(got, name) == ends {
			t.Errorf("%s: among them %v", name, !ends)
		}
	}
}

// docs/mock-server.md lists every fault with its keys, and every condition.
func TestDocumented(t *testing.T) {
	doc, err := os.ReadFile(filepath.FromSlash("../../../docs/mock-server.md"))
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile("(?m)^\\| `([a-z0-9_]+)` \\|([^|]*)\\|")
	rows := map[string]string{}
	for _, m := range row.FindAllStringSubmatch(string(doc), -1) {
		rows[m[1]] = m[2]
	}
	for name, keys := range mock.Kinds() {
		cell, ok := rows[name]
		if !ok {
			t.Errorf("%s is not documented", name)
		}
		for _, k := range keys {
			if !strings.Contains(cell, k) {
				t.Errorf("%s: %s is not documented", name, k)
			}
		}
	}
	for _, c := range mock.Conditions() {
		if _, ok := rows[c]; !ok && c != "fault" {
			t.Errorf("%s is not documented", c)
		}
	}
	for _, block := range regexp.MustCompile("(?s)```yaml\n(.*?)```").FindAllStringSubmatch(string(doc), -1) {
		if strings.Contains(block[1], "models:") {
			continue
		}
		if _, err := mock.ParseScript("mock-server.md", []byte(block[1])); err != nil {
			t.Errorf("an example: %v", err)
		}
	}
}
