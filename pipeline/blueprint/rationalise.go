package blueprint

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
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
