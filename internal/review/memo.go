package review

import (
	"sync"

	"memloom/internal/decisions"
)

// maxLists is how many values of a kind are kept between two decisions.
const maxLists = 64

// basis is what lists and counts follow from.
type basis struct {
	lib    *library
	last   int64 // the last decision
	double decisions.Double
}

// memo keeps what follows from the folder and from all decisions up to one: a large folder has thousands of items, and
// pages are opened more often than decisions are made.
type memo struct {
	basis
	lists  cache[listing]        // by reviewer and address
	queues cache[map[string]int] // by reviewer
}

// cache keeps the last values that were made, at most maxLists. A value that it keeps is not changed. Two callers who
// ask at once may both make it.
type cache[V any] struct {
	mu   sync.Mutex
	kept map[string]V
}

// get returns the value of a key, and makes it where it is not kept.
func (c *cache[V]) get(key string, anew func() V) V {
	c.mu.Lock()
	out, ok := c.kept[key]
	c.mu.Unlock()
	if ok {
		return out
	}
	out = anew()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.kept == nil || len(c.kept) == maxLists {
		c.kept = map[string]V{}
	}
	c.kept[key] = out
	return out
}
