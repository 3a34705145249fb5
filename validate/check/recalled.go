package check

import "memloom/internal/corpus"

// namesRecalled says whether words of a message name the day of an earlier message that it refers to, or of one that
// stated the reason of a fact that it states: they tell which message is meant and are no value.
func (w *world) namesRecalled(m *corpus.Message, words string) bool {
	p := w.Planned(m.ID)
	if p == nil {
		return false
	}
	on := m.At.Date()
	if r := w.Message(p.RecallsID); r != nil && corpus.NamesPast(words, r.At.Date(), on) {
		return true
	}
	for _, d := range p.Discloses {
		f := w.Fact(d.FactID)
		if f == nil || f.Because == "" {
			continue
		}
		for _, s := range w.sources(f.Because) {
			if corpus.NamesPast(words, s.At.Date(), on) {
				return true
			}
		}
		for _, d := range w.flagged.byFact[f.Because] { // it was to state it, and may not have
			if corpus.NamesPast(words, d.Day, on) {
				return true
			}
		}
	}
	return false
}
