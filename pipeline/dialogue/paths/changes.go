package paths

import (
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
)

// changes takes a decision back: once while a third to four fifths of the phase have passed, by chance and at last by
// force (G11).
func (d *dealer) changes(i int, s *dialogue.Slot, ph *phase) bool {
	const from, to, chance = 0.3, 0.8, 0.05
	p := progress(ph.task, s.At)
	if ph.changes == 0 || p < from || p > to || ph.met < 4 || d.steps[i].Type == graph.CrossProjectReply {
		return false
	}
	last := d.lastChance(i, ph)
	if d.r.Float64() >= chance && !last {
		return false
	}
	k, ok := d.changeable(s, ph, false)
	if !ok && last {
		k, ok = d.changeable(s, ph, true)
	}
	if !ok {
		return false
	}
	old := d.fact(ph.told[k].fact)
	c := card{d.pieceOf(ph, old.TaskID), d.attrs[old.Predicate]}
	v, ok := d.value(c, s.AuthorID, s.At.Date(), old.Value)
	if !ok {
		return false
	}
	f := *old
	f.ID, f.Value, f.From, f.Supersedes, f.Knowers, f.GroupID = old.ID+"/2", v, s.At.Date(), old.ID, []string{s.AuthorID}, s.GroupID
	f.Because = d.trigger(s, ph, c)
	old.To = s.At.Date().Add(-1)
	ph.changes--
	d.tell(i, s, ph, corpus.ActDecision, f)
	s.Perturbation = corpus.DecisionChange
	if d.r.IntN(4) == 0 { // of the others nobody is mistaken: what changed can be asked
		ph.replaced = append(ph.replaced, f.ID)
	}
	return true
}

// fewLeft is how many messages are left of the window, for each change that is to come, when it is taken at the first occasion.
const fewLeft = 15

// lastChance says whether what is left of the window has room for no more than the changes that are to come.
func (d *dealer) lastChance(i int, ph *phase) bool {
	perPhase := float64(len(d.steps)) / float64(len(d.b.Phases()))
	return progress(ph.task, d.slots[i].At) > 0.8-max(0.05, fewLeft/perPhase)*float64(ph.changes)
}

func (d *dealer) pieceOf(ph *phase, id string) corpus.Task {
	for _, t := range ph.pieces[ph.issue[id]] {
		if t.ID == id {
			return t
		}
	}
	return ph.task
}

// changeable chooses what is decided anew: something that was set on an earlier day, with a finding that can have made it
// change; at the end of the window, where nothing has one, without (its reason is the pack's).
func (d *dealer) changeable(s *dialogue.Slot, ph *phase, unfounded bool) (int, bool) {
	for _, k := range d.r.Perm(len(ph.told)) {
		f := d.fact(ph.told[k].fact)
		a, ok := d.attrs[f.Predicate]
		if !ok || !a.Changes || f.To != 0 || f.Supersedes != "" || f.Corrects != "" || f.From >= s.At.Date() || f.GroupID != ph.task.GroupID ||
			d.phases[ph.task.ID].completed[f.TaskID] || f.Value.Kind == corpus.KindDate {
			continue
		}
		if unfounded || d.trigger(s, ph, card{d.pieceOf(ph, f.TaskID), a}) != "" {
			return k, true
		}
	}
	return 0, false
}

// trigger is a finding about a piece that bears on one of its attributes, empty for none.
func (d *dealer) trigger(s *dialogue.Slot, ph *phase, c card) string {
	for _, t := range slices.Backward(ph.told) {
		f := d.fact(t.fact)
		if f.TaskID == c.piece.ID && d.bears(f, c.attr) && f.To == 0 && d.slots[t.slot].At < s.At && f.From < s.At.Date() &&
			d.slots[t.slot].GroupID == s.GroupID {
			return f.ID
		}
	}
	return ""
}

// bears says whether a finding can change an attribute: one that the pack says so of, or of a class that tells how things
// are where it says nothing.
func (d *dealer) bears(f *corpus.Fact, a pack.Attribute) bool {
	if len(a.Bears) > 0 {
		return slices.Contains(a.Bears, f.Predicate)
	}
	return d.attrs[f.Predicate].Class.In(pack.Measure, pack.Tally, pack.Blocker, pack.Risk)
}
