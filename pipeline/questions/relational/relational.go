// Package relational asks what several statements come to together (S2): facts that complete one another, or say the
// same (complementary); values that hold at different times or in different circumstances (nuanced); and values of
// which only one can be right, and nothing says which (contradictory).
package relational

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/validate"
	"memloom/validate/filters"
)

// The families' names.
const (
	NameMultiEvidence = "multi_evidence"
	NameAnyOne        = "any_one"
	NameAsOf          = "as_of"
	NameContextual    = "contextual"
	NameContradictory = "contradictory"
)

// family is a relational family: all of them draft over the same world, and
// differ in what they draft and which filters prove it.
type family struct {
	name     string
	relation string
	subtype  string
	requires []filters.Requirement
	drafts   func(*questions.World, *rand.Rand) []questions.Draft
}

// Families returns the five relational families (S2, S5).
func Families() []questions.Family {
	return []questions.Family{
		family{NameMultiEvidence, corpus.Complementary, corpus.MultiEvidence, filters.StandardRequirements(),
			multiEvidence},
		family{NameAnyOne, corpus.Complementary, corpus.AnyOne, each(), anyOne},
		family{NameAsOf, corpus.Nuanced, corpus.Temporal, filters.StandardRequirements(), asOf},
		family{NameContextual, corpus.Nuanced, corpus.Contextual, filters.StandardRequirements(), contextual},
		family{NameContradictory, corpus.Contradictory, corpus.Contradictory, conflicting(), contradictory},
	}
}

// each are the filters of any-one items: every message alone does, so none is needed.
func each() []filters.Requirement {
	return []filters.Requirement{
		{Filter: filters.NameUndisturbed}, {Filter: filters.NameSimilar}, {Filter: filters.NameBlind},
		{Filter: filters.NameSufficient, Mode: filters.ModeEach}, {Filter: filters.NameUnique},
	}
}

// conflicting are the filters of contradictory items: who has both sides sees
// that they disagree, and who has one does not.
func conflicting() []filters.Requirement {
	return []filters.Requirement{
		{Filter: filters.NameUndisturbed}, {Filter: filters.NameSimilar}, {Filter: filters.NameBlind},
		{Filter: filters.NameSufficient, Mode: filters.ModeConflict}, {Filter: filters.NameNecessary,
			Mode: filters.ModeConflict},
		{Filter: filters.NameUnique},
	}
}

// Name implements questions.Family.
func (f family) Name() string { return f.name }

// Category implements questions.Family.
func (f family) Category() string { return f.relation }

// Requires implements questions.Family.
func (f family) Requires() []filters.Requirement { return f.requires }

// Drafts implements questions.Family.
func (f family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	list, ok := overSets(w, r, f.subtype)
	if !ok {
		list = f.drafts(w, r)
	}
	for i := range list {
		it := &list[i].Item
		it.Category, it.Relation, it.Subtype = f.relation, f.relation, f.subtype
	}
	return questions.Keyed(f.name, list, r.Shuffle)
}

// result is the row of gold for an answer that is made of all operands.
func result(op corpus.Operation, operands []corpus.GoldAtom) corpus.GoldAtom {
	out := corpus.GoldAtom{
		Part: corpus.PartResult, SubjectID: operands[0].SubjectID, Predicate: operands[0].Predicate, At: operands[0].At,
		Operation: op, How: corpus.HowComputed,
	}
	var values []corpus.Value
	for _, o := range operands {
		values, out.FactIDs = append(values, *o.Atom), append(out.FactIDs, o.FactIDs...)
	}
	v := corpus.ListValue(values...)
	out.Atom = &v
	return out
}

// settled says whether a fact is the only true one that its slot ever has, so
// that it can be asked for without a time, a case or a side.
func settled(w *questions.World, slots map[validate.Slot]int, f *corpus.Fact) bool {
	_, attribute := w.Attribute(f.SubjectID, f.Predicate)
	return f.TaskID != "" && (attribute || f.Predicate == corpus.PredDue || f.Predicate == corpus.PredOwner) &&
		f.Condition == "" && f.Contradicts == "" &&
		slots[validate.Slot{SubjectID: f.SubjectID, Predicate: f.Predicate}] == 1
}

// slotsOf counts the true facts of every slot.
func slotsOf(w *questions.World) map[validate.Slot]int {
	out := map[validate.Slot]int{}
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		if !f.Noise {
			out[validate.Slot{SubjectID: f.SubjectID, Predicate: f.Predicate}]++
		}
	}
	return out
}
