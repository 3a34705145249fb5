package blueprint

import (
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
	wording := whyNoSkill
	if level > 0 {
		wording = whySkill[level]
	}
	parts := []string{strings.ReplaceAll(corpus.Pick(a.r, wording), "{skill}", name)}
	switch {
	case a.tasks[k].Strategic:
		parts = append(parts, corpus.Pick(a.r, whyStrategic))
	case slices.Contains(a.pairs[k].deliverable.Roles, p.Role):
		parts = append(parts, strings.ReplaceAll(corpus.Pick(a.r, whyRole), "{deliverable}",
			article(a.pairs[k].deliverable.Noun)))
	case p.Rank <= 2:
		parts = append(parts, corpus.Pick(a.r, whyLead))
	}
	switch {
	case before == 0:
		parts = append(parts, corpus.Pick(a.r, whyFirst))
	case a.owned[p.ID] <= mean:
		parts = append(parts, corpus.Pick(a.r, whyRoom))
	}
	if len(parts) == 1 {
		parts = append(parts, corpus.Pick(a.r, whyFree))
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

// The parts of rationales: predicates that stand behind a name.
var (
	whySkill = [4][]string{
		1: {"has begun to learn {skill}", "knows the basics of {skill}", "gets some practice in {skill} this way",
			"wants to get better at {skill}"},
		2: {"is comfortable with {skill}", "has worked with {skill} before", "can be relied on for {skill}",
			"has solid experience with {skill}"},
		3: {"is strong in {skill}", "is very good at {skill}", "knows {skill} inside out",
			"needs no help with {skill}"},
	}
	whyNoSkill = []string{"learns quickly", "can ask the others for help with it", "gets support from the team",
		"looks at it with fresh eyes"}
	whyStrategic = []string{"has the authority that such a decision needs", "is responsible for the overall direction",
		"can speak for it with the management", "decides on matters of this size"}
	whyRole = []string{"is in the role that usually owns {deliverable}", "owns {deliverable} as part of the job",
		"has the right role for {deliverable}", "would be the one to ask for {deliverable} anyway"}
	whyLead = []string{"coordinates the people involved", "keeps an overview of the work around it",
		"knows what the other groups need from it", "can clear the way for it"}
	whyFirst = []string{"has no other task in this group yet", "starts in this group with it",
		"was still free in this group"}
	whyRoom = []string{"has no more tasks than the others", "has room for it",
		"can take it on without dropping anything else"}
	whyFree = []string{"has time in those days", "is free at that time", "can fit it in between other work",
		"has the days for it"}
)

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
