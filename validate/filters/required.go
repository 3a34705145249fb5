package filters

import (
	"slices"

	"memloom/internal/corpus"
)

// The modes of filters; the empty mode is a filter's usual way.
const (
	// ModeInverted is for abstention: blind takes declining as neutral,
	// sufficient expects that nothing said answers the question.
	ModeInverted = "inverted"
	// ModeAnswers makes necessary leave out answer sets only, no bridges.
	ModeAnswers = "answers"
	// ModeEach makes sufficient ask each message of an answer set by itself,
	// the rest of its group withheld: each of them alone suffices (any-one, S2).
	ModeEach = "each"
	// ModeConflict is for contradictions (S2): on the evidence the solver must see the conflict, or give an answer that
	// the judge accepts; without one of its sides it must not.
	ModeConflict = "conflict"
	// ModeLatest makes necessary leave out the answer sets alone, for facts that change (C6): without the last piece the
	// solver must give the outdated value, or nothing.
	ModeLatest = "latest"
)

// Requirement is a filter that a family's items must pass, in a mode.
type Requirement struct {
	Filter string
	Mode   string
}

// StandardRequirements are the filters of single-hop, temporal and existence items. A caller may change the slice.
func StandardRequirements() []Requirement {
	return []Requirement{
		{Filter: NameUndisturbed}, {Filter: NameSimilar}, {Filter: NameBlind},
		{Filter: NameSufficient}, {Filter: NameNecessary}, {Filter: NameUnique},
	}
}

// HardRequirements are the filters of multi-hop items and of those that are bound to an asker: a retrieval baseline
// must fail them as well. A caller may change the slice.
func HardRequirements() []Requirement {
	return append(StandardRequirements(), Requirement{Filter: NameHard})
}

// AbstentionRequirements are the filters of abstention items: nothing is
// necessary or unique about what no one says. A caller may change the slice.
func AbstentionRequirements() []Requirement {
	return []Requirement{
		{Filter: NameUndisturbed}, {Filter: NameSimilar},
		{Filter: NameBlind, Mode: ModeInverted}, {Filter: NameSufficient, Mode: ModeInverted},
	}
}

// Policy is what a recipe asks of items beyond the filters of their families.
// The pipeline and `memloom check` read it from the same recipe.
type Policy struct {
	AnswerKeys bool // open items carry right and wrong answers that the judge tells apart (questions.answer_keys, S5)
	Rounds     int  // refinements of an item that the baseline solves (filters.rounds, G14)
}

// Required returns the filters that an item must pass: those of its family, in their order, as far as the filters do
// not spare it, then those that ask for it themselves (Filter.Requires). It is the one place that decides this. The
// result is the caller's.
func Required(family []Requirement, it corpus.Item, p Policy) []Requirement {
	var out []Requirement
	for _, r := range family {
		if f, _ := Named(r.Filter); f.Requires == nil {
			out = append(out, r)
		} else if r, must := f.Requires(it, p, r, true); must {
			out = append(out, r)
		}
	}
	for _, f := range All {
		if f.Requires == nil || Requires(family, f.Name) {
			continue
		}
		if r, must := f.Requires(it, p, Requirement{Filter: f.Name}, false); must {
			out = append(out, r)
		}
	}
	return out
}

// Requires says whether a filter is among the requirements.
func Requires(list []Requirement, filter string) bool {
	return slices.ContainsFunc(list, func(r Requirement) bool { return r.Filter == filter })
}
