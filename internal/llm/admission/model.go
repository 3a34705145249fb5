package admission

import (
	"cmp"
	"context"
	"errors"

	"memloom/internal/llm"
)

// Model returns a model that takes a lease for every request to next, on behalf of the stage of its context. tokens
// estimates what a call will use; nil where no one counts.
func (c *Controller) Model(next llm.Model, tokens func(llm.Call) int) llm.Model {
	if tokens == nil {
		tokens = func(llm.Call) int { return 0 }
	}
	return &model{next, c, tokens}
}

type model struct {
	llm.Model
	c      *Controller
	tokens func(llm.Call) int
}

// Complete implements llm.Model.
func (m *model) Complete(ctx context.Context, call llm.Call) (llm.Answer, error) {
	lease, err := m.c.Acquire(ctx, Ask{Stage: llm.UnitOf(ctx).Stage, Tokens: m.tokens(call)})
	if err != nil {
		return llm.Answer{}, err
	}
	out := Outcome{Kind: llm.Transport} // until an answer is here: also what a panic leaves
	defer func() { lease.Release(out) }()
	ans, err := m.Model.Complete(ctx, call)
	if notSent(err) {
		lease.Return()
	}
	out = outcome(ans, err)
	return ans, err
}

// notSent says that nothing left, by the word of an error.
func notSent(err error) bool {
	var said interface{ NotSent() bool }
	return errors.As(err, &said) && said.NotSent()
}

// outcome is what an answer or a failure says of the provider. An error that is
// none of its doing, like an ended context, says nothing.
func outcome(ans llm.Answer, err error) Outcome {
	out := Outcome{Tokens: ans.Usage.In + ans.Usage.Out, Rate: ans.Rate}
	var f *llm.Failure
	switch {
	case errors.As(err, &f):
		out.Kind, out.Rate = f.Kind, cmp.Or(f.Rate, ans.Rate)
	case err != nil:
		out.Kind = llm.Transport
	}
	return out
}
