package prompts

import "memloom/internal/corpus"

// AskIn asks for the wording of a question over facts. It never holds the
// gold answer: the question is the lock and must not contain the key (E17).
type AskIn struct {
	Operation corpus.Operation `json:"operation"`
	About     []Asked          `json:"about"`               // one subject and attribute, or two for an interval
	Unit      string           `json:"unit,omitempty"`      // calendar or working, for durations and intervals
	Inclusive bool             `json:"inclusive,omitempty"` // both ends counted
	Speaker   string           `json:"speaker,omitempty"`   // who said it, where the question names them
	Asker     string           `json:"asker,omitempty"`     // who asks, where the question is bound to somebody
	Variant   int              `json:"variant"`             // another wording for another number
}

// AskOut is the question.
type AskOut struct {
	Question string `json:"question"`
}
