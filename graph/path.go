package graph

// Path is the outcome of one sampled walk: who writes what kind of message where, and in answer to what (§3.2, App. B).
type Path struct {
	Type       PathType
	Author     UserRef
	Task       TaskRef
	SubProject SubProjectRef
	Project    ProjectRef
	Parent     MessageRef // None for a post
	Addressee  UserRef    // whom it answers, or turns to across projects; None for a post
	PostType   PostType   // NoPostType but for a post

	// SourceTask is the task whose experience a cross-project path brings, and
	// Source one of its messages, if it has any; both None otherwise.
	SourceTask TaskRef
	Source     MessageRef
	// Guest says that the author is not active in the task (G7).
	Guest bool

	Overridden Override
}

// Message returns the log entry of a path.
func (p Path) Message(minute int64) Message {
	return Message{
		Author: p.Author, Task: p.Task, SubProject: p.SubProject, Path: p.Type, Parent: p.Parent, Minute: minute,
	}
}

// Override says why a path is not of the type that was drawn (G4).
type Override uint8

// The overrides.
const (
	NotOverridden Override = iota
	OverEmptyTask          // a task without messages takes a post
	OverQuestions          // a streak of open questions takes a reply
	overrideKinds = iota
)

// PostType is what a post is for (App. B, G5).
type PostType uint8

// The post types.
const (
	NoPostType PostType = iota
	PostKickoff
	PostMilestone
	PostQuestion
	PostUpdate
	PostCoordination
	PostBlocker
	PostDecision
	PostEscalation
)

var postTypeNames = [...]string{
	"", "kickoff", "milestone", "question", "update", "coordination", "blocker", "decision", "escalation",
}

// String returns the post type's published name, "" for none.
func (t PostType) String() string { return postTypeNames[t] }
