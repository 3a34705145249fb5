package prompts

import (
	"memloom/internal/corpus"
	"memloom/internal/llm"
)

// The names of the planner's tasks.
const (
	TaskTopics      = "plan.topics"
	TaskSubprojects = "plan.subprojects"
	TaskSubtasks    = "plan.subtasks"
	TaskRules       = "plan.rules"
	TaskRationales  = "plan.rationales"
)

// Planner are the tasks by which a model plans an organisation (E2, E3, E6, E7). All that can be computed (windows,
// owners, loads) is never asked. They are immutable. What calls of a task have in common is first in their inputs.
type Planner struct {
	Topics      *Task[TopicsIn, TopicsOut]
	Subprojects *Task[SubprojectsIn, SubprojectsOut]
	Subtasks    *Task[SubtasksIn, SubtasksOut]
	Rules       *Task[RulesIn, RulesOut]
	Rationales  *Task[RationalesIn, RationalesOut]
}

// NewPlanner returns the planner's tasks with the program's own templates; those of a user are in Tasks.
func NewPlanner() *Planner {
	const system = "You plan the work of an invented organisation. You answer with one JSON object and nothing else."
	return &Planner{
		Topics: New(Task[TopicsIn, TopicsOut]{Name: TaskTopics, Role: llm.RolePlanner, System: system,
			Template: read(TaskTopics), Check: checkTopics}),
		Subprojects: New(Task[SubprojectsIn, SubprojectsOut]{Name: TaskSubprojects, Role: llm.RolePlanner,
			System: system, Template: read(TaskSubprojects), Check: checkSubprojects}),
		Subtasks: New(Task[SubtasksIn, SubtasksOut]{Name: TaskSubtasks, Role: llm.RolePlanner, System: system,
			Template: read(TaskSubtasks), Check: checkSubtasks}),
		Rules: New(Task[RulesIn, RulesOut]{Name: TaskRules, Role: llm.RolePlanner, System: system,
			Template: read(TaskRules), Check: checkRules}),
		Rationales: New(Task[RationalesIn, RationalesOut]{Name: TaskRationales, Role: llm.RolePlanner, System: system,
			Template: read(TaskRationales), Check: checkRationales}),
	}
}

// TopicsIn asks for project topics of a field, unlike those there are.
type TopicsIn struct {
	Field   string   `json:"field"`
	Roles   []string `json:"roles"`
	N       int      `json:"n"`
	Unlike  []string `json:"unlike,omitempty"` // topics that must not be repeated
	Variant int      `json:"variant"`          // tells corpora of one field apart
}

// TopicsOut are candidates.
type TopicsOut struct {
	Topics []Topic `json:"topics"`
}

// Topic is a project as a planner describes it.
type Topic struct {
	Name       string   `json:"name"`
	Context    string   `json:"context"`
	Challenges []string `json:"challenges"`
	Categories []string `json:"categories"`
}

// SubprojectsIn asks for mutually exclusive sub-projects of a topic.
type SubprojectsIn struct {
	Field        string   `json:"field"`
	Deliverables []string `json:"deliverables"` // kinds of what is made of components, whose words no component may hold
	N            int      `json:"n"`
	Components   int      `json:"components"`      // of a sub-project, at least
	Taken        []string `json:"taken,omitempty"` // components of other projects
	Topic        Topic    `json:"topic"`
}

// SubprojectsOut are the sub-projects with what each works on.
type SubprojectsOut struct {
	Subprojects []PlannedSubproject `json:"subprojects"`
}

// PlannedSubproject is a sub-project and its components.
type PlannedSubproject struct {
	Name       string   `json:"name"`
	Goal       string   `json:"goal"`
	Components []string `json:"components"`
}

// SubtasksIn asks for the tasks of a sub-project: each a component with one of
// the kinds of deliverables that the field knows.
type SubtasksIn struct {
	Deliverables []Kind            `json:"deliverables"`
	N            int               `json:"n"`
	Topic        string            `json:"topic"`
	Subproject   PlannedSubproject `json:"subproject"`
}

// Kind is a kind of deliverable.
type Kind struct {
	Noun      string           `json:"noun"`
	Lifecycle corpus.Lifecycle `json:"lifecycle"`
	Skills    []string         `json:"skills"`
}

// SubtasksOut are the tasks in the order of their phases.
type SubtasksOut struct {
	Tasks []PlannedTask `json:"tasks"`
}

// PlannedTask is a task: what is made of which component, and which of the tasks, counted from 1, must be done before.
type PlannedTask struct {
	Component   string `json:"component"`
	Deliverable string `json:"deliverable"`
	After       []int  `json:"after"`
}

// RulesIn asks for rules that a project works by, each with an exception.
type RulesIn struct {
	Field  string   `json:"field"`
	Roles  []string `json:"roles"`
	N      int      `json:"n"`
	Taken  []string `json:"taken,omitempty"` // matters and terms of other projects' rules
	Topic  string   `json:"topic"`
	Groups []string `json:"groups"`
}

// RulesOut are the rules.
type RulesOut struct {
	Rules []PlannedRule `json:"rules"`
}

// PlannedRule is a base rule, what overrides it, and what the override's name means.
type PlannedRule struct {
	Matter   string `json:"matter"`   // what is regulated, as a plural
	Needs    string `json:"needs"`    // what it needs
	Term     string `json:"term"`     // the name of the exception
	When     string `json:"when"`     // the condition, which holds the term
	Means    string `json:"means"`    // its definition
	Override string `json:"override"` // what is needed then
	Because  string `json:"because"`  // why the exception was made
}

// RationalesIn asks why owners were chosen.
type RationalesIn struct {
	Assignments []Assigned `json:"assignments"`
}

// Assigned is a task with its owner and what speaks for them.
type Assigned struct {
	N      int      `json:"n"`
	Task   string   `json:"task"`
	Owner  string   `json:"owner"`
	Role   string   `json:"role"`
	Rank   int      `json:"rank"`
	Skills []string `json:"skills"` // "Java: strong", of those that the task asks for
	Owned  int      `json:"owned"`  // tasks that the owner has in the group
}

// RationalesOut are the sentences, one for each assignment, in order.
type RationalesOut struct {
	Rationales []string `json:"rationales"`
}
