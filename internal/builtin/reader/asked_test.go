package reader

import (
	"strings"
	"testing"

	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/readertest"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// TestAsked: questions of somebody, on a day: "? Asker Name|2025-06-12T10:00
// question". Things are named by what somebody did, in other words, by whom
// they belong to, and by days that count from the asking; what made something
// change is told where the change points to.
func TestAsked(t *testing.T) {
	r := New(Options{})
	for _, c := range readertest.Read(t, "testdata/asked.txt") {
		who, rest, _ := strings.Cut(c.Kind+" "+c.Question, "|")
		stamp, question, ok := strings.Cut(rest, " ")
		at, err := corpus.ParseStamp(stamp)
		if err != nil || !ok {
			t.Fatalf("line %d: %v", c.Line, err)
		}
		out, err := r.Solve(prompts.SolveIn{Messages: c.Msgs, Question: question, Asker: who, AskedAt: at})
		if err != nil {
			t.Fatal(err)
		}
		if got := result(out); got != c.Want && judge.Compare(question, c.Want, got) != judge.Same {
			t.Errorf("line %d: %s asks %s\n\tgot  %q (%s), citing %v\n\twant %q", c.Line, who, question, got, out.Reasoning, out.Citations, c.Want)
		}
		for _, id := range out.Citations {
			if c.Want == "-" {
				t.Errorf("line %d cites %s for no answer", c.Line, id)
			}
		}
	}
}

// TestChainsCite: an answer that leans on another message cites both.
func TestChainsCite(t *testing.T) {
	shown := []prompts.Shown{
		readertest.Message(t, 1, "2025-06-02T09:00 Ada Quill: The tide gauge survey is done, signed off this morning."),
		readertest.Message(t, 2, "2025-06-03T09:00 Ben Sorrel: For the tide gauge survey the sample size is 48."),
	}
	out, err := New(Options{}).Solve(prompts.SolveIn{Messages: shown, Question: "What is the sample size for the survey that Ada Quill completed on 2 June 2025?"})
	if err != nil || out.Answer != "48" || len(out.Citations) != 2 {
		t.Errorf("answered %q, citing %v (%v)", out.Answer, out.Citations, err)
	}
	out, err = New(Options{}).Solve(prompts.SolveIn{Messages: shown[1:], Question: "What is the sample size for the survey that Ada Quill completed on 2 June 2025?"})
	if err != nil || out.Outcome != prompts.CannotDetermine {
		t.Errorf("without the message that names it: %q (%v)", out.Answer, err)
	}
}
