package stage

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// TestSideBySide: so many at once and no more; the first error ends those at
// work, keeps others from beginning, and is the one that is returned.
func TestSideBySide(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var begun, now, most, called atomic.Int32
		bad := errors.New("bad")
		run := func(failing int) error {
			begun.Store(0)
			return SideBySide(t.Context(), 20, 3, func(ctx context.Context, i int) error {
				begun.Add(1)
				most.Store(max(most.Load(), now.Add(1)))
				defer now.Add(-1)
				select {
				case <-time.After(time.Duration(i+1) * time.Second):
				case <-ctx.Done():
					called.Add(1)
					return context.Cause(ctx)
				}
				if i == failing {
					return bad
				}
				return nil
			})
		}
		if err := run(-1); err != nil || begun.Load() != 20 || most.Load() != 3 {
			t.Errorf("%v after %d, %d at once", err, begun.Load(), most.Load())
		}
		if err := run(4); err != bad || begun.Load() >= 10 || called.Load() != 2 { //nolint:errorlint // it is the very error
			t.Errorf("%v after %d, %d called off", err, begun.Load(), called.Load())
		}
	})
	ended, end := context.WithCancel(t.Context())
	end()
	if err := SideBySide(ended, 3, 1, func(context.Context, int) error { t.Error("begun"); return nil }); !errors.Is(err,
		context.Canceled) {
		t.Error(err)
	}
}
