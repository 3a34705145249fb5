package grounded

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
	"memloom/validate/check/rule"
)

// The units of durations and intervals.
const (
	unitCalendar = "calendar"
	unitWorking  = "working"
)

// computedResults computes every result anew from its operands, by its operation.
func computedResults(w *rule.World, f *rule.Finding) {
	c := computing{w.Calendar(), w.Name}
	for it, g := range w.Gold() {
		if g.Part != corpus.PartResult || g.Operation == corpus.OpAbsent {
			continue
		}
		f.Look()
		switch fits, want, problem := c.result(it, g); {
		case problem != "":
			f.Violate(problem, "operands of which a "+string(g.Operation)+" can be computed", it.ID)
		case !fits && g.Atom == nil:
			f.Violate("nothing", want+" by computation from the operands", it.ID)
		case !fits:
			f.Violate(g.Atom.Canonical(), want+" by computation from the operands", it.ID)
		}
	}
}

// answersSayResult: the answer in words is the result, or holds it.
func answersSayResult(w *rule.World, f *rule.Finding) {
	for it, g := range w.Gold() {
		if g.Part == corpus.PartResult && g.Atom != nil {
			f.Expect(w.Says(it.Answer, it.AskedAt.Date(), *g.Atom), rule.Quote(it.Answer),
				"an answer that says "+g.Atom.Canonical(), it.ID)
		}
	}
}

// computing computes results from operands (model.md): every operation that an item may have, abstention aside.
type computing struct {
	days  corpus.Calendar
	named func(id string) string // what a subject is called, empty if it is unknown
}

// result says whether a row is the result of an item's operands, and in words what is; problem says why nothing can be
// computed.
func (c computing) result(it *corpus.Item, g *corpus.GoldAtom) (fits bool, want, problem string) {
	isResult := func(o corpus.GoldAtom) bool { return o.Part == corpus.PartResult }
	operands := slices.DeleteFunc(validate.Operands(*it), isResult)
	values := make([]corpus.Value, len(operands))
	for i, o := range operands {
		if o.Atom == nil {
			return false, "", "an operand without an atom"
		}
		values[i] = *o.Atom
	}
	var v corpus.Value
	switch g.Operation {
	case corpus.OpSet, corpus.OpFill, corpus.OpConflict:
		return c.members(operands, values, g)
	case corpus.OpArrange:
		return arranged(it, operands, g)
	case corpus.OpOrder:
		return c.order(operands, g)
	case corpus.OpAdvise:
		return advised(it, operands, g)
	case corpus.OpValue, corpus.OpLatest, corpus.OpTrigger, corpus.OpPrior, corpus.OpChoose, corpus.OpBefore:
		v, problem = theOne(operands, g.Operation)
	case corpus.OpCount:
		v = corpus.CountValue(int64(len(values)))
	case corpus.OpDuration, corpus.OpInterval:
		v, problem = c.span(values, g)
	case corpus.OpExists:
		v, problem = exist(it, values)
	case corpus.OpSum, corpus.OpDifference:
		v, problem = reckoned(values, g.Operation)
	default:
		return false, "", fmt.Sprintf("the operation %q", g.Operation)
	}
	return g.Atom != nil && g.Atom.Equal(v), v.Canonical(), problem
}

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

// exist: the value that the question gives is one of the operands, or is not.
func exist(it *corpus.Item, operands []corpus.Value) (v corpus.Value, problem string) {
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
	case slices.ContainsFunc(operands, given[0].Equal):
		return corpus.TextValue(kind, "yes"), ""
	}
	return corpus.TextValue(kind, "no"), ""
}

// members: a result lists the values, or, of a set, their subjects, each once, in any order. A set of one may be there
// without a list. The sides of a conflict speak of one slot and differ.
func (c computing) members(operands []corpus.GoldAtom, values []corpus.Value, g *corpus.GoldAtom) (fits bool, want,
	problem string) {
	var words []string
	for _, v := range values {
		words = append(words, v.Canonical())
	}
	if g.Operation == corpus.OpConflict {
		problem = disagree(operands)
	} else if len(values) == 0 {
		problem = "no operand"
	}
	if g.Atom != nil {
		list := []corpus.Value{*g.Atom}
		if g.Atom.Kind == corpus.KindList {
			list = g.Atom.Items
			fits = g.Operation == corpus.OpSet && sameMembers(list, operands, func(v corpus.Value, o corpus.GoldAtom) bool {
				return corpus.Folded(c.named(o.SubjectID)) == corpus.Folded(v.Text)
			})
		}
		fits = fits || sameMembers(list, operands, func(v corpus.Value, o corpus.GoldAtom) bool { return v.Equal(*o.Atom) })
	}
	return fits, strings.Join(words, ", "), problem
}

// sameMembers says whether each of a list is one of the operands, and none is left.
func sameMembers(list []corpus.Value, operands []corpus.GoldAtom, is func(corpus.Value, corpus.GoldAtom) bool) bool {
	rest := slices.Clone(operands)
	for _, v := range list {
		i := slices.IndexFunc(rest, func(o corpus.GoldAtom) bool { return is(v, o) })
		if i < 0 {
			return false
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return len(rest) == 0
}

// disagree: the sides of a contradiction speak of one slot and differ.
func disagree(operands []corpus.GoldAtom) string {
	if len(operands) < 2 {
		return fmt.Sprintf("%d sides", len(operands))
	}
	for i, a := range operands {
		for _, b := range operands[:i] {
			switch {
			case a.Slot() != b.Slot():
				return "sides about different things"
			case a.Atom.Equal(*b.Atom):
				return "sides that agree on " + a.Atom.Canonical()
			}
		}
	}
	return ""
}

// order: the result is what came first, or everything in its order, as values or by the names of their subjects. The
// operands are dates or numbers of one kind, no two the same, or values of one slot at different times.
func (c computing) order(operands []corpus.GoldAtom, g *corpus.GoldAtom) (fits bool, want, problem string) {
	if len(operands) < 2 {
		return false, "", fmt.Sprintf("%d operands", len(operands))
	}
	if values, ok := bySlot(operands); ok {
		v := corpus.ListValue(values...)
		return g.Atom != nil && g.Atom.Equal(v), v.Canonical(), ""
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
	if g.Atom != nil && g.Atom.Kind != corpus.KindList {
		return c.is(*g.Atom, operands[0]), names[0], ""
	}
	return g.Atom != nil && slices.EqualFunc(g.Atom.Items, operands, c.is), strings.Join(names, ", then "), ""
}

// bySlot puts values of one slot in the order of the times asked about; not ok where they are of several, or of one
// time.
func bySlot(operands []corpus.GoldAtom) ([]corpus.Value, bool) {
	operands = slices.Clone(operands)
	slices.SortStableFunc(operands, func(a, b corpus.GoldAtom) int { return cmp.Compare(a.At, b.At) })
	var out []corpus.Value
	for i, o := range operands {
		if o.Slot() != operands[0].Slot() || i > 0 && o.At == operands[i-1].At || ordered(o.Atom.Kind) {
			return nil, false
		}
		out = append(out, *o.Atom)
	}
	return out, true
}

// is says whether a value is an operand's own or the name of its subject.
func (c computing) is(v corpus.Value, o corpus.GoldAtom) bool {
	name := c.named(o.SubjectID)
	return v.Equal(*o.Atom) || name != "" && v.Text != "" && corpus.Folded(v.Text) == corpus.Folded(name)
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

// arranged: of the things to choose from exactly one has the value of every operand, and it is the result (S5).
func arranged(it *corpus.Item, operands []corpus.GoldAtom, g *corpus.GoldAtom) (fits bool, want, problem string) {
	right := slices.DeleteFunc(slices.Clone(it.Resources), func(r corpus.Resource) bool {
		return slices.ContainsFunc(operands, func(o corpus.GoldAtom) bool {
			return !slices.ContainsFunc(r.Features, func(f corpus.Feature) bool {
				return f.Predicate == o.Predicate && corpus.Folded(f.Value) == corpus.Folded(o.Atom.Text)
			})
		})
	})
	if len(right) != 1 {
		return false, "", fmt.Sprintf("%d of %d things that fit", len(right), len(it.Resources))
	}
	return g.Atom != nil && g.Atom.Text == right[0].Name && right[0].Right, right[0].Name, ""
}

// reckoned is the sum of numbers, or what lies between two of them: of dates, the years.
func reckoned(operands []corpus.Value, op corpus.Operation) (v corpus.Value, problem string) {
	if len(operands) < 2 || op == corpus.OpDifference && len(operands) != 2 {
		return v, fmt.Sprintf("%d operands", len(operands))
	}
	v = operands[0]
	for _, x := range operands[1:] {
		if x.Kind != v.Kind || x.Unit != v.Unit || !ordered(x.Kind) || op == corpus.OpSum && x.Kind == corpus.KindDate {
			return v, "the operand " + x.Canonical() + " beside " + v.Canonical()
		}
		sign := int64(1)
		if op == corpus.OpDifference {
			sign = -1
			if compared(v, x) < 0 {
				v, x = x, v
			}
		}
		switch v.Kind {
		case corpus.KindDate:
			v = corpus.CountValue(int64(v.Date.Time().Year() - x.Date.Time().Year()))
		case corpus.KindQuantity:
			a, b, scale := v.Dec.Aligned(x.Dec)
			v = corpus.QuantityValue(corpus.NewDecimal(a+sign*b, scale), v.Unit)
		default:
			v = corpus.CountValue(v.N + sign*x.N)
		}
	}
	return v, ""
}

// ordered says whether values of a kind have an order.
func ordered(k corpus.Kind) bool {
	return k == corpus.KindDate || k == corpus.KindCount || k == corpus.KindQuantity
}

// compared compares two values of a kind that has an order.
func compared(a, b corpus.Value) int {
	switch a.Kind {
	case corpus.KindDate:
		return cmp.Compare(a.Date, b.Date)
	case corpus.KindQuantity:
		x, y, _ := a.Dec.Aligned(b.Dec)
		return cmp.Compare(x, y)
	}
	return cmp.Compare(a.N, b.N)
}
