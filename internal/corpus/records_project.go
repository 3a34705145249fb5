package corpus

// Project is EverMemBench's topic and GroupMemBench's domain.
type Project struct {
	ID         string
	Name       string
	Sector     string // the pack's name
	Context    string
	Challenges []string
	Categories []string // G1's category tags
}

// Subproject is the work of one group.
type Subproject struct {
	ID        string
	ProjectID string
	GroupID   string
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

// Task is a sub-task with one deliverable, one owner and a window
// (GroupMemBench's phase). Start and End are the days on which work began and
// was finished; both are workdays.
type Task struct {
	ID           string
	ProjectID    string
	SubprojectID string
	GroupID      string
	Name         string // what people call it, unique in the corpus
	Component    string // the pack's component
	Deliverable  string // the pack's deliverable
	Lifecycle    Lifecycle
	OwnerID      string
	Rationale    string   // why this owner, one sentence
	ActiveIDs    []string // active_in_phase, owner first
	Skills       []string
	Start        Date
	Due          Date // as planned
	End          Date // as it came; zero if the corpus ends first
}

// Dependency says that one task waits for another.
type Dependency struct {
	FromID   string // the task that is waited for
	ToID     string // the task that waits
	Type     string // data contract, shared infrastructure or policy decision (E8); internal within a group
	Artefact string
}

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
	TaskID string
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
