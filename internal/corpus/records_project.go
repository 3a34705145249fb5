package corpus

// Project is EverMemBench's topic and GroupMemBench's domain.
type Project struct {
	ID         string `id:"project,J"`
	Name       string
	Sector     string // the pack's name
	Context    string
	Challenges []string
	Categories []string // G1's category tags
	Roles      []string // the roles that its work expects (E2)
}

// Subproject is the work of one group.
type Subproject struct {
	ID        string `id:"subproject,S"`
	ProjectID string `id:"project"`
	GroupID   string `id:"group"`
	Name      string
	Goal      string
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
	ID           string `id:"task,T"`
	ProjectID    string `id:"project"`
	SubprojectID string `id:"subproject"`
	GroupID      string `id:"group"`
	Name         string // what people call it, unique in the corpus
	Component    string // the pack's component
	Deliverable  string // the pack's deliverable
	Lifecycle    Lifecycle
	OwnerID      string   `id:"person"`
	Rationale    string   // why this owner, one sentence
	ActiveIDs    []string `id:"person"` // active_in_phase, owner first
	Skills       []string
	Strategic    bool         // few tasks of the first phase; executives and managers own them (E9)
	Waits        DependencyOf // what it waits for (E6)
	Start        Date
	Due          Date   // as planned
	End          Date   // as it came; zero if the corpus ends first
	PhaseID      string `id:"task"` // the phase whose piece of work it is (G8); empty for one that is no such piece
	Progress     Progress
}

// Progress is how a phase of a domain's channels is followed (G1); zero for other tasks.
type Progress struct {
	Category string // risks, milestone or work items
	Goal     string // the status to be reached, of those of the category
	Page     string // the address of its documentation
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
	FromID   string `id:"task"` // the task that is waited for
	ToID     string `id:"task"` // the task that waits
	Type     string // one of the types below
	Artefact string // what is handed over: the name of the task that makes it
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
	Date   Date
	TaskID string `id:"task"`
	Class  DayClass
}

// Closure is a workday on which nobody works.
type Closure struct {
	Date Date
	Name string
}

// Term is what a role calls a concept.
type Term struct {
	Concept string
	Role    string
	Term    string
}
