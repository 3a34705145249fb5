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
	ID      string      `id:"summary,U" parquet:"summary_id" about:"the summary"`
	GroupID string      `id:"group" parquet:"group_id,dict" about:"the group"`
	Kind    SummaryKind `parquet:"kind,dict" about:"weekly, or monthly"`
	From    Date        `parquet:"from" about:"first day looked back on"`
	To      Date        `parquet:"to" about:"the day on which it is written, and the last one looked back on; authors see it from the next day on"`
	Text    string      `parquet:"text" size:"text" about:"the summary as authors of later days are told it; no evaluated system sees it"`
	Tasks   []TaskState `parquet:"tasks,list" about:"where tasks stand: started, in progress (with the day of the start) or finished"`
	FactIDs []string    `id:"fact" parquet:"fact_ids,list" about:"the facts that it states, in the order of the text"`
}

// TaskState is where a task is in a summary.
type TaskState struct {
	TaskID string `id:"task" parquet:"task_id"`
	State  string `parquet:"state"` // started, in progress, finished
	On     Date   `parquet:"on"`    // of the start or the end; for in progress the day of its start
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
	ID       string    `id:"entry,L" parquet:"entry_id" about:"the directive"`
	GroupID  string    `id:"group" parquet:"group_id,dict" about:"the group"`
	Day      Date      `parquet:"day" about:"when it was given"`
	Until    Date      `parquet:"until" about:"last of the thirty days for which authors are told it"`
	LeaderID string    `id:"person" parquet:"leader_id,dict" about:"the executive or manager who gave it"`
	Kind     Directive `parquet:"kind,dict" about:"strategic decision, operational directive or method guidance"`
	TaskIDs  []string  `id:"task" parquet:"task_ids,list" about:"the tasks concerned; empty: the whole group"`
	Text     string    `parquet:"text" size:"text" about:"the directive as authors are told it; no evaluated system sees it"`
	FactIDs  []string  `id:"fact" parquet:"fact_ids,list" about:"the facts that it rests on"`
}

// Repair is one message of a passage that a fixer rewrote or deleted (E14).
type Repair struct {
	Unit       string   `id:"unit" parquet:"unit" about:"the passage, by its id"`
	GroupID    string   `id:"group?" parquet:"group_id,dict" about:"the group"`
	Day        Date     `parquet:"day" about:"the day"`
	Attempt    int      `parquet:"attempt" about:"the repair, from 1; a passage has two at most"`
	Level      int      `parquet:"level" about:"the first level of checks that the message failed: 1 rules, 2 completion, 3 coherence, 4 profile"`
	Violations []string `id:"text" parquet:"violations,list" size:"text" about:"what was wrong with it"`
	MessageID  string   `id:"message?" parquet:"message_id,optional" about:"the message; NULL: it was deleted"`
	Before     string   `parquet:"before" size:"text" about:"its text before the repair"`
	After      string   `parquet:"after" size:"text" about:"its text after the repair, empty where it was deleted"`
	Outcome    string   `parquet:"outcome,dict" about:"repaired, deleted, unrepaired (a second repair follows, or the passage is flagged) or withdrawn (shown as deleted in a flagged passage)"`
}

// What became of a repaired message.
const (
	OutcomeRepaired   = "repaired"   // the violations of the message are gone
	OutcomeDeleted    = "deleted"    // a leaf that disclosed nothing
	OutcomeUnrepaired = "unrepaired" // the message was rewritten and still breaks a rule
	OutcomeWithdrawn  = "withdrawn"  // the repairs were used up: what remained is not shown, and the day is flagged
)

// FlaggedPassage is a passage that two repairs did not mend. It stays out of evidence until a person decides (E14).
type FlaggedPassage struct {
	Unit    string   `id:"unit" parquet:"unit" about:"the passage, by its id"`
	GroupID string   `id:"group?" parquet:"group_id,dict" about:"the group"`
	Day     Date     `parquet:"day" about:"the day"`
	FactIDs []string `id:"fact?" parquet:"fact_ids,list" about:"the facts that it was planned to state; no question uses them"`
	// and what a person decided about it, see DayAdmitted
	Reasons []string `parquet:"reasons,list" size:"text" about:"what two repairs did not mend, by level and kind"`
}

// How the reasons of a flagged passage say what a person decided about it.
const (
	DayAdmitted = "person: admitted" // it is sound, and evidence may be on it
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
	return slices.DeleteFunc(slices.Clone(f.Reasons), func(r string) bool {
		return says(r, DayAdmitted) ||
			says(r, DayDropped)
	})
}

func says(reason, how string) bool { return reason == how || strings.HasPrefix(reason, how+": ") }

// Failure is a question to a model that stayed without an acceptable answer.
// What depended on it is flagged, undetermined or left out; the run went on.
type Failure struct {
	Stage  string `parquet:"stage,dict" about:"the step of the run: text, scaffold, wording, harden, reword, judge, read, unique"`
	Unit   string `id:"unit" parquet:"unit" about:"what it was asked for: group/day, kind/group/day of a record, an item, a segment, or a draft that was dropped"`
	Task   string `parquet:"task,dict" about:"the question, by the name of its task"`
	Model  string `parquet:"model,dict" about:"the model that was asked last"`
	Kind   string `parquet:"kind,dict" about:"invalid answer, refused, truncated, overflow, or why no answer came (transport, timeout, server, throttled, malformed)"`
	Reason string `parquet:"reason" size:"text" about:"what was wrong, or what the provider said"`
}

// Ledger is what a task's people hold as decided, open and promised after a number of messages (G8): the memory that
// its next messages are planned and written with. No evaluated system sees it.
type Ledger struct {
	TaskID    string        `id:"task" parquet:"task_id,dict" about:"the task"`
	MessageID string        `id:"message" parquet:"message_id" about:"the last message that it knows"`
	Messages  int           `parquet:"messages" about:"messages of the task up to that one"`
	SubIssues []string      `parquet:"sub_issues,list" size:"text" about:"what the task is about, listed once: the same in all of its ledgers"`
	Decided   []LedgerEntry `parquet:"decided,list" about:"decisions taken and questions answered, by their matter and never by a value; repeats is 0"`
	Open      []LedgerEntry `parquet:"open,list" about:"questions without an answer; repeats is how often each has been asked"`
	Pending   []LedgerEntry `parquet:"pending,list" about:"promises that have not been kept; repeats is how often each has been asked for"`
}

// LedgerEntry is a line of a ledger.
type LedgerEntry struct {
	Text    string `json:"text" parquet:"text" size:"text"` // names the matter and never a value that is a fact's
	FactID  string `json:"fact_id" id:"fact" parquet:"fact_id"`
	Repeats int    `json:"repeats" parquet:"repeats"` // how often it has been asked
}

// CallRecord is a question to a model of a provider, with what it took. It holds no text.
type CallRecord struct {
	Stage        string        `parquet:"stage,dict" about:"the step of the run that asked first"`
	Unit         string        `parquet:"unit" about:"what it was asked for, as the run names it"`
	Task         string        `parquet:"task,dict" about:"the question, by the name of its task"`
	Role         string        `parquet:"role,dict" about:"the role of the model"`
	Model        string        `parquet:"model,dict" about:"the model"`
	Sample       int           `parquet:"sample" about:"tells independent answers to one question apart, from 0"`
	Tokens       *CallTokens   `parquet:",inline"` // nil: not known
	NanoDollars  *int64        `parquet:"nano_dollars,optional" about:"billionths of a dollar that its requests are known to have cost, those that were tried again included; NULL: the model has no price"`
	NanosInDoubt int64         `parquet:"nano_dollars_in_doubt" about:"billionths of a dollar that requests without an answer, and answers that do not say what they took, may have cost beside it, as reserved"`
	Latency      time.Duration `parquet:"latency_us,optional" about:"microseconds from sending to the whole answer; NULL: not known"`
	Attempts     int           `parquet:"attempts" about:"requests that were made for it"`
	Hits         int           `parquet:"cache_hits" about:"how often the kept answer was served without a request; a replay does not count"`
	Rung         string        `parquet:"rung,dict" about:"decoded, repaired, asked (again, with what was wrong), stronger (by the stronger model) or failed; empty for an answer that a later one replaced"`
	Failed       string        `parquet:"failed,dict" about:"the kind of failure with which it was given up; empty: it was answered"`
}

// CallTokens counts the tokens of a call; cached ones are among In.
type CallTokens struct {
	In     int64 `parquet:"tokens_in" about:"tokens of the prompt; NULL: not known"`
	Cached int64 `parquet:"tokens_cached" about:"of them, what the provider had cached"`
	Out    int64 `parquet:"tokens_out" about:"tokens of the answer"`
}
