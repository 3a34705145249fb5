package chat

import (
	"fmt"
	"maps"
	"slices"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// Rephrase writes other wordings of a day's messages. The day is written again first, so that none of them takes up a
// turn of phrase that it has already; its own habits each message may show again.
func Rephrase(in prompts.RephraseIn) (prompts.RephraseOut, error) {
	out, err := rephrase(in)
	if err != nil {
		return prompts.RephraseOut{}, fmt.Errorf("rewording %s of %s: %w", in.Day.Date, in.Day.Group, err)
	}
	return out, nil
}

func rephrase(in prompts.RephraseIn) (prompts.RephraseOut, error) {
	var out prompts.RephraseOut
	d, err := newDay(chatTables(), in.Day)
	if err != nil {
		return out, err
	}
	shown := map[int][]string{} // habits, by slot
	for i := range in.Day.Slots {
		s := &in.Day.Slots[i]
		before := maps.Clone(d.habits[s.Author])
		if _, err := d.write(s); err != nil {
			return out, fmt.Errorf("slot %d: %w", s.N, err)
		}
		for h, n := range d.habits[s.Author] {
			if n > before[h] {
				shown[s.N] = append(shown[s.N], h)
			}
		}
	}
	keep := map[int]terms{} // by slot
	for _, m := range in.Messages {
		d.texts[grammar.Fold(m.Text)] = true
		keep[m.Slot] = noLonger(m.Text)
	}
	if d.r, err = draw.Source(in, "rephrase"); err != nil {
		return out, err
	}
	for _, e := range in.Echoes {
		s := d.slots[e.Slot]
		if s == nil {
			return out, fmt.Errorf("there is no slot %d", e.Slot)
		}
		ways := d.ways(s, keep[s.N], in.Ways, shown[s.N])
		for longer := keep[s.N]; len(ways) == 0 && longer.most < keep[s.N].most+mostLonger; {
			longer.most++
			ways = d.ways(s, longer, in.Ways, shown[s.N])
		}
		out.Messages = append(out.Messages, ways...)
	}
	return out, nil
}

// mostLonger is by how many sentences another wording may be longer where there is none of the length.
const mostLonger = 2

// noLonger are the terms of other words for a text: they say the same, so that nothing is added to it, and they have as
// many sentences as it has at most, or two for one.
func noLonger(text string) terms {
	return terms{plain: true, most: max(2, grammar.Sentences(text)), head: head(text)}
}

// patience is how often one looks for other words in vain before one gives up.
const patience = 3

// ways writes a slot in up to n ways, which may show the given habits again.
func (d *day) ways(s *prompts.Slot, keep terms, n int, habits []string) []prompts.DayMessage {
	var out []prompts.DayMessage
	var taken []string
	for _, h := range habits {
		d.habits[s.Author][h]--
	}
	heads := d.heads[s.Author] // but for its own beginning, which it may keep
	d.heads[s.Author] = maps.Clone(heads)
	delete(d.heads[s.Author], keep.head)
	for failed := 0; len(out) < n && failed < patience; {
		m, written, err := d.draw(s, keep)
		if err != nil {
			failed++
			continue
		}
		d.texts[grammar.Fold(written.Text)] = true
		taken = append(taken, m.taken...)
		out = append(out, written)
	}
	d.heads[s.Author] = heads
	for _, h := range habits {
		d.habits[s.Author][h]++
	}
	slices.Sort(taken)
	for _, p := range slices.Compact(taken) {
		d.used[p]++
	}
	return out
}
