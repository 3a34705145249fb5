package filters

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/validate"
)

// Suspect is a segment that may answer an item besides its evidence.
type Suspect struct {
	SegmentID string
	Known     bool // the fact index has a statement for an asked slot there, or what could be taken for one
}

// Screening is what the first two steps of uniqueness leave to be read.
type Screening struct {
	Suspects []Suspect // in the order of the segments
	Cleared  int       // segments that share no term with question, answer and names, or hold no value that is asked for
	Tokens   int       // of all segments outside the evidence
}

// Segments is how many segments an exhaustive test would ask.
func (s Screening) Segments() int { return len(s.Suspects) + s.Cleared }

// Screen takes the first two steps of uniqueness: segments whose statements
// the fact index knows are suspects, and of the rest those that share a term
// with the question, the answer, the subject's name or the attribute's names
// and hold the value of an operand. Where no message holds one, no quote yields
// it (View.yields), and reading the segment would tell nothing. An item's own segments count
// without the evidence. Segments that the item may not see do not count at all.
func Screen(v *View, it corpus.Item) Screening {
	terms, rest, states, holds := v.termsOf(it), v.outside(it), v.stating(it), v.holding(it)
	var out Screening
	for i, s := range v.Segments {
		at := rest(i)
		if len(at) == 0 {
			continue
		}
		for _, k := range at {
			out.Tokens += tokensIn(&v.messages[k])
		}
		switch {
		case slices.ContainsFunc(at, func(k int) bool { return states[k] }):
			out.Suspects = append(out.Suspects, Suspect{s.ID, true})
		case slices.ContainsFunc(at, func(k int) bool { return holds[k] }) && sharesTerm(v.terms[i], terms):
			out.Suspects = append(out.Suspects, Suspect{s.ID, false})
		default:
			out.Cleared++
		}
	}
	return out
}

// outside returns, by segment, the messages that the item may see and that are
// not its evidence.
func (v *View) outside(it corpus.Item) func(segment int) []int {
	sees, evidence := v.sees(it), evidenceIDs(it)
	return func(segment int) []int {
		var out []int
		for _, i := range v.within[segment] {
			if m := &v.messages[i]; sees(m) && !slices.Contains(evidence, m.ID) {
				out = append(out, i)
			}
		}
		return out
	}
}

// at returns the messages that stand at places.
func (v *View) at(places []int) []corpus.Message {
	out := make([]corpus.Message, len(places))
	for i, k := range places {
		out[i] = v.messages[k]
	}
	return out
}

// stating says of every message whether it states a value for an asked slot, or
// what a careless reader could take for one.
func (v *View) stating(it corpus.Item) []bool {
	out := make([]bool, len(v.messages))
	for _, slot := range SlotsOf(it) {
		mark(out, v.holds().slots[slot])
	}
	return out
}

// holding says of every message whether it could yield one of the operands.
func (v *View) holding(it corpus.Item) []bool {
	out := make([]bool, len(v.messages))
	for _, g := range validate.Operands(it) {
		at, all := v.yielders(g)
		mark(out, at)
		for i := range out {
			out[i] = out[i] || all
		}
	}
	return out
}

func mark(list []bool, at []int) {
	for _, i := range at {
		list[i] = true
	}
}

// SlotsOf returns the slots that an item asks for, once each: the targets to
// read suspect segments for.
func SlotsOf(it corpus.Item) []validate.Slot {
	var out []validate.Slot
	for _, g := range validate.Operands(it) {
		if s := (validate.Slot{SubjectID: g.SubjectID, Predicate: g.Predicate}); !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

func (v *View) termsOf(it corpus.Item) map[string]bool {
	terms := map[string]bool{}
	addTerms(terms, it.Question)
	addTerms(terms, it.Answer)
	for _, s := range SlotsOf(it) {
		addTerms(terms, v.Subjects[s.SubjectID])
		a := v.attribute(s.SubjectID, s.Predicate)
		addTerms(terms, a.Noun)
		for _, synonym := range a.Synonyms {
			addTerms(terms, synonym)
		}
	}
	return terms
}

func sharesTerm(set, terms map[string]bool) bool {
	for t := range terms {
		if set[t] {
			return true
		}
	}
	return false
}
