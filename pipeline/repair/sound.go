package repair

import (
	"context"
	"slices"

	"memloom/prompts"
	"memloom/validate/daycheck"
)

// Sound returns those of the given messages that may stand in a day in place of its own: with all that it returns the
// day passes the four levels. The day must have passed them, and a slot may be given once.
func (b *Repairer) Sound(ctx context.Context, in prompts.DayIn, day prompts.DayOut, others []prompts.DayMessage,
	c daycheck.Context) ([]prompts.DayMessage, error) {
	for len(others) > 0 {
		m := &mending{repairer: b, day: daycheck.Day{In: in, Out: prompts.DayOut{Messages: slices.Clone(day.Messages)},
			Context: c}}
		for _, x := range m.day.Out.Messages {
			if x.Text == "" {
				m.day.Deleted = append(m.day.Deleted, x.Slot)
			}
		}
		for _, x := range others {
			m.day.Out.Messages[m.index(x.Slot)] = x
		}
		conflicts, err := m.check(ctx)
		if err != nil || !daycheck.Fails(conflicts) {
			return others, err
		}
		left := m.without(others, conflicts)
		if len(left) == len(others) {
			return nil, nil // what it is about cannot be told: the day stays as it was
		}
		others = left
	}
	return nil, nil
}

// without leaves out the messages that a conflict is about: those that it names,
// or else those that answer the one that it names, or that it answers.
func (m *mending) without(others []prompts.DayMessage, conflicts []prompts.DayConflict) []prompts.DayMessage {
	about := func(near bool) []prompts.DayMessage {
		return slices.DeleteFunc(slices.Clone(others), func(x prompts.DayMessage) bool {
			return slices.ContainsFunc(conflicts, func(c prompts.DayConflict) bool {
				return major(c, x.Slot) || near && m.answers(c, x.Slot)
			})
		})
	}
	if left := about(false); len(left) < len(others) {
		return left
	}
	return about(true)
}

// answers says whether a slot and the one that a major conflict names answer each other.
func (m *mending) answers(c prompts.DayConflict, slot int) bool {
	if c.Severity != prompts.Major || c.Slot == 0 {
		return false
	}
	replyTo := func(n int) int { return m.day.In.Slots[m.index(n)].ReplyTo }
	return replyTo(c.Slot) == slot || replyTo(slot) == c.Slot
}
