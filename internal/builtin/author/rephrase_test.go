package author

import (
	"testing"

	"memloom/prompts"
)

// TestRephrase: other wordings of a slot differ from what the day has and from
// each other, state the same, and come out the same whatever was asked for beside
// them before.
func TestRephrase(t *testing.T) {
	in, a := goldenDay(), New()
	day, err := a.Day(in)
	if err != nil {
		t.Fatal(err)
	}
	asked := prompts.RephraseIn{Day: in, Messages: day.Messages, Ways: 6, Attempt: 1}
	for _, m := range day.Messages {
		if words(m.Text) >= 8 {
			asked.Echoes = append(asked.Echoes, prompts.Echo{Slot: m.Slot})
		}
	}
	out, err := a.Rephrase(asked)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, m := range day.Messages {
		seen[fold(m.Text)] = true
	}
	for _, e := range asked.Echoes {
		ways := out.Of(e.Slot)
		if len(ways) != asked.Ways {
			t.Errorf("slot %d has %d wordings", e.Slot, len(ways))
		}
		for _, m := range ways {
			if seen[fold(m.Text)] {
				t.Errorf("slot %d: %q again", e.Slot, m.Text)
			}
			seen[fold(m.Text)] = true
			if len(m.States) != len(day.Messages[e.Slot-1].States) {
				t.Errorf("slot %d: %q states %v", e.Slot, m.Text, m.States)
			}
		}
	}
	asked.Attempt = 2
	again, err := a.Rephrase(asked)
	if err != nil || again.Messages[0].Text == out.Messages[0].Text {
		t.Errorf("the second time: %q, %v", again.Messages[0].Text, err)
	}
	asked.Echoes[0].Slot = 99
	if _, err := a.Rephrase(asked); err == nil {
		t.Error("a slot that the day does not have was worded")
	}
}
