package prompts

import "memloom/internal/llm"

// The names of the tasks by which sets of variants and their sessions are worded and tested (S3, S4).
const (
	TaskVariants      = "set.variants"
	TaskSetReview     = "set.review"
	TaskSessionReview = "session.review"
)

// Sets are the tasks by which a model words sets of variants and tests them and the sessions that carry them. What the
// variants are, and which relation holds between them, is planned and never asked.
type Sets struct {
	Variants *Task[VariantsIn, VariantsOut]           // words the variants of a set (S3, C.2)
	Review   *Task[SetReviewIn, ReviewOut]            // says why a set does not do (S3)
	Session  *Task[SessionReviewIn, SessionReviewOut] // says why a session does not do (S4)
	Episode  *Task[EpisodeReviewIn, EpisodeReviewOut] // judges an episode of a stream, where a recipe says so (T4)
}

// NewSets returns the tasks with the program's own templates; those of a user are in Tasks.
func NewSets() *Sets {
	return &Sets{
		Episode: newEpisodeReview(),
		Variants: New(Task[VariantsIn, VariantsOut]{Name: TaskVariants, Role: llm.RolePlanner, Template: read(TaskVariants),
			Check:  checkVariants,
			System: "You word what a person shows of their ways in passing, exactly as a plan asks for it. You answer with one JSON object and nothing else."}),
		Review: New(Task[SetReviewIn, ReviewOut]{Name: TaskSetReview, Role: llm.RoleChecker, Template: read(TaskSetReview),
			Check:  checkSetReview,
			System: "You test sets of statements about a person for a benchmark, and reject what does not hold. You answer with one JSON object and nothing else."}),
		Session: New(Task[SessionReviewIn, SessionReviewOut]{Name: TaskSessionReview, Role: llm.RoleChecker,
			Template: read(TaskSessionReview),
			Check:    checkSessionReview,
			System:   "You test conversations between a person and an assistant for a benchmark. You answer with one JSON object and nothing else."}),
	}
}

// Profile is who a user is.
type Profile struct {
	Name       string   `json:"name"`
	Occupation string   `json:"occupation"`
	Background string   `json:"background"`
	Context    string   `json:"context,omitempty"`
	Hobbies    []string `json:"hobbies,omitempty"`
}

// VariantsIn asks for the words of a set's variants. What the sets of one user share is first.
type VariantsIn struct {
	User     Profile       `json:"user"`
	Relation string        `json:"relation"` // complementary, nuanced, contradictory
	Subtype  string        `json:"subtype"`
	Thing    string        `json:"thing"`  // "reading chair"
	Things   string        `json:"things"` // its plural
	Variants []VariantPlan `json:"variants"`
	Again    []string      `json:"again,omitempty"` // why the last wording was rejected
}

// VariantPlan is what one variant says.
type VariantPlan struct {
	N     int    `json:"n"`
	Field string `json:"field"`          // the aspect: "wood"
	Value string `json:"value"`          // what the user goes for in it: "pale wood"
	Sign  string `json:"sign"`           // what shows it: "planks like a birch in winter"
	Case  string `json:"case,omitempty"` // where it holds: "for the office"
	When  string `json:"when,omitempty"` // from when on it holds: "March 2023"
}

// VariantsOut are the words: what the variants say together, and each by itself.
type VariantsOut struct {
	Case     string          `json:"case"`
	Variants []WordedVariant `json:"variants"`
}

// WordedVariant is a variant as a sentence that no one says, and as a clause in which it shows.
type WordedVariant struct {
	N        int    `json:"n"`
	Sentence string `json:"sentence"`
	Clause   string `json:"clause"`
}

// The reasons for which a set of variants is rejected (S3).
const (
	SetUnsupported = "unsupported"     // it does not follow from the plan, or adds to it
	SetDuplicated  = "duplicated"      // two variants say the same where they are to differ
	SetMislabelled = "mislabelled"     // another relation holds than the one planned
	SetAdditive    = "additive_only"   // variants of a temporal or contextual set do not exclude one another
	SetTimeless    = "without_time"    // a temporal variant does not show since when
	SetDroppable   = "droppable"       // one of several pieces of evidence is not needed
	SetOrdered     = "order_dependent" // only their order tells which side of a contradiction holds
	SetJoint       = "jointly_true"    // both sides of a contradiction can hold
	SetUnnatural   = "unnatural"       // no one would say it so
)

// SetReasons returns the reasons for which a set is rejected, in the order of the paper.
func SetReasons() []string {
	return []string{SetUnsupported, SetDuplicated, SetMislabelled, SetAdditive, SetTimeless, SetDroppable, SetOrdered,
		SetJoint,
		SetUnnatural}
}

// SetReviewIn asks whether a worded set does.
type SetReviewIn struct {
	Set   VariantsIn  `json:"set"`
	Words VariantsOut `json:"words"`
}

// ReviewOut rejects for the reasons that it names; without one what was shown does.
type ReviewOut struct {
	Reasons []ReasonOut `json:"reasons"`
}

// ReasonOut is one reason, with what it is about.
type ReasonOut struct {
	Reason string `json:"reason"`
	Why    string `json:"why"` // a sentence
}

// The reasons for which a session is rejected (S4).
const (
	SessionTooHidden   = "too_hidden"      // a reader could not infer the variant
	SessionTooExplicit = "too_explicit"    // the variant is stated, or as good as
	SessionUnnatural   = "unnatural"       // no one would talk so
	SessionWrongType   = "wrong_type"      // it is no conversation of its type and workflow
	SessionLeak        = "leak"            // it shows another variant of the set
	SessionBroken      = "relation_broken" // what it says changes the relation between the variants
)

// SessionReasons returns the reasons for which a session is rejected, in the order of the paper.
func SessionReasons() []string {
	return []string{SessionTooHidden, SessionTooExplicit, SessionUnnatural, SessionWrongType, SessionLeak, SessionBroken}
}

// SessionReviewIn asks whether a session does.
type SessionReviewIn struct {
	Session  SessionIn        `json:"session"`
	Relation string           `json:"relation"` // of the set that it carries a part of
	Subtype  string           `json:"subtype"`
	Signal   string           `json:"signal,omitempty"` // how clearly the user's ways are to show: low, medium, high
	Shows    []string         `json:"shows"`            // the variants that it is to show
	Withheld []string         `json:"withheld"`         // the set's other variants
	Messages []SessionMessage `json:"messages"`
}

// SessionReviewOut are the faults of a session; none if it does.
type SessionReviewOut struct {
	Faults []SessionFaultOut `json:"faults"`
}

// SessionFaultOut is a fault, at a message or, with 0, of the session as a whole.
type SessionFaultOut struct {
	Reason  string `json:"reason"`
	Message int    `json:"message"` // from 1
	Why     string `json:"why"`     // a sentence that tells what to change
}

// ReviewFaults are the faults of a review as those of a check, for a fixer.
func (o SessionReviewOut) ReviewFaults() []Fault {
	var out []Fault
	for _, f := range o.Faults {
		out = append(out, Fault{Level: 2, Kind: f.Reason, Severity: Major, Slot: f.Message, Message: f.Why})
	}
	return out
}
