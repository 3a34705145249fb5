package validate

import (
	"slices"

	"memloom/internal/corpus"
)

// Policy is what a recipe asks of items beyond the filters of their families.
// The pipeline and `memloom check` read it from the same recipe.
type Policy struct {
	AnswerKeys bool // open items carry right and wrong answers that the judge tells apart (questions.answer_keys, S5)
	Rounds     int  // refinements of an item that the baseline solves (filters.rounds, G14)
}

// Required returns the filters that an item must pass: those of its family; hard for every item that is bound to an
// asker (G14), in ModeInverted where it abstains; answer_keys for every open item where the policy has them. It is the
// one place that decides this. The result is the caller's.
func Required(family []Requirement, it corpus.Item, p Policy) []Requirement {
	out := slices.Clone(family)
	if it.AskerID != "" && !Requires(out, FilterHard) {
		out = append(out, Requirement{Filter: FilterHard})
	}
	for i, r := range out {
		if r.Filter == FilterHard && r.Mode == "" && Abstains(it) {
			out[i].Mode = ModeInverted
		}
	}
	if p.AnswerKeys && len(it.Options) == 0 && it.Format == FormatOpen && !Requires(out, FilterAnswerKeys) {
		out = append(out, Requirement{Filter: FilterAnswerKeys})
	}
	return out
}

// The formats of items that are answered in free text: FormatOpen is held against one answer, FormatRubric against what a
// response should and should not do (C5).
const (
	FormatOpen   = corpus.FormatOpen
	FormatRubric = corpus.FormatRubric
)

// ByRubric says whether answers to an item are held against a rubric.
func ByRubric(it *corpus.Item) bool { return it.Rubric != nil }

// Requires says whether a filter is among the requirements.
func Requires(list []Requirement, filter string) bool {
	return slices.ContainsFunc(list, func(r Requirement) bool { return r.Filter == filter })
}

// Abstains says whether an item asks for what nobody says.
func Abstains(it corpus.Item) bool { return hasOperation(it, corpus.OpAbsent) }

// Contradicts says whether an item's gold is that its evidence disagrees (S2).
func Contradicts(it corpus.Item) bool { return hasOperation(it, corpus.OpConflict) }

func hasOperation(it corpus.Item, op corpus.Operation) bool {
	return slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool { return g.Operation == op })
}
