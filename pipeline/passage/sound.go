package passage

import (
	"context"
	"slices"

	"memloom/prompts"
	"memloom/validate/daycheck"
)

// Sound returns those of the given messages that may stand in a passage in place of its own: with all that it returns the
// passage passes its checks. It must have passed them, and a number may be given once.
func Sound(ctx context.Context, k Kind, messages, others []prompts.DayMessage) ([]prompts.DayMessage, error) {
	for len(others) > 0 {
		m := &mending{kind: k, text: Text{Messages: slices.Clone(messages)}}
		for _, x := range messages {
			if x.Text == "" {
				m.text.Deleted = append(m.text.Deleted, x.Slot)
			}
		}
		for _, x := range others {
			*m.message(x.Slot) = x
		}
		conflicts, err := k.Check(ctx, m.text)
		if err != nil || !daycheck.Fails(conflicts) {
			return others, err
		}
		left := m.without(others, conflicts)
		if len(left) == len(others) {
			return nil, nil // what it is about cannot be told: the passage stays as it was
		}
		others = left
	}
	return nil, nil
}

// without leaves out the messages that a conflict is about: those that it names,
// or else those that answer the one that it names, or that it answers.
func (m *mending) without(others []prompts.DayMessage, conflicts []prompts.Fault) []prompts.DayMessage {
	about := func(near bool) []prompts.DayMessage {
		return slices.DeleteFunc(slices.Clone(others), func(x prompts.DayMessage) bool {
			return slices.ContainsFunc(conflicts, func(c prompts.Fault) bool {
				return major(c, x.Slot) || near && m.answers(c, x.Slot)
			})
		})
	}
	if left := about(false); len(left) < len(others) {
		return left
	}
	return about(true)
}

// answers says whether a message and the one that a major conflict names answer each other.
func (m *mending) answers(c prompts.Fault, number int) bool {
	if c.Severity != prompts.Major || c.Slot == 0 {
		return false
	}
	return m.kind.Answers(c.Slot) == number || m.kind.Answers(number) == c.Slot
}
