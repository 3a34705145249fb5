package judged

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// dueOf returns what is wrong with a filter's probes on an item.
func dueOf(it *corpus.Item, r *rule.Run, q filters.Requirement, rows []*corpus.Verdict) (problems []string) {
	if r.Manifest == nil {
		r.Manifest = &output.Manifest{}
	}
	w := rule.NewWorld(r, &corpus.Corpus{Items: []corpus.Item{*it}})
	(&probes{w, it, func(found, _ string) { problems = append(problems, found) }}).due(q, rows)
	return problems
}

// TestDueProbes counts the probes that filters owe, in modes that the fixture
// has no family for.
func TestDueProbes(t *testing.T) {
	it := corpus.Item{ID: "I1", Evidence: []corpus.Evidence{
		{MessageID: "a", Role: corpus.RoleAnswer, Set: 1}, {MessageID: "b", Role: corpus.RoleAnswer, Set: 1},
		{MessageID: "c", Role: corpus.RoleAnswer, Set: 2},
		{MessageID: "d", Role: corpus.RoleBridge, Set: 3}, {MessageID: "e", Role: corpus.RoleSuperseded, Set: 4},
		{MessageID: "f", Role: corpus.RoleContext, Set: 5},
	}}
	left := func(sets ...[]string) []*corpus.Verdict {
		var out []*corpus.Verdict
		for _, s := range sets {
			out = append(out, &corpus.Verdict{Outcome: corpus.Yes, LeftOut: s})
		}
		return out
	}
	each, answers, conflict := filters.ModeEach, filters.ModeAnswers, filters.ModeConflict
	for _, c := range []struct {
		name, filter, mode string
		rows               []*corpus.Verdict
		right              bool
	}{
		{"each alone", filters.NameSufficient, each, left([]string{"b"}, []string{"a"}, nil), true},
		{"one is missing", filters.NameSufficient, each, left([]string{"b"}, []string{"a"}), false},
		{"one was asked twice", filters.NameSufficient, each, left([]string{"b"}, []string{"b"}, nil), false},
		{"a group instead of its messages", filters.NameSufficient, each, left([]string{"a", "b"}, nil), false},
		{"the evidence once", filters.NameSufficient, "", left(nil), true},
		{"the evidence twice", filters.NameSufficient, conflict, left(nil, nil), false},
		{"every group", filters.NameNecessary, "", left([]string{"a", "b"}, []string{"c"}, []string{"d"}), true},
		{"no bridge", filters.NameNecessary, answers, left([]string{"a", "b"}, []string{"c"}), true},
		{"a bridge where none is due", filters.NameNecessary, answers, left([]string{"a", "b"}, []string{"c"}, []string{"d"}),
			false},
		{"the sides of a contradiction", filters.NameNecessary, conflict, left([]string{"b", "a"}, []string{"c"}), true},
		{"a filter that computes", filters.NameSimilar, "", nil, true},
		{"a filter that computes and asked", filters.NameUndisturbed, "", left(nil), false},
	} {
		if got := dueOf(&it, &rule.Run{}, filters.Requirement{Filter: c.filter, Mode: c.mode},
			c.rows); (len(got) == 0) != c.right {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// TestVerifiersAreCounted: each verifier was asked as often as the recipe says, or once, and each time about all that
// is due.
func TestVerifiersAreCounted(t *testing.T) {
	it := corpus.Item{ID: "I1", Evidence: []corpus.Evidence{{MessageID: "a", Role: corpus.RoleAnswer, Set: 1}}}
	rows := func(probes ...string) (out []*corpus.Verdict) {
		for _, p := range probes {
			out = append(out, &corpus.Verdict{Probe: p, Outcome: corpus.Yes})
		}
		return out
	}
	run := func(verifiers int) *rule.Run {
		m := &output.Manifest{}
		for i := range verifiers {
			m.Models = append(m.Models, output.RoleModel{Role: "verifier-" + string(rune('1'+i)), Model: "m"})
		}
		r := &rule.Run{Input: rule.Input{Manifest: m}}
		r.Recipe.Filters.Repeats = 2
		return r
	}
	for _, c := range []struct {
		name      string
		verifiers int
		rows      []*corpus.Verdict
		right     bool
	}{
		{"the solver alone", 0, rows("evidence"), true},
		{"twice", 1, rows("verifier 1, time 1", "verifier 1, time 2"), true},
		{"one of two only once", 2, rows("verifier 1, time 1", "verifier 1, time 2", "verifier 2, time 1"), true},
		{"one of two never", 2, rows("verifier 1, time 1", "verifier 1, time 2"), false},
		{"once shown twice", 1, rows("verifier 1, time 1", "verifier 1, time 2", "verifier 1, time 2"), false},
		{"a third time", 1, rows("verifier 1, time 1", "verifier 1, time 2", "verifier 1, time 3"), false},
	} {
		if got := dueOf(&it, run(c.verifiers), filters.Requirement{Filter: filters.NameSufficient},
			c.rows); (len(got) == 0) != c.right {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}
