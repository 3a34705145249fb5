package main

import (
	"encoding/json"
	"testing"

	"memloom/internal/llm/mock"
	"memloom/internal/score"
)

// TestScoreZeroContextByAModel: the first model of the blind role answers each item once, and no other person is asked.
func TestScoreZeroContextByAModel(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	dir, _ := reference(t)
	r := asks(t, "score", dir, "--quiet", "--json", "--zero-context", "--judge", "builtin", "--models",
		liveCast{url: server.url}.file(t))
	must(t, r)
	var row score.Row
	if err := json.Unmarshal([]byte(r.stdout), &row); err != nil {
		t.Fatal(err)
	}
	if s := server.mock.Stats(); s.Answered != row.Micro.Items || s.Answered == 0 || len(row.Types) == 0 {
		t.Errorf("%d answers for %d items, %d types", s.Answered, row.Micro.Items, len(row.Types))
	}
}
