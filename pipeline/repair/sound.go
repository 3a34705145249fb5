package repair

import (
	"context"
	"slices"

	"memloom/prompts"
	"memloom/validate/dialogue"
)

// Sound returns those of the given messages that may stand in a day in place of
// its own: with all that it returns the day passes the four levels. The day must
// have passed them, and a slot may be given once.
func (b *Bench) Sound(ctx context.Context, in prompts.DayIn, day prompts.DayOut, others []prompts.DayMessage, c dialogue.Context) ([]prompts.DayMessage, error) {
	for len(others) > 0 {
		m := &mending{bench: b, day: dialogue.Day{In: in, Out: prompts.DayOut{Messages: slices.Clone(day.Messages)}, Context: c}}
		for _, x := range m.day.Out.Messages {
			if x.Text == "" {
				m.day.Deleted = append(m.day.Deleted, x.Slot)
			}
		}
		for _, x := range others {
			m.day.Out.Messages[m.index(x.Slot)] = x
		}
		conflicts, err := m.check(ctx)
		if err != nil || !dialogue.Fails(conflicts) {
			return others, err
		}
		left := slices.DeleteFunc(slices.Clone(others), func(x prompts.DayMessage) bool {
			return slices.ContainsFunc(conflicts, func(c prompts.DayConflict) bool { return major(c, x.Slot) })
		})
		if len(left) == len(others) {
			return nil, nil // the conflict is named elsewhere: the day stays as it was
		}
		others = left
	}
	return nil, nil
}
