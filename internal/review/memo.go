package review

import (
	"sync"

	"memloom/internal/decisions"
)

// maxLists is how many lists are kept between two decisions.
const maxLists = 64

// memo keeps what follows from the folder and from all decisions up to one: a large folder has thousands of items, and pages are
// opened more often than decisions are made.
type memo struct {
	lib    *library
	last   int64
	double decisions.Double

	mu     sync.Mutex
	lists  map[string]listing        // by reviewer and address
	queues map[string]map[string]int // by reviewer
}

// holds says whether it follows from these.
func (m *memo) holds(lib *library, last int64, double decisions.Double) bool {
	return m.lib == lib && m.last == last && m.double == double
}

// list returns a list, which nobody changes. Two who ask at once may both make it.
func (m *memo) list(key string, anew func() listing) listing {
	m.mu.Lock()
	out, ok := m.lists[key]
	m.mu.Unlock()
	if ok {
		return out
	}
	out = anew()
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.lists == nil || len(m.lists) == maxLists {
		m.lists = map[string]listing{}
	}
	m.lists[key] = out
	return out
}

// counts returns what a reviewer's pages count.
func (m *memo) counts(reviewer string, anew func() map[string]int) map[string]int {
	m.mu.Lock()
	out, ok := m.queues[reviewer]
	m.mu.Unlock()
	if ok {
		return out
	}
	out = anew()
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.queues == nil {
		m.queues = map[string]map[string]int{}
	}
	m.queues[reviewer] = out
	return out
}
