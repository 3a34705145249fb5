package admission

import (
	"context"
	"errors"

	"memloom/internal/llm"
)

// Model returns a model that takes a lease for every request to next, on behalf
// of the stage of its context. tokens estimates what a call will use; nil where
// nobody counts.
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
	out = Outcome{Kind: kindOf(err), Tokens: ans.Usage.In + ans.Usage.Out, Rate: ans.Rate}
	return ans, err
}

// kindOf returns what a failure says of the provider; what is none of its own
// doing, like an ended context, says nothing.
func kindOf(err error) llm.Kind {
	if err == nil {
		return ""
	}
	var f *llm.Failure
	if errors.As(err, &f) {
		return f.Kind
	}
	return llm.Transport
}
