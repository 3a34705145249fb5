package llm_test

import (
	"testing"
	"time"

	"memloom/internal/llm"
)

// What went wrong is said first, how often it was tried in passing, and what to
// do last.
func TestErrorTexts(t *testing.T) {
	for _, c := range []struct {
		err  error
		want string
	}{
		{&llm.Failure{Model: "m", Reason: "answered 401 Unauthorized", Advice: "check the key"},
			"model m: answered 401 Unauthorized; check the key"},
		{&llm.Failure{Model: "m", Reason: "the connection was reset", Final: true, Attempts: 8, Over: 65 * time.Second},
			"model m: the connection was reset (the last of 8 attempts over 1m5s)"},
		{&llm.Failure{Model: "m", Reason: "busy", Attempts: 1, Advice: "come later"}, "model m: busy; come later"},
		{&llm.InvalidAnswerError{Model: "m", Task: "judge", Attempts: 3, Violations: []string{"no verdict"}},
			"model m: judge: no acceptable answer in 3 attempts: no verdict"},
		{&llm.InvalidAnswerError{Model: "m", Task: "judge", Attempts: 3, Violations: []string{"a", "b", "c", "d", "e"}},
			"model m: judge: no acceptable answer in 3 attempts: a; b; c (and 2 more)"},
	} {
		if got := c.err.Error(); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}
