package prompttest

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/llm"
	"memloom/prompts"
)

// example is a task with a hand-made input.
type example struct {
	name    string
	call    llm.Call
	ask     func(context.Context, llm.Model) error           // until accepted, as everyone asks
	accepts func(context.Context, llm.Model, llm.Call) error // likewise, with a call of one's own
}

func of[In, Out any](task *prompts.Task[In, Out], name string, in In) example {
	e := example{name: task.Name + ": " + name}
	e.call = llm.Call{
		Task: task.Name, Role: task.Role, Input: in, Schema: task.Schema(),
		Prompt: func() (llm.Prompt, error) { return task.Render(in) },
	}
	e.ask = func(ctx context.Context, m llm.Model) error {
		if _, err := task.Ask(ctx, m, in); err != nil {
			return fmt.Errorf("%s: %w", e.name, err)
		}
		return nil
	}
	e.accepts = func(ctx context.Context, m llm.Model, c llm.Call) error {
		if _, err := task.Ask(ctx, replay{m, c}, in); err != nil {
			return fmt.Errorf("%s: %w", e.name, err)
		}
		return nil
	}
	return e
}

// replay asks the model a given call in place of the one it gets.
type replay struct {
	llm.Model
	call llm.Call
}

func (r replay) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	call := r.call
	call.Prior = append(slices.Clone(call.Prior), c.Prior...)
	return r.Model.Complete(ctx, call)
}
