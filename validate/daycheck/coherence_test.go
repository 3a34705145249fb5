package daycheck

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// The day that a text refers to contradicts nothing; another day does.
func TestCoherenceKnowsRecalledDays(t *testing.T) {
	tuesday := corpus.NewDate(2025, 3, 11)
	date := func(day int) *corpus.Value {
		v := corpus.DateValue(corpus.NewDate(2025, 3, day))
		return &v
	}
	for _, c := range []struct {
		name, class, text string
		act               corpus.Act
		value             *corpus.Value
		recalls           *prompts.Recalled
		contradicts       bool
	}{
		{"the value again", "deadline", "The freeze date for the gate index is 20 March.", corpus.ActProgress, date(20), nil,
			false},
		{"another value", "deadline", "The freeze date for the gate index is 21 March.", corpus.ActProgress, date(21), nil,
			true},
		{"the day of what is recalled", "",
			"I'm going by what you told us yesterday about the freeze date for the gate index.", corpus.ActRecall, nil,
			&prompts.Recalled{Author: "Odd Brekke", Date: tuesday - 1, Act: corpus.ActAnswer, Task: "gate index",
				Attribute: "freeze date"}, false},
		{"another day", "", "I'm going by what you told us tomorrow about the freeze date for the gate index.",
			corpus.ActRecall, nil,
			&prompts.Recalled{Author: "Odd Brekke", Date: tuesday - 1, Act: corpus.ActAnswer, Task: "gate index",
				Attribute: "freeze date"}, true},
	} {
		slot := prompts.Slot{N: 1, At: tuesday.At(9, 0), Author: "Mira Castellan", Act: c.act, Task: "gate index",
			Recalls: c.recalls}
		in := prompts.DayIn{Group: "Imports", Date: tuesday, People: []prompts.Voice{{Name: "Mira Castellan", Given: "Mira"}}}
		out := prompts.DayMessage{Slot: 1, Text: c.text}
		if c.value != nil {
			surface := corpus.Surfaces(*c.value, tuesday, nil)[0]
			for _, s := range corpus.Surfaces(*c.value, tuesday, nil) {
				if _, ok := prompts.Locate(c.text, s, 0); ok {
					surface = s
				}
			}
			in.Facts = []prompts.DayFact{{N: 1, Subject: "gate index", Attribute: "freeze date", Class: c.class, Value: c.value,
				Surfaces: []string{surface}, Basis: corpus.BasisText}}
			slot.States = []int{1}
			out.States = []prompts.Stated{{Fact: 1, Surface: surface}}
		}
		in.Slots = []prompts.Slot{slot}
		d := Day{In: in, Out: prompts.DayOut{Messages: []prompts.DayMessage{out}}, Context: Context{
			Date: tuesday, Workday: true, Group: "Imports", Writers: []string{"Mira Castellan"},
			Known: []Known{{"gate index", "freeze date", *date(20)}},
		}}
		found := false
		for _, x := range checker().Check(d) {
			found = found || x.Kind == KindContradiction
		}
		if found != c.contradicts {
			t.Errorf("%s: contradiction %v, want %v: %q", c.name, found, c.contradicts, c.text)
		}
	}
}
