package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"testing"
	"time"

	"memloom/internal/app"
	"memloom/internal/exec"
	"memloom/internal/llm"
)

// TestExitCodeOfStages: a stage that failed is the user's to mend only where
// what was named is at fault; a bug, a refusing provider, a disk are not.
func TestExitCodeOfStages(t *testing.T) {
	for _, c := range []struct {
		name  string
		cause error
		want  int
	}{
		{"a pack too small", errors.New("no more names"), app.ExitUsage},
		{"a bug", &exec.PanicError{Unit: "u", Value: "index out of range"}, app.ExitEnvironment},
		{"a key that is refused", fmt.Errorf("wording q: %w", &llm.Failure{Kind: llm.Invalid, Model: "m", Reason: "401"}),
			app.ExitEnvironment},
		{"a permission", fs.ErrPermission, app.ExitEnvironment},
		{"answers that break the rules", &llm.InvalidAnswerError{Model: "m", Task: "solve"}, app.ExitShort},
		{"a signal", context.Canceled, app.ExitPaused},
	} {
		err := fmt.Errorf("running: %w", &exec.StageError{Stage: "s", Failed: 1, Total: 1,
			Causes: []exec.Cause{{Unit: "u", Count: 1, Err: c.cause}}})
		if got := app.ExitCode(err); got != c.want {
			t.Errorf("%s: exit code %d, want %d", c.name, got, c.want)
		}
	}
}

// full is a writer that takes nothing.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

// TestLostOutputFails: a command whose output is lost fails, whichever way it writes.
func TestLostOutputFails(t *testing.T) {
	dir, _ := reference(t)
	for _, args := range [][]string{
		{"show", dir, "day"}, {"show", dir, "thread", "M001"}, {"show", dir, "person", "P01"}, {"show", dir, "item", "I001"},
		{"show", dir, "fact"}, {"status", dir}, {"recipe", "list"}, {"domain", "show", "technology"}, {"--version"},
		{"--help"},
	} {
		s := app.Surroundings{Out: full{}, Err: io.Discard, Now: time.Now, CPUs: 1, Width: func() int { return 80 }}
		if got := run(t.Context(), args, s); got != app.ExitEnvironment {
			t.Errorf("%q: exit code %d, want %d", args, got, app.ExitEnvironment)
		}
	}
}
