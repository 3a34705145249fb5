package author

import (
	"fmt"
	"sync"

	"memloom/prompts"
)

// Author writes from plans by grammar. It is safe for concurrent use, and the
// same input gives the same text.
type Author struct{}

// New returns an author.
func New() *Author { return &Author{} }

// The tables that authors write by are read when one first needs them, once in a
// process, and never changed: where other models write, nobody waits for that.
var (
	grammar        = sync.OnceValue(newTables)
	sessionGrammar = sync.OnceValue(newSessionLexicon)
)

// Day writes the slots of a day, in their order (E12). An error means that the
// input contradicts itself: an unknown author, fact or parent, or a fact
// without words to state it.
func (a *Author) Day(in prompts.DayIn) (prompts.DayOut, error) {
	d, err := newDay(grammar(), in)
	if err != nil {
		return prompts.DayOut{}, fmt.Errorf("writing %s of %s: %w", in.Date, in.Group, err)
	}
	var out prompts.DayOut
	for i := range in.Slots {
		m, err := d.write(&in.Slots[i])
		if err != nil {
			return prompts.DayOut{}, fmt.Errorf("writing %s of %s: slot %d: %w", in.Date, in.Group, in.Slots[i].N, err)
		}
		out.Messages = append(out.Messages, m)
	}
	return out, nil
}

// Ask words a question over facts (E17). An error means an operation that the
// author does not know, or too few subjects for it.
func (a *Author) Ask(in prompts.AskIn) (prompts.AskOut, error) {
	q, err := ask(grammar(), in)
	if err != nil {
		return prompts.AskOut{}, fmt.Errorf("wording a question: %w", err)
	}
	return prompts.AskOut{Question: q}, nil
}
