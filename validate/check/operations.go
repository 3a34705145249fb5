package check

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
)

// The units of durations and intervals.
const (
	unitCalendar = "calendar"
	unitWorking  = "working"
)

// computing computes results from operands (model.md): every operation that an item may have, abstention aside.
type computing struct {
	days  corpus.Calendar
	named func(id string) string // what a subject is called, empty if it is unknown
}

// result says whether a row is the result of an item's operands, and in words
// what is; problem says why nothing can be computed.
func (c computing) result(it *corpus.Item, g *corpus.GoldAtom) (fits bool, want, problem string) {
	operands := validate.Operands(*it)
	operands = slices.DeleteFunc(operands, func(o corpus.GoldAtom) bool { return o.Part == corpus.PartResult })
	if slices.ContainsFunc(operands, func(o corpus.GoldAtom) bool { return o.Atom == nil }) {
		return false, "", "an operand without an atom"
	}
	values := make([]corpus.Value, len(operands))
	for i, o := range operands {
		values[i] = *o.Atom
	}
	switch g.Operation {
	case corpus.OpValue, corpus.OpLatest, corpus.OpTrigger, corpus.OpPrior, corpus.OpChoose, corpus.OpBefore:
		v, problem := theOne(operands, g.Operation)
		return is(g, v), v.Canonical(), problem
	case corpus.OpCount:
		v := corpus.CountValue(int64(len(values)))
		return is(g, v), v.Canonical(), ""
	case corpus.OpDuration, corpus.OpInterval:
		v, problem := c.span(values, g)
		return is(g, v), v.Canonical(), problem
	case corpus.OpExists:
		v, problem := exists(it, values)
		return is(g, v), v.Canonical(), problem
	case corpus.OpSet:
		return sameMembers(g, values) || c.subjects(operands, g), inWords(values), none(values)
	case corpus.OpFill:
		return sameMembers(g, values), inWords(values), none(values)
	case corpus.OpArrange:
		return arranged(it, operands, g)
	case corpus.OpSum, corpus.OpDifference:
		v, problem := c.reckoned(operands, g.Operation)
		return is(g, v), v.Canonical(), problem
	case corpus.OpConflict:
		return sameMembers(g, values), inWords(values), disagree(operands)
	case corpus.OpOrder:
		return c.order(operands, g)
	case corpus.OpAdvise:
		return advised(it, operands, g)
	}
	return false, "", fmt.Sprintf("the operation %q", g.Operation)
}

func is(g *corpus.GoldAtom, v corpus.Value) bool { return g.Atom != nil && g.Atom.Equal(v) }

// theOne returns the only operand, or the only one of the operation.
func theOne(operands []corpus.GoldAtom, op corpus.Operation) (v corpus.Value, problem string) {
	if len(operands) != 1 {
		operands = slices.DeleteFunc(slices.Clone(operands), func(o corpus.GoldAtom) bool { return o.Operation != op })
	}
	if len(operands) != 1 {
		return v, fmt.Sprintf("%d operands of it", len(operands))
	}
	return *operands[0].Atom, ""
}

// The results of exists.
const (
	existing = "yes"
	missing  = "no"
)

// exists: the value that the question gives is one of the operands, or is not.
func exists(it *corpus.Item, operands []corpus.Value) (v corpus.Value, problem string) {
	var given []corpus.Value
	kind := corpus.KindEnum
	for _, g := range it.Gold {
		switch {
		case g.Part == corpus.PartGiven && g.Atom != nil:
			given = append(given, *g.Atom)
		case g.Part == corpus.PartResult && g.Atom != nil:
			kind = g.Atom.Kind
		}
	}
	switch {
	case len(given) != 1:
		return v, fmt.Sprintf("%d given values", len(given))
	case len(operands) == 0:
		return v, "no operand"
	case kind != corpus.KindEnum && kind != corpus.KindText:
		return v, fmt.Sprintf("a %s that is to be yes or no", kind)
	}
	if slices.ContainsFunc(operands, given[0].Equal) {
		return corpus.TextValue(kind, existing), ""
	}
	return corpus.TextValue(kind, missing), ""
}

// sameMembers says whether a result lists the values, each once, in any order. A set of one may stand without a list.
func sameMembers(g *corpus.GoldAtom, values []corpus.Value) bool {
	if g.Atom == nil {
		return false
	}
	list := g.Atom.Items
	if g.Atom.Kind != corpus.KindList {
		list = []corpus.Value{*g.Atom}
	}
	left := slices.Clone(values)
	for _, v := range list {
		i := slices.IndexFunc(left, v.Equal)
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return len(left) == 0
}

func none(values []corpus.Value) string {
	if len(values) == 0 {
		return "no operand"
	}
	return ""
}

// disagree: the sides of a contradiction speak of one slot and differ.
func disagree(operands []corpus.GoldAtom) string {
	if len(operands) < 2 {
		return fmt.Sprintf("%d sides", len(operands))
	}
	for i, a := range operands {
		for _, b := range operands[:i] {
			switch {
			case a.SubjectID != b.SubjectID || a.Predicate != b.Predicate:
				return "sides about different things"
			case a.Atom.Equal(*b.Atom):
				return "sides that agree on " + a.Atom.Canonical()
			}
		}
	}
	return ""
}

func inWords(values []corpus.Value) string {
	var out []string
	for _, v := range values {
		out = append(out, v.Canonical())
	}
	return strings.Join(out, ", ")
}

// order: the result is what came first, or everything in its order, as values
// or by the names of their subjects. The operands are dates or numbers of one kind, no two the same.
func (c computing) order(operands []corpus.GoldAtom, g *corpus.GoldAtom) (fits bool, want, problem string) {
	if len(operands) < 2 {
		return false, "", fmt.Sprintf("%d operands", len(operands))
	}
	if values, ok := inTime(operands); ok {
		v := corpus.ListValue(values...)
		return is(g, v), v.Canonical(), ""
	}
	for _, o := range operands {
		if !ordered(o.Atom.Kind) || o.Atom.Kind != operands[0].Atom.Kind || o.Atom.Precision != operands[0].Atom.Precision {
			return false, "", "the operand " + o.Atom.Canonical() + ", which has no order among the others"
		}
	}
	slices.SortStableFunc(operands, func(a, b corpus.GoldAtom) int { return compared(*a.Atom, *b.Atom) })
	names := make([]string, len(operands))
	for i, o := range operands {
		names[i] = c.named(o.SubjectID)
		if i > 0 && compared(*o.Atom, *operands[i-1].Atom) == 0 {
			return false, "", "two operands on " + o.Atom.Canonical()
		}
	}
	want = strings.Join(names, ", then ")
	if g.Atom == nil {
		return false, want, ""
	}
	list := g.Atom.Items
	if g.Atom.Kind != corpus.KindList {
		return c.stands(*g.Atom, operands[0]), names[0], ""
	}
	for i, v := range list {
		if i >= len(operands) || !c.stands(v, operands[i]) {
			return false, want, ""
		}
	}
	return len(list) == len(operands), want, ""
}

// inTime puts values of one slot in the order of the times asked about; not ok where they are of several, or of one time.
func inTime(operands []corpus.GoldAtom) ([]corpus.Value, bool) {
	operands = slices.Clone(operands)
	slices.SortStableFunc(operands, func(a, b corpus.GoldAtom) int { return cmp.Compare(a.At, b.At) })
	var out []corpus.Value
	for i, o := range operands {
		if o.SubjectID != operands[0].SubjectID || o.Predicate != operands[0].Predicate || i > 0 && o.At == operands[i-1].At || ordered(o.Atom.Kind) {
			return nil, false
		}
		out = append(out, *o.Atom)
	}
	return out, true
}

// stands says whether a value is an operand's own or the name of its subject.
func (c computing) stands(v corpus.Value, o corpus.GoldAtom) bool {
	name := c.named(o.SubjectID)
	return v.Equal(*o.Atom) || name != "" && v.Text != "" && folded(v.Text) == folded(name)
}

// span computes a duration or an interval in the row's unit, with both ends counted or not.
func (c computing) span(operands []corpus.Value, g *corpus.GoldAtom) (v corpus.Value, problem string) {
	if len(operands) != 2 {
		return v, fmt.Sprintf("%d operands", len(operands))
	}
	a, b := operands[0], operands[1]
	for _, o := range operands {
		if o.Kind != corpus.KindDate || o.Precision != corpus.Day {
			return v, "the operand " + o.Canonical() + ", which is no day"
		}
	}
	if b.Date < a.Date {
		return v, "an end on " + b.Canonical() + " before the start on " + a.Canonical()
	}
	n := 0
	switch {
	case g.Unit != unitCalendar && g.Unit != unitWorking:
		return v, fmt.Sprintf("the unit %q", g.Unit)
	case g.Unit == unitWorking && g.Inclusive:
		n = c.days.WorkdaysInclusive(a.Date, b.Date)
	case g.Unit == unitWorking:
		n = c.days.WorkdaysBetween(a.Date, b.Date)
	case g.Inclusive:
		n = corpus.DaysInclusive(a.Date, b.Date)
	default:
		n = corpus.DaysBetween(a.Date, b.Date)
	}
	return corpus.DurationValue(int64(n), g.Unit == unitWorking), ""
}
