package streammembench

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions/across"
	"memloom/pipeline/questions/episode"
	"memloom/pipeline/sessions"
)

// Wrong options are values that the user says (validity.md): of each aspect that is asked about, the user says further
// values in another role, in asides. When the right value is said among them is drawn, so that no place in time tells
// it.

// aside is a turn in which the user says one or two values that are not their own wish.
type aside struct {
	Clause string `json:"clause"`
	Foils  []foil `json:"foils"`
}

// foil is a value that another person wants or does not want, or that the user wanted long ago.
type foil struct {
	Piece    int    `json:"piece"` // of whose aspect it is a value
	Value    string `json:"value"`
	Who      string `json:"who,omitempty"` // "": the user, long ago
	Unwanted bool   `json:"unwanted,omitempty"`
}

// predicate is what a foil is a value of.
func (f *foil) predicate(aspect string) string {
	if f.Unwanted {
		aspect = sessions.Unwanted(aspect)
	}
	if f.Who == "" {
		return sessions.Former(aspect)
	}
	return sessions.Of(f.Who, aspect)
}

// link is what is said of an aspect at a place: by a piece, or by a foil that has yet to be worded.
type link struct {
	said
	session int
	foil    *foil
	clue    bool // the foil names a person who tells the thing
	of      *chain
}

// chain is what is said of an aspect of a thing, in the order of time.
type chain struct {
	links  []*link
	values []string // that the aspect can have and that no one said so far
	pieces []*piece
	n      int  // values that are said
	past   bool // what was wanted long ago does no harm
}

// heard is how many values of its aspect are said for a question of a type, the right one among them.
var heard = map[string]int{episode.FactRecall: 4, episode.DetailPrecision: 4, episode.Negation: 4,
	episode.ImplicitInfo: 4, episode.Plan: 3,
	across.ConflictResolution: 4, across.ScenarioChange: 4, across.SlotMapping: 4, across.EvolutionTiming: 3,
	across.EntityBinding:    2,
	across.SlotCompleteness: 2}

// clued are the types whose questions tell a thing by a person who wants it too: the episode of their piece says so.
var clued = []string{episode.FactRecall, episode.DetailPrecision, episode.Negation, episode.ImplicitInfo}

// chains are what pieces and flips say, by aspect.
func (d *drawing) chains() []*chain {
	var out []*chain
	of := map[slot]*chain{}
	for i := range d.list {
		x := &d.list[i]
		if x.Session < 0 {
			continue
		}
		key := slot{things: x.Things, aspect: x.Aspect}
		c := of[key]
		if c == nil {
			c = &chain{past: true}
			of[key], out = c, append(out, c)
		}
		c.pieces = append(c.pieces, x)
		c.past = c.past && x.Serves != across.EvolutionTiming
		c.links = append(c.links, &link{said: said{i, saysValue}, session: x.Session, of: c})
		if x.Flip != nil {
			c.links = append(c.links, &link{said: said{i, saysChange}, session: x.Flip.Session, of: c})
		}
	}
	for _, c := range out {
		c.n = len(c.links)
		c.links = corpus.Shuffled(d.r, c.links)
		slices.SortStableFunc(c.links, func(a, b *link) int { return cmp.Compare(a.session, b.session) })
		for _, v := range corpus.Shuffled(d.r, c.pieces[0].Choices) {
			if !d.values[v] && (c.pieces[0].Told != sessions.AsPlan || !d.in(c.pieces[0].Things, v)) {
				c.values = append(c.values, v)
			}
		}
	}
	return out
}

// in says whether a piece about a thing holds in a context.
func (d *drawing) in(things, context string) bool {
	return slices.ContainsFunc(d.list, func(p piece) bool {
		return p.Things == things && p.Told == sessions.InContext &&
			p.Context == context
	})
}

// asides draws what is said next to the pieces, and words it.
func (d *drawing) asides() []aside {
	d.load, d.friends = make([]float64, d.k.Count), corpus.Shuffled(d.r, d.f.Friends)
	all := d.chains()
	d.said = all
	for _, c := range all {
		for _, l := range c.links {
			d.load[l.session]++
			if l.What == saysChange {
				d.load[l.session]++ // its reason
			}
		}
	}
	for _, c := range all {
		if slices.ContainsFunc(c.pieces, func(p *piece) bool { return slices.Contains(clued, p.Serves) }) {
			d.tell(c)
		}
	}
	aspects := map[string]int{}
	for _, c := range all {
		aspects[c.pieces[0].Aspect]++
	}
	// in how many episodes foils may be said: few before a change; another thing's value does for one
	span := func(c *chain) int {
		if c.early() {
			return c.links[len(c.links)-1].session
		}
		return d.k.Count + min(aspects[c.pieces[0].Aspect], 2)
	}
	list := corpus.Shuffled(d.r, all)
	// those with the least choice first
	slices.SortStableFunc(list, func(a, b *chain) int { return cmp.Compare(span(a), span(b)) })
	for _, c := range list {
		d.surround(c, 0.5)
	}
	out := d.told(all)
	for _, c := range all {
		d.surround(c, 1) // for what had no room where it was
	}
	for _, c := range all {
		for _, l := range c.links {
			if l.foil != nil {
				out = append(out, d.turn(l, len(out)))
			}
		}
	}
	return out
}

// foiled puts a foil into a chain, at a place and in a session that has room; false where it has none, or no value is
// left.
func (c *chain) foiled(d *drawing, at, session int, turns float64) *link {
	if len(c.values) == 0 || d.load[session]+turns > d.roomiest() {
		return nil
	}
	i := c.links[slices.IndexFunc(c.links, func(l *link) bool { return l.What != saysAside })].Piece
	l := &link{said: said{What: saysAside}, session: session, foil: &foil{Piece: i, Value: c.values[0]}, of: c}
	c.values, c.links, c.n = c.values[1:], slices.Insert(c.links, at, l), c.n+1
	d.load[session] += turns
	return l
}

// tell has a person want a value of an aspect, in the episode of its piece: that tells the thing.
func (d *drawing) tell(c *chain) {
	s := slices.IndexFunc(c.links, func(l *link) bool { return l.What == saysValue })
	session := c.links[s].session
	n := 0
	for _, l := range c.links {
		if l.session == session {
			n++
		}
	}
	d.befriend(c.foiled(d, s+d.r.IntN(n+1), session, 1))
}

// befriend makes a foil a clue.
func (d *drawing) befriend(l *link) {
	if l != nil && len(d.friends) > 0 {
		l.clue, l.foil.Who, d.friends = true, d.friends[0], d.friends[1:]
	}
}

// tells says whether a person wants a thing.
func (d *drawing) tells(things string) bool {
	return slices.ContainsFunc(d.said, func(c *chain) bool {
		return c.pieces[0].Things == things && slices.ContainsFunc(c.links, func(l *link) bool { return l.clue })
	})
}

// early says whether what is asked of an aspect is asked before it changes.
func (c *chain) early() bool {
	return slices.ContainsFunc(c.links, func(l *link) bool { return l.What == saysChange }) &&
		!slices.ContainsFunc(c.pieces, func(p *piece) bool { return slices.Contains(changing, p.Serves) })
}

// heard is how many values of an aspect are to be said.
func (d *drawing) heard(c *chain) int {
	want := 0
	for _, p := range c.pieces {
		want = max(want, heard[p.Serves])
	}
	if want > 0 && c.early() {
		want++ // the new value is said too late
	}
	if p := c.pieces[0]; p.Told == sessions.AsPlan && d.in(p.Things, p.Value) {
		want-- // the other context is said
		// and its own once more; so one that is not planned is said more often
		if len(c.values) > 0 && c.n == 1 && d.r.IntN(2) > 0 {
			want += repeats
			c.values = append(slices.Repeat(c.values[:1], repeats), c.values...)
		}
	}
	return want
}

// surround draws where the foils of an aspect are said: each place among what is said of it alike. What is asked of a
// value that changes later is said before; a change is as often the last word as any other.
func (d *drawing) surround(c *chain, turns float64) {
	want, change := d.heard(c), slices.IndexFunc(c.links, func(l *link) bool { return l.What == saysChange })
	latest := slices.ContainsFunc(c.pieces, func(p *piece) bool { return p.Serves == across.ConflictResolution })
	early := c.early()
	behind := latest && d.r.IntN(2) > 0
	for tries := 0; c.n < want && tries < mostTries; tries++ {
		from, to := 0, len(c.links)
		switch {
		case behind:
			from, behind = change+1, false
		case early:
			to = slices.IndexFunc(c.links, func(l *link) bool { return l.What == saysChange })
		}
		at := from + d.r.IntN(to-from+1)
		clue := latest && !d.tells(c.pieces[0].Things)
		if clue {
			turns = 1
		}
		l := c.foiled(d, at, d.between(c, at), turns)
		if l != nil && change >= at {
			change++
		}
		if clue {
			d.befriend(l)
		}
	}
}

// repeats is how often a context that is not planned is said again.
const repeats = 2

// mostTries bounds how often a place is drawn for the foils of an aspect.
const mostTries = 20

// between is the session with the most room between two places of a chain, or else that of one of them.
func (d *drawing) between(c *chain, at int) int {
	from, to := 0, d.k.Count-1
	if at > 0 {
		from = c.links[at-1].session + 1
	}
	if at < len(c.links) {
		to = c.links[at].session - 1
	}
	if from > to {
		return min(max(from-1, to+1), d.k.Count-1)
	}
	best := from + d.r.IntN(to-from+1)
	for s := from; s <= to; s++ {
		// a foil that is to be paired
		if a, b := math.Ceil(d.load[s]), math.Floor(d.load[best]); a <= b && (a > d.load[s] || a < b) {
			best = s
		}
	}
	return best
}

// told words the foils: clues alone, others two in a turn, where they are about two aspects and one of them is said at
// no certain place in its episode. What has no room is left out.
func (d *drawing) told(all []*chain) []aside {
	var out []aside
	loose := make([][]*link, d.k.Count)
	for _, c := range all {
		for _, l := range c.links {
			if l.clue {
				out = append(out, d.turn(l, len(out)))
			} else if l.foil != nil {
				loose[l.session] = append(loose[l.session], l)
				d.load[l.session] -= 0.5
			}
		}
	}
	for s, list := range loose {
		for len(list) > 0 {
			a := list[0]
			list = list[1:]
			clause, i := d.paired(a, list)
			switch {
			case i >= 0:
				b := list[i]
				list = slices.Delete(list, i, i+1)
				if d.bound(b) {
					a, b = b, a
				}
				b.leave()
				b.of.n++
				out = append(out, aside{clause, []foil{*a.foil, *b.foil}})
				a.Piece, a.foil = len(out)-1, nil
			case d.load[s]+1+float64(len(list))/2 > d.roomiest() || d.alone(a) == "":
				a.leave()
				a.of.values = append(a.of.values, a.foil.Value)
				continue
			default:
				out = append(out, d.turn(a, len(out)))
			}
			d.load[s]++
		}
	}
	return out
}

// roomiest is how many clauses an episode has at most.
func (d *drawing) roomiest() float64 { return float64(d.k.TurnsMax/2 - 2) }

// turn is the aside of a foil alone, with its number.
func (d *drawing) turn(l *link, n int) aside {
	out := aside{d.alone(l), []foil{*l.foil}}
	l.Piece, l.foil = n, nil
	return out
}

// leave takes a foil out of its chain.
func (l *link) leave() {
	l.of.links, l.of.n = slices.DeleteFunc(l.of.links, func(x *link) bool { return x == l }), l.of.n-1
}

// bound says whether the episode of a link says more of its aspect, so that its place in it is drawn.
func (d *drawing) bound(l *link) bool {
	return slices.ContainsFunc(l.of.links, func(x *link) bool { return x != l && x.session == l.session })
}

// alone words a foil that has a turn of its own, and says whose it is.
func (d *drawing) alone(l *link) string {
	plan := d.list[l.foil.Piece].Told == sessions.AsPlan
	for _, f := range corpus.Shuffled(d.r, d.f.Asides) {
		if strings.Contains(f.Says, "{b}") || f.Plan != plan || f.Past && !l.of.past || l.clue && !strings.HasPrefix(f.Says,
			"{who} ") || f.Unwanted && l.clue {
			continue
		}
		if clause := d.filled(f, l.foil, nil, l.clue); fits(clause, d.k.UserRunes) {
			return clause
		}
	}
	return ""
}

// paired words a foil with the first of others that goes with it; -1 where none does.
func (d *drawing) paired(a *link, others []*link) (string, int) {
	for i, b := range others {
		if a.of == b.of || d.bound(a) && d.bound(b) {
			continue
		}
		plan := d.list[a.foil.Piece].Told == sessions.AsPlan || d.list[b.foil.Piece].Told == sessions.AsPlan
		for _, f := range corpus.Shuffled(d.r, d.f.Asides) {
			if !strings.Contains(f.Says, "{b}") || plan && !f.Plan || f.Past && !(a.of.past && b.of.past) {
				continue
			}
			if clause := d.filled(f, a.foil, b.foil, false); fits(clause, d.k.UserRunes) {
				return clause, i
			}
		}
	}
	return "", -1
}

// filled fills a frame with foils, and says whose they are.
func (d *drawing) filled(f asideFrame, a, b *foil, clue bool) string {
	who := corpus.Shuffled(d.r, d.f.Others)[:2]
	if clue {
		who[0] = a.Who
	}
	p, second := &d.list[a.Piece], ""
	a.Who, a.Unwanted = who[0], f.Unwanted
	if b != nil {
		b.Who, b.Unwanted, second = who[1], f.Unwanted, b.Value
	}
	if f.Past {
		a.Who = ""
		if b != nil {
			b.Who = ""
		}
	}
	return strings.NewReplacer("{who}", who[0], "{other}", who[1], "{a}", a.Value, "{b}", second, "{things}", p.Things,
		"{thing}", p.Thing).Replace(f.Says)
}
