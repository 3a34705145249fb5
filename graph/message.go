package graph

// PathType is how a message came about (App. A, G4).
type PathType uint8

// The path types.
const (
	Post PathType = iota
	Reply
	CrossProjectReply
)

var pathTypeNames = [...]string{"post", "reply", "cross_project_reply"}

// String returns the path type's published name.
func (t PathType) String() string { return pathTypeNames[t] }

// Message is one entry of the log: everything about a message but its text.
type Message struct {
	Author UserRef
	// Task is the task the message is in, or None for a message of the group alone.
	Task TaskRef
	// SubProject is the group; where a task is given, it is the task's and need not be set.
	SubProject SubProjectRef
	Path       PathType
	// Parent is the message answered; None in a post, and only there.
	Parent       MessageRef
	Minute       int64 // since the epoch
	OpenQuestion bool  // asks something that waits for an answer
	Decision     bool  // states, changes or confirms a decision (G1)
}

// record is a message as the log keeps it, with its place in the indexes.
type record struct {
	minute  int64
	author  UserRef
	task    TaskRef
	sub     SubProjectRef
	parent  MessageRef
	replies int32
	place   int32 // position among the task's messages
	post    int32 // number among the task's posts, from 1
	slot    int32 // position in its reply class, once it is old
	path    PathType
	flags   uint8
}

const (
	flagOpenQuestion = 1 << iota
	flagDecision
)

func (r *record) isPost() bool { return r.path == Post }

func (r *record) message() Message {
	return Message{
		Author: r.author, Task: r.task, SubProject: r.sub, Path: r.path, Parent: r.parent, Minute: r.minute,
		OpenQuestion: r.flags&flagOpenQuestion != 0, Decision: r.flags&flagDecision != 0,
	}
}
