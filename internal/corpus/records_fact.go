package corpus

// Fact is an atomic dated statement. Gold answers come from facts; texts state them at disclosures.
type Fact struct {
	ID          string `id:"fact,F"`
	SubjectID   string `id:"task|project|theme|person"` // a task, person, project or group
	Predicate   string // an attribute of the pack, or one of the built-in ones below
	Value       Value
	Condition   string   // under which it holds, empty for always
	From        Date     // true from this day on
	To          Date     // last day it is true, zero for open
	Supersedes  string   `id:"fact"` // an older fact of the same subject and predicate
	Because     string   `id:"fact"` // a fact that is the reason
	Corrects    string   `id:"fact"` // a noise fact that this one corrects
	Contradicts string   `id:"fact"` // another true fact of the slot that somebody else states in good faith, linked both ways (S2)
	About       string   `id:"fact"` // the fact that an option, a promise, an override or a definition is about
	TaskID      string   `id:"task"`
	GroupID     string   `id:"group"`
	Knowers     []string `id:"person"` // people who know it before it is said
	Hearers     []string `id:"person"` // people who can read it where it is said
	Noise       bool     // a false statement, made on purpose and recorded
	Implanted   bool     `json:",omitempty"` // added for questions that too few natural facts carry (E18)
	SetID       string   // the counted set that the value is a member of
	SetCloses   Date     // the day after which the set no longer grows
}

// Slot is an attribute of a subject.
type Slot struct {
	SubjectID string `json:"subject_id"`
	Predicate string `json:"predicate"`
}

// Slot returns what the fact is a value of.
func (f *Fact) Slot() Slot { return Slot{f.SubjectID, f.Predicate} }

// The predicates that every task has, whatever its pack says.
const (
	PredStarted  = "started"  // date, stamped by the message that asserts it
	PredFinished = "finished" // date, stamped likewise
	PredDue      = "due"      // date
	PredOwner    = "owner"    // entity, stamped by the author
)

// The predicates that plans add to tasks and projects.
const (
	PredForecast = "forecast" // date on which a task's owner expects to finish
	PredClosed   = "closed"   // date on which nobody works, said of the project
	PredPage     = "page"     // link to a task's documentation (G1), said as often as people like
	PredOption   = "option"   // a value that was weighed for the fact that it is about, and not taken
	PredPromised = "promised" // date by which somebody will give the fact that it is about
	PredBack     = "back"     // date on which a person, the subject, is back at work
	PredRole     = "role"     // enum: the role in which a person, the subject, works
	PredSkill    = "skill"    // enum: the skill that a person, the subject, is strongest in
	PredLearning = "learning" // enum: a skill that a person, the subject, is still new to
	PredRequires = "requires" // what a rule, the subject, requires; with a condition: its override
	PredMeans    = "means"    // what a term, the subject, stands for
	PredCalled   = "called"   // another role's word for what the subject, a word, stands for
)

// Basis says what a disclosure's value is read from.
type Basis string

// The bases of a disclosure.
const (
	BasisText      Basis = "text"      // the surface itself
	BasisTimestamp Basis = "timestamp" // the date of the message; the surface asserts the event
	BasisAuthor    Basis = "author"    // the author of the message; the surface claims the role
)

// Disclosure is the place in a message that states a fact. Start and End are
// code points of the message's final text; text[Start:End] is Surface.
type Disclosure struct {
	FactID  string `json:"fact_id" id:"fact"`
	Surface string `json:"surface"`
	Start   int    `json:"start"`
	End     int    `json:"end"`
	Basis   Basis  `json:"basis"`
}
