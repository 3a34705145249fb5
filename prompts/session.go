package prompts

import "memloom/internal/corpus"

// The names of the tasks that write and mend a session.
const (
	TaskSession    = "session.write"
	TaskSessionFix = "session.fix"
)

// The conversation types of a session (S4).
const (
	SessionDecision        = "decision_support"
	SessionPlanning        = "planning_coordination"
	SessionTroubleshooting = "troubleshooting"
	SessionLearning        = "learning_explanation"
	SessionSelection       = "resource_selection"
	SessionWorkflow        = "workflow_setup"
	SessionOrganising      = "information_organization"
	SessionReflection      = "personal_reflection"
	SessionProduction      = "artifact_production"
	SessionReview          = "artifact_review"
)

// SessionTypes returns the conversation types, in the order of the paper.
func SessionTypes() []string {
	return []string{
		SessionDecision, SessionPlanning, SessionTroubleshooting, SessionLearning, SessionSelection,
		SessionWorkflow, SessionOrganising, SessionReflection, SessionProduction, SessionReview,
	}
}

// SessionWorkflows is how many workflows a type has; they are numbered from 1.
const SessionWorkflows = 3

// The least and the most messages of a session, and the most of a part of a longer conversation.
const (
	FewestSessionMessages = 4
	MostSessionMessages   = 14
	MostLegMessages       = 160
)

// The sides of a session.
const (
	SideUser      = "user"
	SideAssistant = "assistant"
)

// SessionIn asks for a talk of a user with an assistant (S4). What many sessions of one user share is first.
type SessionIn struct {
	User     Voice       `json:"user"`
	Date     corpus.Date `json:"date"`
	Type     string      `json:"type"`
	Workflow int         `json:"workflow"`          // 1 to 3, a rhythm of the type
	Messages int         `json:"messages"`          // even: the user begins, the sides take turns
	Words    int         `json:"words,omitempty"`   // of a turn, on average; 0 for as many as it takes
	Topic    string      `json:"topic"`             // noun phrase: "the hallway shelf"
	Purpose  string      `json:"purpose"`           // infinitive without to: "keep the hallway from filling up again"
	Says     []Say       `json:"says"`              // what must come up, in this order, at most one in a message
	Details  []string    `json:"details,omitempty"` // clauses of circumstance that the user may mention
	// what the assistant may propose: noun phrases with their article, or imperatives
	Offers []string `json:"offers,omitempty"`
	// sentences that what is said lets a reader infer, and that no turn states (S4)
	Hidden []string `json:"hidden,omitempty"`
	Leg    *Leg     `json:"leg,omitempty"` // which part of a longer conversation it is (C4)

	UserRunes   int `json:"user_runes,omitempty"`  // characters of a user's turn at most; 0 for any (T3)
	Corrections int `json:"corrections,omitempty"` // user's turns that correct or disagree, at least (T3)
}

// Say is something that must come up in a session.
type Say struct {
	N        int      `json:"n"`
	Side     string   `json:"side"`               // who says it
	Clause   string   `json:"clause"`             // a whole clause without a stop, said word for word
	Surfaces []string `json:"surfaces,omitempty"` // the words of typed values in it
	Whole    bool     `json:"whole,omitempty"`    // the clause is the whole message, whatever its punctuation (C4)
}

// SessionOut is a session and where the says are in it.
type SessionOut struct {
	Messages []SessionMessage `json:"messages"`
	Says     []SaidAt         `json:"says"`
}

// SessionMessage is a turn of one side.
type SessionMessage struct {
	Role string `json:"role"`
	Text string `json:"text"`
}

// SaidAt says where a say is: the number of the message, from 1, and the
// words, which are the clause but for the case of its first letter.
type SaidAt struct {
	Say     int    `json:"say"`
	Message int    `json:"message"`
	Surface string `json:"surface"`
}

// SessionFixIn asks a fixer to mend a session: its plan, its messages and what is wrong with them.
type SessionFixIn struct {
	Session   SessionIn        `json:"session"`
	Messages  []SessionMessage `json:"messages"` // number n is the nth, from 1
	Says      []SaidAt         `json:"says"`
	Conflicts []Fault          `json:"conflicts"`
	Attempt   int              `json:"attempt"` // from 1
}

// Numbered returns a session's turns as messages of a passage: the number of a message is its place, from 1, and it
// states the says that are in it.
func (o SessionOut) Numbered() []DayMessage {
	out := make([]DayMessage, len(o.Messages))
	for i, m := range o.Messages {
		out[i] = DayMessage{Slot: i + 1, Text: m.Text, States: []Stated{}}
	}
	for _, p := range o.Says {
		if p.Message >= 1 && p.Message <= len(out) {
			m := &out[p.Message-1]
			m.States = append(m.States, Stated{Fact: p.Say, Surface: p.Surface})
		}
	}
	return out
}

// SessionOf is the inverse of Numbered: the sides take turns, and the user begins.
func SessionOf(messages []DayMessage) SessionOut {
	out := SessionOut{Says: []SaidAt{}}
	for i, m := range messages {
		out.Messages = append(out.Messages, SessionMessage{Role: sideOf(i), Text: m.Text})
		for _, s := range m.States {
			out.Says = append(out.Says, SaidAt{Say: s.Fact, Message: i + 1, Surface: s.Surface})
		}
	}
	return out
}
