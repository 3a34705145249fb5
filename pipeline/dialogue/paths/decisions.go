package paths

import (
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// changes takes a decision back: once while a third to four fifths of the phase have passed, by chance and at last by
// force (G11).
func (d *dealer) changes(i int, s *dialogue.Slot, ph *phase) bool {
	const from, to, chance = 0.3, 0.8, 0.05
	p := dialogue.Progress(ph.task, ph.task.End, s.At)
	if ph.changes == 0 || p < from || p > to || ph.met < 4 || d.steps[i].Type == graph.CrossProjectReply {
		return false
	}
	reasons, byChance := []occasion{d.bearing}, d.r.Float64() < chance
	if d.lastChance(i, ph) {
		reasons = append(reasons, d.finding, d.statement)
	} else if !byChance {
		return false
	}
	k, why, ok := d.changeable(s, ph, reasons)
	if !ok {
		return false
	}
	old := d.Facts.At(ph.stated[k].fact)
	c := d.cardOf(ph, old)
	v, ok := d.value(c, s.AuthorID, s.At.Date(), old.Value)
	if !ok {
		return false
	}
	f := *old
	f.ID, f.Value, f.From, f.Supersedes, f.Knowers, f.GroupID = old.ID+"/2", v, s.At.Date(), old.ID, []string{s.AuthorID},
		s.GroupID
	f.Because = why
	old.To = s.At.Date().Add(-1)
	ph.changes--
	d.tell(i, s, ph, corpus.ActDecision, f)
	s.Perturbation = corpus.DecisionChange
	if d.r.IntN(4) == 0 { // of the others no one is mistaken: what changed can be asked
		ph.replaced = append(ph.replaced, f.ID)
	}
	return true
}

// fewLeft is how many messages are left of the window, for each change that is to come, when it is taken at the first
// occasion.
const fewLeft = 15

// lastChance says whether what is left of the window has room for no more than the changes that are to come.
func (d *dealer) lastChance(i int, ph *phase) bool {
	perPhase := float64(len(d.steps)) / float64(len(d.Blueprint.Phases()))
	return dialogue.Progress(ph.task, ph.task.End, d.slots[i].At) > 0.8-max(0.05, fewLeft/perPhase)*float64(ph.changes)
}

func (d *dealer) pieceOf(ph *phase, id string) corpus.Task {
	for _, t := range ph.pieces[ph.issue[id]] {
		if t.ID == id {
			return t
		}
	}
	return ph.task
}

// changeable chooses what is decided anew and because of what: something that was set on an earlier day, for the first
// of the reasons that anything has.
func (d *dealer) changeable(s *dialogue.Slot, ph *phase, reasons []occasion) (k int, why string, ok bool) {
	for _, is := range reasons {
		for _, k := range d.r.Perm(len(ph.stated)) {
			f := d.Facts.At(ph.stated[k].fact)
			a, ok := d.Facts.Attrs[f.Predicate]
			if !ok || !a.Changes || f.To != 0 || f.Supersedes != "" || f.Corrects != "" || f.From >= s.At.Date() ||
				f.GroupID != ph.task.GroupID ||
				d.phases[ph.task.ID].completed[f.TaskID] || f.Value.Kind == corpus.KindDate {
				continue
			}
			if why := d.trigger(s, ph, f, is); why != "" {
				return k, why, true
			}
		}
	}
	return 0, "", false
}

func (d *dealer) cardOf(ph *phase, f *corpus.Fact) card {
	return card{d.pieceOf(ph, f.TaskID), d.Facts.Attrs[f.Predicate]}
}

// occasion says whether a statement of an earlier message can be why a value changes on a day.
type occasion func(said *corpus.Fact, changed card, on corpus.Date) bool

// bearing is a finding of an earlier day about the same piece that bears on the attribute.
func (d *dealer) bearing(said *corpus.Fact, changed card, on corpus.Date) bool {
	return said.TaskID == changed.piece.ID && d.bears(said, changed.attr) && said.From < on
}

// finding is one of an earlier day about any piece of the phase. It will do where the window of a change ends.
func (d *dealer) finding(said *corpus.Fact, _ card, on corpus.Date) bool {
	return d.Facts.Attrs[said.Predicate].Class.In(findings...) && said.From < on
}

// statement is anything else that was said of a piece of the phase. It will do where nothing was found out.
func (d *dealer) statement(said *corpus.Fact, _ card, _ corpus.Date) bool {
	_, ofPack := d.Facts.Attrs[said.Predicate]
	return ofPack
}

// trigger is the latest statement in a phase's channel that can be why a fact changes, empty for none.
func (d *dealer) trigger(s *dialogue.Slot, ph *phase, changed *corpus.Fact, is occasion) string {
	c := d.cardOf(ph, changed)
	for _, t := range slices.Backward(ph.stated) {
		f := d.Facts.At(t.fact)
		x := d.slots[t.slot]
		if f != changed && f.To == 0 && x.At < s.At && x.GroupID == s.GroupID && is(f, c, s.At.Date()) {
			return f.ID
		}
	}
	return ""
}

// findings are the classes of attributes that tell how things are.
var findings = []pack.Class{pack.Measure, pack.Tally, pack.Blocker, pack.Risk}

// bears says whether a finding can change an attribute: one that the pack says so of, or of a class that tells how
// things are where it says nothing.
func (d *dealer) bears(f *corpus.Fact, a pack.Attribute) bool {
	if len(a.Bears) > 0 {
		return slices.Contains(a.Bears, f.Predicate)
	}
	return d.Facts.Attrs[f.Predicate].Class.In(findings...)
}

const (
	mostDebates = 2  // of a phase
	adopts      = 65 // percent of the decisions that take the first of what was wished for
)

// debates asks a person for a decision that others have wishes for: two people reply with a value each that cannot both
// be had, and the one who was asked decides in a later reply. What each of them wanted stays theirs, whatever is
// decided (G15).
func (d *dealer) debates(i int, s *dialogue.Slot, ph *phase) bool {
	if ph.debates == mostDebates {
		return false
	}
	first, second, last := d.wishers(i)
	if last < 0 {
		return false
	}
	decider, on := d.personOf(d.steps[last].Author), d.steps[last].at.Date()
	f, ok := d.turnUp(ph, -1, decider, s.GroupID, on, func(c card) bool {
		return d.decidable(c, ph, decider) && d.alternates(c) && ph.ongoing[c.piece.ID] == 0
	})
	if !ok {
		return false
	}
	wishes, err := d.alternatives(f, 2)
	if err != nil {
		return false
	}
	if d.r.IntN(100) < adopts {
		wishes[0] = f.Value
	}
	ph.debates++
	d.wished[f.ID] = wishes
	d.Facts.Add(f)
	ph.spoken[f.TaskID] = true
	for n, k := range []int{first, second} {
		wish := f
		wish.ID, wish.Predicate, wish.About, wish.Value = dialogue.OptionID(f.ID, n+1), corpus.PredOption, f.ID, wishes[n]
		wish.From, wish.Knowers = d.steps[k].at.Date(), []string{d.personOf(d.steps[k].Author)}
		d.Facts.Add(wish)
		d.reserved[k] = &due{corpus.ActOption, []string{wish.ID}, f.TaskID}
	}
	d.reserved[last] = &due{corpus.ActDecision, []string{f.ID}, f.TaskID}
	s.Act, s.TaskID, s.AsksFactID, s.ToID = corpus.ActRequest, f.TaskID, f.ID, decider
	return true
}

// wishers are the replies of a message in which two people can say what they want, and a third one decide after them;
// last is -1 for none.
func (d *dealer) wishers(i int) (first, second, last int) {
	first, second, last = -1, -1, -1
	for _, k := range d.replies[i] {
		x := d.steps[k]
		if d.reserved[k] != nil || x.Type != graph.Reply || x.Author == d.steps[i].Author {
			continue
		}
		switch {
		case first < 0:
			first = k
		case second < 0:
			if x.Author != d.steps[first].Author && x.at > d.steps[first].at {
				second = k
			}
		case x.Author != d.steps[first].Author && x.Author != d.steps[second].Author && x.at > d.steps[second].at:
			return first, second, k
		}
	}
	return first, second, -1
}

// alternates says whether a card has other values than the one that is told, none of them a person or a day.
func (d *dealer) alternates(c card) bool {
	kind := corpus.Kind(c.attr.Value.Kind)
	return c.attr.Value.Pool != "people" && state.Drawable(kind) && kind != corpus.KindDate
}

// alternatives draws so many other values of a fact's attribute.
func (d *dealer) alternatives(f corpus.Fact, n int) ([]corpus.Value, error) {
	var out []corpus.Value
	for len(out) < n {
		v, err := d.Facts.Attrs[f.Predicate].Value.Draw(d.r, pack.DrawOptions{Pools: d.Pack.Pools, Near: f.Value,
			Skip: func(v corpus.Value) bool {
				return v.Equal(f.Value) || named(d.Tasks.ByID[f.TaskID], v) || slices.ContainsFunc(out, v.Equal)
			}})
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}
