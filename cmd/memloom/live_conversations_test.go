package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/llm/mock"
	"memloom/output"
)

// conversing is a recipe of one user with a question of each kind and few, short conversations, whose cases and
// evidence a model words (C2, C3).
const conversing = `extends: convomem
name: conversing
conversations:
  {count: 1, messages: [20, 24], fillers: 6, wording: written, cases: 12, spare: 0.5, haystacks: {sizes: [2, 4, 8], per_item: 1}}
questions: {families: {%s}}
`

// quotasOf are quotas of one question of each kind that is asked for, and none of the others.
func quotasOf(asked map[string]bool) string {
	families := ""
	for name, most := range map[string]int{"user_facts": 6, "assistant_facts": 6, "changing_facts": 6, "abstention": 3,
		"preferences": 2, "implicit_connections": 3} {
		for pieces := 1; pieces <= most; pieces++ {
			kind := fmt.Sprintf("%s/%d", name, pieces)
			if kind == "changing_facts/1" {
				continue
			}
			n := 0
			if asked[kind] {
				n = 1
			}
			families += fmt.Sprintf("%s: %d, ", kind, n)
		}
	}
	return families
}

// TestLive_ConversationsAreWritten: cases and evidence come from a model; every kind of question that is asked for is
// there, and check finds the evidence where it was planned.
func TestLive_ConversationsAreWritten(t *testing.T) {
	t.Parallel()
	recipe := filepath.Join(t.TempDir(), "conversing.yaml")
	asked := map[string]bool{"user_facts/1": true, "assistant_facts/1": true, "changing_facts/2": true,
		"abstention/1": true, "preferences/1": true, "implicit_connections/2": true}
	if err := os.WriteFile(recipe, fmt.Appendf(nil, conversing, quotasOf(asked)), 0o644); err != nil {
		t.Fatal(err)
	}
	server := serve(t, mock.Options{})
	dir := filepath.Join(t.TempDir(), "corpus")
	must(t, asks(t, "generate", recipe, "--quiet", "--out", dir, "--models", liveCast{url: server.url}.file(t)))
	calls := must(t, memloom("status", dir, "--json")).stdout
	for _, stage := range []string{"cases", "cores", "text"} {
		if !strings.Contains(calls, `"stage":"`+stage+`"`) {
			t.Errorf("no model was asked in the stage %s: %s", stage, calls)
		}
	}
	m, err := output.ReadManifest(dir)
	if err != nil || len(m.Quotas) == 0 {
		t.Fatal(err, m.Quotas)
	}
	for _, q := range m.Quotas {
		if q.Got != q.Wanted {
			t.Errorf("%s: %d of %d", q.Stratum, q.Got, q.Wanted)
		}
	}
	if r := memloom("check", dir); r.code != 0 {
		t.Errorf("check: %s%s", r.stdout, r.stderr)
	}
}
