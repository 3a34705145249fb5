package chat

import (
	"fmt"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// Message writes one slot of a day after what was said (E12, one generation a message): a day that ends with it. No
// text of the day is written again, and no sentence as long as there are others.
func Message(in prompts.MessageIn) (prompts.DayMessage, error) {
	m, err := one(in)
	if err != nil {
		return m, fmt.Errorf("writing %s of %s: slot %d: %w", in.Date, in.Group, in.Slot.N, err)
	}
	return m, nil
}

// rewordings bounds how often a message is written because it repeats a sentence.
const rewordings = 8

func one(in prompts.MessageIn) (prompts.DayMessage, error) {
	d, err := undrawnDay(chatTables(), in.Day())
	if err != nil {
		return prompts.DayMessage{}, err
	}
	if d.r, err = draw.Source(in, "message"); err != nil {
		return prompts.DayMessage{}, err
	}
	said := map[string]bool{}
	for _, s := range in.Said {
		d.told(s)
		for _, x := range grammar.SentencesOf(s.Text) {
			said[x] = true
		}
	}
	for try := 0; ; try++ {
		m, err := d.write(d.slots[in.Slot.N])
		if err != nil || try == rewordings {
			return m, err
		}
		if _, again := in.Repeats(m.Text); !again && !anyOf(grammar.SentencesOf(m.Text), said) {
			return m, nil
		}
	}
}

// told makes a day know a message that was written before.
func (d *day) told(s prompts.Shown) {
	d.texts[grammar.Fold(s.Text)] = true
	d.wrote[s.Speaker]++
	if h := head(s.Text); h != "" && d.heads[s.Speaker] != nil {
		d.heads[s.Speaker][h] = true
	}
}

func anyOf(list []string, set map[string]bool) bool {
	for _, s := range list {
		if set[s] {
			return true
		}
	}
	return false
}
