package category

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/work"
	"memloom/prompts"
)

// Remarks is what a user and the assistant say next to evidence: messages of the same making, by the same frames,
// about the same things, of which no question asks. Most messages of conversations are remarks, so that none of them
// shows by its words that a question rests on it.
type Remarks struct {
	Facts []corpus.Fact `json:"facts"` // in the order in which they are first said
	List  []Remark      `json:"list"`

	m       *Maker
	plain   bool // a remark is a clause alone
	by      map[string]Task
	parts   map[string][]Task // tasks by their component
	turns   map[string]int    // how often tasks of a component came up next to another
	barred  map[corpus.Slot]bool
	last    map[corpus.Slot]int // the fact that holds, by its place
	words   map[corpus.Slot]string
	lately  map[string]bool // what is said once in a part, in its words
	persons []person
	things  map[string]bool // of which cores speak
}

// Remark is a message that states a fact; several may state one fact.
type Remark struct {
	Fact    int    `json:"fact"` // its place among the facts
	Side    string `json:"side"`
	Text    string `json:"text"`
	Surface string `json:"surface"` // of the value in it
}

// person is a person whom the user speaks of, and no question asks about.
type person struct {
	who  string
	true []work.Circumstance // one an aspect
}

const (
	acquaintances = 240 // persons of whom remarks speak
	traitsOfOne   = 5   // circumstances of one of them at most
	circumstances = 8   // user's remarks in a hundred that are about a person
)

// changing is how many remarks in a hundred give a new value in the place of an old one, by side: as many as
// evidence does.
var changing = map[string]int{prompts.SideUser: 38, prompts.SideAssistant: 16}

// Remarks begins what is said next to the cores of a user. Plain remarks are clauses, for an author who makes
// messages of them.
func (m *Maker) Remarks(cores []Planned, plain bool) *Remarks {
	r := &Remarks{m: m, plain: plain, by: map[string]Task{}, parts: map[string][]Task{}, turns: map[string]int{},
		barred: map[corpus.Slot]bool{}, last: map[corpus.Slot]int{}, words: map[corpus.Slot]string{},
		things: map[string]bool{}}
	for _, t := range m.all {
		r.by[t.Title], r.parts[t.Of] = t, append(r.parts[t.Of], t)
	}
	known := map[string]bool{}
	for _, c := range cores {
		r.bar(c)
		known["my "+c.Facts[0].SubjectID], r.things[c.Facts[0].SubjectID] = true, true
	}
	for len(r.persons) < acquaintances {
		who := corpus.Pick(m.R, m.Work.Relations) + " " + corpus.Pick(m.R, m.Work.GivenNames)
		if known[who] {
			continue
		}
		known[who] = true
		r.persons = append(r.persons, person{who, m.circumstancesOfOne()})
	}
	return r
}

// circumstancesOfOne draws some of different aspects.
func (m *Maker) circumstancesOfOne() (out []work.Circumstance) {
	for _, c := range corpus.Shuffled(m.R, m.Work.Circumstances) {
		same := func(x work.Circumstance) bool { return x.Aspect == c.Aspect }
		if len(out) < traitsOfOne && !slices.ContainsFunc(out, same) {
			out = append(out, c)
		}
	}
	return out
}

// bar keeps what a core asks for, and what could be taken for something that was never said, out of remarks.
func (r *Remarks) bar(c Planned) {
	for _, f := range c.Facts {
		r.barred[f.Slot()] = true
	}
	if c.Attribute == nil {
		return
	}
	asked, subject := r.m.attributes[*c.Attribute], c.Facts[0].SubjectID
	for _, a := range r.m.askable(r.by[subject]) {
		if a.Key == asked.Key || near(a, asked) {
			r.barred[corpus.Slot{SubjectID: subject, Predicate: a.Key}] = true
		}
	}
}

// About adds remarks by the given sides about a thing of work, or about a kind of things that the user goes for, and
// returns their places: a remark for every side, or -1 where there is nothing to say.
func (r *Remarks) About(subject string, sides []string, day corpus.Date) []int {
	at, out := len(r.List), make([]int, len(sides))
	r.lately = map[string]bool{}
	var open []slot
	i := slices.IndexFunc(r.m.Life.Preferences, func(p life.Preference) bool { return p.Thing == subject })
	if i < 0 {
		open = r.open(subject, len(sides))
	}
	for n, side := range sides {
		switch {
		case side == prompts.SideUser && i >= 0 && r.m.R.IntN(2) == 0:
			r.taste(r.m.Life.Preferences[i], day)
		case side == prompts.SideUser && (i >= 0 || r.m.R.IntN(100) < circumstances):
			r.circumstance(day)
		case i < 0:
			r.work(&open, side, day)
		}
		if out[n] = -1; len(r.List) > at {
			out[n], at = at, len(r.List)
		}
	}
	return out
}

// open are attributes of a task, and of others of its component, that remarks may speak of: more than so many, in
// any order.
func (r *Remarks) open(subject string, n int) (out []slot) {
	of := r.by[subject].Of
	beside := r.parts[of]
	for k := 0; k <= len(beside) && len(out) < n+n/3; k++ {
		t := r.by[subject]
		if k > 0 {
			t = beside[r.turns[of]%len(beside)]
			if r.turns[of]++; t.Title == subject {
				continue
			}
		}
		for _, a := range r.m.askable(t) {
			if !r.barred[corpus.Slot{SubjectID: t.Title, Predicate: a.Key}] {
				out = append(out, slot{t, a})
			}
		}
	}
	return corpus.Shuffled(r.m.R, out)
}

// work adds a remark about an attribute of a task: a new value in place of an old one, one that was never given, or
// one again.
func (r *Remarks) work(open *[]slot, side string, day corpus.Date) {
	changes := func(s slot) bool {
		i, ok := r.last[corpus.Slot{SubjectID: s.task.Title, Predicate: s.of.Key}]
		return ok && s.of.Changes && r.Facts[i].From < day
	}
	fresh := func(s slot) bool {
		_, ok := r.last[corpus.Slot{SubjectID: s.task.Title, Predicate: s.of.Key}]
		return !ok
	}
	kind, i := frameSaid, -1
	if r.m.R.IntN(100) < changing[side] {
		kind, i = frameChanged, slices.IndexFunc(*open, changes)
	}
	if i < 0 {
		kind, i = frameSaid, slices.IndexFunc(*open, fresh)
	}
	if i < 0 && r.m.R.IntN(3) == 0 {
		i = slices.IndexFunc(*open, changes)
	}
	renew := i >= 0
	if i = max(i, 0); i >= len(*open) {
		return
	}
	s := (*open)[i]
	*open = slices.Delete(*open, i, i+1)
	r.value(s, renew || fresh(s), kind, side, day)
}

// value adds a remark that gives an attribute a new value, or says the one again that it has.
func (r *Remarks) value(s slot, renew bool, kind, side string, day corpus.Date) {
	at := corpus.Slot{SubjectID: s.task.Title, Predicate: s.of.Key}
	f, before, m := corpus.Fact{SubjectID: at.SubjectID, Predicate: at.Predicate}, corpus.Value{}, r.m
	last, again := r.last[at]
	if again {
		before = r.Facts[last].Value
	}
	surface, ok := r.words[at], false
	if renew {
		var words string
		if f.Value, words, ok = m.value(s.of, before, func(v corpus.Value) bool { return again && v.Equal(before) }); ok {
			surface = words
		}
	}
	if !ok && !again {
		return
	}
	if !ok {
		kind = frameSaid
	}
	r.add(at, f, ok, said(m.frame(kind, s.of), s.of, s.task.the(), surface), surface, side, day)
}

// add adds a remark, with its fact where that is new.
func (r *Remarks) add(at corpus.Slot, f corpus.Fact, isNew bool, clause, surface, side string, day corpus.Date) {
	if isNew {
		f.ID, f.From, f.Knowers = RemarkID(len(r.Facts)), day, []string{side}
		if last, ok := r.last[at]; ok {
			r.Facts[last].To, f.Supersedes = day.Add(-1), r.Facts[last].ID
		}
		r.last[at], r.words[at] = len(r.Facts), surface
		r.Facts = append(r.Facts, f)
	}
	if !r.plain {
		clause = r.m.message(clause)
	}
	r.List = append(r.List, Remark{r.last[at], side, clause, surface})
}

// RemarkID names the nth fact of remarks, from 0.
func RemarkID(n int) string { return fmt.Sprintf("remark-%06d", n+1) }

// once adds a remark about what never changes, unless the part has said it.
func (r *Remarks) once(subject, predicate string, v corpus.Value, clause, surface string, day corpus.Date) {
	at := corpus.Slot{SubjectID: subject, Predicate: predicate}
	_, known := r.last[at]
	if r.lately[subject+predicate] {
		return
	}
	r.lately[subject+predicate] = true
	f := corpus.Fact{SubjectID: subject, Predicate: predicate, Value: v}
	r.add(at, f, !known, clause, surface, prompts.SideUser, day)
}

// circumstance adds a remark about a circumstance of a person.
func (r *Remarks) circumstance(day corpus.Date) {
	p := corpus.Pick(r.m.R, r.persons)
	c := corpus.Pick(r.m.R, p.true)
	clause := work.Fill(c.Clause, p.who)
	words := strings.TrimSpace(strings.TrimPrefix(clause, p.who))
	r.once(strings.TrimPrefix(p.who, "my "), c.Aspect, corpus.TextValue(corpus.KindText, words), clause, words, day)
}

// taste adds a remark about what the user goes for in things of which no core speaks, or what another person does.
func (r *Remarks) taste(p life.Preference, day corpus.Date) {
	n := r.m.R.IntN(len(p.Traits))
	t, who := p.Traits[n], corpus.Pick(r.m.R, r.persons).who
	subject, predicate := p.Thing, t.Noun
	if own := !r.things[p.Thing] && r.m.R.IntN(2) == 0; !own {
		subject, predicate = strings.TrimPrefix(who, "my "), p.Thing+" "+t.Noun
	}
	at := corpus.Slot{SubjectID: subject, Predicate: predicate}
	v, known := r.words[at]
	if !known {
		v = corpus.Pick(r.m.R, t.Values)
	}
	clause := life.Wording().Clauses(r.m.R, p, life.Shown{Value: v}, 1)[0]
	if subject != p.Thing {
		clause = p.Fill(fill(corpus.Pick(r.m.R, Wording()["taste"]), "who", who, "v", v))
	}
	r.once(subject, predicate, corpus.TextValue(corpus.KindEnum, v), clause, v, day)
}
