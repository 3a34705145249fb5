// Package validate holds the rules by which items and corpora are judged and which filters, stages and `memloom check`
// share: which filters there are, what a text states about a subject's attribute, whether anything disturbs an item,
// and how alike two questions are. They are computed, never asked of a model; what models judge is in package filters.
//
// Terms: a slot is an attribute of a subject, such as ⟨session cache, retry limit⟩; a statement is a disclosure of a
// value for a slot; an item is disturbed when another statement makes its gold answer doubtful.
package validate

// The filters (filters.md).
const (
	FilterBlind       = "blind"       // not answerable without evidence (E22)
	FilterSufficient  = "sufficient"  // answerable from the evidence (E23)
	FilterNecessary   = "necessary"   // every needed piece is needed
	FilterUnique      = "unique"      // answerable from nowhere else (E23)
	FilterUndisturbed = "undisturbed" // nothing contradicts or adds
	FilterHard        = "hard"        // a competent baseline fails it (G14)
	FilterAnswerKeys  = "answer_keys" // references are right and wrong as said
	FilterSimilar     = "similar"     // not a near-copy of an accepted question (E21)
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
		{Filter: FilterUndisturbed}, {Filter: FilterSimilar}, {Filter: FilterBlind},
		{Filter: FilterSufficient}, {Filter: FilterNecessary}, {Filter: FilterUnique},
	}
}

// HardRequirements are the filters of multi-hop items and of those that are bound to an asker: a retrieval baseline
// must fail them as well. A caller may change the slice.
func HardRequirements() []Requirement {
	return append(StandardRequirements(), Requirement{Filter: FilterHard})
}

// AbstentionRequirements are the filters of abstention items: nothing is
// necessary or unique about what nobody says. A caller may change the slice.
func AbstentionRequirements() []Requirement {
	return []Requirement{
		{Filter: FilterUndisturbed}, {Filter: FilterSimilar},
		{Filter: FilterBlind, Mode: ModeInverted}, {Filter: FilterSufficient, Mode: ModeInverted},
	}
}
