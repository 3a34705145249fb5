package reader

import (
	"fmt"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"

	"pgregory.net/rapid"
)

// waysOfCounting say in words which ends of a span are counted.
var waysOfCounting = []struct {
	words       string
	first, last bool
}{
	{"both days included", true, true}, {"first and last day counted", true, true}, {"counting the first day as well as the last", true, true},
	{"including both ends", true, true}, {"inclusive", true, true}, {"with neither end excluded", true, true},
	{"not counting the first day", false, true}, {"leaving the first day out", false, true}, {"counted from the day after the first", false, true},
	{"with the first day omitted and the last included", false, true}, {"excluding the first but including the last day", false, true},
	{"counting the first day but not the last", true, false}, {"without the last day", true, false},
	{"both ends excluded", false, false}, {"counting neither the first nor the last day", false, false},
}

// The arithmetic of every way of counting is the calendar's own.
func TestCountingAgreesWithTheCalendar(t *testing.T) {
	frames := []string{
		"How many %s days lie between the end of the tide log and the end of the buoy check, %s?",
		"By how many %s days do the end of the tide log and the end of the buoy check differ, %s?",
		"How many %s days apart are the completion of the tide log and that of the buoy check (%s)?",
	}
	r := New(Options{})
	rapid.Check(t, func(t *rapid.T) {
		a := corpus.NewDate(2025, 3, 3).Add(rapid.IntRange(0, 200).Draw(t, "from"))
		b := a.Add(rapid.IntRange(1, 90).Draw(t, "length"))
		way := rapid.SampledFrom(waysOfCounting).Draw(t, "counting")
		unit := rapid.SampledFrom([]string{"calendar", "working"}).Draw(t, "unit")
		first, last := a, b
		if !way.first {
			first++
		}
		if !way.last {
			last--
		}
		want := corpus.DaysInclusive(first, last)
		if unit == "working" {
			want = corpus.Calendar{}.WorkdaysInclusive(first, last)
		}
		question := fmt.Sprintf(rapid.SampledFrom(frames).Draw(t, "frame"), unit, way.words)
		out, err := r.Solve(prompts.SolveIn{Question: question, Messages: []prompts.Shown{
			{ID: "a", Speaker: "Ada Novak", At: a.At(15, 0), Group: "g", Text: "Tide log: finished."},
			{ID: "b", Speaker: "Ada Novak", At: b.At(15, 0), Group: "g", Text: "The buoy check is done."},
		}})
		if err != nil || out.Answer != daysOf(want, unit) {
			t.Fatalf("%s from %s to %s: %q, want %q", question, a, b, out.Answer, daysOf(want, unit))
		}
	})
}

// daysOf writes a count of days.
func daysOf(n int, unit string) string {
	out := fmt.Sprint(n)
	if unit == "working" {
		out += " working"
	}
	if n == 1 {
		return out + " day"
	}
	return out + " days"
}

// A closure that is announced for all is no working day; a rack of holiday books is no closure.
func TestClosures(t *testing.T) {
	for text, want := range map[string]string{
		"Reminder: the office is closed on 12 March.":                    "3 working days",
		"12 March is a public holiday.":                                  "3 working days",
		"For the holiday shelf we meet on 12 March, this is the date.":   "4 working days",
		"The closure report of our team will be sent round on 12 March.": "4 working days",
	} {
		msgs := talkOf(t, "2025-03-10T09:00 Ada Novak: Kicking off the tide log today.", "2025-03-10T10:00 Ada Novak: "+text,
			"2025-03-13T15:00 Ada Novak: The tide log is finished.")
		out, _ := New(Options{}).Solve(prompts.SolveIn{Messages: msgs, Question: "How many working days did the tide log take, both ends counted?"})
		if out.Answer != want {
			t.Errorf("%s: %q, want %q", text, out.Answer, want)
		}
	}
}
