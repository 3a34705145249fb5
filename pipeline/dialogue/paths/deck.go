package paths

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
)

// card is something that can be told of a piece of work.
type card struct {
	piece corpus.Task
	attr  pack.Attribute
}

// phase is a task of a topic while its messages are dealt.
type phase struct {
	task   corpus.Task
	pieces [][]corpus.Task // by sub-issue
	decks  [][]card        // by sub-issue: what has not been told yet
	issue  map[string]int  // piece → its sub-issue

	met       int         // messages so far
	current   int         // the sub-issue that posts are about
	stated    []statement // true facts of its pieces, as they were told
	changes   int         // decision changes that are still to come
	asking    int         // posts in a row that ask something
	debates   int         // decisions so far that people had different wishes for
	opened    map[string]bool
	spoken    map[string]bool // pieces that people have spoken of: no one says that they begin
	completed map[string]bool
	ongoing   map[string]corpus.Stamp // pieces of which a person will say then that they go on
	replaced  []string                // facts that took the place of others and of which no one was mistaken yet
}

// all lists the pieces of a phase.
func (ph *phase) all() []corpus.Task { return slices.Concat(ph.pieces...) }

// statement is a fact with the slot that told it first.
type statement struct {
	fact string
	slot int
}

// newPhases deals the decks of a domain's phases.
func (d *dealer) newPhases(r *rand.Rand) map[string]*phase {
	out := map[string]*phase{}
	for _, t := range d.Blueprint.Tasks {
		if t.PhaseID == "" {
			out[t.ID] = &phase{task: t, issue: map[string]int{}, opened: map[string]bool{}, spoken: map[string]bool{},
				completed: map[string]bool{},
				ongoing:   map[string]corpus.Stamp{}}
			continue
		}
		ph := out[t.PhaseID]
		n := len(ph.pieces) - 1
		if n < 0 || ph.pieces[n][0].Component != t.Component {
			ph.pieces, ph.decks = append(ph.pieces, nil), append(ph.decks, nil)
			n++
		}
		ph.pieces[n], ph.issue[t.ID] = append(ph.pieces[n], t), n
		for _, key := range d.Pack.AttributesOf(d.Tasks.Kinds[t.Deliverable], t.Component) {
			if a := d.Facts.Attrs[key]; !a.Handover && !d.soundsDone(a) && !soundsBegun(a) {
				ph.decks[n] = append(ph.decks[n], card{t, a})
			}
		}
	}
	for _, t := range d.Blueprint.Phases() {
		for i, deck := range out[t.ID].decks {
			out[t.ID].decks[i] = corpus.Shuffled(r, deck)
		}
	}
	return out
}

// soundsDone says whether an attribute is called by a word that also says that work is done: "approved exceptions".
func (d *dealer) soundsDone(a pack.Attribute) bool {
	return slices.ContainsFunc(strings.Fields(a.Noun+" "+a.Plural), func(w string) bool {
		return slices.ContainsFunc(d.Pack.Deliverables, func(x pack.Deliverable) bool { return slices.Contains(x.Done, w) })
	})
}

// soundsBegun says whether an attribute is called by a word for the beginning of work, which is read off messages.
func soundsBegun(a pack.Attribute) bool {
	return slices.ContainsFunc(strings.Fields(a.Noun),
		func(w string) bool { return slices.Contains([]string{"start", "kickoff", "kick-off"}, w) })
}

// draw takes the first fitting card of a sub-issue out of its deck, of any where issue is below 0.
func (ph *phase) draw(issue int, fits func(card) bool) (card, bool) {
	for n := range ph.decks {
		i := n
		if issue >= 0 {
			i = (issue + n) % len(ph.decks)
		}
		for k, c := range ph.decks[i] {
			if fits(c) {
				ph.decks[i] = slices.Delete(ph.decks[i], k, k+1)
				return c, true
			}
		}
		if issue >= 0 {
			break
		}
	}
	return card{}, false
}

// value draws the value of a card as it is told on a day by a person: one that the domain has not used for the
// attribute, as long as there is one; what takes the place of a value is near it. It says no where the card has none
// that day.
func (d *dealer) value(c card, teller string, on corpus.Date, replaced corpus.Value) (corpus.Value, bool) {
	o := pack.DrawOptions{Pools: d.Pack.Pools, Near: replaced}
	most, limited := blueprint.MostEffort(d.Blueprint.Calendar, c.piece, c.attr)
	switch corpus.Kind(c.attr.Value.Kind) {
	case corpus.KindEntity:
		o.People = blueprint.NamesBut(d.people, teller, c.piece.OwnerID)
	case corpus.KindDate:
		o.From, o.To = on.Add(1), c.piece.End
		o.Workday = func(corpus.Date) bool { return true }
		if o.From > o.To {
			return corpus.Value{}, false
		}
	case corpus.KindLink:
		o.Page = blueprint.PageOf(d.Blueprint.Project.Name, c.piece, c.attr)
	}
	unfit := func(v corpus.Value) bool { return limited && v.N > most || d.barred(c, replaced, v) }
	v, err := d.values.Draw(d.r, c.attr, o, limited, func(v corpus.Value) bool {
		return d.values.Used(c.attr, v) ||
			unfit(v)
	}, unfit)
	return v, err == nil
}

// barred says whether a card cannot have a value: what it replaces, what was only wished for, what the piece's name
// tells.
func (d *dealer) barred(c card, replaced, v corpus.Value) bool {
	return v.Equal(replaced) || slices.ContainsFunc(d.wished[c.piece.ID+"/"+c.attr.Key], v.Equal) || named(c.piece, v)
}

// named says whether a value is in the name of a piece, so that the one who names the piece tells it: the feature flag
// of a "feature flag service".
func named(piece corpus.Task, v corpus.Value) bool {
	return v.Text != "" && strings.Contains(strings.ToLower(piece.Name), strings.ToLower(v.Text))
}

// turnUp takes a card that a person can tell on a day and makes its fact.
func (d *dealer) turnUp(ph *phase, issue int, teller, group string, on corpus.Date, fits func(card) bool) (corpus.Fact,
	bool) {
	var v corpus.Value
	c, ok := ph.draw(issue, func(c card) bool {
		if !fits(c) {
			return false
		}
		var ok bool
		v, ok = d.value(c, teller, on, corpus.Value{})
		return ok
	})
	if !ok {
		return corpus.Fact{}, false
	}
	f := blueprint.FactOf(c.piece, c.attr.Key, v, on, teller)
	f.GroupID = group
	return f, true
}

// event is a fact that is read off a message's time or author: that a piece or phase began, ended, or whose it is.
func (d *dealer) event(t corpus.Task, predicate string, on corpus.Date, teller string) string {
	id := t.ID + "/" + predicate
	if _, ok := d.Facts.Index[id]; ok {
		return id
	}
	v := corpus.DateValue(on)
	if predicate == corpus.PredOwner {
		v = corpus.TextValue(corpus.KindEntity, d.Roster.People[t.OwnerID].Name)
	}
	d.Facts.Add(blueprint.FactOf(t, predicate, v, on, teller))
	return id
}
