package main

import (
	"strings"
	"testing"

	"memloom/internal/app"
)

// TestDomains_MoreThanProjects: the error says how many domains fit and where the number of projects is set.
func TestDomains_MoreThanProjects(t *testing.T) {
	_, errs, code := inProcess("plan", "--domain", "technology", "--domain", "healthcare")
	for _, want := range []string{"carries 1 project, 2 domains are named", "name one of them with --domain",
		"set world.projects to 2 in a recipe of your own"} {
		if code != app.ExitUsage || !strings.Contains(strings.Join(strings.Fields(errs), " "), want) {
			t.Errorf("exit %d: no %q in %s", code, want, errs)
		}
	}
}
