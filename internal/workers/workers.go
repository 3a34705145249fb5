// Package workers does many independent things at once.
package workers

import (
	"context"
	"sync"
)

// Each calls do for 0 to n−1, so many at once, and observe, which may be nil,
// after each. The first error, or the end of ctx, ends it.
func Each(ctx context.Context, workers, n int, observe func(done int), do func(context.Context, int) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var (
		wg         sync.WaitGroup
		mu         sync.Mutex
		next, done int
	)
	take := func() (int, bool) {
		mu.Lock()
		defer mu.Unlock()
		next++
		return next - 1, next <= n && ctx.Err() == nil
	}
	told := func() {
		mu.Lock()
		defer mu.Unlock()
		if done++; observe != nil {
			observe(done)
		}
	}
	for range max(min(workers, n), 1) {
		wg.Go(func() {
			for i, ok := take(); ok; i, ok = take() {
				if err := do(ctx, i); err != nil {
					cancel(err)
					return
				}
				told()
			}
		})
	}
	wg.Wait()
	return context.Cause(ctx)
}
