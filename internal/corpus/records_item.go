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
	MessageID string `json:"message_id" id:"message" parquet:"message_id"`
	Role      Role   `json:"role" parquet:"role"`
	Set       int    `json:"alternative_set" parquet:"alternative_set"`
}

// Option is a choice of a four-option item.
type Option struct {
	Letter string `json:"letter" parquet:"letter"`
	Text   string `json:"text" parquet:"text" size:"text"`
}

// OptionKey says what an option is: the right one, or what sort of distractor
// and how it was made (E19, E20). It never reaches a system.
type OptionKey struct {
	Letter string `parquet:"letter" about:"the option"`
	Kind   string `parquet:"kind,dict" about:"correct, or what sort of distractor it is: superseded, honey_trap, F1, F2, FF, distractor"`
	// where a family has several ways
	Strategy string `parquet:"strategy,optional,dict" about:"how the distractor was made"`
	VoiceID  string `json:",omitempty" id:"person" parquet:"voice_id,optional" about:"in whose way of writing the option is, of replies"`
	Act      string `json:",omitempty" parquet:"act,optional,dict" about:"what the option has somebody do, in families whose options differ in that"`
}

// The kinds of options.
const (
	OptionCorrect    = "correct"
	OptionDistractor = "distractor" // wrong in no way that has a name of its own
	OptionSuperseded = "superseded" // what held before (E19, update)
	OptionHoneyTrap  = "honey_trap" // attractive, and rests on something that no one said (E19)
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
	Surplus  Status = "surplus" // its quota was full, so no one judged it
)

// ReasonSurplus is the one reason of a surplus draft.
const ReasonSurplus = "surplus"

// Item is a question with its key.
type Item struct {
	ID          string `id:"item,I" parquet:"item_id" about:"the question"`
	Key         string // canonical name of the draft, its place in the order of judging
	Draft       string `json:",omitempty" parquet:"draft,optional" about:"the draft by the name that units of audit/calls end in: its family and a counter, behind the corpus where a run has several"`
	CorpusID    string `json:",omitempty"` // the corpus that it is asked about
	Format      string `parquet:"format,dict" about:"open, choice or rubric"`
	Family      string `parquet:"family,dict" about:"the question family"`
	Category    string `parquet:"category,dict" about:"the published category to which the family belongs"`
	Subcategory string `parquet:"subcategory,optional" about:"a finer class, where the family has one"`
	// complementary, nuanced, contradictory (S2)
	Relation   string `parquet:"relation,optional" about:"how the variants of a fact relate, in designs that vary facts"`
	Subtype    string `parquet:"subtype,optional" about:"the subtype of the relation"`
	Difficulty string `parquet:"difficulty,optional" about:"a difficulty class, where the family has one"`
	// S2
	SetID string `json:",omitempty" ref:"set" parquet:"set_id,optional" about:"the set of variants that it is about, in scaffold/sets"`
	// which of its set's questions it is; one of a place is accepted
	Place string `json:",omitempty"`
	// S5
	Form             string      `json:",omitempty" parquet:"form,optional,dict" about:"fill (a form to be filled in) or arrange (one thing to be chosen), of questions with a sheet below them"`
	Question         string      `parquet:"question" size:"text" about:"the question as put to the system"`
	Options          []Option    `parquet:"options,optional,list" about:"the choices, in the order shown"`
	OptionKeys       []OptionKey // in the order of Options
	Resources        []Resource  `json:",omitempty"` // of the form arrange, in the order of the sheet
	AskerID          string      `id:"person" parquet:"asker_id,optional" about:"who asks; such a question uses only groups of which the asker is a member"`
	AskedAt          Stamp       `parquet:"asked_at" about:"when it is asked; only earlier messages count"`
	ValidUntil       Stamp       `json:",omitempty" parquet:"valid_until,optional" about:"the first statement behind asked_at that changes the answer, before which the question may be asked later; NULL where nothing changes it"`
	Split            string      `parquet:"split,dict" about:"test, or dev where the recipe makes one"`
	Answer           string      `parquet:"answer" size:"text" about:"the gold answer as free text"`
	AnswerLetter     string      `parquet:"answer_letter,optional" about:"the letter of the right option"`
	CorrectAnswers   []string    `parquet:"correct_answers,list" size:"text" about:"further answers that a judge must accept"`
	IncorrectAnswers []string    `parquet:"incorrect_answers,list" size:"text" about:"answers that a judge must reject, one of them vague"`
	Rubric           *Rubric     `json:",omitempty" parquet:"rubric,optional" about:"what a response should and should not do, for rubric items"`
	Evidence         []Evidence  `parquet:"evidence,list" about:"the messages that it rests on; role is answer, bridge, superseded or context; of pieces with the same alternative_set any one suffices"`
	// see Ages.Youngest; nil in a run
	EvidenceAge *Age `json:",omitempty" parquet:"evidence_age,optional" about:"from the youngest piece that is needed (of pieces of which any one suffices, the youngest of them) to asked_at: workdays after its day, messages of the corpus in between; NULL where none is needed"`
	Gold        []GoldAtom
	Quality     string `parquet:"quality" about:"kept, high or premium, by the blind panel"` // E22
	Status      Status
	Stage       string   `parquet:"stage,optional,dict" about:"the filter at which it fell"`
	Reasons     []string `id:"text" parquet:"reasons,list" size:"text" about:"why it was not accepted; of a surplus draft, surplus"`
	Codes       []Code   `json:",omitempty" parquet:"codes,list" about:"of each of the reasons, in a word: guessed, no_answer, misread (no answer although the evidence states it all), wrong_answer, still_answered, second_source, other_value, too_easy, unanswerable, reference_mismarked, near_copy, not_run, call_failed, unmarked or surplus"`
	Fault       string   `json:",omitempty" parquet:"fault,optional,dict" about:"of a rejected draft: item, or reader where the model that reads gave no answer although the evidence states all that the gold is made of"`
	AdmittedBy  string   `json:",omitempty" parquet:"admitted_by,optional,dict" about:"filters, or person where a person overruled a filter"`
}

// The origins of sets (S7). They are the subcategories of the items about them.
const (
	OfUser  = "user"  // what a user goes for
	OfWorld = "world" // facts of the world, which a model may know
)

// Resource is one of the things of a question's sheet, of which one is to be chosen (S5).
type Resource struct {
	Name     string    `parquet:"name" about:"what the question calls it"`
	Right    bool      `parquet:"right" about:"it is the one that fits"`
	Features []Feature `parquet:"features,list" about:"what it has of each attribute"`
}

// Feature is what a resource has of an attribute.
type Feature struct {
	Predicate string `parquet:"predicate"`
	Value     string `parquet:"value" size:"text"`
}

// Who admitted an accepted item.
const (
	AdmittedByFilters = "filters"
	AdmittedByPerson  = "person"
)

// Whose fault it is that an item was rejected.
const (
	FaultItem = "item" // it fails what is asked of items
	// a chat model as solver gave no answer although the evidence states all that the gold is made of
	FaultReader = "reader"
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
	// what a rule of a pack says to do about the operands, which stand literally (C5)
	OpAdvise Operation = "advise"
)

// How an atom of gold is known.
type How string

// The ways: literally in the evidence, stamped by date or author of a message that asserts it, inferred from a sign in
// the evidence, or computed from atoms that are.
const (
	HowLiteral  How = "literal"
	HowStamped  How = "stamped"
	HowInferred How = "inferred"
	HowComputed How = "computed"
)

// The parts of gold.
const (
	PartOperand = "operand" // a value that the answer is made of, with the place where it is
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

// GoldAtom is a row of the gold: an operand or a bridge (with the place where it is), a value that the question
// gives, or the result. An absent fact has one row and no atom.
type GoldAtom struct {
	Part      string    `parquet:"part,dict" about:"operand (the answer is made of it), bridge (needed to find an operand), reference (names a task in full), term (teaches a word), calendar (announces a day off), superseded (held before), alternative (states the same), given (named by the question) or result"`
	SubjectID string    `id:"task|project|theme|person" parquet:"subject_id" about:"whom or what the atom is about"`
	Predicate string    `parquet:"predicate,dict" about:"the attribute"`
	At        Stamp     `parquet:"at,optional" about:"the time that is asked about"`
	Operation Operation `parquet:"operation,dict" about:"how the answer follows: value, before, latest, duration, interval, count, exists, order, set, trigger, prior, choose, absent, conflict, arrange, fill, sum, difference, advise"`
	Atom      *Value    `parquet:"atom_kind,optional,dict|atom,optional" size:"|text" about:"the type of the atom; absent facts have none|the atom in canonical text"`
	How       How       `parquet:"how,optional,dict" about:"literal (stands in the text), stamped (date or author of a message) or computed"`
	Unit      string    `parquet:"unit,optional,dict" about:"calendar or working, for durations and intervals"`
	Inclusive bool      `parquet:"inclusive,optional" with:"Unit" about:"both ends counted, where a unit is given"`
	FactIDs   []string  `id:"fact" parquet:"fact_ids,list" about:"the facts that it comes from"`
	MessageID string    `id:"message" parquet:"message_id,optional" about:"the message in which it stands"`
	// of a literal or stamped operand
	Start          int    `parquet:"start,optional" with:"MessageID" about:"first code point of the place in the message"`
	End            int    `parquet:"end,optional" with:"MessageID" about:"code point after the last one"`
	NamedSpeakerID string `id:"person" parquet:"named_speaker_id,optional" about:"the speaker that the question names"`
}

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
	ItemID     string  `id:"item" parquet:"item_id" about:"the draft"`
	Filter     string  `parquet:"filter,dict" about:"the filter that asked"`
	Probe      string  `parquet:"probe,dict" about:"which probe; verdict is the filter's own conclusion"`
	Model      string  `parquet:"model,optional,dict" about:"who answered; none where the step is computed"`
	Answer     string  `parquet:"answer,optional" size:"text" about:"what it answered"`
	Confidence int     `parquet:"confidence,optional" null:"-1" about:"per cent"` // -1 where there is none
	Outcome    Outcome `parquet:"outcome,dict" about:"yes, no or undetermined; a failed call is undetermined"`
	Reason     string  `id:"text" parquet:"reason,optional" size:"text" about:"in words"`
	// "evidence", "segment S012", "none"
	ContextRef string   `id:"text" parquet:"context_ref,optional" size:"text" about:"what the model was shown"`
	Citations  []string `id:"message?" parquet:"citations,list" about:"messages that it cited"`
	Coverage   *int     `parquet:"coverage,optional" about:"share of the evidence that was used, per cent"`
	LeftOut    []string `id:"message?" parquet:"left_out,list" about:"messages that the probe withheld"`
	Code       Code     `json:",omitempty" parquet:"code,optional,dict" about:"of a conclusion that is not yes: why, in a word; see codes of audit/rejected"`
	Refs       []string `id:"message|fact|segment|item" json:",omitempty" parquet:"refs,list" about:"messages, segments, facts and items that the reason of a conclusion names"`
	Judging    int      `json:",omitempty" parquet:"judging,optional" with:"ItemID" about:"0: by the run; n: by the nth filtering of the finished corpus"`
	Shown      []string `id:"message?" json:",omitempty" parquet:"shown,list" about:"messages that the model was shown, where context_ref does not give them"`
}

// Code says in a word why a filter did not let an item pass.
type Code string

// The codes of conclusions, and of the reasons for which a draft was not accepted.
const (
	CodeGuessed  Code = "guessed"   // blind: answered without evidence
	CodeNoAnswer Code = "no_answer" // sufficient: no answer on the evidence
	// the same, where the evidence states all that the gold is made of: a chat model as solver failed
	CodeMisread Code = "misread"
	// sufficient: a wrong answer on the evidence, or any answer to an abstention
	CodeWrongAnswer     Code = "wrong_answer"
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
	return []Code{CodeGuessed, CodeNoAnswer, CodeMisread, CodeWrongAnswer, CodeStillAnswered, CodeSecondSource,
		CodeOtherValue, CodeTooEasy,
		CodeUnanswerable, CodeReferenceMarked, CodeNearCopy, CodeNotRun, CodeCallFailed, CodeUnmarked, CodePerson,
		CodeSurplus}
}

// Round is a round of Solve–Judge–Refine on a draft (G14): what a retrieval baseline made of the question as it stood.
type Round struct {
	ItemID     string   `id:"item" parquet:"item_id" about:"the draft"`
	Round      int      `parquet:"round" about:"from 1"`
	Question   string   `parquet:"question" size:"text" about:"as it was put in this round"`
	Retrieved  []string `id:"message?" parquet:"retrieved,list" about:"messages that the baseline retrieved, best first"`
	Answer     string   `parquet:"answer,optional" size:"text" about:"what the solver made of them"`
	Verdict    Outcome  `parquet:"verdict,dict" about:"whether the judge took the answer for right: yes, no or undetermined"`
	Refinement string   `parquet:"refinement,optional" size:"text" about:"what was changed after the round"`
}

// ComputedModel is the model in the verdicts of the fact solver, which computes them from the record of facts.
const ComputedModel = "computed"

// ProbeVerdict is the probe name of a filter's conclusion.
const ProbeVerdict = "verdict"
