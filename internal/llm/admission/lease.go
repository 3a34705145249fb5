package admission

import "memloom/internal/llm"

// Lease is the permission to send one request.
type Lease struct {
	c        *Controller
	ask      Ask
	sent     tally // with this request
	released bool  // guarded by c.mu
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
		if c.window.refused(l.sent.requests, c.sent.requests) {
			c.stats.Cuts++
		}
	case o.Kind == "" || o.Kind.Scope() == llm.ScopeCall: // the provider took the request
		c.window.succeeded(l.sent.requests, full)
	}
	c.settle(l.ask, o)
	if !c.shared {
		c.left.heed(l.sent, o.Rate, c.now())
	}
	c.serve()
}

// Return gives a lease back whose request was not sent, as if it had never been admitted.
func (l *Lease) Return() {
	l.c.mu.Lock()
	defer l.c.mu.Unlock()
	if !l.released {
		l.revoke()
	}
	l.c.serve()
}

// revoke undoes an admission; it wants the lock.
func (l *Lease) revoke() {
	l.released = true
	l.c.inFlight--
	l.c.stats.Admitted--
	l.c.book(-1, -l.ask.Tokens)
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
