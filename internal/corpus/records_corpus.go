package corpus

// Node is a row of the world graph's nodes (G1).
type Node struct {
	ID    string
	Kind  string // project, sub-project, task, user, message, fact
	Label string
}

// Edge is a row of the world graph's structural edges (G2).
type Edge struct {
	From     string
	Relation string
	To       string
}

// Theme is something that people talk about: a task, or news of a day (E16).
type Theme struct {
	ID      string
	GroupID string
	Kind    string // task, news
	Day     Date   // of news
	Title   string
}

// Entity is a name of the world that is neither a person nor a task: a
// system, vendor, site. Names in texts are covered by them.
type Entity struct {
	ID   string
	Kind string
	Name string
}

// Corpus is everything that a finished run publishes. Rows are in the order of their ids.
type Corpus struct {
	People   []Person
	Groups   []Group
	Messages []Message
	Items    []Item // every draft, whatever became of it

	Projects     []Project
	Subprojects  []Subproject
	Members      []Member
	Terms        []Term
	Themes       []Theme
	Tasks        []Task
	Dependencies []Dependency
	Schedule     []Scheduled
	First, Last  Date
	Closures     []Closure
	Nodes        []Node
	Edges        []Edge
	Entities     []Entity
	Facts        []Fact
	Plan         []PlannedMessage
	Segments     []Segment
	Summaries    []Summary
	LeaderLog    []LeaderEntry
	Ledgers      []Ledger

	Verdicts []Verdict
	Rounds   []Round // of Solve–Judge–Refine, in the order of items and rounds
	Repairs  []Repair
	Reworded []Rewording // in the order of messages
	Flagged  []FlaggedDay
	Failures []Failure    `json:",omitempty"` // by stage and unit; mostly none
	Calls    []CallRecord `json:",omitempty"` // by stage, unit, task and key; none of the built-in model
}
