package prompts

import (
	"testing"

	"memloom/internal/corpus"
)

// TestRephraseIsChecked: every echo has at least one wording that holds to its
// plan, in order, and no other slot has any.
func TestRephraseIsChecked(t *testing.T) {
	size := corpus.QuantityValue(corpus.NewDecimal(48, 0), "MB")
	in := RephraseIn{
		Ways: 2, Echoes: []Echo{{Slot: 1}, {Slot: 3}},
		Day: DayIn{
			Date:  corpus.NewDate(2025, 3, 11),
			Facts: []DayFact{{N: 1, Subject: "gate index", Attribute: "batch size", Value: &size, Surfaces: []string{"48 MB"}, Basis: corpus.BasisText}},
			Slots: []Slot{{N: 1, States: []int{1}}, {N: 2}, {N: 3}},
		},
	}
	good := DayMessage{Slot: 1, Text: "We load 48 MB at a time.", States: []Stated{{Fact: 1, Surface: "48 MB"}}}
	bad := DayMessage{Slot: 1, Text: "We load 49 MB at a time.", States: []Stated{{Fact: 1, Surface: "49 MB"}}}
	talk := DayMessage{Slot: 3, Text: "Coffee is back."}
	for _, c := range []struct {
		name string
		out  []DayMessage
		want string
	}{
		{"one each", []DayMessage{good, talk}, ""},
		{"a good one among them", []DayMessage{bad, good, talk}, ""},
		{"no good one", []DayMessage{bad, bad, talk}, "slot 1: fact 1"},
		{"one left out", []DayMessage{good}, "slot 3 has no wording"},
		{"too many", []DayMessage{good, good, good, talk}, "slot 1 has 3 wordings, at most 2"},
		{"another slot", []DayMessage{good, {Slot: 2, Text: "Tea."}, talk}, "slot 2: it is not among the echoes"},
		{"no such slot", []DayMessage{good, talk, {Slot: 9, Text: "Tea."}}, "slot 9"},
		{"out of order", []DayMessage{talk, good}, "in the order of their slots"},
	} {
		expect(t, c.name, checkRephrase(nil, in, RephraseOut{Messages: c.out}), c.want)
	}
	tea := DayMessage{Slot: 2, Text: "Tea."}
	got := RephraseOut{Messages: []DayMessage{bad, good, tea, talk, talk, talk}}.Sound(nil, in)
	if len(got) != 3 || got[0].Text != good.Text || got[1].Text != talk.Text || got[2].Text != talk.Text {
		t.Errorf("sound are %+v", got)
	}
}
