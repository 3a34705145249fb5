// Package invariants checks organisations before anyone speaks: the validators of topics, sub-projects and teams
// (E2–E4), of tasks, owners and dependencies (E6–E8), and the five invariants over the whole (E9). It works on records
// alone, so that what a model wrote and what a pack gave pass the same rules.
//
// Every violation names the part of the blueprint to make anew, so that a failure costs that part and nothing else.
package invariants

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
)

// Part is a part of a blueprint that can be made anew on its own.
type Part string

// The parts, in the order in which they are made. Each rests on those before it.
const (
	Topics      Part = "topics"
	Subprojects Part = "sub-projects"
	Teams       Part = "teams"
	Tasks       Part = "tasks"      // what is to be done, and what it needs
	Schedule    Part = "schedule"   // windows and dependencies
	Assignment  Part = "assignment" // owners
)

// Parts lists all parts in order.
func Parts() []Part { return []Part{Topics, Subprojects, Teams, Tasks, Schedule, Assignment} }

// Invariant is what a violation breaks.
type Invariant string

// The validators of single parts, and the five invariants of E9.
const (
	DistinctTopics      Invariant = "distinct topics"      // E2
	ExclusiveWork       Invariant = "mutual exclusivity"   // E3
	TeamShape           Invariant = "team shape"           // E4
	Completeness        Invariant = "completeness"         // E9 (1), E7
	TemporalConsistency Invariant = "temporal consistency" // E9 (2), E6, E8, E10
	SkillCoverage       Invariant = "skill coverage"       // E9 (3)
	LoadBalance         Invariant = "load balance"         // E9 (4), E7
	RoleCoherence       Invariant = "role coherence"       // E9 (5)
)

// Violation is a broken rule.
type Violation struct {
	Invariant Invariant
	Part      Part     // what has to be made anew
	IDs       []string // of tasks, people, groups or projects concerned
	Detail    string
}

// String implements fmt.Stringer.
func (v Violation) String() string {
	return fmt.Sprintf("%s: %s: %s", v.Invariant, strings.Join(v.IDs, ", "), v.Detail)
}

// Limits are the knobs of the rules.
type Limits struct {
	TeamMin, TeamMax int // seats of a team
	MinOwned         int // tasks that every member of a team owns, as far as there are enough (MinOwnedOf)
	Parallel         int // tasks of one owner on one day
	Load             int // tasks of one owner that touch any 30 days
}

// Plan is what is checked: the records of an organisation, as far as they have
// been made. Tasks without owners are incomplete only once Assignment is checked.
type Plan struct {
	People       []corpus.Person
	Projects     []corpus.Project
	Subprojects  []corpus.Subproject
	Components   map[string][]string // sub-project id → what it works on, where known
	Groups       []corpus.Group
	Tasks        []corpus.Task
	Dependencies []corpus.Dependency
	Calendar     corpus.Calendar
}

// Check returns what all parts break, in the order of the parts.
func Check(p Plan, l Limits) []Violation {
	var out []Violation
	for _, part := range Parts() {
		out = append(out, CheckPart(part, p, l)...)
	}
	return out
}

// CheckPart returns what one part breaks, given those before it.
func CheckPart(part Part, p Plan, l Limits) []Violation {
	c := &checker{Plan: p, limits: l, people: corpus.CopiesByID(p.People), tasks: corpus.CopiesByID(p.Tasks)}
	switch part {
	case Topics:
		c.topics()
	case Subprojects:
		c.exclusive()
	case Teams:
		c.teams()
	case Tasks:
		c.complete()
		c.coverage()
	case Schedule:
		c.windows()
		c.dependencies()
	case Assignment:
		c.owners()
		c.loads()
		c.roles()
	}
	return c.out
}

// checker collects violations.
type checker struct {
	Plan
	limits Limits
	people map[string]corpus.Person
	tasks  map[string]corpus.Task
	out    []Violation
}

func (c *checker) add(i Invariant, part Part, ids []string, format string, args ...any) {
	c.out = append(c.out, Violation{Invariant: i, Part: part, IDs: ids, Detail: fmt.Sprintf(format, args...)})
}

// tasksOf returns the tasks of a group.
func (c *checker) tasksOf(group string) []corpus.Task {
	var out []corpus.Task
	for _, t := range c.Tasks {
		if t.GroupID == group {
			out = append(out, t)
		}
	}
	return out
}
