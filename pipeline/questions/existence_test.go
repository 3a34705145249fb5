package questions_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/pipeline/questions/existence"
)

// TestExistence: true claims and near misses come by turns; a true claim gives
// the fact's value, a near miss one that never held, or that held before where
// the question says as of which day it asks; the answer tells the true one (E18).
func TestExistence(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		list := existence.Family{}.Drafts(w, draw(t))
		asked := map[string]bool{}
		for i, d := range list {
			operand, given, result := d.Item.Gold[0], d.Item.Gold[1], d.Item.Gold[2]
			if given.Part != corpus.PartGiven || given.MessageID != "" || operand.Part != corpus.PartOperand ||
				asked[operand.FactIDs[0]] {
				t.Errorf("%s has the gold %+v", d.Item.Key, d.Item.Gold)
			}
			asked[operand.FactIDs[0]] = true
			checkPlace(t, w, operand)
			yes := given.Atom.Equal(*operand.Atom)
			if (result.Atom.Text == existence.Positive) != yes || d.Item.Subcategory != result.Atom.Text ||
				(d.Item.Answer == "Yes.") != yes {
				t.Errorf("%s claims %s of %s: %s", d.Item.Key, given.Atom.Canonical(), operand.Atom.Canonical(), d.Item.Answer)
			}
			if j := i ^ 1; j >= len(list) || list[j].Item.Subcategory == d.Item.Subcategory {
				t.Errorf("%s has no neighbour of the other answer", d.Item.Key)
			}
			if !yes {
				held := slices.ContainsFunc(w.Corpus.Facts, func(f corpus.Fact) bool {
					return f.SubjectID == operand.SubjectID && f.Predicate == operand.Predicate && f.Value.Equal(*given.Atom)
				})
				if held != (d.Ask.When != nil) {
					t.Errorf("%s claims %s, which was said of it: %v; asked as of a day: %v", d.Item.Key, given.Atom.Canonical(), held,
						d.Ask.When)
				}
			}
			if slices.ContainsFunc(w.Corpus.Facts, func(f corpus.Fact) bool {
				return !f.Noise &&
					f.Supersedes == operand.FactIDs[0]
			}) {
				t.Errorf("%s claims what was replaced", d.Item.Key)
			}
		}
	})
}
