// Package prompttest is the conformance suite that every model passes: the built-in one, every provider, the mock
// server. It asks each task on small hand-made inputs and tests what llm.Model promises beyond the answers: concurrent
// use, cancellation, typed errors, answers that repeat.
package prompttest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"memloom/internal/llm"
)

// Options say what a model claims.
type Options struct {
	Only          []string      // the tasks that it answers; nil: all
	Deterministic bool          // the same call gets the same answer
	ReadsPrompt   bool          // it answers from the rendered prompt as from the typed input
	Grace         time.Duration // how soon a cancelled call must be back; 0: 5 s, for loaded machines
}

// Failure is a promise that the model broke.
type Failure struct {
	Check string // name of the check
	Err   error
}

// Run tests the model, a sub-test for every check.
func Run(t *testing.T, m llm.Model, o Options) {
	for _, c := range checks(o) {
		t.Run(c.name, func(t *testing.T) {
			if err := c.run(t.Context(), m); err != nil {
				t.Error(err)
			}
		})
	}
}

// Verify does what Run does and returns the failures, in the order of the checks.
func Verify(ctx context.Context, m llm.Model, o Options) []Failure {
	var out []Failure
	for _, c := range checks(o) {
		if err := c.run(ctx, m); err != nil {
			out = append(out, Failure{c.name, err})
		}
	}
	return out
}

type check struct {
	name string
	run  func(context.Context, llm.Model) error
}

// The names of the checks that are not about one task.
const (
	CheckConcurrent    = "concurrent use"
	CheckCancelled     = "cancelled context"
	CheckUnknown       = "unknown task"
	CheckAskedAgain    = "asked again"
	CheckDeterministic = "same call, same answer"
	CheckReadsPrompt   = "prompt alone, same answer"
	CheckNamed         = "named"
)

func checks(o Options) []check {
	if o.Grace == 0 {
		o.Grace = 5 * time.Second
	}
	examples := slices.DeleteFunc(examples(), func(e example) bool {
		return o.Only != nil && !slices.Contains(o.Only, e.call.Task)
	})
	var out []check
	for _, e := range examples {
		out = append(out, check{e.name, e.ask})
	}
	out = append(out,
		check{CheckNamed, named},
		check{CheckConcurrent, func(ctx context.Context, m llm.Model) error { return concurrent(ctx, m, examples) }},
		check{CheckAskedAgain, func(ctx context.Context, m llm.Model) error { return askedAgain(ctx, m, examples) }},
		check{CheckCancelled, func(ctx context.Context, m llm.Model) error {
			return cancelled(ctx, m, examples, o.Grace)
		}},
		check{CheckUnknown, unknown},
	)
	if o.Deterministic {
		out = append(out, check{CheckDeterministic, func(ctx context.Context, m llm.Model) error {
			return sameAnswer(ctx, m, examples, func(c llm.Call) llm.Call { return c })
		}})
	}
	if o.ReadsPrompt {
		out = append(out, check{CheckReadsPrompt, func(ctx context.Context, m llm.Model) error {
			return sameAnswer(ctx, m, examples, func(c llm.Call) llm.Call { c.Input = nil; return c })
		}})
	}
	return out
}

func named(_ context.Context, m llm.Model) error {
	if m.Name() == "" {
		return errors.New("the model has no name")
	}
	return nil
}

// concurrent asks every example several times at once. Run with -race.
func concurrent(ctx context.Context, m llm.Model, examples []example) error {
	const times = 4
	results := make(chan error)
	for range times {
		for _, e := range examples {
			go func() { results <- e.ask(ctx, m) }()
		}
	}
	var errs []error
	for range times * len(examples) {
		errs = append(errs, <-results)
	}
	return errors.Join(errs...)
}

// askedAgain gives each example an earlier answer that was refused.
func askedAgain(ctx context.Context, m llm.Model, examples []example) error {
	for _, e := range examples {
		c := e.call
		c.Prior = []llm.Attempt{{Text: "I am not sure what you mean.",
			Violations: []string{"the answer is not the JSON that was asked for"}}}
		if err := e.accepts(ctx, m, c); err != nil {
			return err
		}
	}
	return nil
}

// cancelled expects a call whose context has ended to be back soon, with the context's error; the first call is
// cancelled before it begins, the second while it may be under way.
func cancelled(ctx context.Context, m llm.Model, examples []example, grace time.Duration) error {
	for _, e := range examples {
		before, cancel := context.WithCancel(ctx)
		cancel()
		err, back := within(grace, func() error { _, err := m.Complete(before, e.call); return err })
		switch {
		case !back:
			return fmt.Errorf("%s: a call with a cancelled context was not back in %v", e.name, grace)
		case !errors.Is(err, context.Canceled):
			return fmt.Errorf("%s: a call with a cancelled context returned %v, not the context's error", e.name, err)
		}
		during, cancel := context.WithCancel(ctx)
		time.AfterFunc(time.Millisecond, cancel)
		err, back = within(grace, func() error { _, err := m.Complete(during, e.call); return err })
		switch {
		case !back:
			return fmt.Errorf("%s: a call that was cancelled on the way was not back in %v", e.name, grace)
		case err != nil && !errors.Is(err, context.Canceled):
			return fmt.Errorf("%s: a call that was cancelled on the way returned %v, not the context's error", e.name,
				err)
		}
	}
	return nil
}

func within(grace time.Duration, call func() error) (err error, back bool) {
	result := make(chan error, 1)
	go func() { result <- call() }()
	select {
	case err := <-result:
		return err, true
	case <-time.After(grace):
		return nil, false
	}
}

// unknown expects a task that no one has to fail for good.
func unknown(ctx context.Context, m llm.Model) error {
	_, err := m.Complete(ctx, llm.Call{
		Task: "no.such.task", Role: "nobody", Input: struct{}{}, Schema: []byte(`{}`),
		Prompt: func() (llm.Prompt, error) { return llm.Prompt{User: "<input>\n{}\n</input>"}, nil },
	})
	var permanent *llm.Failure
	if !errors.As(err, &permanent) {
		return fmt.Errorf("an unknown task returned %v, not a *llm.Failure", err)
	}
	return nil
}

// sameAnswer compares the answer to a call with the answer to the same call put another way.
func sameAnswer(ctx context.Context, m llm.Model, examples []example, other func(llm.Call) llm.Call) error {
	for _, e := range examples {
		first, err := m.Complete(ctx, e.call)
		if err != nil {
			return fmt.Errorf("%s: %w", e.name, err)
		}
		second, err := m.Complete(ctx, other(e.call))
		if err != nil {
			return fmt.Errorf("%s, the second time: %w", e.name, err)
		}
		if first.Text != second.Text {
			return fmt.Errorf("%s: answered\n%s\nand then\n%s", e.name, first.Text, second.Text)
		}
	}
	return nil
}
