package chat

import (
	"fmt"
	"slices"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// Fix mends a day (E14): a message with a major conflict is deleted where that is allowed, and written anew with other
// words where it is not. All others stay as they are, and no new text repeats one of them.
func Fix(in prompts.FixIn) (prompts.FixOut, error) {
	out, err := fix(in)
	if err != nil {
		return prompts.FixOut{}, fmt.Errorf("mending %s of %s: %w", in.Day.Date, in.Day.Group, err)
	}
	return out, nil
}

func fix(in prompts.FixIn) (prompts.FixOut, error) {
	out := prompts.FixOut{}
	d, err := undrawnDay(chatTables(), in.Day)
	if err != nil {
		return out, err
	}
	if d.r, err = draw.Source(in, "fix"); err != nil {
		return out, err
	}
	offending := func(slot int) bool {
		return slices.ContainsFunc(in.Conflicts,
			func(c prompts.Fault) bool { return c.Slot == slot && c.Severity == prompts.Major })
	}
	for _, m := range in.Messages {
		if !offending(m.Slot) {
			d.texts[grammar.Fold(m.Text)] = true
		}
	}
	for i := range in.Day.Slots {
		s := &in.Day.Slots[i]
		if !offending(s.N) {
			continue
		}
		if slices.Contains(in.Deletable, s.N) {
			out.Messages = append(out.Messages, prompts.FixedMessage{Slot: s.N, Delete: true,
				States: []prompts.Stated{}})
			continue
		}
		m, err := d.write(s)
		if err != nil {
			return out, fmt.Errorf("slot %d: %w", s.N, err)
		}
		out.Messages = append(out.Messages, prompts.FixedMessage{Slot: s.N, Text: m.Text, States: m.States})
	}
	return out, nil
}
