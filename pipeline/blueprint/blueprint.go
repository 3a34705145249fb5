// Package blueprint makes the world of a corpus before a word is written: one
// project with its groups and teams, tasks with owners and windows over the
// corpus calendar, dependencies, and the dated facts that give people
// something to say (E2–E10). Everything is sampled or computed.
package blueprint

import (
	"fmt"
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// Options are the sizes of a blueprint.
type Options struct {
	Project       string      // id of the project, prefix of what belongs to it
	CorpusID      string      // the corpus that its groups belong to
	First         corpus.Date // a workday
	Workdays      int         // workdays of the corpus, closures not counted
	Closures      int         // weekdays on which nobody works
	Groups        int
	TasksPerGroup int
	FactsPerTask  int     // beyond dates and owner (model.md, density)
	Changes       float64 // share of changeable facts that a decision changes later
	Slips         []int   // workdays by which tasks end after their due date, drawn uniformly
}

// Blueprint is the world of one project.
type Blueprint struct {
	Project      corpus.Project
	Subprojects  []corpus.Subproject
	Groups       []corpus.Group
	Members      []corpus.Member
	Tasks        []corpus.Task
	Dependencies []corpus.Dependency
	Calendar     corpus.Calendar
	Facts        []corpus.Fact
	Entities     []corpus.Entity
	Terms        []corpus.Term
}

// Source returns the random source of a purpose.
type Source func(purpose string) *rand.Rand

// Build makes the blueprint of a project from a pack and the people at hand.
// It fails when the pack carries too little for the sizes asked for.
func Build(o Options, p *pack.Pack, people []corpus.Person, src Source) (*Blueprint, error) {
	r := src("project")
	choices := make([]pack.Project, 0, len(p.Projects))
	for _, c := range p.Projects {
		if len(c.Subprojects) >= o.Groups {
			choices = append(choices, c)
		}
	}
	if len(choices) == 0 {
		return nil, fmt.Errorf("domain %s: no project has %d sub-projects: ask for fewer groups or add to the pack", p.Name, o.Groups)
	}
	chosen := corpus.Pick(r, choices)
	b := &Blueprint{Calendar: calendar(o, p, src("calendar"))}
	if n := len(b.Calendar.Closures); n < o.Closures {
		return nil, fmt.Errorf("%d closures do not fit among %d workdays without touching, only %d do: lower world.closures or raise world.workdays", o.Closures, o.Workdays, n)
	}
	b.Project = corpus.Project{
		ID: o.Project, Name: chosen.Name, Sector: p.Title, Context: chosen.Context,
		Challenges: chosen.Challenges, Categories: chosen.Categories,
	}
	subs := chosen.Subprojects[:o.Groups]
	for i, s := range subs {
		gid := fmt.Sprintf("%s.g%d", o.Project, i+1)
		sid := fmt.Sprintf("%s.s%d", o.Project, i+1)
		b.Subprojects = append(b.Subprojects, corpus.Subproject{ID: sid, ProjectID: o.Project, GroupID: gid, Name: s.Name, Goal: s.Goal})
		b.Groups = append(b.Groups, corpus.Group{ID: gid, CorpusID: o.CorpusID, Name: s.Name, Kind: corpus.GroupChat})
	}
	if err := b.seat(people); err != nil {
		return nil, err
	}
	for i, s := range subs {
		if err := b.addTasks(o, p, i, s, people, src(fmt.Sprintf("tasks/%d", i+1))); err != nil {
			return nil, fmt.Errorf("domain %s, sub-project %s: %w", p.Name, s.Name, err)
		}
	}
	b.addDependencies(src("dependencies"))
	if err := b.addFacts(o, p, people, src("facts")); err != nil {
		return nil, fmt.Errorf("domain %s: %w", p.Name, err)
	}
	b.addNames(p)
	return b, nil
}

// addNames lists the names that texts may use without stating a fact.
func (b *Blueprint) addNames(p *pack.Pack) {
	for _, pool := range sortedKeys(p.Pools) {
		for i, n := range p.Pools[pool] {
			b.Entities = append(b.Entities, corpus.Entity{ID: fmt.Sprintf("%s.e.%s.%d", b.Project.ID, pool, i+1), Kind: pool, Name: n.Noun})
		}
	}
	for _, c := range p.Terms {
		for _, role := range sortedKeys(c.ByRole) {
			b.Terms = append(b.Terms, corpus.Term{Concept: c.Concept, Role: role, Term: c.ByRole[role]})
		}
	}
}
