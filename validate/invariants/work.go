package invariants

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// lifecycle is the order of the six phases (E6).
var lifecycle = []corpus.Lifecycle{
	corpus.Strategy, corpus.Requirements, corpus.Architecture, corpus.Development, corpus.Testing, corpus.Deployment,
}

// Phase returns the place of a phase in the lifecycle, from 0; -1 if it is none.
func Phase(l corpus.Lifecycle) int { return slices.Index(lifecycle, l) }

// complete checks that every task says what is to be done (E6): a name of its
// own, a deliverable, a phase, one to three skills.
func (c *checker) complete() {
	names, ids := map[string]string{}, map[string]bool{}
	for _, t := range c.Tasks {
		if ids[t.ID] {
			c.add(Completeness, Tasks, []string{t.ID}, "stands twice")
		}
		ids[t.ID] = true
		if t.Name == "" || t.Deliverable == "" || Phase(t.Lifecycle) < 0 {
			c.add(Completeness, Tasks, []string{t.ID}, "name, deliverable or phase is missing")
		}
		if n := len(t.Skills); n < 1 || n > 3 {
			c.add(Completeness, Tasks, []string{t.ID}, "asks for %d skills, 1 to 3 are allowed", n)
		}
		key := strings.ToLower(t.Name)
		if other, ok := names[key]; ok {
			c.add(ExclusiveWork, Tasks, []string{other, t.ID}, "both are called %q", t.Name)
		}
		names[key] = t.ID
	}
	for _, g := range c.Groups {
		if len(c.tasksOf(g.ID)) == 0 {
			c.add(Completeness, Tasks, []string{g.ID}, "has no tasks")
		}
	}
}

// coverage checks that every skill a task asks for is held by a person of the task's team at medium or better (E9).
func (c *checker) coverage() {
	for _, g := range c.Groups {
		able := map[string]bool{}
		for _, id := range g.MemberIDs {
			for _, s := range c.people[id].Skills {
				if s.Level == "medium" || s.Level == "strong" {
					able[s.Name] = true
				}
			}
		}
		for _, t := range c.tasksOf(g.ID) {
			for _, s := range t.Skills {
				if !able[s] {
					c.add(SkillCoverage, Tasks, []string{t.ID, g.ID}, "nobody of the team has %s at medium or better",
						s)
				}
			}
		}
	}
}
