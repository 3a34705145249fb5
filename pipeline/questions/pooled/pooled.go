// Package pooled reads the pool of a stream as questions ask about it (StreamMemBench, T5, T7): the pieces that
// episodes reveal, their flips, and the items and options that are made of them. A piece is an item of the pool that
// was said.
package pooled

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/sessions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// Family is a question type over a pool. Its drafts are those about pieces that are planned for it first, then others
// that are planned for none: a piece that is asked about in two ways would tell the one answer by the other.
type Family struct {
	Title   string // its name in recipes
	Kind    string // within an episode, or across
	Drafted func(*Pool, Piece) (questions.Draft, bool)
	Over    func(Piece) bool // whether a piece can be asked about so
	Any     bool             // what it asks for is no value of the piece, so that any will do
}

// Name implements questions.Family.
func (f Family) Name() string { return f.Title }

// Category implements questions.Family.
func (f Family) Category() string { return f.Kind }

// Requires implements questions.Family.
func (Family) Requires() []filters.Requirement { return filters.StandardRequirements() }

// Drafts implements questions.Family.
func (f Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	p, ok := Of(w, r)
	if !ok {
		return nil
	}
	var own, others []questions.Draft
	order := corpus.Shuffled(r, p.Pieces)
	for round := range rounds {
		for _, x := range order {
			planned := x.Serves != nil && *x.Serves == f.Title
			if !f.Over(x) || !planned && !f.Any && (round > 0 || x.Serves != nil) {
				continue
			}
			switch d, ok := f.Drafted(p, x); {
			case ok && planned:
				own = append(own, p.finished(d, f))
			case ok:
				others = append(others, p.finished(d, f))
			}
		}
		own, others = append(own, others...), nil
	}
	return questions.Keyed(f.Title, own, func(int, func(i, j int)) {}) // in their order
}

// rounds is how often a question is drafted anew where the judges reject it, with other words and other wrong options
// (T6).
const rounds = 3

// Piece is an item of the pool with where it was said.
type Piece struct {
	sessions.Preference
	Said questions.Statement
	Flip *Flip
}

// Flip is a change of mind about a piece, and the reason.
type Flip struct {
	sessions.PreferenceState
	Said, Why questions.Statement
}

// Asp is the aspect that a piece is about.
func (p Piece) Asp() string { return *p.Aspect }

// Plain says whether a piece is said in plain words as something liked.
func (p Piece) Plain() bool { return *p.Told == sessions.Plainly && p.Polarity == sessions.Like }

// Pool is the pool of a corpus.
type Pool struct {
	W      *questions.World
	R      *rand.Rand
	Pieces []Piece
	ends   []corpus.Stamp // of episodes, in order
}

// Of reads the pool of a world; not ok where it has none.
func Of(w *questions.World, r *rand.Rand) (*Pool, bool) {
	list, states, err := sessions.PoolOf(w.Corpus)
	if err != nil || len(states) == 0 {
		return nil, false
	}
	p, ends := &Pool{W: w, R: r}, map[string]corpus.Stamp{}
	for i := range w.Corpus.Messages {
		m := &w.Corpus.Messages[i]
		ends[m.SessionID] = max(ends[m.SessionID], m.At)
	}
	p.ends = slices.Sorted(maps.Values(ends))
	for _, x := range list {
		said := w.Statements(x.FactID)
		if len(said) == 0 {
			continue
		}
		piece := Piece{Preference: x, Said: said[0]}
		for _, s := range states[x.PreferenceID] {
			if s.State == sessions.Flipped {
				piece.Flip = p.flip(s)
			}
		}
		p.Pieces = append(p.Pieces, piece)
	}
	return p, true
}

// flip reads a flip; nil where a part of it was not said.
func (p *Pool) flip(s sessions.PreferenceState) *Flip {
	said, why := p.W.Statements(s.FactID), []questions.Statement(nil)
	if s.ReasonID != nil {
		why = p.W.Statements(*s.ReasonID)
	}
	if len(said) == 0 || len(why) == 0 {
		return nil
	}
	return &Flip{s, said[0], why[0]}
}

// After is the minute after the episode that holds the last of some statements.
func (p *Pool) After(list ...questions.Statement) corpus.Stamp {
	var at corpus.Stamp
	for _, s := range list {
		at = max(at, p.ends[p.episode(s.Message.At)]+1)
	}
	return at
}

// episode is the episode of a time, from 0.
func (p *Pool) episode(at corpus.Stamp) int {
	i, _ := slices.BinarySearch(p.ends, at)
	return i
}

// Apart says whether statements are of two sessions or more.
func Apart(list ...questions.Statement) bool {
	return slices.ContainsFunc(list,
		func(s questions.Statement) bool { return s.Message.SessionID != list[0].Message.SessionID })
}

// Item begins an item that is asked once some statements were made, and a clue.
func (p *Pool) Item(clue *questions.Statement, list ...questions.Statement) corpus.Item {
	if clue != nil {
		list = append(list, *clue)
	}
	it := corpus.Item{AskedAt: p.After(list...)}
	if clue != nil {
		p.Bridge(&it, *clue)
	}
	return it
}

// Rest lets an item rest on statements of a role, each a piece of its own.
func (p *Pool) Rest(it *corpus.Item, role corpus.Role, list ...questions.Statement) {
	for _, s := range list {
		if slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return e.MessageID == s.Message.ID }) {
			continue
		}
		group := 1
		for _, e := range it.Evidence {
			group = max(group, e.Set+1)
		}
		it.Evidence = append(it.Evidence, questions.Evidence([]questions.Statement{s}, role, group)...)
	}
}

// Answer gives an item its gold: operands, each an answer piece, and their result.
func (p *Pool) Answer(it *corpus.Item, op corpus.Operation, list ...questions.Statement) {
	for _, s := range list {
		it.Gold = append(it.Gold, questions.Operand(s, op, it.AskedAt))
	}
	p.Rest(it, corpus.RoleAnswer, list...)
	result := questions.Result(it.Gold[len(it.Gold)-1])
	if len(list) > 1 {
		var values []corpus.Value
		result.FactIDs, result.How = nil, corpus.HowComputed
		for _, s := range list {
			values, result.FactIDs = append(values, s.Fact.Value), append(result.FactIDs, s.Fact.ID)
		}
		v := corpus.ListValue(values...)
		result.Atom = &v
	}
	it.Gold = append(it.Gold, result)
}

// Bridge adds a statement that is needed to find the answer.
func (p *Pool) Bridge(it *corpus.Item, s questions.Statement) {
	it.Gold = append([]corpus.GoldAtom{questions.Bridge(s, corpus.OpValue, it.AskedAt)}, it.Gold...)
	p.Rest(it, corpus.RoleBridge, s)
}

// Until is the first statement behind the time of asking that changes what an item rests on; 0 for none.
func Until(w *questions.World, it corpus.Item) corpus.Stamp {
	var out corpus.Stamp
	for _, f := range w.Stated() {
		if f.Supersedes == "" {
			continue
		}
		rests := slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool {
			return slices.Contains(g.FactIDs,
				f.Supersedes)
		})
		if at := w.Statements(f.ID)[0].Message.At; rests && at >= it.AskedAt && (out == 0 || at < out) {
			out = at
		}
	}
	return out
}

// finished gives a draft what all items of a family have.
func (p *Pool) finished(d questions.Draft, f Family) questions.Draft {
	d.Item.Category, d.Item.ValidUntil = f.Kind, Until(p.W, d.Item)
	d.Ask.Plain = strings.TrimSpace(d.Ask.Plain)
	return d
}

// Asked is a question in plain words that names some things.
func Asked(op corpus.Operation, text string, named ...string) prompts.AskIn {
	in := prompts.AskIn{Operation: op, Plain: text}
	for _, n := range named {
		in.About = append(in.About, prompts.Asked{Subject: n})
	}
	return in
}
