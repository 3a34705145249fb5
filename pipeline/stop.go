package pipeline

import "context"

// Stoppable does something that takes seconds without looking at a context, and returns ctx's cause as soon as ctx
// ends. What is done then goes on unheard, so it must have no effect but its result.
func Stoppable[T any](ctx context.Context, do func() (T, error)) (T, error) {
	type result struct {
		v   T
		err error
	}
	var none T
	if err := context.Cause(ctx); err != nil {
		return none, err
	}
	done := make(chan result, 1)
	go func() {
		v, err := do()
		done <- result{v, err}
	}()
	select {
	case r := <-done:
		return r.v, r.err
	case <-ctx.Done():
		return none, context.Cause(ctx)
	}
}
