package admission

import (
	"time"

	"memloom/internal/llm"
)

// Lease is the permission to send one request.
type Lease struct {
	c        *Controller
	ask      Ask
	number   uint64 // in the order in which requests are sent
	released bool   // guarded by c.mu
}

// Release ends a lease and learns from its outcome. Only the first call counts.
func (l *Lease) Release(o Outcome) {
	c := l.c
	c.mu.Lock()
	defer c.mu.Unlock()
	if l.released {
		return
	}
	l.released = true
	full := c.inFlight >= c.window.limit
	c.inFlight--
	switch {
	case o.Kind == llm.Throttled:
		c.stats.Refused++
		if c.window.refused(l.number, c.last) {
			c.stats.Cuts++
		}
	case o.Kind == "" || o.Kind.Scope() == llm.ScopeCall: // the provider took the request
		c.window.succeeded(l.number, full)
	}
	c.settle(l.ask, o)
	c.heed(l.number, o.Rate)
	c.serve()
}

// settle puts what was used in the place of the estimate.
func (c *Controller) settle(a Ask, o Outcome) {
	switch {
	case o.Tokens > 0:
		c.book(0, o.Tokens-a.Tokens)
	case o.Kind == llm.Throttled:
		c.book(0, -a.Tokens)
	}
}

// heed holds admission back while the provider says that nothing is left. The
// answer to a later request knows better.
func (c *Controller) heed(request uint64, r *llm.Rate) {
	if r == nil || request < c.hold.request {
		return
	}
	var d time.Duration
	if r.RequestsLeft != nil && *r.RequestsLeft <= 0 {
		d = r.RequestsReset
	}
	if r.TokensLeft != nil && *r.TokensLeft <= 0 {
		d = max(d, r.TokensReset)
	}
	if d <= 0 {
		c.hold = hold{request: request}
		return
	}
	c.hold = hold{until: c.now().Add(min(d, longestHold)), request: request}
}
