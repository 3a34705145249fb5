package author

import (
	"fmt"
	"sync"

	"memloom/prompts"
)

// Author writes from plans by grammar. It holds tables only, which it reads when
// it first needs them: where other models write, nobody waits for that. It is safe
// for concurrent use, and the same input gives the same text.
type Author struct {
	lex      func() *lexicon
	sessions func() *sessionLexicon
}

// New returns an author.
func New() *Author {
	return &Author{lex: sync.OnceValue(newLexicon), sessions: sync.OnceValue(newSessionLexicon)}
}

// Day writes the slots of a day, in their order (E12). An error means that the
// input contradicts itself: an unknown author, fact or parent, or a fact
// without words to state it.
func (a *Author) Day(in prompts.DayIn) (prompts.DayOut, error) {
	d, err := newDay(a.lex(), in)
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
	q, err := ask(a.lex(), in)
	if err != nil {
		return prompts.AskOut{}, fmt.Errorf("wording a question: %w", err)
	}
	return prompts.AskOut{Question: q}, nil
}
