package passage

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
)

// Place is where a passage is in its corpus.
type Place struct {
	ID        string
	GroupID   string
	SessionID string // empty for a group's day
	Day       corpus.Date
	Keys      []string // of its messages, in the order of their numbers
	FactIDs   []string // what it was planned to state
}

// Log gathers what a corpus keeps of how its passages came about.
type Log struct {
	passages []corpus.Passage
	repairs  []corpus.Repair
	flagged  []corpus.FlaggedPassage
	failures []corpus.Failure
}

// Add notes what became of a passage. The repairs of a message that is not there any more name no message.
func (l *Log) Add(at Place, w Written) {
	p := corpus.Passage{ID: at.ID, GroupID: at.GroupID, SessionID: at.SessionID, Day: at.Day, Repairs: len(w.Diffs),
		Flagged: w.Flagged, Model: w.Model, Unit: at.ID}
	keys := map[int]string{}
	for i, m := range w.Messages {
		if m.Text != "" {
			keys[m.Slot] = at.Keys[i]
			p.Messages++
		}
	}
	l.passages = append(l.passages, p)
	l.failures = append(l.failures, w.Failures...)
	for _, d := range w.Diffs {
		l.repairs = append(l.repairs, corpus.Repair{Unit: at.ID, GroupID: at.GroupID, Day: at.Day, Attempt: d.Attempt,
			Level: d.Level, Violations: d.Violations, MessageID: keys[d.Slot], Before: d.Before, After: d.After,
			Outcome: d.Outcome})
	}
	if w.Flagged {
		l.flagged = append(l.flagged, corpus.FlaggedPassage{Unit: at.ID, GroupID: at.GroupID, Day: at.Day,
			FactIDs: at.FactIDs, Reasons: w.Reasons})
	}
}

// Into adds the rows to a corpus, passages in the order of their ids.
func (l *Log) Into(c *corpus.Corpus) {
	slices.SortFunc(l.passages, func(a, b corpus.Passage) int { return cmp.Compare(a.ID, b.ID) })
	c.Passages = append(c.Passages, l.passages...)
	c.Repairs = append(c.Repairs, l.repairs...)
	c.Flagged = append(c.Flagged, l.flagged...)
	c.Failures = append(c.Failures, l.failures...)
}
