package ledger

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// Message is what a ledger needs to know of a message: no text.
type Message struct {
	ID      string // of the message, or the key of its slot
	At      corpus.Stamp
	TaskID  string
	Act     corpus.Act
	FactIDs []string // what it states
	Asks    string   // the fact that it asks for
	Recalls string   // the message that it refers to
}

// Of returns what a ledger needs to know of a slot.
func Of(s dialogue.Slot) Message {
	return Message{ID: s.Key, At: s.At, TaskID: cmp.Or(s.TaskID, s.PhaseID), Act: s.Act, FactIDs: s.FactIDs, Asks: s.AsksFactID,
		Recalls: s.RecallsKey}
}

// InPlan returns the messages of a plan in the order of time. Where keep is not
// nil, it says which slots became messages: a fixer may have taken some out (E14).
func InPlan(plan *dialogue.Plan, keep func(key string) bool) []Message {
	var out []Message
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			if keep == nil || keep(s.Key) {
				out = append(out, Of(s))
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Message) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.ID, b.ID))
	})
	return out
}
