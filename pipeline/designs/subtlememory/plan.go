package subtlememory

import (
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
}

// variant is a variant of a set, with what is said of it.
type variant struct {
	sessions.Variant
	Says []said `json:"says"`
}

// said is a clause in which a fact shows, and the surface of its value.
type said struct {
	Clause  string `json:"clause"`
	FactID  string `json:"fact_id"`
	Surface string `json:"surface"`
	From    string `json:"from,omitempty"`    // the surface of the date from which it holds, where the clause has it
	FromID  string `json:"from_id,omitempty"` // the fact of that date
	Side    string `json:"side"`
}

// predFrom is the date from which another fact holds, where a clause says it.
const predFrom = "from"

// drawing draws the plan of one user.
type drawing struct {
	k     *Section
	p     *life.Pack
	user  life.User
	r     *rand.Rand
	given deal
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
)

// ofUser makes a set of what a user goes for in a kind of thing.
func (x *drawing) ofUser(id string, p life.Preference, subtype seeds.Subtype) planned {
	thing, things := p.Thing, p.Things
	out := planned{Set: sessions.Set{SetID: id, Origin: corpus.OfUser, Relation: string(subtype.Relation()), Subtype: string(subtype),
		Target: fmt.Sprintf("What does %s go for in %s?", x.user.Name, things), Domain: p.Domain,
		Case:   life.Wording().Together(string(subtype), x.user.Name, p),
		SeedID: "life/" + p.Key, Thing: &thing, Things: &things, Subjects: []string{thing}}}
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
		v := corpus.Shuffled(x.r, t.Values)
		switch subtype {
		case seeds.MultiEvidence:
			x.shows(&out, p, x.value(p, t, v[0]), life.Shown{}, 1)
		case seeds.AnyOne:
			x.shows(&out, p, x.value(p, t, v[0]), life.Shown{}, pairOf)
		case seeds.Temporal:
			x.dated(&out, p, t, v[:right])
		case seeds.Contextual:
			x.contexts(&out, p, t, v[:right])
		default:
			x.disputed(&out, p, t, v[:right])
		}
		out.Set.Fields = append(out.Set.Fields, sessions.Field{Predicate: t.Noun, Noun: t.Noun, Values: x.choices(v, right)})
	}
	return out
}

// choices are the values that a form offers: those that are right for something, and others, in an order that tells nothing.
func (x *drawing) choices(shuffled []string, right int) []string {
	return corpus.Shuffled(x.r, shuffled[:min(len(shuffled), max(right+1, mostChoices))])
}

// fact adds a fact of a thing.
func (out *planned) fact(f corpus.Fact) string {
	f.ID = fmt.Sprintf("%s.f%d", out.Set.SetID, len(out.Facts)+1)
	out.Facts = append(out.Facts, f)
	return f.ID
}

// variant adds a variant that says one thing.
func (out *planned) variant(v sessions.Variant, says ...said) {
	v.SetID, v.N = out.Set.SetID, int32(len(out.Variants)+1)
	v.VariantID = fmt.Sprintf("%s.v%d", v.SetID, v.N)
	for _, s := range says {
		v.FactIDs = append(v.FactIDs, s.FactID)
	}
	out.Variants = append(out.Variants, variant{v, says})
}

func (x *drawing) value(p life.Preference, t life.Trait, value string) corpus.Fact {
	return corpus.Fact{SubjectID: p.Thing, Predicate: t.Noun, Value: corpus.TextValue(corpus.KindEnum, value), From: x.k.First}
}

// shows adds variants of one value, each in a clause of its own, and returns the fact.
func (x *drawing) shows(out *planned, p life.Preference, f corpus.Fact, s life.Shown, n int) string {
	s.Name, s.Value = x.user.Name, f.Value.Text
	id := out.fact(f)
	for _, clause := range life.Wording().Clauses(x.r, p, s, n) {
		v := sessions.Variant{Sentence: life.Wording().Sentence(p, s), Hidden: true, Condition: sessions.Optional(s.Context)}
		out.variant(v, said{Clause: clause, FactID: id, Surface: s.Value, Side: prompts.SideUser})
	}
	return id
}

// contexts: another value in each of two contexts.
func (x *drawing) contexts(out *planned, p life.Preference, t life.Trait, values []string) {
	of := corpus.Shuffled(x.r, p.Contexts)
	for i, value := range values {
		f := x.value(p, t, value)
		f.Condition = of[i]
		x.shows(out, p, f, life.Shown{Context: of[i]}, 1)
	}
}

// disputed: two values of which one can hold, without anything that tells which.
func (x *drawing) disputed(out *planned, p life.Preference, t life.Trait, values []string) {
	var ids []string
	for _, value := range values {
		ids = append(ids, x.shows(out, p, x.value(p, t, value), life.Shown{Disputed: true}, 1))
	}
	out.Facts[0].Contradicts, out.Facts[1].Contradicts = ids[1], ids[0]
}

// The years in which what a user goes for has changed: before the history begins.
const (
	earliestChange = 5 // years before the history begins
	leastMonths    = 8 // between two changes
	mostMonths     = 20
)

// dated: values that follow one another, each from a month on.
func (x *drawing) dated(out *planned, p life.Preference, t life.Trait, values []string) {
	y, m, _ := x.k.First.Time().Date()
	month := (y-earliestChange)*12 + int(m) - 1 + x.r.IntN(6)
	last := ""
	for i, value := range values {
		when := monthOf(month)
		surface, asOf := corpus.Surfaces(when, x.k.First, nil)[0], when.Canonical()
		f := x.value(p, t, value)
		f.From, f.Supersedes = when.Date, last
		month += leastMonths + x.r.IntN(mostMonths-leastMonths)
		if i < len(values)-1 {
			f.To = monthOf(month).Date.Add(-1)
		}
		last = x.shows(out, p, f, life.Shown{When: surface}, 1)
		v := &out.Variants[len(out.Variants)-1]
		v.AsOf, v.Says[0].From = &asOf, surface
		v.Says[0].FromID = out.fact(corpus.Fact{SubjectID: p.Thing, Predicate: predFrom, Value: when, From: x.k.First})
	}
}

// monthOf is a month as a value, counted from the year 0.
func monthOf(n int) corpus.Value {
	return corpus.Value{Kind: corpus.KindDate, Date: corpus.NewDate(n/12, time.Month(n%12+1), 1), Precision: corpus.Month}
}

// ofWorld makes a set about the world of a candidate.
func (x *drawing) ofWorld(id string, c seeds.Candidate) planned {
	out := planned{Set: sessions.Set{SetID: id, Origin: corpus.OfWorld, Relation: string(c.Relation), Subtype: string(c.Subtype),
		Target: c.Target, Case: c.Target, Domain: c.Domain, SeedID: "knowledge/" + c.ID, Operation: sessions.Optional(string(c.Op))}}
	ids := map[string]string{} // row → fact
	last := ""
	for _, s := range c.Facts {
		if !slices.Contains(out.Set.Subjects, s.Subject) {
			out.Set.Subjects = append(out.Set.Subjects, s.Subject)
		}
		fact, again := ids[s.Row]
		if !again {
			fact = out.fact(x.stated(c, s, last))
			ids[s.Row] = fact
			if c.Subtype == seeds.Temporal {
				last = fact
			}
		}
		v := sessions.Variant{Sentence: s.Text, Once: s.Once}
		clause := said{Clause: clauseOf(s.Text), FactID: fact, Surface: shown(s.Value, s.Text), Side: prompts.SideUser}
		if x.r.IntN(2) == 0 {
			clause.Side = prompts.SideAssistant
		}
		switch c.Subtype {
		case seeds.Temporal:
			asOf := s.From.Canonical()
			v.AsOf = &asOf
			clause.From = shown(s.From, s.Text)
			clause.FromID = out.fact(corpus.Fact{SubjectID: s.Subject, Predicate: predFrom, Value: s.From, From: x.k.First})
		case seeds.Contextual:
			condition := s.Qualifier
			v.Condition = &condition
		}
		out.variant(v, clause)
	}
	if c.Subtype == seeds.Conflict {
		out.Facts[0].Contradicts, out.Facts[1].Contradicts = out.Facts[1].ID, out.Facts[0].ID
	}
	return out
}

// stated is the fact that a statement about the world states. Only temporal and contextual sets keep what tells their facts
// apart: contradictory ones are said without.
func (x *drawing) stated(c seeds.Candidate, s seeds.Stated, last string) corpus.Fact {
	f := corpus.Fact{SubjectID: s.Subject, Predicate: s.Predicate, Value: s.Value, From: x.k.First}
	switch c.Subtype {
	case seeds.Temporal:
		f.From, f.Supersedes = s.From.Date, last
		if s.Until.Kind != "" {
			f.To = s.Until.Date.Add(-1)
		}
	case seeds.Contextual:
		f.Condition = s.Qualifier
	}
	return f
}
