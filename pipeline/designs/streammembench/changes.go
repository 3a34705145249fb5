package streammembench

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/pipeline/sessions"
)

// because draws the reason of a flip, one that nothing else has.
func (d *drawing) because(f *flip) bool {
	for _, reason := range corpus.Shuffled(d.r, d.f.Reasons) {
		why := strings.Replace(corpus.Pick(d.r, d.f.Reason), "{reason}", reason, 1)
		if !d.values[reason] && fits(why, d.k.UserRunes) {
			f.Reason, f.Why, d.values[reason] = reason, why, true
			return true
		}
	}
	return false
}

// more draws changes of further likings until there are as many as the recipe asks for, a thing once.
func (d *drawing) more(flips int) {
	clue := d.clues()
	first := len(d.changes)
	defer func() { d.extra = slices.Clone(d.changes[first:]) }()
	order := d.r.Perm(len(d.list))
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(d.list[a].Session, d.list[b].Session) })
	for _, i := range order {
		p := &d.list[i]
		if len(d.changes) >= flips {
			return
		}
		early := p.Session >= 0 && p.Session < d.k.Count-1
		if early && p.liked() && p.Flip == nil && !clue[i] && p.Serves != typePreference &&
			len(p.Choices) > heard[p.Serves] && !d.changed(p.Things) && d.change(p) {
			d.changes = append(d.changes, i)
		}
	}
}

// clues are the pieces on whose value a question across episodes rests.
func (d *drawing) clues() map[int]bool {
	clue := map[int]bool{}
	for _, b := range d.bonds {
		for i, at := range b.of {
			clue[at] = clue[at] || b.apart || i > 0 && !b.together
		}
	}
	return clue
}

// liked says whether a piece is something liked without a condition, which alone is flipped.
func (p *piece) liked() bool {
	return (p.Told == sessions.Plainly || p.Told == sessions.AsDeed) && p.Polarity == sessions.Like
}

// fallible bounds how often sessions are drawn anew.
const fallible = 200

// place gives the pieces that are said their sessions and flips theirs; false where there is no room.
func (d *drawing) place() bool {
	for range fallible {
		if !d.deal() || !d.settle() {
			continue
		}
		if len(d.extra) == 0 {
			d.more(int(math.Round(d.k.Flips * float64(d.k.pieces()))))
		}
		if !d.flips() {
			continue
		}
		for i := range d.list {
			if f := d.list[i].Flip; f != nil && f.Session < 0 {
				d.list[i].Flip = nil
			}
		}
		return true
	}
	return false
}

// deal gives every session as many pieces as another, or one more. Pieces that change come rather early, and so do
// changes, so that the questions about them may be asked many episodes later.
func (d *drawing) deal() bool {
	said := min(d.k.pieces(), len(d.list))
	var places []int
	for i := range said - said%d.k.Count {
		places = append(places, i%d.k.Count)
	}
	places = append(places, d.r.Perm(d.k.Count)[:said%d.k.Count]...) // those of one more are drawn
	places = corpus.Shuffled(d.r, places)
	for _, i := range d.changes {
		if j := d.r.IntN(said); places[j] < places[i] {
			places[i], places[j] = places[j], places[i]
		}
	}
	for i := range said {
		d.list[i].Session = places[i]
	}
	return said == d.k.pieces()
}

// exchanges bounds how often two pieces exchange their sessions.
const exchanges = 20_000

// settle exchanges sessions until every bond holds.
func (d *drawing) settle() bool {
	of := map[int][]bond{}
	bonds := slices.Clone(d.bonds)
	for _, i := range d.changes { // what changes later is not said last
		bonds = append(bonds, bond{of: []int{i}})
	}
	for _, b := range bonds {
		for _, i := range b.of {
			of[i] = append(of[i], b)
		}
	}
	broken := func(i int) int {
		n := 0
		for _, b := range of[i] {
			if !d.holds(b) {
				n++
			}
		}
		return n
	}
	said := d.k.pieces()
	for range exchanges {
		k := slices.IndexFunc(bonds, func(b bond) bool { return !d.holds(b) })
		if k < 0 {
			return true
		}
		i, j := corpus.Pick(d.r, bonds[k].of), d.r.IntN(said)
		before := broken(i) + broken(j)
		a, b := &d.list[i].Session, &d.list[j].Session
		if *a, *b = *b, *a; broken(i)+broken(j) > before {
			*a, *b = *b, *a
		}
	}
	return false
}

// holds says whether the sessions of pieces are as a bond has them.
func (d *drawing) holds(b bond) bool {
	at := func(i int) int { return d.list[i].Session }
	switch {
	case b.together:
		return at(b.of[0]) == at(b.of[1])
	case b.apart:
		return at(b.of[0]) != at(b.of[1])
	case len(b.of) == 1:
		return at(b.of[0]) < d.k.Count-1
	}
	last := 0
	for _, i := range b.of[1:] {
		last = max(last, at(i))
	}
	return at(b.of[0]) <= last
}

// mostFlips is how many flips an episode has room for: each takes two turns.
const mostFlips = 2

// flips draws the episodes of flips, each behind the one that reveals its piece.
func (d *drawing) flips() bool {
	room := make([]int, d.k.Count)
	order := slices.Clone(d.changes)
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(d.list[b].Session, d.list[a].Session) })
	for _, i := range order {
		p := &d.list[i]
		var free []int
		for s := d.until(i) + 1; s < d.k.Count; s++ {
			if room[s] < mostFlips {
				free = append(free, s)
			}
		}
		switch {
		case len(free) > 0:
		case slices.Contains(d.extra, i):
			p.Flip.Session = -1 // it need not be
			continue
		default:
			return false
		}
		p.Flip.Session = free[min(d.r.IntN(len(free)), d.r.IntN(len(free)), d.r.IntN(len(free)), d.r.IntN(len(free)))]
		room[p.Flip.Session]++
	}
	return true
}

// until is the last session that needs the first value of a piece: its own, or one of those with which it has a bond.
func (d *drawing) until(i int) int {
	last := d.list[i].Session
	for _, b := range d.bonds {
		for _, k := range b.of {
			if slices.Contains(b.of, i) {
				last = max(last, d.list[k].Session)
			}
		}
	}
	return last
}

// worded puts one correction into every episode: into the shortest of its clauses that have room for it, one that
// rejects (a dislike, which sorts in front of a like) first.
func worded(list []piece, episodes, runes int) {
	for s := range episodes {
		var fit []*piece
		for i := range list {
			if x := &list[i]; x.Session == s && x.Told != sessions.InContext && fits(correction+x.Clause, runes) {
				fit = append(fit, x)
			}
		}
		if len(fit) == 0 {
			continue
		}
		slices.SortStableFunc(fit, func(a, b *piece) int {
			return cmp.Or(cmp.Compare(a.Polarity, b.Polarity), cmp.Compare(utf8.RuneCountInString(a.Clause),
				utf8.RuneCountInString(b.Clause)))
		})
		fit[0].Clause = correction + fit[0].Clause
	}
}
