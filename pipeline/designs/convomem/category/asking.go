package category

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// Asking is a core in a finished world, about which a question is drafted.
type Asking struct {
	W     *questions.World
	R     *rand.Rand
	Core  Core
	Facts []*corpus.Fact // a piece each
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

// item rests on all facts, each an alternative set of its own.
func (x *Asking) item(op corpus.Operation) corpus.Item {
	var it corpus.Item
	for i, f := range x.Facts {
		s := x.W.Statements(f.ID)[0]
		it.Gold = append(it.Gold, questions.Operand(s, op, x.W.End))
		it.Evidence = append(it.Evidence, questions.Evidence([]questions.Statement{s}, corpus.RoleAnswer, i+1)...)
	}
	return it
}

// computed is the row of gold of an answer that follows from operands.
func computed(op corpus.Operation, v corpus.Value, operands []corpus.GoldAtom) corpus.GoldAtom {
	out := corpus.GoldAtom{Part: corpus.PartResult, SubjectID: operands[0].SubjectID, Predicate: operands[0].Predicate,
		At:        operands[0].At,
		Operation: op, How: corpus.HowComputed, Atom: &v}
	for _, o := range operands {
		out.FactIDs = append(out.FactIDs, o.FactIDs...)
	}
	return out
}

// recalled asks what the assistant said. Openings and frames are drawn apart, so that no template is asked much more
// often than another.
func (x *Asking) recalled(a prompts.Asked) string {
	kind := "recalled"
	if a.Plural != "" {
		kind += "_tally"
	}
	q := fill(corpus.Pick(x.R, Wording()[kind]), "a", a.Attribute, "A", a.Plural, "t", "the "+a.Subject)
	if opening := corpus.Pick(x.R, Wording()["openings"]); opening != "" {
		return opening + q
	}
	return sessions.Capitalised(q)
}
