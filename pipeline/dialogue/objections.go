package dialogue

import "memloom/internal/corpus"

// doubtOf returns what speaks against a message: against the value that it
// states, or against how it goes about a task.
func (ob *objections) doubtOf(m Slot) string {
	if len(m.FactIDs) > 0 {
		if a, ok := ob.facts.attrs[ob.facts.get(m.FactIDs[0]).Predicate]; ok {
			return ob.clauses.next("value "+a.Key, a.Doubts)
		}
	}
	switch m.Act {
	case corpus.ActKickoff, corpus.ActForecast, corpus.ActProgress:
		d := ob.tasks.kinds[ob.tasks.byID[m.TaskID].Deliverable]
		return ob.clauses.next("doubt "+d.Noun, d.Doubts)
	}
	return ""
}
