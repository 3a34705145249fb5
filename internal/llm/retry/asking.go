package retry

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/cenkalti/backoff/v4"

	"memloom/internal/llm"
)

// asking is one call on its way through its attempts. As a backoff.BackOff it
// says how long to wait; whether to wait at all is decided with each failure.
type asking struct {
	m     *model
	ctx   context.Context
	call  llm.Call
	waits *backoff.ExponentialBackOff

	attempts int
	failures int // other than Throttled
	used     llm.Usage
	last     *llm.Failure
	failing  time.Time // since when; the first failure
	since    time.Time // of the unbroken row of failures, Throttled or not, that last belongs to
	silent   bool      // the endpoint did not answer the probe
	wait     time.Duration
	woken    func() // of Options.Sleeps; nil while the call does not sleep
}

// sleeps is told by backoff that the call waits before its next attempt.
func (a *asking) sleeps(_ error, d time.Duration) { a.woken = a.m.o.Sleeps(a.last, d) }

// wakes ends a sleep, if there is one.
func (a *asking) wakes() {
	if a.woken != nil {
		a.woken()
		a.woken = nil
	}
}

// Reset implements backoff.BackOff.
func (a *asking) Reset() {}

// NextBackOff implements backoff.BackOff.
func (a *asking) NextBackOff() time.Duration { return a.wait }

// once makes an attempt. An error that is not permanent is followed by a.wait.
func (a *asking) once() (llm.Answer, error) {
	a.wakes()
	if err := a.ctx.Err(); err != nil { // backoff may choose the timer when both are ready
		return llm.Answer{}, backoff.Permanent(err)
	}
	if cause := a.m.o.Health.Outage(); cause != nil && a.last != nil {
		return llm.Answer{}, backoff.Permanent(cause)
	}
	a.attempts++
	ans, err := a.m.Model.Complete(a.ctx, a.call)
	a.used.In += ans.Usage.In
	a.used.Cached += ans.Usage.Cached
	a.used.Out += ans.Usage.Out
	a.used.Doubt = a.used.Doubt || ans.Usage.Doubt
	if err == nil {
		a.m.o.Health.answer(a.m.o.Now())
		return ans, nil
	}
	return ans, a.failed(err)
}

// failed decides what follows from an attempt's error.
func (a *asking) failed(err error) error {
	var f *llm.Failure
	if !errors.As(err, &f) {
		return backoff.Permanent(err)
	}
	switch scope := f.Kind.Scope(); {
	case scope == llm.ScopeCall:
		a.m.o.Health.answer(a.m.o.Now())
		return backoff.Permanent(err)
	case scope == llm.ScopeRun || f.Final:
		return backoff.Permanent(err)
	}
	a.note(f)
	if err := a.ctx.Err(); err != nil { // it says nothing of the provider
		return backoff.Permanent(err)
	}
	if alive(f) {
		a.m.o.Health.heard()
	}
	if cause := a.m.o.Health.Outage(); cause != nil {
		return backoff.Permanent(cause)
	}
	if f.RetryAfter > longestHint {
		return backoff.Permanent(a.m.o.Health.down(tooLong(f)))
	}
	if !a.next() {
		return backoff.Permanent(a.giveUp())
	}
	return err
}

// note books a failure. Being throttled and failing have patience of their own,
// so either begins anew when it takes turns with the other.
func (a *asking) note(f *llm.Failure) {
	if f.Kind != llm.Throttled {
		a.failures++
	}
	if a.last == nil {
		a.failing = a.m.o.Now()
	}
	if a.last == nil || (a.last.Kind == llm.Throttled) != (f.Kind == llm.Throttled) {
		a.since = a.m.o.Now()
		a.waits.Reset()
	}
	a.last = f
}

// next sets the wait before the next attempt and says whether there is one.
func (a *asking) next() bool {
	whole := a.waits.NextBackOff()
	a.wait = whole/2 + time.Duration(a.m.o.Rand()*float64(whole)/2)
	if hint := a.last.RetryAfter; hint > 0 { // those who got the same hint need not come back in the same instant
		a.wait = max(a.wait, hint+time.Duration(a.m.o.Rand()*float64(a.m.o.Wait)/2))
	}
	p := patiences[a.last.Kind]
	if a.last.Kind == llm.Throttled || a.m.o.Health.isKnown() {
		return a.within(p)
	}
	return a.within(strangers) || a.within(p) && a.others(a.failing)
}

// within says whether patience allows for another attempt after the wait.
func (a *asking) within(p patience) bool {
	return (p.attempts == 0 || a.failures < p.attempts) &&
		a.m.o.Now().Add(a.wait).Sub(a.since) <= time.Duration(p.elapsed)*a.m.o.Wait
}

// others says whether the endpoint has answered other calls after a moment, or answers the probe.
func (a *asking) others(since time.Time) bool {
	h := a.m.o.Health
	if h.answeredSince(since) {
		return true
	}
	if a.m.o.Probe == nil || a.silent || a.last.Kind == llm.Throttled {
		return false
	}
	a.silent = !h.probe(a.ctx, a.m.o)
	return !a.silent
}

// giveUp returns the failure of a call whose patience has ended: its own if others have been answered lately, the
// endpoint's if no one has. Answers from the beginning prove nothing, since requests that were under way when an outage
// began may still be answered. Where no other person asked, the endpoint is probed.
func (a *asking) giveUp() error {
	long := a.m.o.Now().Sub(a.failing)
	if spoke(a.last) || a.others(a.failing.Add(long/2)) {
		own := *a.last
		own.Final, own.Attempts, own.Over = true, a.attempts, span(long)
		return &own
	}
	if err := a.ctx.Err(); err != nil { // while the endpoint was probed
		return err
	}
	down := *a.last
	down.Kind, down.Attempts, down.Over = llm.Down, a.attempts, span(long)
	down.Advice = cmp.Or(down.Advice, "the run can be resumed once the provider answers again")
	return a.m.o.Health.down(&down)
}

// alive says whether a failure is a sign of life: the address is right, and what
// is behind it will work when it is less busy, or has loaded its model.
func alive(f *llm.Failure) bool {
	switch f.Kind {
	case llm.Throttled:
		return true
	case llm.Server:
		return f.Spoken || f.RetryAfter > 0 || f.Status/100 == 2
	}
	return spoke(f)
}

// spoke says whether a provider answered, if with nothing that can be read: it
// is not down, whatever is wrong with its model.
func spoke(f *llm.Failure) bool { return f.Kind == llm.Malformed && f.Status/100 == 2 }

// tooLong returns the failure of a provider that wants to be left alone.
func tooLong(f *llm.Failure) *llm.Failure {
	down := *f
	down.Kind = llm.Down
	down.Reason = fmt.Sprintf("the provider wants no request for %s: %s", span(f.RetryAfter), f.Reason)
	down.Advice = "the run can be resumed after that time"
	return &down
}

// span rounds a duration to what a reader wants to know of it.
func span(d time.Duration) time.Duration {
	if d < 10*time.Second {
		return d.Round(100 * time.Millisecond)
	}
	return d.Round(time.Second)
}

// ended returns ctx's error with the failure that the call was waiting after.
func (a *asking) ended() error {
	if a.last == nil {
		return a.ctx.Err()
	}
	return fmt.Errorf("%w while waiting to ask again after: %w", a.ctx.Err(), a.last)
}
