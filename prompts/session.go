package prompts

import "memloom/internal/corpus"

// TaskSession is the name of the task that writes a session.
const TaskSession = "session.write"

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

// The least and the most messages of a session.
const (
	FewestSessionMessages = 4
	MostSessionMessages   = 14
)

// The sides of a session.
const (
	SideUser      = "user"
	SideAssistant = "assistant"
)

// SessionIn asks for a talk of a user with an assistant (S4). What many sessions of one user share stands first.
type SessionIn struct {
	User     Voice       `json:"user"`
	Date     corpus.Date `json:"date"`
	Type     string      `json:"type"`
	Workflow int         `json:"workflow"`          // 1 to 3, a rhythm of the type
	Messages int         `json:"messages"`          // even: the user begins, the sides take turns
	Topic    string      `json:"topic"`             // noun phrase: "the hallway shelf"
	Purpose  string      `json:"purpose"`           // infinitive without to: "keep the hallway from filling up again"
	Says     []Say       `json:"says"`              // what must come up, in this order, at most one in a message
	Details  []string    `json:"details,omitempty"` // clauses of circumstance that the user may mention
	Offers   []string    `json:"offers,omitempty"`  // what the assistant may propose: noun phrases with their article, or imperatives
}

// Say is something that must come up in a session.
type Say struct {
	N        int      `json:"n"`
	Side     string   `json:"side"`               // who says it
	Clause   string   `json:"clause"`             // a whole clause without a stop, said word for word
	Surfaces []string `json:"surfaces,omitempty"` // the words of typed values in it
}

// SessionOut is a session and where the says stand in it.
type SessionOut struct {
	Messages []SessionMessage `json:"messages"`
	Says     []SaidAt         `json:"says"`
}

// SessionMessage is a turn of one side.
type SessionMessage struct {
	Role string `json:"role"`
	Text string `json:"text"`
}

// SaidAt says where a say stands: the number of the message, from 1, and the
// words, which are the clause but for the case of its first letter.
type SaidAt struct {
	Say     int    `json:"say"`
	Message int    `json:"message"`
	Surface string `json:"surface"`
}
