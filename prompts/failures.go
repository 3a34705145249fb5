package prompts

import (
	"context"
	"errors"
	"sync"

	"memloom/internal/llm"
)

// KindInvalidAnswer is the kind of a failed question whose answers broke the task's rules; the others are those of llm.
const KindInvalidAnswer = "invalid answer"

// Failed is a question that no model answered acceptably.
type Failed struct {
	Task   string
	Model  string // that was asked last
	Kind   string // KindInvalidAnswer or a kind of llm
	Reason string
}

// Failures keeps the questions of a context that failed, in the order in which they did. The zero value is ready.
type Failures struct {
	mu   sync.Mutex
	list []Failed
}

// List returns the failed questions so far.
func (f *Failures) List() []Failed {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]Failed(nil), f.list...)
}

type failuresKey struct{}

// WithFailures returns a context whose failed questions are kept in f.
func WithFailures(ctx context.Context, f *Failures) context.Context {
	return context.WithValue(ctx, failuresKey{}, f)
}

func noteFailure(ctx context.Context, x Failed) {
	if f, ok := ctx.Value(failuresKey{}).(*Failures); ok {
		f.mu.Lock()
		defer f.mu.Unlock()
		f.list = append(f.list, x)
	}
}

func failedOf(task, model string, err error) Failed {
	out := Failed{Task: task, Model: model, Kind: KindInvalidAnswer, Reason: err.Error()}
	var f *llm.Failure
	var invalid *llm.InvalidAnswerError
	switch { // task and model have places of their own
	case errors.As(err, &invalid):
		out.Reason = invalid.Reason()
	case errors.As(err, &f):
		out.Kind, out.Reason = string(f.Kind), f.Reason
	}
	return out
}
