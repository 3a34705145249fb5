package groupmembench

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate/check/rule"
)

// domain is a phase of ten days with a post, an answer that takes a decision back, and one from another project.
func domain() *corpus.Corpus {
	first := corpus.NewDate(2025, 1, 6)
	c := &corpus.Corpus{ID: "c1",
		Projects:    []corpus.Project{{ID: "J1"}},
		Subprojects: []corpus.Subproject{{ID: "S1", ProjectID: "J1"}},
		Tasks: []corpus.Task{{ID: "T1", Start: first, Due: first.Add(9), Progress: corpus.Progress{Category: "risks"}},
			{ID: "T2", PhaseID: "T1", Start: first, Due: first.Add(9)}},
	}
	add := func(id string, day int, task string, path corpus.PathType, answers, kind string) {
		c.Messages = append(c.Messages, corpus.Message{ID: id, At: first.Add(day).At(9, 0), ReplyTo: answers})
		c.Plan = append(c.Plan, corpus.PlannedMessage{MessageID: id, TaskIDs: []string{task}, Path: path, Perturbation: kind})
	}
	add("M1", 0, "T1", corpus.PathPost, "", "")
	add("M2", 5, "T2", corpus.PathReply, "M1", corpus.DecisionChange)
	add("M3", 6, "T2", corpus.PathCross, "M1", "")
	return c
}

// TestRules: a sound domain keeps every rule, and each rule finds what breaks it.
func TestRules(t *testing.T) {
	m := &output.Manifest{Parameters: []byte(`{"Own": {"Domains": 1, "Projects": [2], "Topics": [5], "Phases": [1], "Messages": [3], "Changes": [1]}}`)}
	run := func(name string, c *corpus.Corpus) rule.Finding {
		i := slices.IndexFunc(rules(), func(r rule.Rule) bool { return r.Name == name })
		return rules()[i].Run(m, c)
	}
	for _, r := range rules() {
		if f := run(r.Name, domain()); f.Violations > 0 || f.Checked == 0 {
			t.Errorf("%s: %+v", r.Name, f)
		}
	}
	for _, x := range []struct {
		rule, what string
		mutate     func(*corpus.Corpus)
	}{
		{"phases take a decision back in their middle", "no change", func(c *corpus.Corpus) { c.Plan[1].Perturbation = "" }},
		{"phases take a decision back in their middle", "an early change", func(c *corpus.Corpus) { c.Messages[1].At = c.Messages[0].At + 60 }},
		{"phases fall silent at their end", "eleven late messages", func(c *corpus.Corpus) {
			for range 11 {
				late := c.Messages[1]
				late.At = c.Tasks[0].Due.At(23, 0)
				c.Messages = append(c.Messages, late)
			}
		}},
		{"messages of a phase fall into its days", "a day behind it", func(c *corpus.Corpus) { c.Messages[2].At = c.Tasks[0].Due.Add(1).At(9, 0) }},
		{"cross-project messages answer the first post of their phase", "an answer to a reply", func(c *corpus.Corpus) { c.Messages[2].ReplyTo = "M2" }},
		{"domains have the sizes of the recipe", "a message less", func(c *corpus.Corpus) { c.Messages = c.Messages[:2] }},
		{"domains have the sizes of the recipe", "a topic less", func(c *corpus.Corpus) { c.Subprojects = nil }},
	} {
		c := domain()
		before := run(x.rule, c).Violations
		x.mutate(c)
		if after := run(x.rule, c).Violations; after <= before {
			t.Errorf("%s: %s is not found", x.rule, x.what)
		}
	}
}
