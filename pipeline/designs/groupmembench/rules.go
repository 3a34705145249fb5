package groupmembench

import (
	"encoding/json"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/dialogue"
	"memloom/validate/check/rule"
)

// The tables that the rules of channels need.
const needPhases = "data/messages scaffold/message_plan scaffold/tasks data/groups"

// rules are the rules of check for corpora of whole domains, whichever program made them.
func rules() []rule.Rule {
	each := func(name, of string, look func(*phases, rule.Expect)) rule.Rule {
		return rule.Each(name, of, needPhases, func(w *rule.World, f *rule.Finding) { look(phasesOf(w.Corpus), f.Expect) })
	}
	return slices.Concat(
		rule.Of(rule.Balanced, each("phases take a decision back in their middle", "phases", decidesAnew),
			rule.Each("domains have the sizes of the recipe", "sizes",
				"scaffold/projects scaffold/subprojects "+needPhases, sizes)),
		rule.Of(rule.Calendar, each("phases fall silent at their end", "phases", fallsSilent),
			each("messages of a phase fall into its days", "messages about phases", withinDays)),
		rule.Of(rule.Referential, each("cross-project messages answer the first post of their phase",
			"cross-project messages", answersFirst)),
	)
}

// phases is a corpus by phase.
type phases struct {
	c        *corpus.Corpus
	list     []*corpus.Task
	tasks    map[string]*corpus.Task
	plan     map[string]*corpus.PlannedMessage
	messages map[string][]*corpus.Message // by phase, in order
}

func phasesOf(c *corpus.Corpus) *phases {
	p := &phases{c: c, tasks: corpus.ByID(c.Tasks), plan: map[string]*corpus.PlannedMessage{},
		messages: map[string][]*corpus.Message{}}
	for i := range c.Tasks {
		if t := &c.Tasks[i]; t.Progress.Category != "" {
			p.list = append(p.list, t)
		}
	}
	for i := range c.Plan {
		p.plan[c.Plan[i].MessageID] = &c.Plan[i]
	}
	for i := range c.Messages {
		m := &c.Messages[i]
		if t := p.of(m.ID); t != nil {
			p.messages[t.ID] = append(p.messages[t.ID], m)
		}
	}
	return p
}

// of is the phase that a message is in, nil where the plan does not say.
func (p *phases) of(message string) *corpus.Task {
	plan := p.plan[message]
	if plan == nil || len(plan.TaskIDs) == 0 {
		return nil
	}
	t := p.tasks[plan.TaskIDs[0]]
	if t != nil && t.PhaseID != "" {
		return p.tasks[t.PhaseID]
	}
	return t
}

// decidesAnew: every phase has a changed decision, each while three to eight tenths have passed (G11).
func decidesAnew(p *phases, expect rule.Expect) {
	for _, t := range p.list {
		n, off := 0, ""
		for _, m := range p.messages[t.ID] {
			if p.plan[m.ID].Perturbation != corpus.DecisionChange {
				continue
			}
			n++
			if x := dialogue.Progress(*t, t.Due, m.At); x < 0.3 || x > 0.8 {
				off = fmt.Sprintf("%s when %.2f had passed", m.ID, x)
			}
		}
		expect(n > 0 && off == "", fmt.Sprintf("%d changed decisions%s", n, off),
			"one at least, while 0.3 to 0.8 of the phase have passed", t.ID)
	}
}

// fallsSilent: at most ten messages fall into the last twentieth of a phase (G9).
func fallsSilent(p *phases, expect rule.Expect) {
	for _, t := range p.list {
		n := 0
		for _, m := range p.messages[t.ID] {
			if dialogue.Progress(*t, t.Due, m.At) >= 0.95 {
				n++
			}
		}
		expect(n <= 10, fmt.Sprintf("%d messages", n), "10 at most in the last twentieth", t.ID)
	}
}

// withinDays: what is in a phase is written on its days (G9).
func withinDays(p *phases, expect rule.Expect) {
	for _, t := range p.list {
		for _, m := range p.messages[t.ID] {
			on := m.At.Date()
			expect(on >= t.Start && on <= t.Due, on.String(), fmt.Sprintf("%s to %s", t.Start, t.Due), m.ID, t.ID)
		}
	}
}

// answersFirst: a cross-project message answers the first post of the phase that it is in (G7).
func answersFirst(p *phases, expect rule.Expect) {
	for _, t := range p.list {
		first := ""
		for _, m := range p.messages[t.ID] {
			switch path := p.plan[m.ID].Path; {
			case path == corpus.PathPost && first == "":
				first = m.ID
			case path == corpus.PathCross:
				expect(m.ReplyTo == first, "an answer to "+m.ReplyTo, "one to "+first, m.ID, t.ID)
			}
		}
	}
}

func sizesOf(m *output.Manifest) *Section {
	var p struct{ Own *Section }
	if m == nil || json.Unmarshal(m.Parameters, &p) != nil {
		return nil
	}
	return p.Own
}

// sizes holds the domains of a run against its recipe.
func sizes(w *rule.World, f *rule.Finding) {
	of, n := sizesOf(w.Manifest), len(w.Seen)-1
	if of == nil || n >= of.Domains || len(of.Messages) < of.Domains {
		return
	}
	p := phasesOf(w.Corpus)
	changes := 0
	for i := range w.Plan {
		if w.Plan[i].Perturbation == corpus.DecisionChange {
			changes++
		}
	}
	topics := min(of.Topics[n], of.Phases[n])
	for _, x := range []struct {
		what      string
		got, want int
	}{
		{"projects", len(w.Projects), min(of.Projects[n], topics)}, {"topics", len(w.Subprojects), topics},
		{"phases", len(p.list), of.Phases[n]},
		{"messages", len(w.Messages), of.Messages[n]}, {"decision changes", changes, of.Changes[n]},
	} {
		f.Expect(x.got == x.want, fmt.Sprintf("%d %s", x.got, x.what), fmt.Sprint(x.want), w.ID)
	}
}
