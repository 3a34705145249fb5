package prompts

import "memloom/internal/corpus"

// DayIn asks for one day of one group (E12): who is there, what is known, and the slots to write, in order of time.
// What many days share is first: that of all days, of a group's, of a week's.
type DayIn struct {
	Words   int         `json:"words"` // mean words of a message
	Project string      `json:"project"`
	Group   string      `json:"group"`
	Past    *Past       `json:"past,omitempty"` // nil on the first days
	Date    corpus.Date `json:"date"`
	Weekday string      `json:"weekday"`
	People  []Voice     `json:"people"`
	Tasks   []TaskName  `json:"tasks,omitempty"`   // of every task that slots or facts name
	Ledgers []Ledger    `json:"ledgers,omitempty"` // what earlier days left of the tasks that the day is about (G8)
	Facts   []DayFact   `json:"facts"`
	Slots   []Slot      `json:"slots"`
}

// Ledger is the memory of a task, by matters and never by values.
type Ledger struct {
	Task      string        `json:"task"`
	SubIssues []string      `json:"sub_issues,omitempty"` // what the task is about
	Decided   []string      `json:"decided,omitempty"`
	Open      []Outstanding `json:"open,omitempty"`    // questions without an answer
	Pending   []Outstanding `json:"pending,omitempty"` // promises not kept yet
}

// Outstanding is a matter that waits.
type Outstanding struct {
	Matter string `json:"matter"`
	Asked  int    `json:"asked,omitempty"` // how often
}

// TaskName is what people call a task, and its parts: the component stands
// before the deliverable ("card vault", "load test").
type TaskName struct {
	Name        string `json:"name"`
	Component   string `json:"component"`
	Deliverable string `json:"deliverable"`
}

// Voice is a person as an author must know them.
type Voice struct {
	Name      string       `json:"name"`
	Given     string       `json:"given"`
	Formal    string       `json:"formal,omitempty"` // how staff call an executive or manager: "Ms Moss" (E14)
	Role      string       `json:"role"`
	Rank      int          `json:"rank"` // 1 executive, 2 manager, 3–5 staff
	Style     corpus.Style `json:"style"`
	Tone      string       `json:"tone"`
	Voice     string       `json:"voice"`
	Expertise string       `json:"expertise"`
	Habits    []string     `json:"habits,omitempty"`
}

// DayFact is a fact that slots of the day state.
type DayFact struct {
	N         int    `json:"n"`                // number within the day, from 1
	Subject   string `json:"subject"`          // a task's or other subject's name
	Attribute string `json:"attribute"`        // noun: "retry limit"; or started, finished, due, owner
	Plural    string `json:"plural,omitempty"` // of a tally
	// class of the pack's attribute, or "event" (started, finished), "due", "owner", "news", "calendar", "page", "option"
	// (attribute: of what it was weighed for), "promise" (attribute: what was promised), "absence" (subject: the person),
	// "role", "skill" and "learning" (subject: the person; what they are, are strongest in, are still new to), "rule"
	// (subject: what is regulated), "definition" (subject: the term), "called" (subject: another role's word for what the
	// writer calls by the value)
	Class string `json:"class"`
	// the attribute is the word of the writer's role: this very word must be in the text
	Word bool `json:"word,omitempty"`
	// what the word stands for, where a person of the role says it to others for the first time
	Means    string        `json:"means,omitempty"`
	Value    *corpus.Value `json:"value,omitempty"`    // nil for what is stamped by date or author
	Surfaces []string      `json:"surfaces,omitempty"` // ways to write the value today
	Basis    corpus.Basis  `json:"basis"`              // text, or timestamp or author for what the message itself stamps
	Reason   string        `json:"reason,omitempty"`   // a clause that explains the value or change, free of values
	Changed  bool          `json:"changed,omitempty"`  // it replaces an older value; of an option: it would
	// it changes after its task has ended: the message says that what the task made is in use
	Ended     bool      `json:"ended,omitempty"`
	Adopts    string    `json:"adopts,omitempty"`    // name of the person whose proposal a decision takes
	Condition string    `json:"condition,omitempty"` // under which it holds
	Trigger   *Recalled `json:"trigger,omitempty"`   // the earlier statement that made a decision change
	Done      []string  `json:"done,omitempty"`      // participles that say that the subject is finished
	Sentence  string    `json:"sentence,omitempty"`  // news: the whole sentence with the value in its place
}

// Slot is a planned message.
type Slot struct {
	N       int          `json:"n"` // from 1, in order of time
	At      corpus.Stamp `json:"at"`
	Author  string       `json:"author"` // name
	Act     corpus.Act   `json:"act"`
	Task    string       `json:"task,omitempty"`     // name of the task it is about
	ReplyTo int          `json:"reply_to,omitempty"` // a slot of the day
	Earlier *Earlier     `json:"earlier,omitempty"`  // the parent, where it is on an earlier day
	To      string       `json:"to,omitempty"`       // name of the person addressed, if any
	States  []int        `json:"states,omitempty"`   // facts to state, in order
	Asks    *Asked       `json:"asks,omitempty"`     // what a question asks for
	Aside   string       `json:"aside,omitempty"`    // a noun phrase for small talk
	Detail  string       `json:"detail,omitempty"`   // a clause that tells something of the writer's own work on the task
	// the same of other work of the writer's, each for a sentence of its own
	Further []string  `json:"further,omitempty"`
	Next    string    `json:"next,omitempty"`    // the attribute of the task that the writer turns to next
	Kind    string    `json:"kind,omitempty"`    // of a disagreement or of noise (corpus.Disagreements, corpus.Noise)
	Because string    `json:"because,omitempty"` // a clause that argues for what the message says, free of values
	Recalls *Recalled `json:"recalls,omitempty"` // what it refers to and does not repeat
	// completion: what was said to be in the way of the task, and is no longer
	Cleared *Recalled `json:"cleared,omitempty"`
	Names   []string  `json:"names,omitempty"` // other tasks that the text names in passing (cross-references)
	Calls   []Call    `json:"calls,omitempty"` // how the text calls the tasks that it speaks of
	Short   bool      `json:"short,omitempty"` // ultra-short: one to six words
	// it asserts what it states and says nothing else: a person states another value, and neither shall count for more
	Plain bool   `json:"plain,omitempty"`
	Tone  string `json:"tone,omitempty"` // for this message instead of the voice's own
	// imperfections that the text shall have: corpus.MarkTypo, MarkFragment, MarkSelfCorrection
	Flaws []string `json:"flaws,omitempty"`
}

// Call is how a text calls a task.
type Call struct {
	Task string `json:"task"`
	As   string `json:"as"` // its name: the text holds it; a part of it: the text holds no more of it; "": it is not named
}

// Called returns how a slot's text calls a task. It is not ok where the plan says nothing of that.
func (s Slot) Called(task string) (as string, ok bool) {
	for _, c := range s.Calls {
		if c.Task == task {
			return c.As, true
		}
	}
	return "", false
}

// Recalled is something said earlier, named by who said it, when and what it was about, never by its value.
type Recalled struct {
	Author    string      `json:"author"`
	Date      corpus.Date `json:"date"` // the day of the slot for something of the same day
	Act       corpus.Act  `json:"act"`
	Task      string      `json:"task,omitempty"`
	Subject   string      `json:"subject,omitempty"`   // what it was about, where that is not the task
	Attribute string      `json:"attribute,omitempty"` // which attribute: "retry limit"
	Plural    string      `json:"plural,omitempty"`    // of a tally
	Class     string      `json:"class,omitempty"`     // of the attribute, as in DayFact
}

// Earlier is the parent of a reply that is on an earlier day.
type Earlier struct {
	Author string      `json:"author"`
	To     string      `json:"to,omitempty"` // whom it addressed, if anyone
	Date   corpus.Date `json:"date"`
	Act    corpus.Act  `json:"act"`
	Kind   string      `json:"kind,omitempty"` // of noise, where it is a mistake (corpus.Noise)
	Task   string      `json:"task,omitempty"`
	About  *Asked      `json:"about,omitempty"` // what it stated first, where the reply objects to that
}

// Asked is what a question asks for: an attribute of a subject, whose value it must not name.
type Asked struct {
	Subject   string      `json:"subject"`
	Attribute string      `json:"attribute"`
	Plural    string      `json:"plural,omitempty"`
	Class     string      `json:"class"`
	Kind      corpus.Kind `json:"kind"`
	// it has a value, which the group has been told: who asks wants that looked at again
	Set bool `json:"set,omitempty"`
}

// DayOut is the text of the day's slots, in their order.
type DayOut struct {
	Messages []DayMessage `json:"messages"`
}

// DayMessage is the text of one slot, with the words that state each planned fact.
type DayMessage struct {
	Slot   int      `json:"slot"`
	Text   string   `json:"text"`
	States []Stated `json:"states"`
}

// Stated says where in a text a fact is stated: the value's surface, or for a stamped fact the words that assert it
// ("done and merged", "I'm taking"). Occurrence tells repeated surfaces apart, from 0.
type Stated struct {
	Fact       int    `json:"fact"`
	Surface    string `json:"surface"`
	Occurrence int    `json:"occurrence,omitempty"`
}
