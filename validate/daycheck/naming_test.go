package daycheck

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// TestNaming: a thread that opens with a fact of a task and does not name it must be mended. A full name in a thread
// that has it already is pointed out.
func TestNaming(t *testing.T) {
	const task = "harbour gate index"
	v := corpus.CountValue(40)
	for name, x := range map[string]struct {
		text    string
		as      string
		replyTo int
		want    []prompts.Severity
	}{
		"whole":        {"The harbour gate index has a sample size of 40.", task, 0, nil},
		"in turn":      {"The index for the harbour gate has a sample size of 40.", task, 0, nil},
		"a part of it": {"The index has a sample size of 40.", task, 0, []prompts.Severity{prompts.Major}},
		"in a reply":   {"The index has a sample size of 40.", task, 1, nil},
		"short":        {"The sample size of the harbour gate is 40.", "harbour gate", 1, nil},
		"short by it":  {"It has a sample size of 40.", "harbour gate", 1, nil},
		"too long": {"The harbour gate index has a sample size of 40.", "harbour gate", 1,
			[]prompts.Severity{prompts.Minor}},
		"long where it is to be left out": {"The harbour gate index is at 40.", "", 1, []prompts.Severity{prompts.Minor}},
	} {
		d := &day{gone: map[int]bool{}, Day: Day{
			In: prompts.DayIn{
				Tasks: []prompts.TaskName{{Name: task, Component: "harbour gate", Deliverable: "index"}},
				Facts: []prompts.DayFact{{N: 1, Subject: task, Attribute: "sample size", Class: "measure", Value: &v}},
				Slots: []prompts.Slot{{N: 2, ReplyTo: x.replyTo, States: []int{1}, Calls: []prompts.Call{{Task: task, As: x.as}}}},
			},
			Out: prompts.DayOut{Messages: []prompts.DayMessage{{Slot: 2, Text: x.text}}},
		}}
		d.naming()
		var got []prompts.Severity
		for _, f := range d.found {
			got = append(got, f.Severity)
		}
		if !slices.Equal(got, x.want) {
			t.Errorf("%s: %v, not %v", name, d.found, x.want)
		}
	}
}
