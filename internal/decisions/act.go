package decisions

import (
	"context"
	"fmt"

	"memloom/internal/corpus"
)

// Act is what a reviewer decides about an item as it stands.
type Act struct {
	Decision corpus.Decision // what the reviewer says; the rest is filled in
	Item     *corpus.Item
	Hash     string   // of what is decided about
	Two      bool     // it needs two decisions, see Double
	Failed   []string // the filters that the item has against it, see Failed
	Once     string   // names the act, so that repeating it is harmless; empty names nothing
	Seen     *int64   // the last decision about the item that the reviewer was shown, 0 for none; nil: whatever was decided meanwhile
}

// ConflictError says that an item was decided about since the reviewer was shown it.
type ConflictError struct {
	Mine    corpus.Decision
	Earlier []corpus.Decision // about the item, those that the reviewer was not shown among them
}

// Error implements error.
func (e *ConflictError) Error() string {
	last := e.Earlier[len(e.Earlier)-1]
	return fmt.Sprintf("%s decided %s about %s meanwhile: nothing of yours was kept; look at it again", last.Reviewer, last.Action, last.TargetID)
}

// Decide checks a decision against the item and what was decided about it before, and keeps it. It returns the decision as kept
// and the earlier ones. Errors are a MistakeError, a ConflictError, or the store's.
func (s *Store) Decide(ctx context.Context, a Act) (d corpus.Decision, before []corpus.Decision, err error) {
	d, err = s.add(ctx, a.Hash, a.Once, func(earlier []corpus.Decision) (corpus.Decision, error) {
		before = earlier
		d := a.Decision
		d.Target, d.TargetID, d.TargetHash, d.StatusBefore = corpus.TargetItem, a.Item.ID, a.Hash, a.Item.Status
		seen := SeenBy(earlier, d.Reviewer, a.Two) // nobody is told what is hidden
		if n := len(seen); a.Seen != nil && n > 0 && seen[n-1].Seq != *a.Seen {
			return d, &ConflictError{d, seen}
		}
		Attach(&d, earlier, a.Two)
		return d, Check(&d, a.Item, a.Failed, earlier)
	})
	return d, before, err
}
