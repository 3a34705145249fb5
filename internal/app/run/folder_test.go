package run

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"memloom/internal/exec"
	"memloom/internal/runstore"
)

// TestInterrupted_SaysResumeOnlyWhereItHelps: what is damaged is not mended by going on with it.
func TestInterrupted_SaysResumeOnlyWhereItHelps(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		err    error
		resume bool
		says   string
	}{
		{&runstore.DamagedError{Path: "x/.run/run.db", Reason: "the database is malformed"}, false,
			"restore it from a copy, or generate again with --force"},
		{&runstore.ValueError{Path: "x/.run/run.db", Op: "reading", Err: errors.New("too large")}, false,
			"the file is whole"},
		{&runstore.SchemaError{Path: "x/.run/run.db", Found: 9}, false, "the memloom that made it reads it"},
		{&runstore.IOError{Path: "x/.run/run.db", Op: "committing", Err: errors.New("disk full")}, true, "disk full"},
		{errors.New("else"), true, "else"},
	} {
		for _, err := range []error{c.err, &exec.StageError{Stage: "text", Failed: 1, Total: 2,
			Causes: []exec.Cause{{Unit: "u", Err: c.err}}}, errors.Join(fmt.Errorf("stage text: %w", c.err),
			errors.New("more"))} {
			said := (&Job{Dir: "x"}).interrupted(err).Error()
			if strings.Contains(said, "memloom resume") != c.resume || !strings.Contains(said, c.says) {
				t.Errorf("%T: %s", c.err, said)
			}
		}
	}
}
