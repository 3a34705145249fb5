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

// Screen takes the first two steps of uniqueness: segments whose statements the fact index knows are suspects, and of
// the rest those that share a term with the question, the answer, the subject's name or the attribute's names and hold
// the value of an operand. Where no message holds one, no quote yields it (View.yields), and reading the segment would
// tell nothing. An item's own segments count without the evidence, and of ShownSegment not at all: they are its S+.
// Segments that the item may not see do not count either.
func Screen(v *View, it corpus.Item, o Options) Screening {
	marks := v.marked(it, o)
	var out Screening
	for i, s := range v.Segments {
		var outside, all mark
		for _, k := range v.within[i] {
			all |= marks[k]
			if marks[k]&inUse != 0 {
				outside |= marks[k]
				out.Tokens += tokensIn(&v.messages[k])
			}
		}
		switch {
		case outside == 0:
		case outside&stating != 0:
			out.Suspects = append(out.Suspects, Suspect{s.ID, true})
		case outside&held != 0 && all&akin != 0:
			out.Suspects = append(out.Suspects, Suspect{s.ID, false})
		default:
			out.Cleared++
		}
	}
	return out
}

// mark is what a message is to an item.
type mark uint8

const (
	inUse   mark = 1 << iota // the item may see it, and it is neither evidence nor in S+
	stating                  // it states a value for an asked slot, or what a careless reader could take for one
	held                     // it could yield an operand
	akin                     // it has a term of the question, the answer or a name
)

// marked marks every message.
func (v *View) marked(it corpus.Item, o Options) []mark {
	out := make([]mark, len(v.messages))
	sees := v.sees(it)
	for i := range v.messages {
		if sees(&v.messages[i]) {
			out[i] = inUse
		}
	}
	own, _ := v.positive(it, o, nil)
	for _, i := range own {
		out[i] &^= inUse
	}
	if o.Computed {
		for _, slot := range SlotsOf(it) {
			for _, s := range v.Facts.StatedOf(slot) {
				out[v.byID[s.Message.ID]] |= stating
			}
		}
		return out
	}
	for _, slot := range SlotsOf(it) {
		setAll(out, v.holds().slots[slot], stating)
	}
	for i, could := range v.holding(it) {
		if could {
			out[i] |= held
		}
	}
	for term := range v.termsOf(it) {
		for _, i := range v.stems[term] {
			out[i] |= akin
		}
	}
	return out
}

func setAll(list []mark, at []int, m mark) {
	for _, i := range at {
		list[i] |= m
	}
}

// outside returns, by segment, the messages that the item may see and that are neither its evidence nor in its S+.
func (v *View) outside(it corpus.Item, o Options) func(segment int) []int {
	sees := v.sees(it)
	own, _ := v.positive(it, o, nil)
	return func(segment int) []int {
		var out []int
		for _, i := range v.within[segment] {
			if _, found := slices.BinarySearch(own, i); !found && sees(&v.messages[i]) {
				out = append(out, i)
			}
		}
		return out
	}
}

// at returns the messages that are at places.
func (v *View) at(places []int) []corpus.Message {
	out := make([]corpus.Message, len(places))
	for i, k := range places {
		out[i] = v.messages[k]
	}
	return out
}

// holding says of every message whether it could yield one of the operands.
func (v *View) holding(it corpus.Item) []bool {
	out := make([]bool, len(v.messages))
	for _, g := range validate.Operands(it) {
		at, all := v.yielders(g)
		for _, i := range at {
			out[i] = true
		}
		for i := range out {
			out[i] = out[i] || all
		}
	}
	return out
}

// SlotsOf returns the slots that an item asks for, once each: the targets to read suspect segments for.
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
