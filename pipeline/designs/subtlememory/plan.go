package subtlememory

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/seeds"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// plan is what is planned of a user: sets, and sessions in the order of time.
type plan struct {
	Sets     []planned `json:"sets"`
	Sessions []session `json:"sessions"`

	keys     *Section
	seeds    []sessions.Seed    // of the run, with its first user
	dropped  []sessions.Dropped // words of sets
	failures []corpus.Failure   // of who worded them
}

// planned is a set with its variants. Its facts name their subjects by their titles until themes are made.
type planned struct {
	Set      sessions.Set  `json:"set"`
	Variants []variant     `json:"variants"`
	Facts    []corpus.Fact `json:"facts"`
	Others   []other       `json:"others,omitempty"`

	own map[string]bound // what no one asks about and the user goes for, by noun
}

// other is a value that another person goes for: a form prints it, and the history says it.
type other struct {
	Noun  string `json:"noun"`
	Value string `json:"value"`
}

// variant is a variant of a set, with what is said of it.
type variant struct {
	sessions.Variant
	Says said `json:"says"`
}

// said is a clause in which a fact shows, and the surface of its value, or its sign.
type said struct {
	Clause  string `json:"clause"`
	FactID  string `json:"fact_id"`
	Surface string `json:"surface"`
	Sign    bool   `json:"sign,omitempty"`
	Frame   int    `json:"frame,omitempty"`   // of the clause
	From    string `json:"from,omitempty"`    // the surface of the date from which it holds, where the clause has it
	FromID  string `json:"from_id,omitempty"` // the fact of that date
	Side    string `json:"side"`
}

// predFrom is the date from which another fact holds, where a clause says it.
const predFrom = "from"

// bound is a value with where or since when it holds: always, where it has neither.
type bound struct {
	value, context string
	since          corpus.Value
}

// drawing draws the plan of one user.
type drawing struct {
	k     *Section
	p     *life.Pack
	user  life.User
	r     *rand.Rand
	given deal
	world *seeds.Drawing // of what no one asks about
}

func (x *drawing) sets() []planned {
	var out []planned
	for i, c := range x.given.Preferences {
		out = append(out, x.ofUser(fmt.Sprintf("s%03d", i+1), preference(x.p, c.Key), c.Subtype))
	}
	for i, c := range x.given.World {
		out = append(out, x.ofWorld(fmt.Sprintf("s%03d", len(x.given.Preferences)+i+1), c))
	}
	return out
}

// The sizes of sets of users: variants of a multi-evidence and a temporal one; the others have two.
const (
	severalTraits = 3
	severalDates  = 3
	pairOf        = 2
	mostChoices   = 4 // values of a field in a form
	mentioned     = 3 // of them the history says, whatever the subtype
)

// ofUser makes a set of what a user goes for in a kind of thing.
func (x *drawing) ofUser(id string, p life.Preference, subtype seeds.Subtype) planned {
	thing, things := p.Thing, p.Things
	out := planned{Set: sessions.Set{SetID: id, Origin: corpus.OfUser, Relation: string(subtype.Relation()),
		Subtype: string(subtype),
		Target:  fmt.Sprintf("What does %s go for in %s?", x.user.Name, things), Domain: p.Domain,
		Case:   life.Wording().Together(string(subtype), x.user.Name, p),
		SeedID: "life/" + p.Key, Thing: &thing, Things: &things, Subjects: []string{thing}}, own: map[string]bound{}}
	traits, right := 1, 1 // right: values that are right for something
	switch subtype {
	case seeds.MultiEvidence:
		traits = severalTraits
	case seeds.Temporal:
		right = severalDates
	case seeds.Contextual, seeds.Conflict:
		right = pairOf
	}
	for _, t := range corpus.Shuffled(x.r, p.Traits)[:traits] {
		v := corpus.Shuffled(x.r, t.Values)[:mostChoices]
		for _, value := range v[right:max(right, mentioned)] {
			out.Others = append(out.Others, other{t.Noun, value})
		}
		x.variants(&out, p, t, subtype, v)
		out.Set.Fields = append(out.Set.Fields, sessions.Field{Predicate: t.Noun, Noun: t.Noun, Values: corpus.Shuffled(x.r,
			v)})
	}
	return out
}

// variants makes the variants of a trait. What is bound in an any-one or a contradictory set is so on both sides.
func (x *drawing) variants(out *planned, p life.Preference, t life.Trait, subtype seeds.Subtype, v []string) {
	switch subtype {
	case seeds.MultiEvidence:
		x.shows(out, p, t, bound{value: v[0]})
	case seeds.Temporal:
		x.dated(out, p, t, v[:severalDates])
	case seeds.Contextual:
		of := corpus.Shuffled(x.r, p.Contexts)
		for i, value := range v[:pairOf] {
			x.shows(out, p, t, bound{value: value, context: of[i]})
		}
	default:
		b := x.bound(p, inContext, withDate, monthsOfDispute)
		a, other := b, b
		if a.value, other.value = v[0], v[1]; subtype == seeds.AnyOne {
			other.value = v[0]
		}
		first, second := x.shows(out, p, t, a), x.shows(out, p, t, other)
		if subtype == seeds.Conflict {
			out.named(first).Contradicts, out.named(second).Contradicts = second, first
		}
	}
}

// The shares of any-one and contradictory sets that hold in a context, or from a date on, of a hundred: as among those
// that look like them. Asides hold as often so as all variants do.
const (
	inContext, withDate       = 52, 48
	asideContext, asideDated  = 34, 39
	earliestMonth, monthsOpen = 60, 48 // before the history begins, and how many of them
	monthsOfDispute           = 30     // as of values that were replaced
)

func (x *drawing) bound(p life.Preference, context, dated, months int) bound {
	switch n := x.r.IntN(100); {
	case n < context:
		return bound{context: corpus.Pick(x.r, p.Contexts)}
	case n < context+dated:
		y, m, _ := x.k.First.Time().Date()
		return bound{since: monthOf(y*12 + int(m) - 1 - earliestMonth + x.r.IntN(months))}
	}
	return bound{}
}

// fact adds a fact unless there is one of its slot, value and bounds.
func (out *planned) fact(f corpus.Fact) string {
	for _, g := range out.Facts {
		if g.Slot() == f.Slot() && g.Value.Equal(f.Value) && g.Condition == f.Condition && g.From == f.From {
			return g.ID
		}
	}
	f.ID = fmt.Sprintf("%s.f%d", out.Set.SetID, len(out.Facts)+1)
	out.Facts = append(out.Facts, f)
	return f.ID
}

func (out *planned) named(id string) *corpus.Fact {
	return &out.Facts[slices.IndexFunc(out.Facts, func(f corpus.Fact) bool { return f.ID == id })]
}

// variant adds a variant.
func (out *planned) variant(v sessions.Variant, says said) {
	v.SetID, v.N = out.Set.SetID, int32(len(out.Variants)+1)
	v.VariantID = fmt.Sprintf("%s.v%d", v.SetID, v.N)
	v.FactIDs = []string{says.FactID}
	out.Variants = append(out.Variants, variant{v, says})
}

// shows adds a variant of the user's, in a frame that the set has not, and returns its fact.
func (x *drawing) shows(out *planned, p life.Preference, t life.Trait, b bound) string {
	var taken []int
	for _, v := range out.Variants {
		taken = append(taken, v.Says.Frame)
	}
	says := x.sign(out, p, t, b, life.Me, corpus.Pick(x.r, life.Wording().People), taken)
	s := life.Shown{Name: x.user.Name, Value: b.value, Context: b.context, When: says.From}
	v := sessions.Variant{Sentence: life.Wording().Sentence(p, s), Hidden: true, Condition: sessions.Optional(b.context),
		Sign: &says.Surface}
	if says.From != "" {
		asOf := b.since.Canonical()
		v.AsOf = &asOf
	}
	out.variant(v, says)
	return says.FactID
}

// sign says by a sign what a person goes for, in a frame that is not taken, and adds the fact.
func (x *drawing) sign(out *planned, p life.Preference, t life.Trait, b bound, whose, beside string, taken []int) said {
	w := life.Wording()
	frames := slices.DeleteFunc(x.r.Perm(len(w.Shown)), func(i int) bool { return slices.Contains(taken, i) })
	f := corpus.Fact{SubjectID: p.Thing, Predicate: t.Noun, Value: corpus.TextValue(corpus.KindEnum, b.value),
		Condition: b.context, From: x.k.First}
	if whose != life.Me {
		f.SubjectID = whose + "'s " + p.Thing
	}
	says := said{Surface: life.BuiltinSigns().Of(p, t, b.value), Sign: true, Side: prompts.SideUser}
	if b.since.Kind != "" {
		f.From, says.From = b.since.Date, corpus.Surfaces(b.since, x.k.First, nil)[0]
		says.FromID = out.fact(corpus.Fact{SubjectID: f.SubjectID, Predicate: predFrom, Value: b.since, From: x.k.First})
	}
	says.FactID = out.fact(f)
	for _, says.Frame = range frames { // the first in which no word is twice
		says.Clause = w.Clause(says.Frame, life.Sign{Words: says.Surface, Whose: whose, Beside: beside, Context: b.context,
			When: says.From})
		if !prompts.Doubled(says.Clause) {
			break
		}
	}
	return says
}

// The years in which what a user goes for has changed: before the history begins.
const (
	earliestChange = 5 // years before the history begins
	monthsOfStart  = 14
	leastMonths    = 8 // between two changes
	mostMonths     = 20
)

// dated: values that follow one another, each from a month on.
func (x *drawing) dated(out *planned, p life.Preference, t life.Trait, values []string) {
	y, m, _ := x.k.First.Time().Date()
	month := (y-earliestChange)*12 + int(m) - 1 + x.r.IntN(monthsOfStart)
	last := ""
	for i, value := range values {
		id := x.shows(out, p, t, bound{value: value, since: monthOf(month)})
		month += leastMonths + x.r.IntN(mostMonths-leastMonths)
		f := out.named(id)
		if f.Supersedes = last; i < len(values)-1 {
			f.To = monthOf(month).Date.Add(-1)
		}
		last = id
	}
}

// monthOf is a month as a value, counted from the year 0.
func monthOf(n int) corpus.Value {
	return corpus.Value{Kind: corpus.KindDate, Date: corpus.NewDate(n/12, time.Month(n%12+1), 1), Precision: corpus.Month}
}

// ofWorld makes a set about the world of a candidate.
func (x *drawing) ofWorld(id string, c seeds.Candidate) planned {
	out := planned{Set: sessions.Set{SetID: id, Origin: corpus.OfWorld, Relation: string(c.Relation),
		Subtype: string(c.Subtype),
		Target:  c.Target, Case: c.Target, Domain: c.Domain, SeedID: "knowledge/" + c.ID,
		Operation: sessions.Optional(string(c.Op))}}
	ids := map[string]string{} // row → fact
	last, side := "", x.side()
	for _, s := range c.Facts {
		if !slices.Contains(out.Set.Subjects, s.Subject) {
			out.Set.Subjects = append(out.Set.Subjects, s.Subject)
		}
		if c.Subtype != seeds.Conflict { // neither side of a contradiction has more to say
			side = x.side()
		}
		says := x.states(&out, s, side)
		f := out.named(says.FactID)
		if s.Until.Kind != "" {
			f.To = s.Until.Date.Add(-1)
		}
		if _, again := ids[s.Row]; !again && c.Subtype == seeds.Temporal {
			f.Supersedes, last = last, f.ID
		}
		ids[s.Row] = f.ID
		v := sessions.Variant{Sentence: s.Text, Once: s.Once, Condition: sessions.Optional(s.Qualifier)}
		if s.From.Kind != "" {
			asOf := s.From.Canonical()
			v.AsOf = &asOf
		}
		out.variant(v, says)
	}
	if c.Subtype == seeds.Conflict {
		a, b := out.Variants[0].Says.FactID, out.Variants[1].Says.FactID
		out.named(a).Contradicts, out.named(b).Contradicts = b, a
	}
	return out
}

func (x *drawing) side() string {
	return corpus.Pick(x.r, []string{prompts.SideUser, prompts.SideAssistant})
}

// states says a fact about the world, and adds it.
func (x *drawing) states(out *planned, s seeds.Stated, side string) said {
	f := corpus.Fact{SubjectID: s.Subject, Predicate: s.Predicate, Value: s.Value, Condition: s.Qualifier, From: x.k.First}
	text := cmp.Or(s.Said, s.Text)
	says := said{Clause: clauseOf(text), Surface: shown(s.Value, text), Side: side}
	if s.From.Kind != "" {
		f.From, says.From = s.From.Date, shown(s.From, text)
		says.FromID = out.fact(corpus.Fact{SubjectID: s.Subject, Predicate: predFrom, Value: s.From, From: x.k.First})
	}
	says.FactID = out.fact(f)
	return says
}
