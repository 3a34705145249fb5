package check

import (
	"slices"

	"memloom/internal/corpus"
)

// flagged are the days whose texts were mended in vain (E14): they may lack what they were planned to say.
type flagged struct {
	days   map[groupDay]bool
	byFact map[string][]*corpus.FlaggedPassage // the days that were to state a fact
}

func newFlagged(list []corpus.FlaggedPassage) flagged {
	out := flagged{days: make(map[groupDay]bool, len(list)), byFact: map[string][]*corpus.FlaggedPassage{}}
	for i := range list {
		d := &list[i]
		out.days[groupDay{d.GroupID, d.Day}] = true
		for _, id := range d.FactIDs {
			out.byFact[id] = append(out.byFact[id], d)
		}
	}
	return out
}

// onFlagged says whether a message stands on a flagged day of its group.
func (w *world) onFlagged(messageID string) bool {
	m := w.messages[messageID]
	return m != nil && w.flagged.days[groupDay{m.GroupID, m.At.Date()}]
}

// bare says whether a flagged day was to state a fact: it may be missing then.
func (w *world) bare(fact string) bool { return len(w.flagged.byFact[fact]) > 0 }

// withheld says whether a flagged day of a group was to state a fact by a day.
func (w *world) withheld(group, fact string, by corpus.Date) bool {
	return slices.ContainsFunc(w.flagged.byFact[fact], func(d *corpus.FlaggedPassage) bool {
		return d.GroupID == group && d.Day <= by
	})
}
