package chat

import (
	"regexp"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/authortest"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// callsOpen are the words of a matter that has no value yet.
var callsOpen = regexp.MustCompile(`(?i)\b(tbd|unspecified|no entry|undecided|settled yet|(still|spec is|point) open|missing|blank|open point|which shall|we're guessing|had the)\b|what's it going to be|what's it to be|put down`)

// Who asks for a decision of what stands asks whether it still does; nobody who
// weighs in takes it for open; where nothing stands, nobody asks what holds.
func TestWhatStandsIsNotCalledOpen(t *testing.T) {
	stands := regexp.MustCompile(`(?i)still|final|again|once more|second look|another look|review|reconsider|go over|went over|keep|leave|stay with|sticking|happy with|stand|rely|sure (of|about)|what (they|I)|come back|talk about|right|final`)
	date := corpus.NewDate(2025, 3, 11)
	const task = "card vault load test"
	v, w := corpus.CountValue(5), corpus.CountValue(8)
	for i := range 300 {
		for _, set := range []bool{true, false} {
			asks := &prompts.Asked{Subject: task, Attribute: "retry limit", Class: grammar.ClassSetting, Kind: corpus.KindCount, Set: set}
			in := prompts.DayIn{Group: "Card Handling", Date: date + corpus.Date(i), Words: 20, People: authortest.People(),
				Tasks: []prompts.TaskName{{Name: task, Component: "card vault", Deliverable: "load test"}},
				Facts: []prompts.DayFact{
					{N: 1, Subject: task, Attribute: "retry limit", Class: grammar.ClassOption, Value: &v, Basis: corpus.BasisText, Surfaces: []string{"5"}, Changed: set},
					{N: 2, Subject: task, Attribute: "retry limit", Class: grammar.ClassSetting, Value: &w, Basis: corpus.BasisText, Surfaces: []string{"8"}, Changed: set},
				},
			}
			who := in.People
			asker, decider, other := who[i%len(who)], who[(i+1)%len(who)], who[(i+2)%len(who)]
			in.Slots = []prompts.Slot{
				{N: 1, At: date.At(9, 0), Author: asker.Name, Act: corpus.ActRequest, Task: task, Asks: asks, To: decider.Name},
				{N: 2, At: date.At(9, 5), Author: other.Name, Act: corpus.ActOption, Task: task, ReplyTo: 1, To: asker.Name, States: []int{1}},
				{N: 3, At: date.At(9, 9), Author: decider.Name, Act: corpus.ActDecision, Task: task, ReplyTo: 2, To: asker.Name, States: []int{2}},
			}
			out, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			request, option, decision := out.Messages[0].Text, out.Messages[1].Text, out.Messages[2].Text
			switch {
			case set && (callsOpen.MatchString(request) || !stands.MatchString(request)):
				t.Errorf("of what stands: %q", request)
			case set && regexp.MustCompile(`(?i)still open|ruled out|possible entry`).MatchString(option):
				t.Errorf("of what stands: %q", option)
			case !set && regexp.MustCompile(`(?i)\b(change|changing|instead|replace)\b`).MatchString(option):
				t.Errorf("of an open matter: %q", option)
			case !set && regexp.MustCompile(`(?i)\b(chang(es|ing|ed)|new|now|from today)\b`).MatchString(decision):
				t.Errorf("a first value: %q", decision)
			case set && !regexp.MustCompile(`(?i)\b(chang(e|es|ing|ed)|new|now|from today|from now|as of|moves|moving|correction|forget|drop|cross out|onwards)\b`).MatchString(decision):
				t.Errorf("a change: %q", decision)
			}
		}
	}
}

// Who was corrected yesterday does not take it as something that others wanted
// to know, nor does who asked.
func TestThanksOfYesterdayFitWhomItWasFor(t *testing.T) {
	date := corpus.NewDate(2025, 3, 11)
	third := regexp.MustCompile(`(?i)too|as well|for me|also|wondered|curious|interest`)
	for i := range 100 {
		in := prompts.DayIn{Group: "Card Handling", Date: date + corpus.Date(i), Words: 20, People: authortest.People()}
		who, by := in.People[i%len(in.People)], in.People[(i+1)%len(in.People)]
		for _, act := range []corpus.Act{corpus.ActAnswer, corpus.ActCorrection} {
			in.Slots = []prompts.Slot{{N: 1, At: in.Date.At(9, 0), Author: who.Name, To: by.Name, Act: corpus.ActAcknowledge, Task: "card vault load test",
				Earlier: &prompts.Earlier{Author: by.Name, To: who.Name, Date: in.Date.Add(-1), Act: act, Task: "card vault load test"}}}
			out, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			if text := out.Messages[0].Text; third.MatchString(text) {
				t.Errorf("to what was a %s to them: %q", act, text)
			}
		}
	}
}
