package planner

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
)

var phases = []corpus.Lifecycle{corpus.Strategy, corpus.Requirements, corpus.Architecture, corpus.Development,
	corpus.Testing, corpus.Deployment}

// Subtasks spreads a sub-project's tasks over the phases, as evenly as the kinds of deliverables allow, each kind and
// component in turn. Half of those that follow on something made of their component wait for it.
func (p *Planner) Subtasks(in prompts.SubtasksIn) (prompts.SubtasksOut, error) {
	r := source(in.Topic, in.Subproject.Name)
	pools := make([][]prompts.PlannedTask, len(phases))
	left := 0
	for i := range phases {
		pools[i] = pairs(in, phases[i], r)
		left += len(pools[i])
	}
	quota := make([]int, len(pools))
	for n := min(in.N, left); n > 0; {
		for _, i := range r.Perm(len(pools)) {
			if n > 0 && quota[i] < len(pools[i]) {
				quota[i]++
				n--
			}
		}
	}
	out := prompts.SubtasksOut{Tasks: []prompts.PlannedTask{}}
	made := map[string]int{} // component → the last task on it in an earlier phase
	for i := range pools {
		now := map[string]int{}
		for _, t := range pools[i][:quota[i]] {
			if before := made[t.Component]; before > 0 && r.IntN(2) == 0 {
				t.After = []int{before}
			}
			out.Tasks = append(out.Tasks, t)
			now[t.Component] = len(out.Tasks)
		}
		for c, at := range now {
			made[c] = at
		}
	}
	return out, nil
}

// pairs lists all components with all kinds of a phase, so that any head of the
// list has both as evenly as their numbers allow.
func pairs(in prompts.SubtasksIn, phase corpus.Lifecycle, r *rand.Rand) []prompts.PlannedTask {
	kinds := slices.DeleteFunc(slices.Clone(in.Deliverables), func(k prompts.Kind) bool { return k.Lifecycle != phase })
	kinds, components := corpus.Shuffled(r, kinds), corpus.Shuffled(r, in.Subproject.Components)
	var out []prompts.PlannedTask
	for round := range components {
		for k, kind := range kinds {
			at := (round + k*(len(components)/len(kinds)+1)) % len(components)
			out = append(out, prompts.PlannedTask{Component: components[at], Deliverable: kind.Noun, After: []int{}})
		}
	}
	return out
}
