package corpus

// Message is what somebody wrote.
type Message struct {
	ID         string
	CorpusID   string
	GroupID    string
	SessionID  string
	Seq        int // position in the group, from 1
	At         Stamp
	AuthorID   string
	AuthorName string
	Text       string
	ReplyTo    string
	ThreadID   string
	Mentions   []string // person ids
	Tokens     int      // o200k_base
}

// PathType is how a slot was chosen (G4), or obligation for those that the plan owes.
type PathType string

// The path types.
const (
	PathPost  PathType = "post"
	PathReply PathType = "reply"
	PathCross PathType = "cross_project_reply"
)

// Act is the speech act of a planned message.
type Act string

// The speech acts.
const (
	ActKickoff     Act = "kickoff"     // a task starts
	ActProgress    Act = "progress"    // where a task stands, with a fact or two
	ActCompletion  Act = "completion"  // a task is finished
	ActQuestion    Act = "question"    // asks for a fact that somebody else knows
	ActAnswer      Act = "answer"      // gives the fact asked for
	ActBlocker     Act = "blocker"     // something is in the way
	ActDecision    Act = "decision"    // sets or changes a value, with its reason
	ActDoubt       Act = "doubt"       // disagrees, or sees a risk
	ActClosure     Act = "closure"     // settles a doubt
	ActCommitment  Act = "commitment"  // promises something
	ActForecast    Act = "forecast"    // expects to finish on a day: sounds like an end and is none
	ActMistake     Act = "mistake"     // states a wrong detail (noise, planned and recorded)
	ActCorrection  Act = "correction"  // puts a wrong detail right
	ActCoordinate  Act = "coordinate"  // asks for a hand-over, a review, a slot
	ActAcknowledge Act = "acknowledge" // short consent or thanks
	ActBanter      Act = "banter"      // small talk around what was just said
	ActNews        Act = "news"        // something from outside
	ActClosureDay  Act = "closure_day" // announces a day on which nobody works
)

// PlannedMessage is the slot from which a message was made, and what it disclosed.
type PlannedMessage struct {
	MessageID    string
	Obligation   string // starting, ending, scheduled, decision, answer …; empty for a free slot
	TaskIDs      []string
	Path         PathType
	Position     string // early, middle, late in the task (G9); empty without a task
	Act          Act
	Perturbation string
	RefMessageID string
	Discloses    []Disclosure
}

// Segment is a stretch of dialogue: the messages bound to a task, or a day's unbound ones of a group (E23).
type Segment struct {
	ID         string
	TaskID     string // empty for unbound messages
	GroupID    string
	Day        Date // zero for a task's segment
	MessageIDs []string
}
