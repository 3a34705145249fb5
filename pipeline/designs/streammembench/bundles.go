package streammembench

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/pipeline/questions/across"
	"memloom/pipeline/questions/episode"
	"memloom/pipeline/sessions"
)

// Questions across episodes rest on pieces that belong together (T7): their sessions differ.

// sharing is a pair of things that have an aspect in common, with their traits.
type sharing struct {
	a, b   life.Preference
	ta, tb life.Trait
}

// shared lists the pairs of things that have an aspect in common, in a drawn order.
func (d *drawing) shared() []sharing {
	type has struct {
		p life.Preference
		t life.Trait
	}
	of := map[string][]has{} // by aspect
	var out []sharing
	for _, p := range d.p.Preferences {
		for _, t := range p.Traits {
			for _, q := range of[t.Noun] {
				out = append(out, sharing{p, q.p, t, q.t}, sharing{q.p, p, q.t, t})
			}
			of[t.Noun] = append(of[t.Noun], has{p, t})
		}
	}
	return corpus.Shuffled(d.r, out)
}

// models draws pieces that say of a thing that it is to be like another in an aspect.
func (d *drawing) models(n int) {
	for _, s := range d.shared() {
		if n == 0 || !d.room(2) {
			return
		}
		model := d.about(s.a, s.ta, liking(across.SlotMapping))
		if model == nil {
			continue
		}
		x := piece{Thing: s.b.Thing, Things: s.b.Things, Domain: s.b.Domain, Aspect: s.tb.Noun, Value: s.a.Things,
			Polarity: sessions.Like,
			Strength: sessions.Normal, Told: sessions.ByLikeness, Choices: s.tb.Values, Session: -1}
		if d.inUse(x.Things, x.Aspect) || !d.say(&x) {
			continue
		}
		at := d.keep(model, &x)
		d.bonds = append(d.bonds, bond{apart: true, of: []int{at, at + 1}})
		n--
	}
}

// contexts draws two values of an aspect in two contexts, and the plan to use the next thing in the second (T7,
// scenario change).
func (d *drawing) contexts(wanted map[string]int) {
	for _, p := range corpus.Shuffled(d.r, d.p.Preferences) {
		if wanted[across.ScenarioChange] == 0 || wanted[typePlan] == 0 || !d.room(3) {
			return
		}
		plan := d.plan([]life.Preference{p})
		if plan == nil {
			continue
		}
		other, own := d.within(p, plan.Value)
		if own == nil {
			continue
		}
		at := d.keep(other, own, plan)
		d.bonds = append(d.bonds, bond{apart: true, of: []int{at + 1, at + 2}})
		wanted[across.ScenarioChange]--
		wanted[typePlan]--
	}
}

// within draws values of one aspect, in another context and in the given one; nil where no clause has room.
func (d *drawing) within(p life.Preference, context string) (other, own *piece) {
	for _, t := range corpus.Shuffled(d.r, p.Traits) {
		shape := piece{Polarity: sessions.Like, Strength: sessions.Normal, Told: sessions.InContext, Context: context,
			Serves: across.ScenarioChange}
		if own = d.about(p, t, shape); own == nil {
			continue
		}
		for _, c := range corpus.Shuffled(d.r, p.Contexts) {
			shape.Context, shape.Serves = c, ""
			d.values[own.Value] = true
			other = d.about(p, t, shape)
			delete(d.values, own.Value)
			if c != context && other != nil {
				return other, own
			}
		}
	}
	return nil, nil
}

// bindings draws an aspect of a thing, by which another thing has a value as well, and a second aspect by which a
// question tells the thing (T7, entity binding).
func (d *drawing) bindings(wanted map[string]int) {
	bridge := []string{episode.FactRecall, episode.DetailPrecision}
	for _, s := range d.shared() {
		if wanted[across.EntityBinding] == 0 || wanted[bridge[0]] == 0 || wanted[bridge[1]] == 0 || !d.room(3) {
			return
		}
		own, other := d.about(s.a, s.ta, liking(across.EntityBinding)), d.about(s.b, s.tb, liking(episode.DetailPrecision))
		if own == nil || other == nil || own.Value == other.Value {
			continue
		}
		var clue *piece
		for _, t := range corpus.Shuffled(d.r, s.a.Traits) {
			if t.Noun != s.ta.Noun && clue == nil {
				clue = d.about(s.a, t, liking(episode.FactRecall))
			}
		}
		if clue == nil {
			continue
		}
		at := d.keep(own, clue, other)
		d.bonds = append(d.bonds, bond{apart: true, of: []int{at, at + 1}})
		wanted[across.EntityBinding]--
		wanted[bridge[0]]--
		wanted[bridge[1]]--
	}
}

// pairs draws two aspects of a thing that are said in two sessions (T7, slot completeness).
func (d *drawing) pairs(n int) {
	for _, p := range d.wanting() {
		if n == 0 || !d.room(2) {
			return
		}
		if d.served(p.Things, across.SlotCompleteness) {
			continue
		}
		var both []*piece
		for _, t := range corpus.Shuffled(d.r, p.Traits) {
			// as options join two values
			joined := slices.ContainsFunc(t.Values, func(v string) bool { return strings.Contains(v, " and ") })
			if x := d.about(p, t, liking(across.SlotCompleteness)); x != nil && len(both) < 2 && !joined {
				both = append(both, x)
			}
		}
		if len(both) == 2 {
			at := d.keep(both...)
			d.bonds = append(d.bonds, bond{apart: true, of: []int{at, at + 1}})
			n--
		}
	}
}

// changed says whether a piece about a thing is to change.
func (d *drawing) changed(things string) bool {
	return slices.ContainsFunc(d.changes, func(i int) bool { return d.list[i].Things == things })
}

// change draws the value to which a piece changes and the reason; false where no clause has room. A reason is given
// once.
func (d *drawing) change(p *piece) bool {
	for _, v := range corpus.Shuffled(d.r, p.Choices) {
		if v == p.Value || d.values[v] {
			continue
		}
		next := *p
		next.Value = v
		for _, frame := range corpus.Shuffled(d.r, d.f.Flip) {
			f := flip{Value: v, Clause: next.fill(frame), Session: -1}
			if fits(f.Clause, d.k.UserRunes) && d.because(&f) {
				p.Flip = &f
				d.values[v] = true
				return true
			}
		}
	}
	return false
}
