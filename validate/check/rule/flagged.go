package rule

import (
	"slices"

	"memloom/internal/corpus"
)

// groupDay is a day of a group.
type groupDay struct {
	group string
	day   corpus.Date
}

// readFlagged lists the passages whose texts were mended in vain (E14), by the facts that they were to state and by the
// day of their group.
func (w *World) readFlagged() (map[string][]*corpus.FlaggedPassage, map[groupDay][]*corpus.FlaggedPassage) {
	facts, days := map[string][]*corpus.FlaggedPassage{}, map[groupDay][]*corpus.FlaggedPassage{}
	for d := range All(w.Flagged) {
		at := groupDay{d.GroupID, d.Day}
		days[at] = append(days[at], d)
		for _, id := range d.FactIDs {
			facts[id] = append(facts[id], d)
		}
	}
	return facts, days
}

// FlaggedWith returns the flagged days that were to state a fact: it may be missing then.
func (w *World) FlaggedWith(fact string) []*corpus.FlaggedPassage {
	facts, _ := w.flagged()
	return facts[fact]
}

// Bare says whether a flagged day was to state a fact.
func (w *World) Bare(fact string) bool { return len(w.FlaggedWith(fact)) > 0 }

// FlaggedDay returns why the day of a message is flagged; nil where it is not.
func (w *World) FlaggedDay(message string) []*corpus.FlaggedPassage {
	m := w.Message(message)
	if m == nil {
		return nil
	}
	_, days := w.flagged()
	return days[groupDay{m.GroupID, m.At.Date()}]
}

// OnFlagged says whether a message is of a flagged day of its group.
func (w *World) OnFlagged(message string) bool { return len(w.FlaggedDay(message)) > 0 }

// Withheld says whether a flagged day of a group was to state a fact by a day.
func (w *World) Withheld(group, fact string, by corpus.Date) bool {
	return slices.ContainsFunc(w.FlaggedWith(fact), func(d *corpus.FlaggedPassage) bool {
		return d.GroupID == group && d.Day <= by
	})
}
