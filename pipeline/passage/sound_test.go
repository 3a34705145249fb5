package passage

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"memloom/internal/llm"
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
		got, err := Sound(t.Context(), dayOf(in, around()), day.Messages, c.offered)
		if err != nil || !slices.EqualFunc(got, c.want, func(a, b prompts.DayMessage) bool { return a.Slot == b.Slot && a.Text == b.Text }) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

// fussy is a checker that minds a reply to a message that holds a word.
type fussy struct {
	llm.Model
	slot int
	word string
}

func (m fussy) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	a, err := m.Model.Complete(ctx, c)
	in, ok := c.Input.(prompts.CheckIn)
	if err != nil || !ok || !slices.ContainsFunc(in.Messages, func(s prompts.Shown) bool { return strings.Contains(s.Text, m.word) }) {
		return a, err
	}
	var out prompts.CheckOut
	if err := json.Unmarshal([]byte(a.Text), &out); err != nil {
		return a, err
	}
	out.Concerns = append(out.Concerns, prompts.CheckConcern{Level: 3, Kind: "reply", Severity: string(prompts.Major), Slot: m.slot, Message: "it answers nothing"})
	b, err := json.Marshal(out)
	a.Text = string(b)
	return a, err
}

// TestSoundLooksAround: where a reply no longer fits, the message that it answers
// stays as it was, and others may stand.
func TestSoundLooksAround(t *testing.T) {
	in, day := plan(), written(t)
	b := dayOf(in, around())
	answer := prompts.DayMessage{Slot: slotAnswer, Text: "On the harbour gate index we load with a batch size of 48 MB, zounds.", States: []prompts.Stated{{Fact: in.Slots[slotAnswer-1].States[0], Surface: "48 MB"}}}
	end := day.Messages[slotEnd-1]
	end.Text = "Good news: " + end.Text
	for name, c := range map[string]struct {
		minds int
		want  []prompts.DayMessage
	}{
		"the reply to it": {slotThanks, []prompts.DayMessage{end}},
		"something else":  {slotCorrection, nil},
	} {
		b.Checker = fussy{builtinModel(), c.minds, "zounds"}
		got, err := Sound(t.Context(), b, day.Messages, []prompts.DayMessage{answer, end})
		if err != nil || !slices.EqualFunc(got, c.want, func(a, b prompts.DayMessage) bool { return a.Slot == b.Slot && a.Text == b.Text }) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}
