package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"

	"memloom/pipeline/designs/conversations"
	"memloom/pipeline/designs/users"
	"memloom/pipeline/recipe"
)

// collectAt is the growth of the heap in per cent at which garbage is collected: a fifth less memory than Go's own 100,
// for some per cent more of the processor's time.
const collectAt = 70

// collectEarly is the growth for runs of which each corpus is small: a fifth of the processor's time for a third of the
// memory.
const collectEarly = 45

// collectLate is the growth for runs of so many large histories that a third of the processor's time, some 50 minutes for a
// hundred, is worth twice the memory.
const (
	collectLate = 150
	manyUsers   = 20
)

// A run's heap from which on garbage is collected however little there is: of one of small corpora, and of one of many large
// histories, which must stay under 1.2 GB.
const (
	smallLimit = 320 << 20
	largeLimit = 960 << 20
)

// Between these sizes the heap grows to the larger one before garbage is collected, at most to three times its size. A corpus
// of a large run holds some 150 MB for most of its time and 300 MB at its peak, which bounds the memory either way.
const (
	roomFrom = 100 << 20
	roomTo   = 400 << 20
	mostRoom = 200 // per cent
)

// growthAt is the growth in per cent at which garbage is collected when so many bytes are in use.
func growthAt(live uint64) int {
	if live < roomFrom || live >= roomTo {
		return collectAt
	}
	return max(collectAt, min(mostRoom, int((roomTo-live)*100/live)))
}

// collector sets the growth anew after every collection: it is garbage, and its finalizer keeps it for the next one.
type collector struct{ live []metrics.Sample }

func (c *collector) adjust() {
	metrics.Read(c.live)
	debug.SetGCPercent(growthAt(c.live[0].Value.Uint64()))
	runtime.SetFinalizer(c, (*collector).adjust)
}

// setCollector sets the growth with which a command begins, unless the user has set it.
func setCollector() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(collectAt) // a run holds much and throws away little
	}
}

// followHeap has the growth follow the size of the heap from now on, unless the user has set it. Of a run of small corpora
// garbage is collected early, of one of many histories of conversations late.
func followHeap(r *recipe.Recipe) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	talks, conversing := r.Own.(*conversations.Section)
	_, history := r.Own.(*users.Section)
	switch {
	case conversing && talks.Count >= manyUsers:
		debug.SetGCPercent(collectLate)
		debug.SetMemoryLimit(largeLimit)
	case conversing || history:
		debug.SetGCPercent(collectEarly)
		debug.SetMemoryLimit(smallLimit)
	default:
		c := &collector{[]metrics.Sample{{Name: "/gc/heap/live:bytes"}}}
		runtime.SetFinalizer(c, (*collector).adjust)
	}
}
