// Package blueprint makes the world of a corpus before a word is written: an organisation with its projects, groups and
// teams, tasks with owners and windows over the corpus calendar, dependencies, and dated facts (E2–E10). Everything is
// sampled or computed; where a model plans, it writes topics, sub-projects, tasks and rationales, and the same
// validators judge them (validate/invariants).
//
// Terms: a part is a piece of the blueprint that is made, checked and, where it breaks a rule, made anew by itself
// (E9).
package blueprint

import (
	"fmt"
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// Blueprint is the world of one project, or of a whole domain (see Domains).
type Blueprint struct {
	Project      corpus.Project
	Portfolio    []corpus.Project // of a domain, which Project then stands for: its projects
	Subprojects  []corpus.Subproject
	Groups       []corpus.Group
	Members      []corpus.Member
	Tasks        []corpus.Task // group by group, phase after phase
	Dependencies []corpus.Dependency
	Calendar     corpus.Calendar
	Facts        []corpus.Fact
	Entities     []corpus.Entity
	Terms        []corpus.Term
}

// Projects lists the projects: the one, or those of a domain.
func (b *Blueprint) Projects() []corpus.Project {
	if len(b.Portfolio) > 0 {
		return b.Portfolio
	}
	return []corpus.Project{b.Project}
}

// Phases lists the tasks that are no pieces of a phase's work.
func (b *Blueprint) Phases() []corpus.Task {
	return slices.DeleteFunc(slices.Clone(b.Tasks), func(t corpus.Task) bool { return t.PhaseID != "" })
}

// Schedule lists what every task does on every workday of its window: it starts, goes on or ends (E10). A task that
// ends after the corpus goes on to the last day.
func (b *Blueprint) Schedule() []corpus.Scheduled {
	var out []corpus.Scheduled
	for _, d := range b.Calendar.Workdays() {
		for _, t := range b.Tasks {
			if class, ok := DayClass(t, d); ok {
				out = append(out, corpus.Scheduled{Date: d, TaskID: t.ID, Class: class})
			}
		}
	}
	return out
}

// Order returns the ids of all tasks, each after everything it waits for (E6);
// a *graph.CycleError names tasks that wait for one another in a circle.
func (b *Blueprint) Order() ([]string, error) {
	dag := graph.NewDAGBuilder()
	for _, t := range b.Tasks {
		if err := dag.AddTask(t.ID); err != nil {
			return nil, err
		}
	}
	for _, d := range b.Dependencies {
		if err := dag.AddDependency(d.ToID, d.FromID); err != nil {
			return nil, err
		}
	}
	order, err := dag.Build()
	if err != nil {
		return nil, fmt.Errorf("ordering the tasks of %s: %w", b.Project.Name, err)
	}
	return order, nil
}

// DayClass says what a task does on a workday; not ok outside its window.
func DayClass(t corpus.Task, d corpus.Date) (corpus.DayClass, bool) {
	switch {
	case d < t.Start || t.End != 0 && d > t.End:
		return "", false
	case d == t.Start:
		return corpus.Starting, true
	case d == t.End:
		return corpus.Ending, true
	}
	return corpus.Ongoing, true
}

// addNames lists the names that texts may use without stating a fact.
func (b *Blueprint) addNames(p *pack.Pack) {
	for _, pool := range sortedKeys(p.Pools) {
		for i, n := range p.Pools[pool] {
			b.Entities = append(b.Entities, corpus.Entity{ID: fmt.Sprintf("%s.e.%s.%d", b.Project.ID, pool, i+1),
				Kind: pool, Name: n.Noun})
		}
	}
	for _, c := range p.Terms {
		for _, role := range sortedKeys(c.ByRole) {
			b.Terms = append(b.Terms, corpus.Term{Concept: c.Concept, Role: role, Term: c.ByRole[role]})
		}
	}
}
