package corpus

import (
	"slices"
	"strings"
	"time"
)

// SummaryKind is over which time a summary looks back.
type SummaryKind string

// The kinds of summaries (E13).
const (
	Weekly  SummaryKind = "weekly"  // at the end of a working week, by task
	Monthly SummaryKind = "monthly" // on the last workday of a month
)

// Summary is what a group has done up to a day, as the authors of later days
// are told it (E13). No evaluated system sees it.
type Summary struct {
	ID      string `id:"summary,U"`
	GroupID string `id:"group"`
	Kind    SummaryKind
	From    Date // first day looked back on
	To      Date // the day on which it is written, the last one looked back on
	Text    string
	Tasks   []TaskState
	FactIDs []string `id:"fact"` // what it states, in the order of the text
}

// TaskState is where a task stands in a summary.
type TaskState struct {
	TaskID string `id:"task"`
	State  string // started, in progress, finished
	On     Date   // of the start or the end; for in progress the day of its start
}

// The states of a task in a summary.
const (
	StateStarted    = "started"
	StateInProgress = "in progress"
	StateFinished   = "finished"
)

// Directive is what a leader's word is.
type Directive string

// The kinds of directives (E13).
const (
	StrategicDecision    Directive = "strategic decision"
	OperationalDirective Directive = "operational directive"
	MethodGuidance       Directive = "method guidance"
)

// LeaderEntry is a directive of the executive or a manager (E13). It is in force for thirty days.
type LeaderEntry struct {
	ID       string `id:"entry,L"`
	GroupID  string `id:"group"`
	Day      Date
	Until    Date   // last day of the thirty
	LeaderID string `id:"person"`
	Kind     Directive
	TaskIDs  []string `id:"task"` // tasks concerned; empty for the whole group
	Text     string
	FactIDs  []string `id:"fact"`
}

// Repair is one message of a passage that a fixer rewrote or deleted (E14).
type Repair struct {
	Unit       string `id:"unit"` // id of the passage
	GroupID    string `id:"group"`
	Day        Date
	Attempt    int      // from 1
	Level      int      // of the gravest violation: 1 rules, 2 completion, 3 coherence, 4 profile
	Violations []string `id:"text"`
	MessageID  string   `id:"message"` // empty where the message was deleted
	Before     string
	After      string // empty where the message was deleted
	Outcome    string // repaired, deleted, unrepaired or withdrawn
}

// What became of a repaired message.
const (
	OutcomeRepaired   = "repaired"   // the violations of the message are gone
	OutcomeDeleted    = "deleted"    // a leaf that disclosed nothing
	OutcomeUnrepaired = "unrepaired" // the message was rewritten and still breaks a rule
	OutcomeWithdrawn  = "withdrawn"  // the repairs were used up: what remained is not shown, and the day is flagged
)

// FlaggedPassage is a passage that two repairs did not mend. It stays out of evidence until somebody decides (E14).
type FlaggedPassage struct {
	Unit    string `id:"unit"` // id of the passage
	GroupID string `id:"group"`
	Day     Date
	FactIDs []string `id:"fact"` // what it was planned to state: barred from questions
	Reasons []string // what repairs did not mend; what a person decided about it, see DayAdmitted
}

// How the reasons of a flagged passage say what a person decided about it.
const (
	DayAdmitted = "person: admitted" // it is sound, and evidence may stand on it
	DayDropped  = "person: dropped"  // no item may rest on it
)

// Admitted says whether a person found the passage sound.
func (f FlaggedPassage) Admitted() bool {
	return slices.ContainsFunc(f.Reasons, func(r string) bool { return says(r, DayAdmitted) })
}

// Dropped says whether a person decided that no item may rest on the passage.
func (f FlaggedPassage) Dropped() bool {
	return slices.ContainsFunc(f.Reasons, func(r string) bool { return says(r, DayDropped) })
}

// Undecided are the reasons of the run, without what a person decided.
func (f FlaggedPassage) Undecided() []string {
	return slices.DeleteFunc(slices.Clone(f.Reasons), func(r string) bool { return says(r, DayAdmitted) || says(r, DayDropped) })
}

func says(reason, how string) bool { return reason == how || strings.HasPrefix(reason, how+": ") }

// Failure is a question to a model that stayed without an acceptable answer.
// What depended on it is flagged, undetermined or left out; the run went on.
type Failure struct {
	Stage  string // text, scaffold, wording, harden, judge …
	Unit   string `id:"unit"` // group/day, kind/group/day of a record, item, segment
	Task   string // the question, by the name of its task
	Model  string // that was asked last
	Kind   string // "invalid answer", refused, truncated, overflow, or why no answer came
	Reason string
}

// Ledger is what a task's people hold as decided, open and promised after a number of messages (G8): the memory that
// its next messages are planned and written with. No evaluated system sees it.
type Ledger struct {
	TaskID    string `id:"task"`
	MessageID string `id:"message"` // the last message that it knows
	Messages  int    // of the task, so far
	SubIssues []string
	Decided   []LedgerEntry
	Open      []LedgerEntry // questions without an answer
	Pending   []LedgerEntry // promises not kept yet
}

// LedgerEntry is a line of a ledger.
type LedgerEntry struct {
	Text    string `json:"text"` // names the matter and never a value that is a fact's
	FactID  string `json:"fact_id" id:"fact"`
	Repeats int    `json:"repeats"` // how often it has been asked
}

// CallRecord is a question to a model of a provider, with what it took. It holds no text.
type CallRecord struct {
	Stage, Unit string // that asked first
	Task        string
	Role, Model string
	Sample      int         // tells independent answers to one question apart
	Tokens      *CallTokens // nil: not known
	NanoDollars *int64      // what its requests are known to have cost; nil: the model has no price
	// NanosInDoubt is what requests that brought no answer, and answers whose usage cannot be, may have cost beside it,
	// as it was reserved for them.
	NanosInDoubt int64
	Latency      time.Duration
	Attempts     int // requests
	Hits         int // answers served without a request
	Rung         string
	Failed       string // kind of failure; empty: it was answered
}

// CallTokens counts the tokens of a call; cached ones are among In.
type CallTokens struct{ In, Cached, Out int64 }
