package paths

import (
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

const (
	mostDebates = 2  // of a phase
	adopts      = 65 // percent of the decisions that take the first of what was wished for
)

// debates asks somebody for a decision that others have wishes for: two people reply with a value each that cannot both be
// had, and whoever was asked decides in a later reply. What each of them wanted stays theirs, whatever is decided (G15).
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
		wish := corpus.Fact{ID: dialogue.OptionID(f.ID, n+1), SubjectID: f.SubjectID, Predicate: corpus.PredOption, Value: wishes[n], From: d.steps[k].at.Date(),
			TaskID: f.TaskID, GroupID: f.GroupID, Knowers: []string{d.personOf(d.steps[k].Author)}, About: f.ID}
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
		v, err := d.Facts.Attrs[f.Predicate].Value.Draw(d.r, pack.DrawOptions{Pools: d.Pack.Pools, Near: f.Value, Skip: func(v corpus.Value) bool {
			return v.Equal(f.Value) || named(d.Tasks.ByID[f.TaskID], v) || slices.ContainsFunc(out, v.Equal)
		}})
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}
