// Package category has the categories of questions about long conversations (C5), and what they share: evidence cores,
// and a maker that draws what cores are made of, so that no two of a user's speak of the same.
//
// A core is what one question rests on: facts, each stated by a message of its own, each message in a conversation of
// its own. A piece is a fact with its message. A haystack is an ordered choice of a user's conversations, which one
// memory system ingests.
package category

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/validate/filters"
)

// Category is a kind of question over conversations (C9): a family with what its questions rest on. A new one is a
// function that returns it, a line in All, and its quota in a recipe.
type Category struct {
	Least, Most int // pieces of a core (table 2)

	name     string
	requires []filters.Requirement
	core     func(m *Maker, pieces int) (Planned, bool)
	draft    func(*Asking) (questions.Draft, bool)
}

// All are the categories, a line each.
func All() []Category {
	return []Category{UserFacts(), AssistantFacts(), Changing(), Abstention(), Preferences(), Implicit()}
}

// Name implements questions.Family.
func (c Category) Name() string { return c.name }

// Category implements questions.Family.
func (c Category) Category() string { return c.name }

// Requires implements questions.Family (C6).
func (c Category) Requires() []filters.Requirement { return c.requires }

// Drafts implements questions.Family: a question about each core of which every message stands where it was planned.
func (c Category) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	list, err := corpus.Rows[Core](w.Corpus, TableCores)
	if err != nil {
		return nil
	}
	var out []questions.Draft
	for _, x := range list {
		a := &Asking{W: w, R: r, Core: x}
		if x.Category != c.name || !a.complete() {
			continue
		}
		if d, ok := c.draft(a); ok {
			d.Item.Category, d.Item.Subcategory, d.Item.AskedAt = c.name, strconv.Itoa(int(x.Pieces)), w.End
			out = append(out, d)
		}
	}
	return questions.Keyed(c.name, out, r.Shuffle)
}

// Make makes a core of so many pieces. ok is false where the maker has no material left for it.
func (c Category) Make(m *Maker, pieces int) (p Planned, ok bool) {
	p, ok = c.core(m, pieces)
	p.Category, p.Pieces = c.name, int32(pieces)
	return p, ok && len(p.Messages) == pieces
}

// Planned is a core while it is planned. Facts, Messages and Surfaces have an entry a piece, in the order in which they
// are said. Facts name their subjects by titles.
type Planned struct {
	Core
	Facts    []corpus.Fact
	Surfaces []string // of the values in the messages
}

// FactID names the nth fact of a core, from 1, as long as it is planned.
func FactID(n int) string { return "f" + strconv.Itoa(n) }

// planned is a core without pieces.
func planned(side string, op corpus.Operation) Planned {
	return Planned{Core: Core{Side: side, Operation: string(op)}}
}

// Advises says whether the gold of the core is a rubric.
func (c Core) Advises() bool { return c.Operation == string(corpus.OpAdvise) }

// add adds a piece: a clause that holds the words for a value, as a message.
func (p *Planned) add(m *Maker, clause, surface string, f corpus.Fact) {
	f.ID = FactID(len(p.Facts) + 1)
	p.Facts, p.Surfaces = append(p.Facts, f), append(p.Surfaces, surface)
	p.Messages = append(p.Messages, m.message(clause))
}

// say adds a piece that states an attribute of a task by a frame; false where no value is left that skip does not bar.
func (p *Planned) say(m *Maker, kind string, t Task, a pack.Attribute, before corpus.Value,
	skip func(corpus.Value) bool) bool {
	v, surface, ok := m.value(a, before, skip)
	if ok {
		p.add(m, said(m.frame(kind, a), a, t.the(), surface), surface, corpus.Fact{SubjectID: t.Title, Predicate: a.Key,
			Value: v})
	}
	return ok
}

// has says whether a value is stated already.
func (p *Planned) has(v corpus.Value) bool {
	return slices.ContainsFunc(p.Facts, func(f corpus.Fact) bool { return v.Equal(f.Value) })
}
