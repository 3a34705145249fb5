package core

import (
	"math/rand/v2"
	"strconv"

	"memloom/internal/corpus"
	"memloom/pipeline/cores"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// Asking is a core in a finished world, about which a question is drafted.
type Asking struct {
	W     *questions.World
	R     *rand.Rand
	Core  cores.Core
	Facts []*corpus.Fact // a piece each
}

// Drafts drafts a question about each core of a category of which every message stands where it was planned. Those of which
// one was withdrawn are left out.
func Drafts(w *questions.World, r *rand.Rand, f questions.Family, draft func(*Asking) (questions.Draft, bool)) []questions.Draft {
	list, err := cores.Of(w.Corpus, f.Name())
	if err != nil {
		return nil
	}
	var out []questions.Draft
	for _, c := range list {
		x := &Asking{W: w, R: r, Core: c}
		if !x.complete() {
			continue
		}
		if d, ok := draft(x); ok {
			d.Item.Category, d.Item.Subcategory, d.Item.AskedAt = f.Category(), strconv.Itoa(int(c.Pieces)), w.End
			out = append(out, d)
		}
	}
	return questions.Keyed(f.Name(), out, r.Shuffle)
}

// complete finds the facts, and says whether all of them were said once.
func (x *Asking) complete() bool {
	for _, id := range x.Core.FactIDs {
		list := x.W.Statements(id)
		if len(list) != 1 {
			return false
		}
		x.Facts = append(x.Facts, list[0].Fact)
	}
	return len(x.Facts) > 0
}

// Statement is where a fact is said.
func (x *Asking) Statement(f *corpus.Fact) questions.Statement { return x.W.Statements(f.ID)[0] }

// Item rests on all facts, each an alternative set of its own.
func (x *Asking) Item(op corpus.Operation) corpus.Item {
	var it corpus.Item
	for i, f := range x.Facts {
		s := x.Statement(f)
		it.Gold = append(it.Gold, questions.Operand(s, op, x.W.End))
		it.Evidence = append(it.Evidence, questions.Evidence([]questions.Statement{s}, corpus.RoleAnswer, i+1)...)
	}
	return it
}

// Computed is the row of gold of an answer that follows from operands.
func Computed(op corpus.Operation, v corpus.Value, operands []corpus.GoldAtom) corpus.GoldAtom {
	out := corpus.GoldAtom{Part: corpus.PartResult, SubjectID: operands[0].SubjectID, Predicate: operands[0].Predicate, At: operands[0].At,
		Operation: op, How: corpus.HowComputed, Atom: &v}
	for _, o := range operands {
		out.FactIDs = append(out.FactIDs, o.FactIDs...)
	}
	return out
}

// The names "the a" of subjects.
func (x *Asking) The(f *corpus.Fact) string { return "the " + x.W.Subjects[f.SubjectID] }

// Phrase draws a frame of a question with an opening before it; pairs fill its slots. Openings and frames take turns, so that
// no template is asked much more often than another.
func (x *Asking) Phrase(kind string, pairs ...string) string {
	frames, openings := Wording()[kind], Wording()["openings"]
	q := Fill(frames[x.R.IntN(len(frames))], pairs...)
	opening := openings[x.R.IntN(len(openings))]
	if opening == "" {
		return Capitalised(q)
	}
	return opening + q
}

// Recalled asks what the assistant told.
func (x *Asking) Recalled(a prompts.Asked) string {
	kind := "recalled"
	if a.Plural != "" {
		kind += "_tally"
	}
	return x.Phrase(kind, "a", a.Attribute, "A", a.Plural, "t", "the "+a.Subject)
}

// Lists are the values of facts, and their sum.
func Lists(facts []*corpus.Fact) (values []corpus.Value, sum int64) {
	for _, f := range facts {
		values, sum = append(values, f.Value), sum+f.Value.N
	}
	return values, sum
}
