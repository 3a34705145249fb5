package retry

import (
	"context"
	"sync"
	"time"

	"memloom/internal/llm"
)

// Health is what all calls to one endpoint know of it together. Its zero value
// is an endpoint from which no one has heard yet; it is safe for concurrent use.
type Health struct {
	mu       sync.Mutex
	known    bool         // it has answered something that a provider answers
	answered time.Time    // when it last answered a call
	outage   *llm.Failure // set while it is held to be down
	sleepers map[*sleeper]struct{}
	silent   time.Time     // when it last left a probe unanswered
	turn     chan struct{} // holds whose turn it is to probe; made on first use
}

// probe says whether the endpoint answers. Of those who want to know at the same time one asks, for all.
func (h *Health) probe(ctx context.Context, o Options) bool {
	wanted := o.Now()
	h.mu.Lock()
	if h.turn == nil {
		h.turn = make(chan struct{}, 1)
	}
	turn := h.turn
	h.mu.Unlock()
	select {
	case turn <- struct{}{}:
		defer func() { <-turn }()
	case <-ctx.Done():
		return false
	}
	if h.Outage() != nil || h.silentSince(wanted) {
		return false
	}
	if h.answeredSince(wanted) {
		return true
	}
	err := o.Probe(ctx)
	h.mu.Lock()
	defer h.mu.Unlock()
	if err != nil {
		if ctx.Err() == nil { // otherwise it says nothing of the endpoint
			h.silent = o.Now()
		}
		return false
	}
	h.known, h.answered, h.outage = true, o.Now(), nil
	return true
}

// silentSince says whether the endpoint left a probe unanswered that ended after a moment, or in it.
func (h *Health) silentSince(t time.Time) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return !h.silent.IsZero() && !h.silent.Before(t)
}

// heard notes a sign of life that is not an answer: see alive.
func (h *Health) heard() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.known = true
}

// answer notes that a call was answered, which ends an outage.
func (h *Health) answer(now time.Time) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.known, h.answered, h.outage = true, now, nil
}

// isKnown says whether the endpoint ever gave a sign of life.
func (h *Health) isKnown() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.known
}

// Outage returns why the endpoint is held to be down, nil while it is not.
func (h *Health) Outage() *llm.Failure {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.outage
}

// answeredSince says whether any call was answered after a moment.
func (h *Health) answeredSince(t time.Time) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.answered.After(t)
}

// down declares an outage and wakes all who sleep; it returns the cause, which is that of the one who was first.
func (h *Health) down(cause *llm.Failure) *llm.Failure {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.outage == nil {
		h.outage = cause
	}
	for s := range h.sleepers {
		s.wake()
	}
	return h.outage
}

// sleeper is the backoff.Timer of one call: it ends early when the endpoint is found down.
type sleeper struct {
	health *Health
	timer  *time.Timer
	wakes  chan time.Time
}

// Start begins a sleep.
func (s *sleeper) Start(d time.Duration) {
	h := s.health
	h.mu.Lock()
	defer h.mu.Unlock()
	wakes := make(chan time.Time, 1) // of this sleep alone: a timer that fires late wakes no one
	s.wakes = wakes
	if h.outage != nil {
		s.wake()
		return
	}
	if h.sleepers == nil {
		h.sleepers = map[*sleeper]struct{}{}
	}
	h.sleepers[s] = struct{}{}
	s.timer = time.AfterFunc(d, func() { signal(wakes) })
}

// Stop ends the sleep.
func (s *sleeper) Stop() {
	s.health.mu.Lock()
	defer s.health.mu.Unlock()
	delete(s.health.sleepers, s)
	if s.timer != nil {
		s.timer.Stop()
	}
}

// C returns the channel that ends the sleep.
func (s *sleeper) C() <-chan time.Time { return s.wakes }

func (s *sleeper) wake() { signal(s.wakes) }

func signal(c chan time.Time) {
	select {
	case c <- time.Time{}:
	default:
	}
}
