package judging

import (
	"sync/atomic"

	"memloom/internal/corpus"
	"memloom/internal/progress"
)

// Counts counts items as they are concluded, for progress.
type Counts struct{ accepted, rejected, flagged atomic.Int64 }

func (c *Counts) note(s corpus.Status) {
	switch {
	case c == nil:
	case s == corpus.Accepted:
		c.accepted.Add(1)
	case s == corpus.Flagged:
		c.flagged.Add(1)
	default:
		c.rejected.Add(1)
	}
}

// Progress returns the counts for a renderer.
func (c *Counts) Progress() progress.Counters {
	v := progress.Verdicts{Accepted: int(c.accepted.Load()), Rejected: int(c.rejected.Load()),
		Flagged: int(c.flagged.Load())}
	if v == (progress.Verdicts{}) {
		return progress.Counters{}
	}
	return progress.Counters{Verdicts: &v}
}
