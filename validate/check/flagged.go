package check

import (
	"slices"

	"memloom/internal/corpus"
)

// flagged are the days whose texts were mended in vain (E14): they may lack what they were planned to say.
type flagged struct {
	days   map[groupDay]bool
	sound  map[groupDay]bool                   // those of them that a person admitted: what repairs left is excused, and evidence may stand there
	byFact map[string][]*corpus.FlaggedPassage // the days that were to state a fact
}

func newFlagged(list []corpus.FlaggedPassage) flagged {
	out := flagged{days: make(map[groupDay]bool, len(list)), sound: map[groupDay]bool{}, byFact: map[string][]*corpus.FlaggedPassage{}}
	for i := range list {
		d := &list[i]
		out.days[groupDay{d.GroupID, d.Day}] = true
		if d.Admitted() {
			out.sound[groupDay{d.GroupID, d.Day}] = true
		}
		for _, id := range d.FactIDs {
			out.byFact[id] = append(out.byFact[id], d)
		}
	}
	return out
}

// onFlagged says whether a message stands on a flagged day of its group.
func (w *world) onFlagged(messageID string) bool {
	m := w.Message(messageID)
	return m != nil && w.flagged.days[groupDay{m.GroupID, m.At.Date()}]
}

// noEvidence says whether a message stands on a day on which no item may rest.
func (w *world) noEvidence(messageID string) bool {
	m := w.Message(messageID)
	return w.onFlagged(messageID) && !w.flagged.sound[groupDay{m.GroupID, m.At.Date()}]
}

// onDropped says whether evidence of an item stands on a day that a person dropped.
func (w *world) onDropped(it *corpus.Item) bool {
	return slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool {
		m := w.Message(e.MessageID)
		return m != nil && slices.ContainsFunc(w.c.Flagged, func(d corpus.FlaggedPassage) bool {
			return d.Dropped() && d.GroupID == m.GroupID && d.Day == m.At.Date()
		})
	})
}

// bare says whether a flagged day was to state a fact: it may be missing then.
func (w *world) bare(fact string) bool { return len(w.flagged.byFact[fact]) > 0 }

// barred says whether a flagged day that nobody admitted was to state a fact.
func (w *world) barred(fact string) bool {
	return slices.ContainsFunc(w.flagged.byFact[fact], func(d *corpus.FlaggedPassage) bool { return !d.Admitted() })
}

// decidedDay says whether a decision about a day was applied to the last release.
func (w *world) decidedDay(unit string, admitted bool) bool {
	made := slices.Concat(w.shared.Decisions, w.c.Decisions)
	return slices.ContainsFunc(slices.Concat(w.shared.Applications, w.c.Applications), func(a corpus.Application) bool {
		i := slices.IndexFunc(made, func(d corpus.Decision) bool { return d.Seq == a.Seq })
		return a.Release == w.in.Manifest.Release && a.Outcome == corpus.Applied && i >= 0 && made[i].Target == corpus.TargetDay &&
			made[i].TargetID == unit && made[i].AdmitsDay() == admitted
	})
}

// withheld says whether a flagged day of a group was to state a fact by a day.
func (w *world) withheld(group, fact string, by corpus.Date) bool {
	return slices.ContainsFunc(w.flagged.byFact[fact], func(d *corpus.FlaggedPassage) bool {
		return d.GroupID == group && d.Day <= by
	})
}
