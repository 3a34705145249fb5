package prompts

import (
	"fmt"
	"slices"
	"sync"

	"memloom/internal/corpus"
)

// TaskRephrase is the name of the task that words messages anew.
const TaskRephrase = "dialogue.rephrase"

// RephraseIn asks for other wordings of messages of a day that have words in common with a message written before: the
// day as its author was asked for it, its messages as they are, and those that are to be put in other words.
type RephraseIn struct {
	Day      DayIn        `json:"day"`
	Messages []DayMessage `json:"messages"`
	Echoes   []Echo       `json:"echoes"`  // in the order of their slots
	Ways     int          `json:"ways"`    // wordings of each, at most
	Attempt  int          `json:"attempt"` // from 1
}

// Echo is a message that repeats words of an earlier one.
type Echo struct {
	Slot   int      `json:"slot"`
	Shares []string `json:"shares"` // what it repeats: lower-case words, values and names masked
}

// RephraseOut holds the wordings: of each slot asked for one to Ways, in the order of the slots.
type RephraseOut struct {
	Messages []DayMessage `json:"messages"`
}

// checkRephrase wants every slot asked for, in order, with at least one wording that could stand in the day.
func checkRephrase(lex *corpus.Lexicon, in RephraseIn, out RephraseOut) []string {
	var v []string
	last := 0
	for _, m := range out.Messages {
		switch {
		case !slices.ContainsFunc(in.Echoes, func(e Echo) bool { return e.Slot == m.Slot }):
			v = append(v, fmt.Sprintf("slot %d: it is not among the echoes, leave it as it is", m.Slot))
		case m.Slot < last:
			v = append(v, fmt.Sprintf("slot %d: give the wordings in the order of their slots", m.Slot))
		}
		last = max(last, m.Slot)
	}
	if len(v) > 0 {
		return v
	}
	d := dayCheck{lex: lex, in: in.Day, material: sync.OnceValue(func() string { return material(in.Day) })}
	for _, e := range in.Echoes {
		ways := out.Of(e.Slot)
		var bad []string
		for _, m := range ways {
			if found := d.wording(m); len(found) > 0 {
				bad = append(bad, fmt.Sprintf("slot %d: %s", e.Slot, found[0].Message))
			}
		}
		switch {
		case len(ways) == 0:
			v = append(v, fmt.Sprintf("slot %d has no wording", e.Slot))
		case len(ways) > in.Ways:
			v = append(v, fmt.Sprintf("slot %d has %d wordings, at most %d are wanted", e.Slot, len(ways), in.Ways))
		case len(bad) == len(ways):
			v = append(v, bad...)
		}
	}
	return v
}

// Of returns the wordings of a slot.
func (o RephraseOut) Of(slot int) []DayMessage {
	var out []DayMessage
	for _, m := range o.Messages {
		if m.Slot == slot {
			out = append(out, m)
		}
	}
	return out
}

// Sound returns the wordings of the slots that were asked for, as many of each as
// were, that hold to their plans as messages of a day must.
func (o RephraseOut) Sound(lex *corpus.Lexicon, in RephraseIn) []DayMessage {
	d := dayCheck{lex: lex, in: in.Day, material: sync.OnceValue(func() string { return material(in.Day) })}
	var out []DayMessage
	for _, e := range in.Echoes {
		ways := o.Of(e.Slot)
		ways = slices.DeleteFunc(ways, func(m DayMessage) bool { return len(d.wording(m)) > 0 })
		out = append(out, ways[:min(len(ways), in.Ways)]...)
	}
	return out
}

// wording holds one message to its slot's plan.
func (d dayCheck) wording(m DayMessage) []Violation {
	i := slices.IndexFunc(d.in.Slots, func(s Slot) bool { return s.N == m.Slot })
	if i < 0 {
		return []Violation{{m.Slot, KindStatement, "the day has no such slot"}}
	}
	return d.message(d.in.Slots[i], m)
}
