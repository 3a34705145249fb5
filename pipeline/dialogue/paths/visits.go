package paths

import (
	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// visit brings what its author knows from another project: what was said there before, or something new of it (G7).
func (d *dealer) visit(i int, s *dialogue.Slot, ph *phase) {
	x := d.steps[i]
	source := d.phases[d.taskOf(x.SourceTask)]
	s.ToID = d.personOf(x.Addressee)
	s.Names = []string{source.task.ID}
	if x.Source != graph.None {
		s.RefKey = d.slots[d.at[x.Source]].Key
	}
	if d.objects(i, s, ph, d.parent(i)) {
		s.ToID = d.slots[d.parent(i)].AuthorID
		return
	}
	if d.r.IntN(4) > 0 {
		if key, ok := d.recallable(s, source); ok {
			s.Act, s.RecallsKey, s.RefKey = corpus.ActRecall, key, key
			return
		}
	}
	f, ok := d.turnUp(source, -1, s.AuthorID, s.GroupID, s.At.Date(), d.plain(source))
	if !ok {
		d.chat(i, s)
		return
	}
	of := s.TaskID
	d.tell(i, s, source, corpus.ActProgress, f)
	s.TaskID = of // the message stands in the phase that is visited, whatever it tells of
}

// recallable is a message of a phase that somebody can come back to on a later day: one of the last that told something
// true, by somebody else, in a channel that they read, that they have not come back to here before.
func (d *dealer) recallable(s *dialogue.Slot, of *phase) (string, bool) {
	const lately = 50 // messages (G8)
	var out []string
	n := 0
	for k := len(of.told) - 1; k >= 0 && n < lately; k, n = k-1, n+1 {
		x := d.slots[of.told[k].slot]
		tells := x.Act.In(corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActBlocker, corpus.ActDoubt)
		f := d.Facts.At(of.told[k].fact)
		if !tells || x.AuthorID == s.AuthorID || x.At.Date() >= s.At.Date() || x.GroupID != of.task.GroupID || x.GroupID == s.GroupID || x.FactIDs[0] != f.ID || f.To != 0 {
			continue
		}
		if f.Value.Kind == corpus.KindDate && f.Value.Date.Weekday() == x.At.Date().Weekday() {
			continue // "what you said on Friday" about a Friday could be either
		}
		if d.namesReplier(s.AuthorID, x) || d.namesReplier(s.ToID, x) || d.recalled[recall{s.AuthorID, s.GroupID, x.Key}] {
			continue
		}
		out = append(out, x.Key)
	}
	if len(out) == 0 {
		return "", false
	}
	key := corpus.Pick(d.r, out)
	d.recalled[recall{s.AuthorID, s.GroupID, key}] = true
	return key, true
}

// recall is who came back to a message, and where.
type recall struct{ author, group, key string }
