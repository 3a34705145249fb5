package main

import (
	"fmt"
	"slices"
	"strings"

	"memloom/output"
)

// unreviewable says that a folder lacks tables of drafts and verdicts, and what it can be used for all the same; empty where it
// has them.
func unreviewable(dir string, m *output.Manifest) string {
	absent := slices.DeleteFunc(slices.Clone(m.Absent), func(t string) bool {
		return !slices.Contains([]string{"key/items", "data/items", "data/messages", "audit/rejected", "audit/flagged", "audit/verdicts"}, t)
	})
	if len(absent) == 0 {
		return ""
	}
	return fmt.Sprintf("%s lacks %s: items that fell cannot be reviewed without them; %s", dir, strings.Join(absent, ", "), still(dir, m))
}

// takenOut are the tables that a folder had when it was published and lacks now. An older program has fewer tables.
func takenOut(m *output.Manifest) []string {
	return slices.DeleteFunc(slices.Clone(m.Absent), func(t string) bool { return m.Table(t) == nil })
}

// still says which commands read a folder that lacks tables.
func still(dir string, m *output.Manifest) string {
	out := []string{command("check", dir), command("stats", dir)}
	if !slices.Contains(m.Absent, "key/items") {
		out = append(out, command("score", dir, "ANSWERS"))
	}
	if len(takenOut(m)) == 0 {
		out = append(out, command("show", dir))
	}
	last := len(out) - 1
	return strings.Join(out[:last], ", ") + " and " + out[last] + " do without them"
}
