package retry

import (
	"context"
	"maps"
	"sync"
	"time"

	"memloom/internal/llm"
)

// Counters is an Observer that counts. Its zero value is ready.
type Counters struct {
	mu sync.Mutex
	n  Counts
}

// Counts is what has been counted.
type Counts struct {
	Attempts int
	Retries  map[llm.Kind]int // sleeps, by the failure before them
	Slept    time.Duration    // by all calls together
}

// Attempted implements Observer.
func (c *Counters) Attempted(context.Context, string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.n.Attempts++
}

// Slept implements Observer.
func (c *Counters) Slept(_ context.Context, _ string, kind llm.Kind, d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.n.Retries == nil {
		c.n.Retries = map[llm.Kind]int{}
	}
	c.n.Retries[kind]++
	c.n.Slept += d
}

// Counts returns what has been counted so far.
func (c *Counters) Counts() Counts {
	c.mu.Lock()
	defer c.mu.Unlock()
	n := c.n
	n.Retries = maps.Clone(n.Retries)
	return n
}
