package promises

import (
	"slices"

	"memloom/internal/corpus"
)

// namesRecalled says whether words of a message name the day of an earlier
// message that it refers to, or of one that stated the reason of a fact that it
// states: they tell which message is meant and are no value.
func (w *world) namesRecalled(m *corpus.Message, words string) bool {
	p := w.plan[m.ID]
	if p == nil {
		return false
	}
	on := m.At.Date()
	if r := w.messages[p.RecallsID]; r != nil && corpus.NamesPast(words, r.At.Date(), on) {
		return true
	}
	for _, d := range p.Discloses {
		f := w.facts[d.FactID]
		if f == nil || f.Because == "" {
			continue
		}
		for _, s := range w.stated {
			if s.fact.ID == f.Because && corpus.NamesPast(words, s.message.At.Date(), on) {
				return true
			}
		}
		for _, d := range w.c.Flagged { // a flagged day was to state it, and may not have
			if slices.Contains(d.FactIDs, f.Because) && corpus.NamesPast(words, d.Day, on) {
				return true
			}
		}
	}
	return false
}
