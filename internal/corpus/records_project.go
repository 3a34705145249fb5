package corpus

// Project is EverMemBench's topic and GroupMemBench's domain.
type Project struct {
	ID         string   `id:"project,J" parquet:"project_id" about:"the project"`
	Name       string   `parquet:"name" about:"its name"`
	Sector     string   `parquet:"sector" about:"the domain pack"`
	Context    string   `parquet:"context" size:"text" about:"what it is about"`
	Challenges []string `parquet:"challenges,list" size:"text" about:"what makes it hard"`
	Categories []string `parquet:"categories,list" about:"its category tags"`    // G1
	Roles      []string `parquet:"roles,list" about:"the roles that it expects"` // E2
}

// Subproject is the work of one group.
type Subproject struct {
	ID        string `id:"subproject,S" parquet:"subproject_id" about:"the sub-project"`
	ProjectID string `id:"project" parquet:"project_id" about:"the project"`
	GroupID   string `id:"group" parquet:"group_id" about:"the group whose work it is"`
	Name      string `parquet:"name" about:"its name"`
	Goal      string `parquet:"goal" size:"text" about:"what it is to reach"`
}

// Lifecycle is one of the six development phases of E6.
type Lifecycle string

// The six phases, in order.
const (
	Strategy     Lifecycle = "strategy & planning"
	Requirements Lifecycle = "requirements & design"
	Architecture Lifecycle = "architecture & technology selection"
	Development  Lifecycle = "development & integration"
	Testing      Lifecycle = "testing & QA"
	Deployment   Lifecycle = "deployment & operations"
)

// Task is a sub-task with one deliverable, one owner and a window (GroupMemBench's phase). Start and End are the days
// on which work began and was finished; both are workdays.
type Task struct {
	ID           string    `id:"task,T" parquet:"task_id" about:"the task"`
	ProjectID    string    `id:"project" parquet:"project_id,dict" about:"the project"`
	SubprojectID string    `id:"subproject" parquet:"subproject_id,dict" about:"the sub-project"`
	GroupID      string    `id:"group" parquet:"group_id,dict" about:"the group"`
	Name         string    `parquet:"name" about:"what people call it, unique"`
	Component    string    `parquet:"component" about:"the part that is worked on"`
	Deliverable  string    `parquet:"deliverable" size:"text" about:"what comes of it"`
	Lifecycle    Lifecycle `parquet:"lifecycle,dict" about:"the development phase"`
	OwnerID      string    `id:"person" parquet:"owner_id,dict" about:"who owns it"`
	Rationale    string    `parquet:"rationale" size:"text" about:"why this owner"`
	ActiveIDs    []string  `id:"person" parquet:"active_ids,list" about:"who works on it, owner first"`
	Skills       []string  `parquet:"skills,list" about:"what it needs"`
	// few tasks of the first phase (E9)
	Strategic bool `parquet:"strategic" about:"whether only executives and managers own such a task"`
	// E6
	Waits DependencyOf `parquet:"waits,optional,dict" about:"where what it waits for comes from: none, internal, cross-group; NULL: not recorded"`
	Start Date         `parquet:"start" about:"the day on which work began"`
	Due   Date         `parquet:"due" about:"the day for which it was planned"`
	End   Date         `parquet:"end,optional" about:"the day on which it was finished; NULL: not within the corpus"`
	// G8
	PhaseID  string   `id:"task" parquet:"phase_id,optional" about:"the phase whose piece of work it is; NULL: it is none of a phase"`
	Progress Progress `parquet:",inline"`
}

// Progress is how a phase of a domain's channels is followed (G1); zero for other tasks.
type Progress struct {
	Category string `parquet:"category,optional,dict" about:"how a phase is followed: risks, milestone or work items; NULL: it is not a phase"`
	// one of the category's
	Goal string `parquet:"goal,optional,dict" size:"text" about:"the status that a phase is to reach; NULL: it is not a phase"`
	Page string `parquet:"page,optional" size:"text" about:"the address of a phase's documentation; NULL: it is not a phase"`
}

// DependencyOf is a task's dependency type: where what it waits for comes from.
type DependencyOf string

// The dependency types of tasks. A task that waits for its own group and for another one is of the type across groups.
const (
	WaitsForNothing DependencyOf = "none"
	WaitsInGroup    DependencyOf = "internal"
	WaitsAcross     DependencyOf = "cross-group"
)

// Dependency says that one task waits for another.
type Dependency struct {
	FromID string `id:"task" parquet:"from_task_id" about:"the task that is waited for"`
	ToID   string `id:"task" parquet:"to_task_id" about:"the task that waits"`
	// one of the types below
	Type string `parquet:"type,dict" about:"data contract, shared infrastructure, policy decision, or internal to a group"`
	// the name of the task that makes it
	Artefact string `parquet:"artefact" size:"text" about:"what is handed over"`
}

// The types of dependencies: within a group, and the three between groups (E8).
const (
	InternalDependency   = "internal"
	DataContract         = "data contract"
	SharedInfrastructure = "shared infrastructure"
	PolicyDecision       = "policy decision"
)

// PredNeeds is the predicate by which a task names the artefact of another
// group that it waits for (E8): an entity, the name of the task that makes it.
const PredNeeds = "needs"

// DayClass is what a task does on a workday of its window (E10).
type DayClass string

// The three classes.
const (
	Starting DayClass = "starting"
	Ongoing  DayClass = "ongoing"
	Ending   DayClass = "ending"
)

// Scheduled is a row of the schedule: a task on a workday.
type Scheduled struct {
	Date   Date     `parquet:"date" about:"a workday of the task's window"`
	TaskID string   `id:"task" parquet:"task_id" about:"the task"`
	Class  DayClass `parquet:"day_class,dict" about:"starting, ongoing or ending"`
}

// Closure is a workday on which no one works.
type Closure struct {
	Date Date
	Name string
}

// Term is what a role calls a concept.
type Term struct {
	Concept string `parquet:"concept" size:"text" about:"what is meant"`
	Role    string `parquet:"role" about:"who says it"`
	Term    string `parquet:"term" about:"the word that this role uses"`
}
