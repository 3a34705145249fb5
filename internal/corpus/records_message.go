package corpus

import "slices"

// Message is what somebody wrote.
type Message struct {
	ID         string `id:"message,M"`
	CorpusID   string
	GroupID    string `id:"group"`
	SessionID  string
	Seq        int // position in the group, from 1
	At         Stamp
	AuthorID   string `id:"person"`
	AuthorName string
	AuthorRole string `json:",omitempty"` // in designs that show it: user or assistant in sessions
	Text       string
	ReplyTo    string   `id:"message"`
	ThreadID   string   `id:"message"`
	Mentions   []string `id:"person"` // person ids
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

// In says whether an act is one of a list.
func (a Act) In(list ...Act) bool { return slices.Contains(list, a) }

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

	ActRequest      Act = "decision_request" // asks somebody to decide; names no value
	ActOption       Act = "option"           // weighs a decision that is still open: an alternative, an argument
	ActDisagreement Act = "disagreement"     // pushes back on what was said, in one of the kinds of Disagreements
	ActRecall       Act = "recall"           // refers to something said on an earlier day, and never to its value
	ActRule         Act = "rule"             // states a rule, an override of one, or what the override's term means
	ActDelivery     Act = "delivery"         // gives what was promised
	ActReminder     Act = "reminder"         // asks for what was promised and has not come
	ActApology      Act = "apology"          // admits that a promise was forgotten
	ActAbsence      Act = "absence"          // says that somebody will be away, and when they are back
	ActIntroduction Act = "introduction"     // says who somebody is: their role, what they are good at, and what they are not
	ActReturn       Act = "return"           // somebody is back and asks what has happened
	ActRecap        Act = "recap"            // tells somebody who was away what has happened, without values
)

// Noise lists the kinds of noise (G11): each is a message with one mistake that sounds sure of itself.
var Noise = []string{WrongDetail, Misunderstanding, StaleInfo, OffTopic, Premature, WrongAudience}

// The kinds of noise.
const (
	WrongDetail      = "wrong_detail"
	Misunderstanding = "misunderstanding"
	StaleInfo        = "stale_info"
	OffTopic         = "off_topic"
	Premature        = "premature_assumption"
	WrongAudience    = "wrong_audience"
)

// Disagreements lists the kinds of disagreement (G11).
var Disagreements = []string{"feasibility", "assumptions", "alternative", "overlooked_risk", "scope",
	"counter_evidence"}

// The other perturbations that exclude one another (G11).
const (
	DecisionChange = "decision_change" // a decision is taken back, with its trigger
	UltraShort     = "ultra_short"     // one to six words
)

// Marks of a planned message: what else is so on purpose, any number of them.
const (
	MarkTypo           = "typo"
	MarkFragment       = "fragment"        // a sentence without its verb or subject
	MarkSelfCorrection = "self_correction" // a word or two taken back at once, never a value
	MarkTone           = "tone_jitter"     // another tone than the writer's own
	MarkLink           = "link"            // the page of the task stands in it
	MarkCross          = "cross_reference" // another group's task is named

	MarkPremature = "premature"         // sounds like the end of a task and is none
	MarkDraft     = "draft"             // a version before the final one
	MarkOverride  = "override"          // part of a rule with an override: rule, override or definition
	MarkLoud      = "loud_consumer"     // by somebody who writes much about a task and does not own it
	MarkKept      = "promise_kept"      // a promise that is kept, and the message that gives in time what was promised
	MarkForgotten = "promise_forgotten" // a promise whose day will pass
)

// PlannedMessage is the slot from which a message was made, and what it disclosed.
type PlannedMessage struct {
	MessageID    string   `id:"message"`
	Obligation   string   // starting, ending, scheduled, decision, answer …; empty for a free slot
	TaskIDs      []string `id:"task"`
	Path         PathType
	Position     string // early, middle, late in the task (G9); empty without a task
	Act          Act
	Perturbation string   // one of Noise, Disagreements, DecisionChange, UltraShort; empty for none (G11)
	Marks        []string // the Mark constants, sorted
	RecallsID    string   `id:"message"` // the message that a recall, reminder, delivery or recap refers to
	RefMessageID string   `id:"message"`
	Discloses    []Disclosure
}

// Segment is a stretch of dialogue: the messages bound to a task, or a day's unbound ones of a group (E23).
type Segment struct {
	ID         string   `id:"segment,D"`
	TaskID     string   `id:"task"` // empty for unbound messages
	GroupID    string   `id:"group"`
	Day        Date     // zero for a task's segment
	MessageIDs []string `id:"message"`
	PassageIDs []string `id:"unit"` // the passages in which its messages stand, in order
}

// Passage is what one call writes and one set of checks holds: a group's day, or a session.
type Passage struct {
	ID        string `id:"unit"`
	GroupID   string `id:"group"`
	SessionID string // empty for a group's day
	Day       Date
	Messages  int    // how many it has
	Repairs   int    // messages that a fixer changed
	Flagged   bool   // repairs did not mend it, and no question uses it
	Model     string // that wrote it, where several share the role (C7)
	Unit      string `json:",omitempty"` // its name while the run made it: units of calls end in it
}
