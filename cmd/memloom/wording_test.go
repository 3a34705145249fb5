package main

import (
	"strings"
	"testing"
	"time"
)

// TestNumbers_AgreeWithTheirNouns: one of a thing is said in the singular.
func TestNumbers_AgreeWithTheirNouns(t *testing.T) {
	for want, got := range map[string]string{
		"1 call":  countOf(1, "call"),
		"0 calls": countOf(0, "call"),
		"stopping: 1 answer that is on its way is waited for, 5s at most; Ctrl-C again stops at once, and it may be paid for twice":        waitedFor(1, 5*time.Second),
		"stopping: 2 answers that are on their way are waited for, 5s at most; Ctrl-C again stops at once, and they may be paid for twice": waitedFor(2, 5*time.Second),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestDomains_MoreThanProjects: the error says how many domains fit and where the number of projects is set.
func TestDomains_MoreThanProjects(t *testing.T) {
	_, errs, code := inProcess("plan", "--domain", "technology", "--domain", "healthcare")
	for _, want := range []string{"carries 1 project, 2 domains are named", "name one of them with --domain", "set world.projects to 2 in a recipe of your own"} {
		if code != exitUsage || !strings.Contains(strings.Join(strings.Fields(errs), " "), want) {
			t.Errorf("exit %d: no %q in %s", code, want, errs)
		}
	}
}
