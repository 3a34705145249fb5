package corpus

// Fact is an atomic dated statement. Gold answers come from facts; texts state them at disclosures.
type Fact struct {
	ID string `id:"fact,F" parquet:"fact_id" about:"the fact"`
	// a task, person, project or group
	SubjectID string `id:"task|project|theme|person" parquet:"subject_id" about:"whom or what it is about"`
	// of the pack, or one of the built-in ones below
	Predicate string `parquet:"predicate,dict" about:"the attribute"`
	Value     Value  `parquet:"value_kind,dict|value" size:"|text" about:"the type of the value|the value in canonical text"`
	Condition string `parquet:"condition,optional" size:"text" about:"under which it holds; NULL: always"`
	From      Date   `parquet:"from" about:"true from this day on"`
	To        Date   `parquet:"to,optional" about:"last day on which it is true; NULL: open"`
	// of the same subject and predicate
	Supersedes string `id:"fact" parquet:"supersedes,optional" about:"the older fact that it replaces"`
	Because    string `id:"fact" parquet:"because,optional" about:"the fact that is its reason"`
	Corrects   string `id:"fact" parquet:"corrects,optional" about:"the false statement that it puts right"`
	// linked both ways (S2)
	Contradicts string   `id:"fact" parquet:"contradicts,optional" about:"the other true fact of its slot that somebody else states in good faith"`
	About       string   `id:"fact" parquet:"about,optional" about:"the fact that an option was weighed for, a promise is of, or an override or a definition belongs to"`
	TaskID      string   `id:"task" parquet:"task_id,optional" about:"the task"`
	GroupID     string   `id:"group" parquet:"group_id,optional,dict" about:"the group"`
	Knowers     []string `id:"person" parquet:"knowers,list" about:"who knows it before it is said"`
	Hearers     []string `id:"person" parquet:"hearers,list" about:"who can read it where it is said"`
	Noise       bool     `parquet:"status,dict" words:"true noise" about:"true, or noise: a false statement made on purpose"`
	SetID       string   `parquet:"set_id,optional" about:"the counted set that it is a member of"`
	SetCloses   Date     `parquet:"set_closes_at,optional" about:"the day after which the set no longer grows"`
	// E18
	Implanted bool `json:",omitempty" parquet:"implanted" about:"an exception or a definition that was added because the natural ones were too few for the questions over both (field bridge)"`
}

// Slot is an attribute of a subject.
type Slot struct {
	SubjectID string `json:"subject_id"`
	Predicate string `json:"predicate"`
}

// Slot returns what the fact is a value of.
func (f *Fact) Slot() Slot { return Slot{f.SubjectID, f.Predicate} }

// Slot returns what the row is a value of.
func (g *GoldAtom) Slot() Slot { return Slot{g.SubjectID, g.Predicate} }

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
	PredClosed   = "closed"   // date on which no one works, said of the project
	PredPage     = "page"     // link to a task's documentation (G1), said as often as people like
	PredOption   = "option"   // a value that was weighed for the fact that it is about, and not taken
	PredPromised = "promised" // date by which a person will give the fact that it is about
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
	BasisSign      Basis = "sign"      // the surface is a sign of the value, which a reader infers from it (S4)
)

// Disclosure is the place in a message that states a fact. Start and End are
// code points of the message's final text; text[Start:End] is Surface.
type Disclosure struct {
	FactID  string `json:"fact_id" id:"fact" parquet:"fact_id"`
	Surface string `json:"surface" parquet:"surface" size:"text"`
	Start   int    `json:"start" parquet:"start"`
	End     int    `json:"end" parquet:"end"`
	Basis   Basis  `json:"basis" parquet:"basis"`
}
