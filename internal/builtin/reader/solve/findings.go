package solve

import (
	"cmp"
	"slices"

	"memloom/internal/builtin/reader/talk"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Finding is what a way of reading came to. Without an answer it is a conflict if it cites, and no answer otherwise.
type Finding struct {
	Answer     string
	Cites      []int // messages of the talk
	Confidence int
	Reason     string
	Typed      corpus.Value // of the answer, if it has a type
	First      int          // the message that stated it first
	conflict   string       // without an answer: who says what, in words
}

// noStatement is the reason of a question for which no sentence was read as an answer.
const noStatement = "no sentence states it"

func nothing(reason string) Finding { return Finding{Reason: reason} }

// Out turns a finding into the answer of the task.
func Out(t *talk.Talk, f Finding) prompts.SolveOut {
	o := prompts.SolveOut{Outcome: prompts.CannotDetermine, Citations: []string{},
		Reasoning: cmp.Or(f.Reason, noStatement)}
	for _, i := range f.Cites {
		if id := t.Msgs[i].ID; !slices.Contains(o.Citations, id) {
			o.Citations = append(o.Citations, id)
		}
	}
	switch {
	case f.Answer != "":
		o.Outcome, o.Answer, o.Confidence = prompts.Answered, f.Answer, min(max(f.Confidence, 5), 97)
	case len(f.Cites) > 0:
		o.Outcome, o.Answer, o.Confidence = prompts.Conflict, f.conflict, min(max(cmp.Or(f.Confidence, 70), 5), 97)
	}
	return o
}
