package run

import (
	"testing"
	"time"
)

// TestWaitedFor_NumbersAgree: one of a thing is said in the singular.
func TestWaitedFor_NumbersAgree(t *testing.T) {
	for want, got := range map[string]string{
		"stopping: 1 answer that is on its way is waited for, 5s at most; Ctrl-C again stops at once, and it may be paid for twice":        waitedFor(1, 5*time.Second),
		"stopping: 2 answers that are on their way are waited for, 5s at most; Ctrl-C again stops at once, and they may be paid for twice": waitedFor(2, 5*time.Second),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
