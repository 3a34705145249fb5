package chat

import (
	"pgregory.net/rapid"
	"slices"
	"testing"

	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// TestFix: only messages with a major conflict change; leaves are deleted, all
// others written anew with the facts that they state, in other words than any
// message of the day.
func TestFix(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		day := makeDay(rapid.SampledFrom(fields).Draw(t, "field"), 8, func(n int) int {
			return rapid.IntRange(0, n-1).Draw(t,
				"choice")
		})
		out, err := Day(day)
		if err != nil {
			t.Fatal(err)
		}
		wrong := rapid.SliceOfNDistinct(rapid.IntRange(1, len(day.Slots)), 1, 3, rapid.ID).Draw(t, "wrong")
		slices.Sort(wrong)
		in := prompts.FixIn{Day: day, Messages: out.Messages, Attempt: rapid.IntRange(1, 2).Draw(t, "attempt"),
			Deletable: []int{1, 2}}
		for _, n := range wrong {
			in.Conflicts = append(in.Conflicts, prompts.Fault{Level: 1, Severity: prompts.Major, Slot: n})
		}
		in.Conflicts = append(in.Conflicts, prompts.Fault{Level: 4, Severity: prompts.Minor, Slot: 3})
		fixed, err := Fix(in)
		if err != nil {
			t.Fatal(err)
		}
		var slots []int
		for _, m := range fixed.Messages {
			slots = append(slots, m.Slot)
			if m.Delete != (m.Slot <= 2) {
				t.Errorf("slot %d is deleted: %v", m.Slot, m.Delete)
			}
			if m.Delete {
				continue
			}
			if len(m.States) != len(day.Slots[m.Slot-1].States) {
				t.Errorf("slot %d states %v, planned are %v", m.Slot, m.States, day.Slots[m.Slot-1].States)
			}
			for _, other := range out.Messages {
				if len(m.States) > 0 && !slices.Contains(wrong, other.Slot) && grammar.Fold(other.Text) == grammar.Fold(m.Text) {
					t.Errorf("slot %d repeats slot %d: %q", m.Slot, other.Slot, m.Text)
				}
			}
		}
		if !slices.Equal(slots, wrong) {
			t.Errorf("slots %v change, %v are wrong", slots, wrong)
		}
	})
}
