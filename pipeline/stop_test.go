package pipeline

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// What takes long is left the moment the context ends, and waited for otherwise.
func TestStoppable(t *testing.T) {
	broken := errors.New("broken")
	for _, tt := range []struct {
		name  string
		stops time.Duration // after which the context ends
		err   error         // of what is done, which takes a minute
		takes time.Duration
		want  error
	}{
		{"stopped before", 0, nil, 0, context.DeadlineExceeded},
		{"stopped meanwhile", time.Second, nil, time.Second, context.DeadlineExceeded},
		{"not stopped", time.Hour, nil, time.Minute, nil},
		{"failed", time.Hour, broken, time.Minute, broken},
	} {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, cancel := context.WithTimeout(t.Context(), tt.stops)
				defer cancel()
				start := time.Now()
				n, err := Stoppable(ctx, func() (int, error) { time.Sleep(time.Minute); return 7, tt.err })
				if took := time.Since(start); took != tt.takes || !errors.Is(err, tt.want) {
					t.Errorf("%v after %s, want %v after %s", err, took, tt.want, tt.takes)
				}
				if err == nil && n != 7 {
					t.Errorf("got %d", n)
				}
				time.Sleep(time.Minute) // until what was left has ended
			})
		})
	}
}
