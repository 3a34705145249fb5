package invariants

import (
	"errors"

	"memloom/graph"
	"memloom/internal/corpus"
)

// windows checks the days of every task (E10): it starts, is due and ends on workdays of the corpus and in this order,
// has a deadline, and no phase of a group starts before the one ahead of it has (E6).
func (c *checker) windows() {
	workday := map[corpus.Date]bool{}
	for _, d := range c.Calendar.Workdays() {
		workday[d] = true
	}
	for _, t := range c.Tasks {
		if t.Due == 0 || t.Start == 0 {
			c.add(Completeness, Schedule, []string{t.ID}, "has no start or no deadline")
			continue
		}
		if !workday[t.Start] || !workday[t.Due] || t.End != 0 && !workday[t.End] {
			c.add(TemporalConsistency, Schedule, []string{t.ID},
				"starts, is due or ends on a day without work: %s, %s, %s", t.Start, t.Due, t.End)
		}
		if t.Due < t.Start || t.End != 0 && t.End < t.Start {
			c.add(TemporalConsistency, Schedule, []string{t.ID}, "starts on %s, is due on %s and ends on %s", t.Start,
				t.Due, t.End)
		}
	}
	for _, g := range c.Groups {
		c.phases(c.tasksOf(g.ID))
	}
}

// phases reports tasks that start before one of an earlier phase.
func (c *checker) phases(tasks []corpus.Task) {
	latest := make([]*corpus.Task, len(lifecycle)) // by phase, the task that starts last
	for i, t := range tasks {
		if p := Phase(t.Lifecycle); p >= 0 && (latest[p] == nil || t.Start > latest[p].Start) {
			latest[p] = &tasks[i]
		}
	}
	for _, t := range tasks {
		for p := range max(0, Phase(t.Lifecycle)) {
			if x := latest[p]; x != nil && x.Start > t.Start {
				c.add(TemporalConsistency, Schedule, []string{x.ID, t.ID}, "%s starts on %s, before %s on %s",
					t.Lifecycle, t.Start, x.Lifecycle, x.Start)
			}
		}
	}
}

// dependencies checks that nothing waits in a circle, that what is waited for
// is done before it is needed, and that types say where it comes from (E6, E8).
func (c *checker) dependencies() {
	dag := graph.NewDAGBuilder()
	added := map[string]bool{} // tasks that wait or are waited for; the others are in no circle
	add := func(id string) {
		if !added[id] {
			added[id] = true
			_ = dag.AddTask(id) // fails for an id that it has, and it has none that is not in added
		}
	}
	for _, d := range c.Dependencies {
		from, okFrom := c.tasks[d.FromID]
		to, okTo := c.tasks[d.ToID]
		if !okFrom || !okTo {
			c.add(Completeness, Schedule, []string{d.FromID, d.ToID},
				"a dependency between tasks of which one is missing")
			continue
		}
		add(d.FromID)
		add(d.ToID)
		if err := dag.AddDependency(d.ToID, d.FromID); err != nil {
			c.add(TemporalConsistency, Schedule, []string{d.FromID, d.ToID}, "the dependency stands twice")
		}
		if from.End == 0 || from.End >= to.Start {
			c.add(TemporalConsistency, Schedule, []string{from.ID, to.ID}, "is needed on %s and done on %s", to.Start,
				from.End)
		}
		if from.ProjectID != to.ProjectID {
			c.add(TemporalConsistency, Schedule, []string{from.ID, to.ID}, "a dependency between projects")
		}
		if (from.GroupID == to.GroupID) != (d.Type == corpus.InternalDependency) || !knownType(d.Type) ||
			d.Artefact == "" {
			c.add(Completeness, Schedule, []string{from.ID, to.ID}, "has the type %q and the artefact %q", d.Type,
				d.Artefact)
		}
	}
	_, err := dag.Build()
	if cycle := (*graph.CycleError)(nil); errors.As(err, &cycle) {
		c.add(TemporalConsistency, Schedule, cycle.Tasks, "%v", cycle)
	} else if err != nil {
		c.add(TemporalConsistency, Schedule, nil, "%v", err)
	}
}

func knownType(t string) bool {
	switch t {
	case corpus.InternalDependency, corpus.DataContract, corpus.SharedInfrastructure, corpus.PolicyDecision:
		return true
	}
	return false
}
