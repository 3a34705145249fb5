package main

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
)

// planned is a message with the slot that it was made from.
type planned struct {
	corpus.Message
	Plan corpus.PlannedMessage `json:"plan"`
}

// shownAs returns messages as JSON has them: with their slots where --plan asks for them.
func (r *reading) shownAs(messages []corpus.Message) any {
	if !r.showFlags.plan {
		return messages
	}
	var out []planned
	for _, m := range messages {
		out = append(out, planned{Message: m, Plan: r.planned(m.ID)})
	}
	return out
}

// slot writes below a message what its slot asked of it.
func (r *reading) slot(m corpus.Message) {
	p := r.Planned(m.ID)
	if !r.showFlags.plan || p == nil {
		return
	}
	parts := []string{string(p.Act), string(p.Path)}
	add := func(label, words string) {
		if words != "" {
			parts = append(parts, label+words)
		}
	}
	add("owed: ", p.Obligation)
	var tasks []string
	for _, id := range p.TaskIDs {
		tasks = append(tasks, r.Name(id))
	}
	add("task: ", strings.Join(tasks, ", "))
	add("", p.Position)
	add("perturbation: ", p.Perturbation)
	r.codes.add("perturbation", p.Perturbation)
	for _, m := range p.Marks {
		r.codes.add("mark", m)
	}
	add("marks: ", strings.Join(p.Marks, ", "))
	add("recalls ", p.RecallsID)
	add("takes up ", p.RefMessageID)
	for _, d := range p.Discloses {
		f := r.factOf(d.FactID)
		add("states ", fmt.Sprintf("%s %s = %s%s", f.ID, f.Predicate, f.Value.Canonical(), r.notes(f)))
	}
	fmt.Fprintf(r.out, "        ⟨%s⟩\n", strings.Join(parts, "; "))
}
