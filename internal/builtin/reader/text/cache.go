package text

import (
	"sync"

	"memloom/internal/corpus"
)

// Cache keeps parsed texts, at most as many as its limit, in two generations: when the younger one has taken half of
// them, the older one, which nobody has asked for since, is given up. That changes speed and nothing else.
type Cache struct {
	mu         sync.Mutex
	limit      int
	texts, old map[cacheKey]*Parsed
}

type cacheKey struct {
	text string
	on   corpus.Date
}

// NewCache returns an empty cache of so many texts at most.
func NewCache(limit int) *Cache { return &Cache{limit: limit, texts: map[cacheKey]*Parsed{}} }

// Get returns a text as it was written on a day, parsed.
func (c *Cache) Get(text string, on corpus.Date) *Parsed {
	k := cacheKey{text, on}
	if p := c.find(k); p != nil {
		return p
	}
	p := Parse(text, on)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.keep(k, p)
	return p
}

func (c *Cache) find(k cacheKey) *Parsed {
	c.mu.Lock()
	defer c.mu.Unlock()
	if p := c.texts[k]; p != nil {
		return p
	}
	p := c.old[k]
	if p != nil {
		c.keep(k, p)
	}
	return p
}

// keep puts a text into the younger generation. The lock is held.
func (c *Cache) keep(k cacheKey, p *Parsed) {
	if len(c.texts) >= max(1, c.limit/2) {
		c.texts, c.old = make(map[cacheKey]*Parsed, c.limit/2), c.texts
	}
	c.texts[k] = p
}
