package chat

import (
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// bringing is a day on which somebody brings to a task what was said about another.
func bringing(i int, a attribute, act corpus.Act) prompts.DayIn {
	in := onTask(i, fields[0].attributes[2], corpus.ActKickoff)
	n := len(in.People)
	in.Slots = append(in.Slots, prompts.Slot{
		N: 2, At: in.Date.At(11, 0), ReplyTo: 1, Act: corpus.ActRecall, Task: in.Slots[0].Task, Names: []string{"payout queue rollback plan"},
		Author: in.People[(i+1)%n].Name,
		Recalls: &prompts.Recalled{
			Author: in.People[(i+2)%n].Name, Date: in.Date.Add(-1), Act: act, Task: "payout queue rollback plan",
			Attribute: a.noun, Plural: a.plural, Class: a.class,
		},
	})
	return in
}

// Who brings something from another task names what it is and where it comes
// from, and in the task's own thread calls the task "here" or by its name. What
// it is good for depends on what it is: nobody copies a risk or fears a page.
func TestWhatIsBroughtFitsItsClass(t *testing.T) {
	here := regexp.MustCompile(`(?i)\bhere\b|\bthis one\b|load test`)
	never := map[string]*regexp.Regexp{
		grammar.ClassRisk:      regexp.MustCompile(`(?i)template|yardstick|borrow|\bask (first|there)\b|why not`),
		grammar.ClassReference: regexp.MustCompile(`(?i)could hit|watch out|yardstick|clash`),
		grammar.ClassContact:   regexp.MustCompile(`(?i)template|yardstick|borrow|watch out|clash|first guess`),
		grammar.ClassDeadline:  regexp.MustCompile(`(?i)template|borrow|why not|first guess`),
		grammar.ClassTally:     regexp.MustCompile(`(?i)template|borrow|why not|clash`),
	}
	shapes := map[string]map[string]bool{}
	for i := range 60 {
		for _, a := range append(fields[0].attributes, fields[1].attributes[4]) {
			act := []corpus.Act{corpus.ActProgress, corpus.ActDecision, corpus.ActAnswer}[i%3]
			text := onlyText(t, bringing(i, a, act))
			noun := a.noun
			if a.plural != "" {
				noun = a.plural
			}
			if !strings.Contains(text, noun) || !strings.Contains(text, "payout queue rollback plan") || !here.MatchString(text) {
				t.Errorf("%s of another task: %q", noun, text)
			}
			if bad := never[a.class]; bad != nil && bad.MatchString(text) {
				t.Errorf("a %s is brought as %q", a.class, text)
			}
			if shapes[a.class] == nil {
				shapes[a.class] = map[string]bool{}
			}
			shapes[a.class][text] = true
		}
	}
	for class, texts := range shapes {
		if len(texts) < 50 {
			t.Errorf("60 messages that bring a %s have %d wordings", class, len(texts))
		}
	}
}
