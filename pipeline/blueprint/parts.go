package blueprint

import (
	"cmp"
	"fmt"
	"math/rand/v2"

	"memloom/pipeline/recipe"
	check "memloom/validate/invariants"
)

// InvalidError says that a part broke its rules however often it was made.
type InvalidError struct {
	Part       check.Part
	Project    string // id, empty for what all projects share
	Attempts   int
	Violations []check.Violation // of the last attempt
}

// Error implements error.
func (e *InvalidError) Error() string {
	of := "the organisation"
	if e.Project != "" {
		of = "project " + e.Project
	}
	more := ""
	if n := len(e.Violations); n > 1 {
		more = fmt.Sprintf(" (and %d more)", n-1)
	}
	return fmt.Sprintf("the %s of %s break a rule in %d attempts: %s%s; %s", e.Part, of, e.Attempts, e.Violations[0], more,
		turn(e.Violations[0]))
}

// turn says which keys of the recipe bear on a violation.
func turn(v check.Violation) string {
	switch {
	case v.Invariant == check.TeamShape:
		return "change world.people, which the projects share, or widen world.team_min and world.team_max"
	case v.Part == check.Assignment:
		return "change world.tasks_per_group (or world.tasks, which overrides it) or world.people, or loosen world.min_owned, world.parallel or world.load"
	}
	return "lower the scale or raise world.people"
}

// settle makes a part until nothing of it breaks a rule, at most Attempts
// times, each time from another random source. Nothing else is made anew (E9).
func (m *maker) settle(part check.Part, project string, make func(Source) error) error {
	for attempt := 1; ; attempt++ {
		if err := make(m.attempt(part, project, attempt)); err != nil {
			return err
		}
		for _, b := range m.org.Projects {
			if m.o.corrupt != nil && (project == "" || b.Project.ID == project) {
				m.o.corrupt(part, b.Project.ID, attempt, b)
			}
		}
		v := check.CheckPart(part, m.plan(project), m.o.limits())
		if len(v) == 0 {
			return nil
		}
		if attempt == cmp.Or(m.o.Attempts, 6) {
			return &InvalidError{Part: part, Project: project, Attempts: attempt, Violations: v}
		}
	}
}

// attempt returns the source of an attempt at a part: the first one's purposes
// bear the part's name and project, later ones their number too.
func (m *maker) attempt(part check.Part, project string, n int) Source {
	return func(purpose string) *rand.Rand {
		if project != "" {
			purpose = project + "/" + purpose
		}
		if n > 1 {
			purpose = fmt.Sprintf("%s/%s#%d", purpose, part, n)
		}
		return m.src(purpose)
	}
}

// plan is what has been made so far of a project, or of all: owners of other projects count towards everyone's load,
// so that tasks with owners are always among it.
func (m *maker) plan(project string) check.Plan {
	p := check.Plan{People: m.org.People, Calendar: m.org.Calendar, Components: map[string][]string{}}
	for i, b := range m.org.Projects {
		own := project == "" || b.Project.ID == project
		if own {
			p.Projects = append(p.Projects, b.Project)
			p.Subprojects = append(p.Subprojects, b.Subprojects...)
			p.Groups = append(p.Groups, b.Groups...)
			p.Dependencies = append(p.Dependencies, b.Dependencies...)
			for g, s := range b.Subprojects {
				for _, c := range m.work[i][g].Components {
					p.Components[s.ID] = append(p.Components[s.ID], c.Noun)
				}
			}
		}
		for _, t := range b.Tasks {
			if own || t.OwnerID != "" {
				p.Tasks = append(p.Tasks, t)
			}
		}
	}
	return p
}

// Options are what an organisation is made by.
type Options struct {
	recipe.World
	Attempts int        // how often a part is made before its violations are an error; 0 is 6
	Material []Material // projects written by a planner; empty: drawn from the packs

	corrupt func(part check.Part, project string, attempt int, b *Blueprint) // for tests: spoils a part that was just made
}

// Source returns the random source of a purpose.
type Source func(purpose string) *rand.Rand

func (o Options) limits() check.Limits {
	return check.Limits{TeamMin: o.TeamMin, TeamMax: o.TeamMax, MinOwned: o.MinOwned, Parallel: o.Parallel, Load: o.Load}
}

// tasksOf returns how many tasks group g of project i has: the project's tasks dealt evenly.
func (o Options) tasksOf(i, g int) int {
	if i >= len(o.Tasks) {
		return o.TasksPerGroup
	}
	return (o.Tasks[i] + o.Groups - 1 - g) / o.Groups
}
