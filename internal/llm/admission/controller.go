// Package admission decides when a request may be sent to a provider. One controller per endpoint, shared by all models
// on it, finds out how many requests in flight the provider takes, and keeps to the budgets of requests and tokens a
// minute.
package admission

import (
	"context"
	"sync"
	"time"

	"memloom/internal/llm"
)

const (
	defaultConcurrency = 64
	slowStart          = 4 // the limit of an endpoint about which nothing is known
)

// Limits are an endpoint's, from the models file; 0 is not limited.
type Limits struct {
	RPM         int // requests a minute
	TPM         int // tokens a minute
	Concurrency int // requests in flight; 0 is 64
}

// Options says how a controller works.
type Options struct {
	Limits
	// several models use the endpoint, each with a controller for its own limits, of which the provider's headers speak
	Shared bool
	Start  int              // the limit to start from, e.g. what the last run ended with; 0 is a slow start from 4
	Now    func() time.Time // the clock; nil is time.Now
}

// Ask says what wants to be admitted.
type Ask struct {
	Stage  string // stages take turns
	Tokens int    // estimate of what the request will use
}

// Outcome says what became of an admitted request.
type Outcome struct {
	Kind   llm.Kind  // empty is success
	Tokens int       // really used; 0 lets the estimate stand, but a Throttled request used none
	Rate   *llm.Rate // what the provider says is left; may be nil
}

// Controller admits requests. It is safe for concurrent use and has no goroutine of its own.
type Controller struct {
	now    func() time.Time
	shared bool

	mu               sync.Mutex
	window           window
	requests, tokens bucket
	left             rations
	waiting          queue
	inFlight         int
	sent             tally       // all that was admitted so far
	timer            *time.Timer // runs while time is what the head of the queue waits for
	stats            Stats
}

// Stats says where a controller is.
type Stats struct {
	Limit    int // requests in flight that are allowed now
	InFlight int
	Waiting  int
	Peak     int // most in flight so far
	Admitted int // requests so far
	Refused  int // of them, by the provider as too many
	Cuts     int // of the limit
}

// New returns a controller.
func New(o Options) *Controller {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Concurrency <= 0 {
		o.Concurrency = defaultConcurrency
	}
	if o.Start <= 0 {
		o.Start = slowStart
	}
	now := o.Now()
	return &Controller{
		now:      o.Now,
		shared:   o.Shared,
		window:   window{limit: min(o.Start, o.Concurrency), most: o.Concurrency, fast: o.Concurrency},
		requests: newBucket(o.RPM, now),
		tokens:   newBucket(o.TPM, now),
		waiting:  queue{lanes: map[string]*lane{}},
	}
}

// Limit returns how many requests may be in flight now.
func (c *Controller) Limit() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.window.limit
}

// Stats returns where the controller is.
func (c *Controller) Stats() Stats {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := c.stats
	s.Limit, s.InFlight, s.Waiting = c.window.limit, c.inFlight, c.waiting.size
	return s
}

// Acquire waits until the request may be sent. Stages take turns; within a stage, requests are served in the order in
// which they came. It returns ctx's error as soon as ctx ends. The caller MUST release the lease.
func (c *Controller) Acquire(ctx context.Context, a Ask) (*Lease, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	c.mu.Lock()
	if c.waiting.size == 0 {
		if free, _ := c.free(a); free {
			l := c.admit(a)
			c.mu.Unlock()
			return l, nil
		}
	}
	w := &waiter{ask: a, ready: make(chan struct{})}
	c.waiting.push(w)
	c.serve()
	c.mu.Unlock()

	select {
	case <-w.ready:
		return w.lease, nil
	case <-ctx.Done():
		c.leave(w)
		return nil, ctx.Err()
	}
}

// leave removes a waiter whose context ended. It may have been admitted at the same moment.
func (c *Controller) leave(w *waiter) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if w.lease == nil {
		c.waiting.remove(w)
	} else {
		w.lease.revoke()
	}
	c.serve()
}

// free says whether a request may be sent now, and if only time is in the way, how long that takes.
func (c *Controller) free(a Ask) (bool, time.Duration) {
	if c.inFlight >= c.window.limit {
		return false, 0
	}
	rationed := c.left.reached(c.sent.and(a))
	if !c.budgeted() && !rationed {
		return true, 0
	}
	now := c.now()
	wait := max(c.requests.wait(1, now), c.tokens.wait(a.Tokens, now))
	if rationed {
		wait = max(wait, c.left.wait(c.sent.and(a), now))
	}
	return wait == 0, wait
}

// admit books a request.
func (c *Controller) admit(a Ask) *Lease {
	c.inFlight++
	c.sent = c.sent.and(a)
	c.book(1, a.Tokens)
	c.stats.Admitted++
	c.stats.Peak = max(c.stats.Peak, c.inFlight)
	return &Lease{c: c, ask: a, sent: c.sent}
}

// book takes requests and tokens from their budgets, or gives them back.
func (c *Controller) book(requests, tokens int) {
	if !c.budgeted() {
		return
	}
	now := c.now()
	c.requests.take(requests, now)
	c.tokens.take(tokens, now)
}

func (c *Controller) budgeted() bool { return c.requests.rate > 0 || c.tokens.rate > 0 }

// serve admits waiting requests as long as there is room, and sets the timer where the next one waits for time alone.
// It MUST be called after every change that may have made room.
func (c *Controller) serve() {
	for w := c.waiting.head(); w != nil; w = c.waiting.head() {
		free, wait := c.free(w.ask)
		if !free {
			c.wakeIn(wait)
			return
		}
		c.waiting.serve()
		w.lease = c.admit(w.ask)
		close(w.ready)
	}
	c.wakeIn(0)
}

// wakeIn sets the timer; 0 stops it.
func (c *Controller) wakeIn(d time.Duration) {
	switch {
	case d > 0 && c.timer == nil:
		c.timer = time.AfterFunc(d, c.wake)
	case d > 0:
		c.timer.Reset(d)
	case c.timer != nil:
		c.timer.Stop()
	}
}

func (c *Controller) wake() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.serve()
}
