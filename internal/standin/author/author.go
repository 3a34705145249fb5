package author

import (
	"memloom/internal/standin/chat"
	"memloom/internal/standin/question"
	"memloom/internal/standin/session"
	"memloom/prompts"
)

// Author writes from plans by grammar. It is safe for concurrent use, and the same input gives the same text.
type Author struct{}

// New returns an author.
func New() *Author { return &Author{} }

// Day writes the slots of a day, in their order (E12). An error means that the input contradicts itself: an unknown
// author, fact or parent, or a fact without words to state it.
func (*Author) Day(in prompts.DayIn) (prompts.DayOut, error) { return chat.Day(in) }

// Message writes one slot of a day after what was said (E12, one generation a message): a day that ends with it. No
// text of the day is written again, and no sentence as long as there are others.
func (*Author) Message(in prompts.MessageIn) (prompts.DayMessage, error) { return chat.Message(in) }

// Fix mends a day (E14): a message with a major conflict is deleted where that is allowed, and written anew with other
// words where it is not. All others stay as they are, and no new text repeats one of them.
func (*Author) Fix(in prompts.FixIn) (prompts.FixOut, error) { return chat.Fix(in) }

// SessionFix mends a talk with an assistant.
func (*Author) SessionFix(in prompts.SessionFixIn) (prompts.FixOut, error) { return session.Fix(in) }

// Ask words a question over facts (E17). An error means an operation that the
// author does not know, or too few subjects for it.
func (*Author) Ask(in prompts.AskIn) (prompts.AskOut, error) { return question.Ask(in) }

// Options words the options of a question (E19, E20). An error means an option
// that says nothing, or a table that lacks it.
func (*Author) Options(in prompts.OptionsIn) (prompts.OptionsOut, error) { return question.Options(in) }

// Session writes a talk with an assistant (S4). An error means a plan that no
// session fits: an unknown type, too few turns for what must be said.
func (*Author) Session(in prompts.SessionIn) (prompts.SessionOut, error) { return session.Write(in) }
