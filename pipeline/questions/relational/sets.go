package relational

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// overSets drafts over the sets of a corpus of users and sessions (S5). ok says whether the corpus has any.
func overSets(w *questions.World, r *rand.Rand, subtype string) (out []questions.Draft, ok bool) {
	list, variants, err := sessions.SetsOf(w.Corpus)
	if err != nil || len(list) == 0 {
		return nil, false
	}
	anchors := dates(w, list, variants)
	for _, s := range list {
		if s.Subtype != subtype {
			continue
		}
		x := &asking{w: w, r: r, set: s, variants: variants[s.SetID], anchors: anchors}
		if x.complete() {
			out = append(out, x.drafts()...)
		}
	}
	return out, true
}

// asking drafts the questions of one set.
type asking struct {
	w        *questions.World
	r        *rand.Rand
	set      sessions.Set
	variants []sessions.Variant
	anchors  []dated
	first    int // the words in which the first form is asked for
}

// complete says whether everything that the set consists of was said.
func (x *asking) complete() bool {
	return !slices.ContainsFunc(x.variants, func(v sessions.Variant) bool {
		return slices.ContainsFunc(v.FactIDs, func(id string) bool { return len(x.w.Statements(id)) == 0 })
	})
}

func (x *asking) drafts() []questions.Draft {
	if x.set.Origin == corpus.OfUser {
		return x.ofUser()
	}
	return x.ofWorld()
}

// fact is what a variant states.
func (x *asking) fact(v sessions.Variant) *corpus.Fact {
	list := x.w.Statements(v.FactIDs[0])
	return list[0].Fact
}

// facts are those of the set, each once, in the order of its variants.
func (x *asking) facts() []*corpus.Fact {
	var out []*corpus.Fact
	for _, v := range x.variants {
		f := x.fact(v)
		if !slices.ContainsFunc(out, func(g *corpus.Fact) bool { return g.ID == f.ID }) {
			out = append(out, f)
		}
	}
	return out
}

// resting is an item that rests on some facts, each an alternative set of its own, with the set's other facts as
// context. The operands have the operation and the time asked about.
func (x *asking) resting(op corpus.Operation, at corpus.Stamp, on ...*corpus.Fact) corpus.Item {
	it := corpus.Item{AskedAt: x.w.End, SetID: x.set.SetID, Subcategory: x.set.Origin}
	group := 0
	for _, f := range on {
		group++
		list := x.w.Statements(f.ID)
		it.Gold = append(it.Gold, questions.Operand(list[0], op, at))
		it.Evidence = append(it.Evidence, questions.Evidence(list, corpus.RoleAnswer, group)...)
	}
	for _, f := range x.facts() {
		if !slices.ContainsFunc(on, func(g *corpus.Fact) bool { return g.ID == f.ID }) {
			group++
			it.Evidence = append(it.Evidence, questions.Evidence(x.w.Statements(f.ID), corpus.RoleContext, group)...)
		}
	}
	return it
}

// place is the name of one of the set's questions, of which one is accepted.
func (x *asking) place(n int) string { return fmt.Sprintf("%s/%d", x.set.SetID, n) }

// computed is the row of an answer that is computed of operands.
func computed(op corpus.Operation, v corpus.Value, operands []corpus.GoldAtom) corpus.GoldAtom {
	out := result(op, operands)
	out.Atom = &v
	return out
}

// fitting are the values that a reader could take for the right one of a field.
func fitting(f sessions.Field, but string) []string {
	return slices.DeleteFunc(slices.Clone(f.Values), func(v string) bool { return strings.EqualFold(v, but) })
}

// plainly is how a question is asked in plain words.
func plainly(op corpus.Operation, form, text string, sheet []string, about ...prompts.Asked) prompts.AskIn {
	return prompts.AskIn{Operation: op, Form: form, About: about, Plain: text, Sheet: sheet}
}

// dated is a fact of a date within a history: an anchor for questions about a time.
type dated struct {
	set  sessions.Set
	fact *corpus.Fact
	when corpus.Value
	text string // the statement
	once bool   // it happened once, so that it tells a time
}

// dates lists the facts whose dates were said: since when a value held, or when something took place. What is disputed
// tells no time.
func dates(w *questions.World, list []sessions.Set, variants map[string][]sessions.Variant) []dated {
	var out []dated
	for _, s := range list {
		if s.Subtype == corpus.Contradictory {
			continue
		}
		for _, v := range variants[s.SetID] {
			stated := w.Statements(v.FactIDs[0])
			if len(stated) == 0 {
				continue
			}
			f := stated[0].Fact
			when, err := f.Value, error(nil)
			if v.AsOf != nil {
				when, err = corpus.ParseCanonical(corpus.KindDate, *v.AsOf)
			}
			if err == nil && when.Kind == corpus.KindDate {
				out = append(out, dated{s, f, when, v.Sentence, v.Once})
			}
		}
	}
	return out
}
