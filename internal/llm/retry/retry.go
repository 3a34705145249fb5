// Package retry asks a model again after failures that may pass. It tells a call that fails by itself from a provider
// that is down, and pauses the run only for the latter.
package retry

import (
	"context"
	"errors"
	"time"

	"github.com/cenkalti/backoff/v4"

	"memloom/internal/llm"
)

// Options says how a model is retried.
type Options struct {
	Health *Health          // shared by all models of an endpoint; nil is one of its own
	Rand   func() float64   // in [0, 1), safe for concurrent use; nil waits without jitter
	Now    func() time.Time // the clock; nil is time.Now
	Wait   time.Duration    // before the first retry; all other times follow from it; 0 is a second

	// Probe asks the endpoint something that it answers whenever it works, and
	// returns nil if it did. It is called where a call fails on and no other person
	// was answered, and has to be bounded in time; nil takes silence for an outage.
	Probe func(ctx context.Context) error

	// Sleeps is told of every wait before a request is sent again: after which failure, and how long it is at most. It
	// is told when the wait is over; nil where no one wants to know.
	Sleeps func(f *llm.Failure, d time.Duration) (woken func())
}

// Model returns a model that asks next again as long as there is hope.
//
// Failures of kinds that reach further than one attempt are returned as they are. When patience ends, the call fails by
// itself (Failure.Final, its kind kept) if the endpoint has answered others in the later half of the time for which
// this call has been failing, or answers Options.Probe. Otherwise the endpoint is down: a Failure of kind llm.Down,
// which all who wait for the same endpoint return at once. An endpoint that never gave a sign of life has little
// patience to expect, unless it answers the probe; a provider that says itself that it fails, or when to come back, has
// given one. The usage of an answer is that of all attempts.
func Model(next llm.Model, o Options) llm.Model {
	if o.Health == nil {
		o.Health = &Health{}
	}
	if o.Rand == nil {
		o.Rand = func() float64 { return 1 }
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Wait <= 0 {
		o.Wait = time.Second
	}
	if o.Sleeps == nil {
		o.Sleeps = func(*llm.Failure, time.Duration) func() { return func() {} }
	}
	return &model{next, o}
}

type model struct {
	llm.Model
	o Options
}

// Complete implements llm.Model.
func (m *model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	a := &asking{m: m, ctx: ctx, call: c, waits: backoff.NewExponentialBackOff(
		backoff.WithInitialInterval(m.o.Wait), backoff.WithMultiplier(growth), backoff.WithMaxInterval(longestWait*m.o.Wait),
		backoff.WithRandomizationFactor(0), backoff.WithMaxElapsedTime(0), // jitter and patience are ours: see asking.next
	)}
	ans, err := backoff.RetryNotifyWithTimerAndData(a.once, backoff.WithContext(a, ctx), a.sleeps,
		&sleeper{health: m.o.Health})
	a.wakes()
	if ctx.Err() != nil && errors.Is(err, ctx.Err()) {
		err = a.ended()
	}
	ans.Usage = a.used
	return ans, err
}
