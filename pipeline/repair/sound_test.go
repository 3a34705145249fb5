package repair

import (
	"slices"
	"testing"

	"memloom/prompts"
)

// TestSound: of other wordings those may stand with which the day passes its
// checks, one bad one among them or not.
func TestSound(t *testing.T) {
	in, day := plan(), written(t)
	reworded := func(slot int, text string, surfaces ...string) prompts.DayMessage {
		m := prompts.DayMessage{Slot: slot, Text: text, States: []prompts.Stated{}}
		for i, s := range surfaces {
			m.States = append(m.States, prompts.Stated{Fact: in.Slots[slot-1].States[i], Surface: s})
		}
		return m
	}
	good := reworded(slotAnswer, "On the harbour gate index we load with a batch size of 48 MB.", "48 MB")
	small := reworded(slotBanter, "The coffee machine has won again, it seems.")
	for name, c := range map[string]struct{ offered, want []prompts.DayMessage }{
		"nothing":                     {nil, nil},
		"good ones":                   {[]prompts.DayMessage{good, small}, []prompts.DayMessage{good, small}},
		"another value":               {[]prompts.DayMessage{reworded(slotAnswer, "The batch size is 49 MB.", "49 MB"), small}, []prompts.DayMessage{small}},
		"an end that is nearly there": {[]prompts.DayMessage{good, reworded(slotEnd, "The tide table import is almost done.", "done")}, []prompts.DayMessage{good}},
		"all bad":                     {[]prompts.DayMessage{reworded(slotBanter, "I am glad that the pilot berth survey is finished.")}, nil},
	} {
		got, err := bench().Sound(t.Context(), in, day, c.offered, around())
		if err != nil || !slices.EqualFunc(got, c.want, func(a, b prompts.DayMessage) bool { return a.Slot == b.Slot && a.Text == b.Text }) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}
