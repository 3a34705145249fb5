package decisions

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// Act is what a reviewer decides about an item as it stands, or about a day.
type Act struct {
	Decision corpus.Decision // what the reviewer says; the rest is filled in
	Item     *corpus.Item    // nil: it is about a day
	Passage  string          // names the day
	Hash     string          // of what is decided about
	Two      bool            // it needs two decisions, see Double
	Failed   []string        // the filters that the item has against it, see Failed
	Once     string          // names the act, so that repeating it is harmless; empty names nothing
	// Shows says whether the item as the reviewer saw it has these edits; nil: it has none.
	Shows func(edits []corpus.Edit) bool
	Seen  *int64 // the last decision that the reviewer was shown, 0 for none; nil: whatever was decided meanwhile
}

// ConflictError says that an item or a day was decided about since the reviewer was shown it.
type ConflictError struct {
	Mine    corpus.Decision
	Earlier []corpus.Decision // about it, those that the reviewer was not shown among them
}

// Error implements error.
func (e *ConflictError) Error() string {
	last := e.Earlier[len(e.Earlier)-1]
	return fmt.Sprintf("%s decided %s about %s meanwhile: nothing of yours was kept; look at it again", last.Reviewer,
		last.Action, last.TargetID)
}

// Decide checks a decision against the item or day and what was decided about it before, and keeps it. It returns the
// decision as kept and the earlier ones. Errors are a MistakeError, a ConflictError, or the store's.
func (s *Store) Decide(ctx context.Context, a Act) (d corpus.Decision, before []corpus.Decision, err error) {
	d, err = s.add(ctx, a.Hash, a.Once, func(earlier []corpus.Decision) (corpus.Decision, error) {
		before = earlier
		d := a.Decision
		d.Target, d.TargetID, d.TargetHash = corpus.TargetDay, a.Passage, a.Hash
		if a.Item != nil {
			d.Target, d.TargetID, d.StatusBefore = corpus.TargetItem, a.Item.ID, a.Item.Status
		}
		seen := SeenBy(earlier, d.Reviewer, a.Two) // no one is told what is hidden
		if n := len(seen); a.Seen != nil && n > 0 && seen[n-1].Seq != *a.Seen {
			return d, &ConflictError{d, seen}
		}
		d.Edits = carried(&d, earlier, a.Shows)
		Attach(&d, earlier, a.Two)
		return d, check(&d, a.Item, a.Failed, earlier)
	})
	return d, before, err
}

// carried are the edits of a decision about an item that was edited and published since: an acceptance is of the
// wording that the reviewer saw, and a further edit changes that wording.
func carried(d *corpus.Decision, earlier []corpus.Decision, shows func([]corpus.Edit) bool) []corpus.Edit {
	if shows == nil {
		return d.Edits
	}
	var shown []corpus.Edit
	for _, x := range slices.Backward(earlier) {
		if len(x.Edits) > 0 && shows(x.Edits) {
			shown = x.Edits
			break
		}
	}
	accepts := Meant(d) == corpus.ActionAccept
	switch {
	case accepts:
		return slices.Clone(shown)
	case d.Action == corpus.ActionEdit:
		return further(shown, d.Edits)
	}
	return d.Edits
}

// further are edits with others made after them: of a field, the last holds, against what stood there first.
func further(first, then []corpus.Edit) []corpus.Edit {
	out := slices.Clone(first)
	for _, e := range then {
		i := slices.IndexFunc(out, func(x corpus.Edit) bool { return x.Field == e.Field })
		if i < 0 {
			out = append(out, e)
			continue
		}
		out[i].After = e.After
	}
	return slices.DeleteFunc(out, func(e corpus.Edit) bool { return e.Before == e.After })
}
