package blueprint

import (
	_ "embed" // rationales.txt
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// explain gives every task its rationale: one sentence that says what speaks
// for the owner, each part true of them (E7). Neighbouring rationales differ.
func (a *assigner) explain() {
	mean := len(a.tasks) / max(1, len(a.team))
	byID := corpus.CopiesByID(a.team)
	so := map[string]int{} // tasks so far
	for k := range a.tasks {
		t := &a.tasks[k]
		p := byID[t.OwnerID]
		t.Rationale = a.rationale(p, k, so[p.ID], mean)
		so[p.ID]++
	}
}

func (a *assigner) rationale(p corpus.Person, k, before, mean int) string {
	name, level := bestSkill(p, a.pairs[k].skills)
	wording := "no skill"
	if level > 0 {
		wording = fmt.Sprintf("skill %d", level)
	}
	parts := []string{strings.ReplaceAll(corpus.Pick(a.r, reasons[wording]), "{skill}", name)}
	switch {
	case a.tasks[k].Strategic:
		parts = append(parts, corpus.Pick(a.r, reasons["strategic"]))
	case slices.Contains(a.pairs[k].deliverable.Roles, p.Role):
		parts = append(parts, strings.ReplaceAll(corpus.Pick(a.r, reasons["role"]), "{deliverable}",
			article(a.pairs[k].deliverable.Noun)))
	case p.Rank <= 2:
		parts = append(parts, corpus.Pick(a.r, reasons["lead"]))
	}
	switch {
	case before == 0:
		parts = append(parts, corpus.Pick(a.r, reasons["first"]))
	case a.owned[p.ID] <= mean:
		parts = append(parts, corpus.Pick(a.r, reasons["room"]))
	}
	if len(parts) == 1 {
		parts = append(parts, corpus.Pick(a.r, reasons["free"]))
	}
	a.r.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
	last := len(parts) - 1
	list := parts[last]
	if last > 0 {
		list = strings.Join(parts[:last], ", ") + " and " + list
	}
	return fmt.Sprintf("%s (%s) %s.", p.Name, p.Role, list)
}

func article(noun string) string {
	if strings.ContainsAny(noun[:1], "aeiou") {
		return "an " + noun
	}
	return "a " + noun
}

//go:embed rationales.txt
var rationales string

// reasons are the lines of rationales.txt by section.
var reasons = func() map[string][]string {
	out, section := map[string][]string{}, ""
	for l := range strings.Lines(rationales) {
		l = strings.TrimSpace(l)
		if name, ok := strings.CutPrefix(l, "== "); ok {
			section = name
		} else if l != "" && l[0] != '#' {
			out[section] = append(out[section], l)
		}
	}
	return out
}()

// perAsking is of how many assignments a planner is asked the rationales at once.
const perAsking = 25

// Assignments lists who owns what for a planner to word why (E7), as many at a time as it is asked at once, in the
// order of the tasks. Who owns what is computed and stays.
func (b *Blueprint) Assignments(people []corpus.Person) []prompts.RationalesIn {
	byID := corpus.CopiesByID(people)
	owned := map[string]int{}
	for _, t := range b.Tasks {
		owned[t.GroupID+t.OwnerID]++
	}
	var out []prompts.RationalesIn
	for tasks := range slices.Chunk(b.Tasks, perAsking) {
		var in prompts.RationalesIn
		for k, t := range tasks {
			p := byID[t.OwnerID]
			a := prompts.Assigned{N: k + 1, Task: t.Name, Owner: p.Name, Role: p.Role, Rank: p.Rank,
				Owned: owned[t.GroupID+t.OwnerID], Skills: []string{}}
			for _, s := range p.Skills {
				if slices.Contains(t.Skills, s.Name) {
					a.Skills = append(a.Skills, s.Name+": "+s.Level)
				}
			}
			in.Assignments = append(in.Assignments, a)
		}
		out = append(out, in)
	}
	return out
}

// Explain takes the rationales of a part of the assignments, counted from 0;
// where there are none, the tasks keep what they had.
func (b *Blueprint) Explain(part int, rationales []string) {
	for k, s := range rationales {
		if at := part*perAsking + k; at < len(b.Tasks) {
			b.Tasks[at].Rationale = s
		}
	}
}
