package streammembench

import (
	"maps"
	"math/rand/v2"
	"slices"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/pipeline/questions/across"
	"memloom/pipeline/questions/episode"
	"memloom/pipeline/sessions"
)

// The types of questions that pieces are planned for.
const (
	typePreference = episode.Preference
	typePlan       = episode.Plan
)

// piece is an item of the pool (T1), and where the user says it.
type piece struct {
	Thing    string   `json:"thing"`
	Things   string   `json:"things"`
	Domain   string   `json:"domain"`
	Aspect   string   `json:"aspect"`
	Value    string   `json:"value"` // of a plan its context, of a likeness the things that it is to be like
	Polarity string   `json:"polarity"`
	Strength string   `json:"strength"`
	Told     string   `json:"told"`
	Context  string   `json:"context,omitempty"`
	Serves   string   `json:"serves,omitempty"` // the type of question that it is for
	Choices  []string `json:"choices"`
	Clause   string   `json:"clause"`
	Session  int      `json:"session"` // from 0; -1: it stays unrevealed
	Flip     *flip    `json:"flip,omitempty"`
}

// flip is a change of mind about a piece (T2).
type flip struct {
	Session int    `json:"session"`
	Value   string `json:"value"`
	Clause  string `json:"clause"`
	Reason  string `json:"reason"`
	Why     string `json:"why"` // the clause of the reason
}

// slot is an aspect of a thing, in a context or in none, wanted or not.
type slot struct {
	things, aspect, context string
	unwanted                bool
}

func (p *piece) slot() slot {
	return slot{p.Things, p.Aspect, p.Context, p.Polarity == sessions.Dislike}
}

// bond is what holds between the sessions of pieces.
type bond struct {
	// all sessions differ, or are one; else the first piece is said when the last of the others is, or before
	apart, together bool
	of              []int
}

// drawing draws a pool.
type drawing struct {
	k       *Section
	p       *life.Pack
	r       *rand.Rand
	f       frames
	list    []piece
	bonds   []bond
	taken   map[slot]bool
	values  map[string]bool // values that are said, each once
	things  map[string]int  // pieces by thing
	load    []float64       // turns of the user by session, while asides are drawn
	friends []string        // people who want nothing yet
	said    []*chain
	changes []int // pieces that are to be flipped
	extra   []int // of them, those that need not
	most    int   // pieces that are said
}

func newDrawing(k *Section, p *life.Pack, r *rand.Rand) *drawing {
	return &drawing{k: k, p: p, r: r, f: wording(), taken: map[slot]bool{}, values: map[string]bool{},
		things: map[string]int{}, most: k.pieces()}
}

// pool draws the pieces that the wanted questions need, those that are said next to them, and those that are never
// said.
func (d *drawing) pool(wanted map[string]int) {
	wanted = maps.Clone(wanted)
	d.models(wanted[across.SlotMapping])
	d.contexts(wanted)
	d.bindings(wanted)
	d.pairs(wanted[across.SlotCompleteness])
	singles := []string{episode.Preference, episode.Plan, episode.FactRecall, episode.DetailPrecision,
		episode.ImplicitInfo, episode.Negation}
	// why those changed is asked too
	wanted[episode.Reasoning] -= wanted[across.EvolutionTiming] + wanted[across.ConflictResolution]
	for _, name := range append([]string{across.EvolutionTiming, across.ConflictResolution, episode.Reasoning},
		singles...) {
		for n := wanted[name]; n > 0 && d.single(name); n-- {
		}
	}
	for i := 0; len(d.list) < d.most && i < 2*d.most; i++ { // spares
		d.single(singles[i%len(singles)])
	}
	for i, misses := 0, 0; len(d.list) < d.k.Pool && misses < mostMisses; i++ {
		d.most = d.k.Pool
		if d.single([]string{episode.FactRecall, episode.Negation}[i%2]) {
			misses = 0
		} else {
			misses++
		}
	}
}

// mostMisses is how often in a row no piece is found before the pool is taken to be as large as the pack makes it.
const mostMisses = 20

// room says whether so many more pieces can be said.
func (d *drawing) room(n int) bool { return len(d.list)+n <= d.most }

// keep adds pieces and returns the number of the first.
func (d *drawing) keep(list ...*piece) int {
	first := len(d.list)
	for _, p := range list {
		d.taken[p.slot()], d.values[p.Value] = true, true
		d.things[p.Things]++
		d.list = append(d.list, *p)
	}
	return first
}

// wanting are the kinds of things in the order in which they are tried: those that another person tells come first,
// then those of which little is said, so that there is more to say of fewer things.
func (d *drawing) wanting() []life.Preference {
	list := corpus.Shuffled(d.r, d.p.Preferences)
	weight := map[string]int{}
	for _, p := range d.list {
		n := d.things[p.Things]
		switch {
		case n < 4 && slices.Contains(clued, p.Serves):
			weight[p.Things] = 2
		case n < 3:
			weight[p.Things] = max(weight[p.Things], 1)
		}
	}
	slices.SortStableFunc(list, func(a, b life.Preference) int { return weight[b.Things] - weight[a.Things] })
	return list
}

// say words a piece; false where no clause has room or the slot is taken.
func (d *drawing) say(p *piece) bool {
	if d.taken[p.slot()] || p.Context != "" && d.taken[slot{things: p.Things, aspect: p.Aspect}] || d.values[p.Value] &&
		p.Told != sessions.ByLikeness && p.Told != sessions.AsPlan {
		return false
	}
	for _, frame := range corpus.Shuffled(d.r, d.f.of(p)) {
		if clause := p.fill(frame); fits(clause, d.k.UserRunes) {
			p.Clause = clause
			return true
		}
	}
	return false
}

// about is a piece about an aspect of a thing, with the first drawn value that has room; nil for none.
func (d *drawing) about(p life.Preference, t life.Trait, shape piece) *piece {
	out := shape
	out.Thing, out.Things, out.Domain, out.Aspect, out.Session = p.Thing, p.Things, p.Domain, t.Noun, -1
	if out.Choices = d.fitting(out, t.Values); len(out.Choices) < fewestChoices || d.inUse(p.Things, t.Noun) {
		return nil
	}
	for _, v := range corpus.Shuffled(d.r, out.Choices) {
		if out.Value = v; d.say(&out) {
			return &out
		}
	}
	return nil
}

// fewestChoices is how many values an aspect has at least: one, and three that no one says.
const fewestChoices = 4

// fitting are the values with which a clause of a piece has room, and with which a person may dislike it, or one turn
// hold two of them: in whatever role a value is said, it has one length.
func (d *drawing) fitting(p piece, values []string) []string {
	worst := piece{Things: p.Things, Told: sessions.Plainly, Polarity: sessions.Dislike, Strength: sessions.Strong}
	room := min(d.k.UserRunes/3+1, d.k.UserRunes-1-utf8.RuneCountInString(worst.fill(d.f.of(&worst)[0])))
	if p.Told == sessions.AsPlan {
		room = d.k.UserRunes
	}
	return slices.DeleteFunc(slices.Clone(values), func(v string) bool {
		p.Value = v
		return utf8.RuneCountInString(v) > room ||
			!slices.ContainsFunc(d.f.of(&p), func(frame string) bool { return fits(p.fill(frame), d.k.UserRunes) })
	})
}

// inUse says whether something is said of an aspect of a thing already.
func (d *drawing) inUse(things, aspect string) bool {
	return slices.ContainsFunc(d.list, func(p piece) bool { return p.Things == things && p.Aspect == aspect })
}

func liking(serves string) piece {
	return piece{Polarity: sessions.Like, Strength: sessions.Normal, Told: sessions.Plainly, Serves: serves}
}

// single draws a piece that a question of a type rests on alone, or that is to change.
func (d *drawing) single(name string) bool {
	if !d.room(1) {
		return false
	}
	if name == episode.Plan {
		p := d.plan(d.wanting())
		if p != nil {
			d.keep(p)
		}
		return p != nil
	}
	shape, changes := d.shape(name), slices.Contains(changing, name)
	if d.reject(shape) {
		return true
	}
	for _, p := range d.wanting() {
		if changes && d.changed(p.Things) || name == episode.Preference && d.served(p.Things, name) {
			continue // why it changed, and how the user feels, is asked once of a thing
		}
		for _, t := range corpus.Shuffled(d.r, p.Traits) {
			x := d.about(p, t, shape)
			if x == nil || changes && !d.change(x) {
				continue
			}
			if at := d.keep(x); changes {
				d.changes = append(d.changes, at)
			}
			return true
		}
	}
	return false
}

// reject draws a value that is not wanted of an aspect of which another one is: both are said in one episode, and asked
// about by two types.
func (d *drawing) reject(shape piece) bool {
	if shape.Polarity == sessions.Like || shape.Serves == typePreference || d.most > d.k.pieces() {
		return false // the last: it is never said
	}
	for _, i := range d.r.Perm(len(d.list)) {
		p := &d.list[i]
		if !p.liked() || !slices.Contains(clued, p.Serves) || p.Serves == shape.Serves ||
			d.taken[slot{p.Things, p.Aspect, "", true}] {
			continue
		}
		x := shape
		x.Thing, x.Things, x.Domain, x.Aspect, x.Session = p.Thing, p.Things, p.Domain, p.Aspect, -1
		x.Choices = p.Choices
		for _, x.Value = range corpus.Shuffled(d.r, d.fitting(x, p.Choices)) {
			if d.say(&x) {
				d.bonds = append(d.bonds, bond{together: true, of: []int{i, d.keep(&x)}})
				return true
			}
		}
	}
	return false
}

// changing are the types that rest on a flip.
var changing = []string{across.EvolutionTiming, across.ConflictResolution, episode.Reasoning}

// shape is how a piece for questions of a type is told: its polarity, its strength and its way.
func (d *drawing) shape(name string) piece {
	shape := liking(name)
	if d.r.IntN(3) == 0 {
		shape.Strength = sessions.Strong
	}
	switch n := d.count(name); name {
	case episode.Negation:
		shape.Polarity = sessions.Dislike
	case episode.Preference: // each way to feel as often as another
		shape.Polarity, shape.Strength = []string{sessions.Like, sessions.Dislike}[n%2], []string{sessions.Normal,
			sessions.Strong}[n/2%2]
	case episode.ImplicitInfo:
		shape.Told, shape.Polarity = sessions.AsDeed, []string{sessions.Like, sessions.Dislike, sessions.Dislike}[n%3]
	case across.EvolutionTiming, across.ConflictResolution, episode.Reasoning:
		shape.Strength = sessions.Normal
	}
	return shape
}

// served says whether a piece about a thing is for questions of a type.
func (d *drawing) served(things, name string) bool {
	return slices.ContainsFunc(d.list, func(p piece) bool { return p.Things == things && p.Serves == name })
}

func (d *drawing) count(serves string) (n int) {
	for _, p := range d.list {
		if p.Serves == serves {
			n++
		}
	}
	return n
}

// plan is a piece that says where the next of a kind of thing is to be used; nil for none.
func (d *drawing) plan(list []life.Preference) *piece {
	for _, p := range list {
		for _, c := range corpus.Shuffled(d.r, p.Contexts) {
			x := piece{Thing: p.Thing, Things: p.Things, Domain: p.Domain, Aspect: sessions.NextUse, Value: c,
				Polarity: sessions.Like,
				Strength: sessions.Normal, Told: sessions.AsPlan, Serves: typePlan, Session: -1}
			if x.Choices = d.fitting(x, p.Contexts); len(x.Choices) >= fewestChoices && d.say(&x) {
				return &x
			}
		}
	}
	return nil
}
