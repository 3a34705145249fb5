package corpus

// Role says what a piece of evidence is for.
type Role string

// The roles of evidence (model.md).
const (
	RoleAnswer     Role = "answer"
	RoleBridge     Role = "bridge"
	RoleSuperseded Role = "superseded"
	RoleContext    Role = "context"
)

// Evidence is a message that an item rests on. Pieces that each suffice share
// an alternative set: any one of a set will do. Sets count from 1.
type Evidence struct {
	MessageID string `json:"message_id" id:"message"`
	Role      Role   `json:"role"`
	Set       int    `json:"alternative_set"`
}

// Option is a choice of a four-option item.
type Option struct {
	Letter string `json:"letter"`
	Text   string `json:"text"`
}

// OptionKey says what an option is: the right one, or what sort of distractor
// and how it was made (E19, E20). It never reaches a system.
type OptionKey struct {
	Letter   string
	Kind     string // one of the kinds below
	Strategy string // how a distractor was made, where a family has several ways
	VoiceID  string `json:",omitempty" id:"person"` // in whose way of writing a reply is, "" of other options
	Act      string `json:",omitempty"`             // what the option has somebody do, where the options of a family differ in that: "" otherwise
}

// The kinds of options.
const (
	OptionCorrect    = "correct"
	OptionDistractor = "distractor" // wrong in no way that has a name of its own
	OptionSuperseded = "superseded" // what held before (E19, update)
	OptionHoneyTrap  = "honey_trap" // attractive, and rests on something that nobody said (E19)
	OptionF1         = "F1"         // fact right, dimension wrong (E20)
	OptionF2         = "F2"         // fact wrong, dimension right
	OptionFF         = "FF"         // both wrong
)

// Status is what became of a draft.
type Status string

// The ends of a draft. Undetermined filters after bounded retries make it flagged.
const (
	Drafted  Status = "drafted"
	Accepted Status = "accepted"
	Rejected Status = "rejected"
	Flagged  Status = "flagged"
	Surplus  Status = "surplus" // its quota was full, so nobody judged it
)

// ReasonSurplus is the one reason of a surplus draft.
const ReasonSurplus = "surplus"

// Item is a question with its key.
type Item struct {
	ID               string `id:"item,I"`
	Key              string // canonical name of the draft, its place in the order of judging
	Draft            string `json:",omitempty"` // Key behind the corpus's name, where a run has several: units of calls end in it
	CorpusID         string `json:",omitempty"` // the corpus that it is asked about
	Format           string // open, choice, rubric
	Family           string
	Category         string // the published category that the family belongs to
	Subcategory      string
	Relation         string // how the variants asked about relate: complementary, nuanced, contradictory (S2)
	Subtype          string // of the relation
	Difficulty       string
	SetID            string `json:",omitempty"` // the set of variants that it is about (S2)
	Place            string `json:",omitempty"` // which of its set's questions it is; one of a place is accepted
	Form             string `json:",omitempty"` // fill or arrange, of questions with a sheet (S5)
	Question         string
	Options          []Option
	OptionKeys       []OptionKey // in the order of Options
	Resources        []Resource  `json:",omitempty"` // of the form arrange, in the order of the sheet
	AskerID          string      `id:"person"`
	AskedAt          Stamp
	ValidUntil       Stamp `json:",omitempty"` // the first later statement that changes the answer; 0: none does
	Split            string
	Answer           string
	AnswerLetter     string
	CorrectAnswers   []string
	IncorrectAnswers []string
	Rubric           *Rubric `json:",omitempty"` // of rubric items alone
	Evidence         []Evidence
	EvidenceAge      *Age `json:",omitempty"` // as a published key states it, see Ages.Youngest; nil in a run
	Gold             []GoldAtom
	Quality          string // kept, high, premium (E22)
	Status           Status
	Stage            string   // the filter at which a rejected draft fell
	Reasons          []string `id:"text"`         // why it was not accepted
	Codes            []Code   `json:",omitempty"` // of each of the reasons, in their order
	Fault            string   `json:",omitempty"` // of a rejected item: FaultItem or FaultReader
	AdmittedBy       string   `json:",omitempty"` // of an accepted item: AdmittedByFilters or AdmittedByPerson
}

// The origins of sets (S7). They are the subcategories of the items about them.
const (
	OfUser  = "user"  // what a user goes for
	OfWorld = "world" // facts of the world, which a model may know
)

// Resource is one of the things of a question's sheet, of which one is to be chosen (S5).
type Resource struct {
	Name     string
	Right    bool
	Features []Feature
}

// Feature is what a resource has of an attribute.
type Feature struct{ Predicate, Value string }

// Who admitted an accepted item.
const (
	AdmittedByFilters = "filters"
	AdmittedByPerson  = "person"
)

// Whose fault it is that an item was rejected.
const (
	FaultItem   = "item"   // it fails what is asked of items
	FaultReader = "reader" // a chat model as solver gave no answer although the evidence states all that the gold is made of
)

// The relations of what an item asks about (S2), and their subtypes; a contradiction has none but itself.
const (
	Complementary = "complementary"
	Nuanced       = "nuanced"
	Contradictory = "contradictory"

	MultiEvidence = "multi_evidence" // complementary: every piece is needed
	AnyOne        = "any_one"        // complementary: any piece will do
	Temporal      = "temporal"       // nuanced: values that follow one another
	Contextual    = "contextual"     // nuanced: values under different conditions
)

// Operation is how a gold answer follows from facts.
type Operation string

// The operations (model.md). Abstention is OpAbsent.
const (
	OpValue    Operation = "value"
	OpBefore   Operation = "before"
	OpLatest   Operation = "latest"
	OpDuration Operation = "duration"
	OpInterval Operation = "interval"
	OpCount    Operation = "count"
	OpExists   Operation = "exists"
	OpOrder    Operation = "order"
	OpSet      Operation = "set"
	OpTrigger  Operation = "trigger"
	OpPrior    Operation = "prior"
	OpChoose   Operation = "choose"
	OpAbsent   Operation = "absent"
	OpConflict Operation = "conflict"

	OpArrange    Operation = "arrange"    // the one resource whose features are the operands (S5)
	OpFill       Operation = "fill"       // the fields of a form, filled with the operands (S5)
	OpSum        Operation = "sum"        // of the operands
	OpDifference Operation = "difference" // of two operands; of two dates in years
	OpAdvise     Operation = "advise"     // what a rule of a pack says to do about the operands, which stand literally (C5)
)

// How an atom of gold is known.
type How string

// The three ways: literally in the evidence, stamped by date or author of a
// message that asserts it, or computed from atoms that are.
const (
	HowLiteral  How = "literal"
	HowStamped  How = "stamped"
	HowComputed How = "computed"
)

// The parts of gold.
const (
	PartOperand = "operand" // a value that the answer is made of, with the place where it stands
	PartBridge  = "bridge"  // a value that is needed to find an operand, with its place; no part of the answer
	// The pieces by which the question and the operands are understood. Each has the place of its message.
	PartReference  = "reference"  // names in full a task that other evidence calls by a part of its name
	PartTerm       = "term"       // teaches the word by which the question or the evidence calls the attribute
	PartCalendar   = "calendar"   // announces a day off, which working days are counted without
	PartSuperseded = "superseded" // a value that held before the asked one

	// PartAlternative is another message that states an operand or a bridge: any one of its alternative set will do.
	PartAlternative = "alternative"

	PartGiven  = "given"  // a value that the question itself names; it has no place
	PartResult = "result" // the answer
)

// GoldAtom is a row of the gold: an operand or a bridge (with the place where it stands), a value that the question
// gives, or the result. An absent fact has one row and no atom.
type GoldAtom struct {
	Part           string // one of the parts above
	SubjectID      string `id:"task|project|theme|person"`
	Predicate      string
	At             Stamp // the time asked about
	Operation      Operation
	Atom           *Value
	How            How
	Unit           string   // calendar or working, for durations and intervals
	Inclusive      bool     // both ends counted
	FactIDs        []string `id:"fact"`
	MessageID      string   `id:"message"`
	Start, End     int      // code points in the message, of a literal or stamped operand
	NamedSpeakerID string   `id:"person"`
}

// Slot returns what the row is a value of.
func (g *GoldAtom) Slot() Slot { return Slot{g.SubjectID, g.Predicate} }

// Outcome is what a filter found. A failed call is undetermined, never a verdict.
type Outcome string

// The three outcomes.
const (
	Yes          Outcome = "yes"
	No           Outcome = "no"
	Undetermined Outcome = "undetermined"
)

// Opposite turns yes into no and no into yes.
func (o Outcome) Opposite() Outcome {
	switch o {
	case Yes:
		return No
	case No:
		return Yes
	}
	return Undetermined
}

// Verdict is one probe of one filter on one item. A filter's own conclusion is the row whose Probe is "verdict".
type Verdict struct {
	ItemID     string `id:"item"`
	Filter     string
	Probe      string
	Model      string
	Answer     string
	Confidence int // per cent; -1 where there is none
	Outcome    Outcome
	Reason     string   `id:"text"`
	ContextRef string   `id:"text"`    // what the model was shown, e.g. "evidence", "segment S012", "none"
	Citations  []string `id:"message"` // message ids
	Coverage   *int     // R-coverage in per cent, where a filter measures it
	LeftOut    []string `id:"message"`                                     // message ids that the probe left out
	Code       Code     `json:",omitempty"`                                // of a conclusion that is not a yes
	Refs       []string `id:"message|fact|segment|item" json:",omitempty"` // ids that the reason of a conclusion names
	Judging    int      `json:",omitempty"`                                // 0: by the run; n: by the nth filtering after it
	Shown      []string `id:"message" json:",omitempty"`                   // messages shown, where ContextRef does not give them
}

// Code says in a word why a filter did not let an item pass.
type Code string

// The codes of conclusions, and of the reasons for which a draft was not accepted.
const (
	CodeGuessed         Code = "guessed"             // blind: answered without evidence
	CodeNoAnswer        Code = "no_answer"           // sufficient: no answer on the evidence
	CodeMisread         Code = "misread"             // the same, where the evidence states all that the gold is made of: a chat model as solver failed
	CodeWrongAnswer     Code = "wrong_answer"        // sufficient: a wrong answer on the evidence, or any answer to an abstention
	CodeStillAnswered   Code = "still_answered"      // necessary: right without a piece
	CodeSecondSource    Code = "second_source"       // unique: answered from elsewhere, or, undetermined, suspected to be
	CodeOtherValue      Code = "other_value"         // undisturbed: another value is stated, or added
	CodeTooEasy         Code = "too_easy"            // hard: the baseline solves it
	CodeUnanswerable    Code = "unanswerable"        // hard: the baseline fails, and so does the solver on the evidence
	CodeReferenceMarked Code = "reference_mismarked" // answer_keys: no reference of a side is marked as it should be
	CodeNearCopy        Code = "near_copy"           // similar: like an accepted question
	CodeNotRun          Code = "not_run"             // a required filter left no verdict, or had nothing to ask about
	CodeCallFailed      Code = "call_failed"         // a call failed
	CodeUnmarked        Code = "unmarked"            // the judge could not tell whether an answer is right
	CodePerson          Code = "person"              // a person removed it
	CodeSurplus         Code = "surplus"             // of a draft that no quota needed
)

// Codes are all of them, in the order of the filters.
func Codes() []Code {
	return []Code{CodeGuessed, CodeNoAnswer, CodeMisread, CodeWrongAnswer, CodeStillAnswered, CodeSecondSource, CodeOtherValue, CodeTooEasy,
		CodeUnanswerable, CodeReferenceMarked, CodeNearCopy, CodeNotRun, CodeCallFailed, CodeUnmarked, CodePerson, CodeSurplus}
}

// Round is a round of Solve–Judge–Refine on a draft (G14): what a retrieval baseline made of the question as it stood.
type Round struct {
	ItemID     string   `id:"item"`
	Round      int      // from 1
	Question   string   // as it was put in this round
	Retrieved  []string `id:"message"` // message ids, best first
	Answer     string   // the solver's
	Verdict    Outcome  // whether the judge took it for right
	Refinement string   // what was changed after it, empty for the last round
}

// ComputedModel is the model in the verdicts of the fact solver, which computes them from the record of facts.
const ComputedModel = "computed"

// ProbeVerdict is the probe name of a filter's conclusion.
const ProbeVerdict = "verdict"

// Decision is what a person decided about an item or a flagged day. Decisions are only ever added.
type Decision struct {
	Seq            int64    `json:"seq"` // from 1, in the order in which they were made
	Target         string   `json:"target"`
	TargetID       string   `json:"target_id" id:"item"`
	TargetHash     string   `json:"target_hash"` // of what was decided about: decisions attach by it, never by id
	Reviewer       string   `json:"reviewer"`
	At             string   `json:"at"` // RFC 3339, UTC
	Action         Action   `json:"action"`
	Overrules      []string `json:"overrules,omitempty"` // filters
	Code           string   `json:"code,omitempty"`
	Note           string   `json:"note,omitempty"`
	RateQuestion   string   `json:"rate_question,omitempty"` // good, doubtful or bad
	RateAnswer     string   `json:"rate_answer,omitempty"`
	RateOptions    string   `json:"rate_options,omitempty"`
	RateEvidence   string   `json:"rate_evidence,omitempty"`
	Edits          []Edit   `json:"edits,omitempty"`
	StatusBefore   Status   `json:"status_before"`
	VerdictsHidden bool     `json:"verdicts_hidden,omitempty"` // until the reviewer had decided
	OthersHidden   bool     `json:"others_hidden,omitempty"`
	Seconds        int      `json:"seconds,omitempty"` // from seeing it to deciding
	Supersedes     int64    `json:"supersedes,omitempty"`
}

// AdmitsDay says whether a decision about a day admits it; one about a day that does not drops it.
func (d Decision) AdmitsDay() bool { return d.Meant() == ActionAdmitDay }

// Meant returns the action of a decision; of a settlement, the one that it settles for.
func (d Decision) Meant() Action {
	if d.Action == ActionSettle {
		return Action(d.Code)
	}
	return d.Action
}

// Edit is a changed field of an item.
type Edit struct {
	Field  string `json:"field" parquet:"field"`
	Before string `json:"before" parquet:"before" size:"text"`
	After  string `json:"after" parquet:"after" size:"text"`
}

// Action is what a reviewer does about an item or a day.
type Action string

// The actions.
const (
	ActionAccept   Action = "accept"    // the item belongs into the dataset
	ActionReject   Action = "reject"    // it does not
	ActionEdit     Action = "edit"      // it does once it is changed, if the filters let it pass then
	ActionUnsure   Action = "unsure"    // a second reviewer is asked
	ActionSettle   Action = "settle"    // ends a dispute: the code says accept or reject
	ActionWithdraw Action = "withdraw"  // takes a decision of one's own back
	ActionAdmitDay Action = "admit_day" // a flagged day is sound
	ActionDropDay  Action = "drop_day"  // no item may rest on the day
)

// What a decision is about.
const (
	TargetItem = "item"
	TargetDay  = "day"
)

// Application is what became of a decision when decisions were applied.
type Application struct {
	Seq     int64  `json:"seq"`     // of the decision
	Release int    `json:"release"` // the release that it went into
	Outcome string `json:"outcome"` // applied, refused or stale
	Code    string `json:"code,omitempty"`
	ItemID  string `json:"item_id" id:"item"`
}

// The outcomes of an application.
const (
	Applied = "applied"
	Refused = "refused"
	Stale   = "stale" // nothing has the content any more that was decided about
)

// AppliedDecisions returns, by item, the decision that a release applied. Decisions and applications are those of the run, which its
// corpora share, or of a corpus by itself.
func AppliedDecisions(release int, parts ...*Corpus) map[string]*Decision {
	made := map[int64]*Decision{}
	for _, c := range parts {
		for i := range c.Decisions {
			made[c.Decisions[i].Seq] = &c.Decisions[i]
		}
	}
	out := map[string]*Decision{}
	for _, c := range parts {
		for _, a := range c.Applications {
			if d := made[a.Seq]; d != nil && a.Release == release && a.Outcome == Applied {
				out[a.ItemID] = d
			}
		}
	}
	return out
}
