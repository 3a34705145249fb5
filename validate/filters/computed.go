package filters

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// Computed takes the place of a solver where the fact solver answers (validate.Solver): filters compute what it would
// answer. It implements llm.Model, so that it can be cast for a role, and answers no prompt.
type Computed struct {
	Shadow Shadow // of a rehearsal; nil otherwise
}

// Shadow hears what a chat model would be asked in place of the fact solver, and what that computes. No one is asked.
type Shadow interface {
	Hear(ctx context.Context, c llm.Call, answer string) error
}

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

// shadow is who hears what a chat model would be asked in place of m; nil where no one does.
func shadow(m llm.Model) Shadow {
	c, _ := m.(Computed)
	return c.Shadow
}

// tell tells a shadow of a question and its answer.
func tell[In, Out any](ctx context.Context, s Shadow, t *prompts.Task[In, Out], in In, out Out) error {
	if s == nil {
		return nil
	}
	answer, err := json.Marshal(out)
	if err != nil {
		return err
	}
	prompt := func() (llm.Prompt, error) { return t.Render(in) }
	return s.Hear(ctx, llm.Call{Task: t.Name, Role: t.Role, Input: in, Prompt: prompt}, string(answer))
}

// Marked is the marker in the place of a judge. Where it cannot tell, the references of an item hold: they are made
// of the facts of its key.
type Marked struct{ llm.Model }

// marks says whether a model is the marker.
func marks(m llm.Model) bool {
	_, ok := m.(Marked)
	return ok
}

// compute answers the item from the record of what the messages state. A shadow hears of it.
func (j *judging) compute(ctx context.Context, p probe, messages []corpus.Message) (solved, error) {
	x := j.v.solver.Solve(&j.it, messageIDs(messages))
	s := solved{row: j.row(p), right: outcome(x.Right), outdated: x.Outdated, out: prompts.SolveOut{Outcome: x.Outcome,
		Answer: x.Text}}
	s.row.Model, s.row.Answer, s.row.Reason, s.row.Citations = corpus.ComputedModel, x.Text, x.Reason,
		distinct(x.Citations)
	if x.Outcome != prompts.Answered {
		s.row.Answer = x.Outcome
	}
	if x.Right && len(j.it.Options) > 0 {
		s.out.Letter = j.it.AnswerLetter
	}
	if shadow(j.m.Solver) == nil {
		return s, nil
	}
	shown, back := j.v.show(messages)
	said := prompts.SolveOut{Outcome: s.out.Outcome, Answer: s.out.Answer, Letter: s.out.Letter, Confidence: sureOf,
		Reasoning: x.Reason}
	for _, m := range shown {
		if slices.Contains(s.row.Citations, back[m.ID]) {
			said.Citations = append(said.Citations, m.ID)
		}
	}
	return s, tell(ctx, shadow(j.m.Solver), j.v.Tasks.Solve, j.question(shown), said)
}

// sureOf is how sure a solver is, in figures as long as any.
const sureOf = 90
