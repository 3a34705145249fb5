package filters

import (
	"context"
	"errors"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// Computed takes the place of a solver where the fact solver answers (validate.Solver): filters compute what it would answer.
// It implements llm.Model, so that it can be cast for a role, and answers no prompt.
type Computed struct{}

// Name implements llm.Model.
func (Computed) Name() string { return corpus.ComputedModel }

// Complete implements llm.Model. It always fails.
func (Computed) Complete(context.Context, llm.Call) (llm.Answer, error) {
	return llm.Answer{}, errors.New("the fact solver answers items, not prompts")
}

// computes says whether a model is the fact solver.
func computes(m llm.Model) bool {
	_, ok := m.(Computed)
	return ok
}

// Marked is the marker in the place of a judge. Where it cannot tell, the references of an item hold: they are made of the
// facts of its key.
type Marked struct{ llm.Model }

// marks says whether a model is the marker.
func marks(m llm.Model) bool {
	_, ok := m.(Marked)
	return ok
}

// compute answers the item from the record of what the messages state.
func (j *judging) compute(p probe, messages []corpus.Message) solved {
	x := j.v.solver.Solve(&j.it, messageIDs(messages))
	s := solved{row: j.row(p), right: outcome(x.Right), outdated: x.Outdated, out: prompts.SolveOut{Outcome: x.Outcome, Answer: x.Text}}
	s.row.Model, s.row.Answer, s.row.Reason, s.row.Citations = corpus.ComputedModel, x.Text, x.Reason, distinct(x.Citations)
	if x.Outcome != prompts.Answered {
		s.row.Answer = x.Outcome
	}
	if x.Right && len(j.it.Options) > 0 {
		s.out.Letter = j.it.AnswerLetter
	}
	return s
}
