package prompts

import "memloom/internal/corpus"

// AskIn asks for the wording of a question over facts. It never holds the
// gold answer: the question is the lock and must not contain the key (E17).
type AskIn struct {
	Operation corpus.Operation `json:"operation"`
	// how it is put, one of the forms below; empty for a plain question
	Form string `json:"form,omitempty"`
	// the slots asked for; with clues the first subject is only a noun
	About []Asked `json:"about"`
	Clues []Clue  `json:"clues,omitempty"` // facts that stand for the name of the first subject
	// a value that the question names: the one claimed, wished for, or before or after the one asked for
	Given  string `json:"given,omitempty"`
	Case   string `json:"case,omitempty"`   // circumstances under which it is asked
	When   *When  `json:"when,omitempty"`   // the time asked about, where it is not the time of asking
	Person string `json:"person,omitempty"` // whose reply, advice or deed it is
	// the asker's own word for the attribute or subject; it replaces the other
	Term      string `json:"term,omitempty"`
	Unit      string `json:"unit,omitempty"`      // calendar or working, for durations and intervals
	Inclusive bool   `json:"inclusive,omitempty"` // both ends counted
	Speaker   string `json:"speaker,omitempty"`   // who said it, where the question names them
	Asker     string `json:"asker,omitempty"`     // who asks, where the question is bound to a person
	Self      bool   `json:"self,omitempty"`      // the asker asks about themselves, in the first person
	Plain     string `json:"plain,omitempty"`     // the question in plain words, which need not be put otherwise
	// lines below the question, word for word: fields of a form, or things to choose from (S5)
	Sheet   []string `json:"sheet,omitempty"`
	Variant int      `json:"variant"` // another wording for another number
}

// The forms of questions. A form that a proposer does not know is put plainly.
const (
	FormRequirement = "requirement" // what has to be in place before a person does what the subject says (E19, constraint)
	FormRequest     = "request"     // a person wants Given done, as if nothing stood against it (E19, proactivity)
	FormScenario    = "scenario"    // Case holds: what applies now? (E19, update; E18, field bridge)
	FormReply       = "reply"       // draft Person's answer to a question about the slot (E20, style)
	FormRecommend   = "recommend"   // recommend to Person what fits them and the team's choice (E20, skill)
	FormImprove     = "improve"     // what would Person propose about the problem? (E20, role)
	FormFill        = "fill"        // fill in the form of Sheet: a line a field, with the values to choose from (S5)
	FormArrange     = "arrange"     // choose the one thing of Sheet that fits: a line a thing, with its features (S5)
)

// SomeTask is the subject where a question tells a task by what came before it: "the next task of its owner".
const SomeTask = "task"

// Clue is a fact that points to a subject in place of its name: "the load test that Mara owns".
type Clue struct {
	Asked Asked  `json:"asked"` // its subject's name is left out
	Value string `json:"value"`
}

// When is the time that a question asks about.
type When struct {
	Relation string `json:"relation"`        // on, before, after, until
	Words    string `json:"words,omitempty"` // "3 March 2025", "last Tuesday"
	Event    *Asked `json:"event,omitempty"` // or an event that tells it
}

// AskOut is the question.
type AskOut struct {
	Question string `json:"question"`
}

// OptionsIn asks for the texts of a question's options, in their order.
type OptionsIn struct {
	Form     string       `json:"form"` // what the options are, one of the kinds of text below
	Question string       `json:"question"`
	Options  []OptionPlan `json:"options"`
	Variant  int          `json:"variant"`
	Avoid    []string     `json:"avoid,omitempty"` // pet phrases that no text may have, in the notation of Voice.Habits
}

// The kinds of texts that options are.
const (
	OptionAnswer         = "answer"         // what applies: a value with what it is the value of
	OptionAction         = "action"         // what to do
	OptionReply          = "reply"          // a message as a person would write it
	OptionRecommendation = "recommendation" // what to take, and why
	OptionImprovement    = "improvement"    // what to change, and why
)

// OptionPlan is what one option says. Nothing in it tells whether it is right.
type OptionPlan struct {
	Says  []Said `json:"says"`            // what it states, in order
	Act   string `json:"act,omitempty"`   // what it does, of actions; one of the acts below
	Voice *Voice `json:"voice,omitempty"` // in whose register, of replies
	Role  string `json:"role,omitempty"`  // from whose point of view, of improvements
	Words int    `json:"words,omitempty"` // words aimed at; 0 for as many as it takes
}

// The acts of actions.
const (
	ActProceed = "proceed" // do it as asked
	ActHold    = "hold"    // do not do it, and say what stands against it
	ActAsk     = "ask"     // ask a person first
	ActAdapt   = "adapt"   // do it in another way, or at another time
)

// Said is a statement that an option makes.
type Said struct {
	Asked Asked  `json:"asked"`
	Value string `json:"value"`
	Case  string `json:"case,omitempty"` // under which it holds
}

// OptionsOut holds the texts, in the order of the plans.
type OptionsOut struct {
	Texts []string `json:"texts"`
}
