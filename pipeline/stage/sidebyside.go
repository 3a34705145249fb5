package stage

import (
	"context"
	"sync"
)

// SideBySide does n things, so many of them at once. At the first error, which it
// returns, the context of what is at work ends and nothing more is begun.
func SideBySide(ctx context.Context, n, atOnce int, do func(ctx context.Context, i int) error) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var all sync.WaitGroup
	free := make(chan struct{}, max(1, atOnce))
	for i := range n {
		free <- struct{}{}
		if ctx.Err() != nil {
			break
		}
		all.Go(func() {
			defer func() { <-free }()
			if err := do(ctx, i); err != nil {
				stop(err) // only the first of all is kept
			}
		})
	}
	all.Wait()
	return context.Cause(ctx)
}
