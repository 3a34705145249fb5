package corpus

import "slices"

// Message is what a person wrote.
type Message struct {
	ID         string `id:"message,M" parquet:"message_id" about:"the message"`
	CorpusID   string `parquet:"corpus_id"`
	GroupID    string `id:"group" parquet:"group_id,dict" about:"the group in which it stands"`
	SessionID  string `ref:"session" parquet:"session_id,optional,dict" about:"the session, where the design has sessions"`
	Seq        int    `parquet:"seq" about:"position in the group, from 1"`
	At         Stamp  `parquet:"timestamp|day" about:"wall-clock time in the corpus's one time zone|the day of the timestamp"`
	AuthorID   string `id:"person" parquet:"author_id,dict" about:"who wrote it"`
	AuthorName string `parquet:"author_name,dict" about:"the author's name"`
	// user or assistant in sessions
	AuthorRole string   `json:",omitempty" parquet:"author_role,optional,dict" about:"the author's role, only in designs that show it"`
	Text       string   `parquet:"text" size:"text" about:"what was written"`
	ReplyTo    string   `id:"message" parquet:"reply_to,optional" about:"the earlier message of the same group that it answers"`
	ThreadID   string   `id:"message" parquet:"thread_id,optional" about:"the thread, where the design has threads"`
	Mentions   []string `id:"person" parquet:"mentions,list" about:"people whom it addresses by name"`
	Tokens     int      `parquet:"tokens" about:"length of the text in tokens of the manifest's tokenizer"`
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
	ActProgress    Act = "progress"    // where a task is, with a fact or two
	ActCompletion  Act = "completion"  // a task is finished
	ActQuestion    Act = "question"    // asks for a fact that another person knows
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
	ActClosureDay  Act = "closure_day" // announces a day on which no one works

	ActRequest      Act = "decision_request" // asks a person to decide; names no value
	ActOption       Act = "option"           // weighs a decision that is still open: an alternative, an argument
	ActDisagreement Act = "disagreement"     // pushes back on what was said, in one of the kinds of Disagreements
	ActRecall       Act = "recall"           // refers to something said on an earlier day, and never to its value
	ActRule         Act = "rule"             // states a rule, an override of one, or what the override's term means
	ActDelivery     Act = "delivery"         // gives what was promised
	ActReminder     Act = "reminder"         // asks for what was promised and has not come
	ActApology      Act = "apology"          // admits that a promise was forgotten
	ActAbsence      Act = "absence"          // says that a person will be away, and when they are back
	// says who a person is: their role, what they are good at, and what they are not
	ActIntroduction Act = "introduction"
	ActReturn       Act = "return" // a person is back and asks what has happened
	ActRecap        Act = "recap"  // tells a person who was away what has happened, without values
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
	MarkLink           = "link"            // the page of the task is in it
	MarkCross          = "cross_reference" // another group's task is named

	MarkPremature = "premature"         // sounds like the end of a task and is none
	MarkDraft     = "draft"             // a version before the final one
	MarkOverride  = "override"          // part of a rule with an override: rule, override or definition
	MarkLoud      = "loud_consumer"     // by a person who writes much about a task and does not own it
	MarkKept      = "promise_kept"      // a promise that is kept, and the message that gives in time what was promised
	MarkForgotten = "promise_forgotten" // a promise whose day will pass
)

// PlannedMessage is the slot from which a message was made, and what it disclosed.
type PlannedMessage struct {
	MessageID string `id:"message" parquet:"message_id" about:"the message made from this slot"`
	// starting, ending, scheduled, decision, answer …
	Obligation string   `parquet:"obligation,optional,dict" size:"text" about:"what the plan owed; NULL: a free slot"`
	TaskIDs    []string `id:"task" parquet:"task_ids,list" about:"the tasks that it is about"`
	Path       PathType `parquet:"path_type,dict" about:"how the slot was chosen"`
	// G9; empty without a task
	Position string `parquet:"position,optional,dict" about:"early, middle or late in the task"`
	Act      Act    `parquet:"speech_act,dict" about:"what the message does"`
	// G11
	Perturbation string `parquet:"perturbation,optional,dict" about:"the deliberate deviation, where there is one: a kind of noise or of disagreement, decision_change or ultra_short"`
	// sorted
	Marks        []string     `parquet:"marks,list" about:"what else is so on purpose: typo, fragment, self_correction, tone_jitter, link, cross_reference, premature, draft, override, loud_consumer, promise_kept, promise_forgotten"`
	RecallsID    string       `id:"message" parquet:"recalls_message_id,optional" about:"the earlier message that it refers to without repeating it"`
	RefMessageID string       `id:"message" parquet:"ref_message_id,optional" about:"the message that it takes up across groups"`
	Discloses    []Disclosure `parquet:"discloses,list" about:"the facts that it states, with the place in code points and what the value is read from (text, timestamp, author, sign)"`
}

// Segment is a stretch of dialogue: the messages bound to a task, or a day's unbound ones of a group (E23).
type Segment struct {
	ID         string   `id:"segment,D" parquet:"segment_id" about:"the segment"`
	TaskID     string   `id:"task" parquet:"task_id,optional" about:"its task; NULL: messages bound to none"`
	GroupID    string   `id:"group" parquet:"group_id,dict" about:"the group"`
	Day        Date     `parquet:"day,optional" about:"the day of unbound messages"`
	MessageIDs []string `id:"message" parquet:"message_ids,list" about:"its messages, in order"`
	PassageIDs []string `id:"unit" parquet:"passages,list" about:"the passages in which its messages stand, in order"`
}

// Passage is what one call writes and one set of checks holds: a group's day, or a session.
type Passage struct {
	ID        string `id:"unit" parquet:"passage_id" about:"the passage"`
	GroupID   string `id:"group" parquet:"group_id,dict" about:"the group in which it stands"`
	SessionID string `ref:"session" parquet:"session_id,optional" about:"the session that it is; NULL: it is a group's day"`
	Day       Date   `parquet:"day" about:"the day"`
	Messages  int    `parquet:"messages" about:"how many messages it has"`
	Repairs   int    `parquet:"repairs" about:"messages of it that a fixer changed"`
	Flagged   bool   `parquet:"flagged" about:"whether repairs did not mend it, so that no question uses it"`
	Unit      string `json:",omitempty" parquet:"unit,optional" about:"the passage by the name that units of audit/calls end in"`
	// C7
	Model string `parquet:"model,optional,dict" about:"the model that wrote it, where several share the role; NULL: the manifest names the one"`
}
