package promises

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// The units of durations and intervals.
const (
	unitCalendar = "calendar"
	unitWorking  = "working"
)

// computedResults computes every result anew from its operands. Operations
// that code does not compute are counted in the note and not in the rows.
func computedResults(w *world, f *Finding) {
	left := 0
	for _, it := range w.accepted {
		for i := range it.Gold {
			g := &it.Gold[i]
			if g.Part != corpus.PartResult || g.Operation == corpus.OpAbsent {
				continue
			}
			want, problem, known := w.compute(it, g)
			if !known {
				left++
				continue
			}
			f.look()
			switch {
			case problem != "":
				f.violate(problem, "operands of which a "+string(g.Operation)+" can be computed", it.ID)
			case g.Atom == nil || !g.Atom.Equal(want):
				f.violate(canonical(g.Atom), want.Canonical()+" by computation from the operands", it.ID)
			}
		}
	}
	if left > 0 {
		f.Note = fmt.Sprintf("%d results of other operations are not computed here", left)
	}
}

func canonical(v *corpus.Value) string {
	if v == nil {
		return "nothing"
	}
	return v.Canonical()
}

// compute returns what the result of an item's operands is.
func (w *world) compute(it *corpus.Item, g *corpus.GoldAtom) (v corpus.Value, problem string, known bool) {
	var operands []corpus.Value
	for _, o := range it.Gold {
		if o.Part == corpus.PartOperand && o.Atom != nil {
			operands = append(operands, *o.Atom)
		}
	}
	switch g.Operation {
	case corpus.OpValue, corpus.OpLatest, corpus.OpTrigger:
		if len(operands) != 1 {
			return v, fmt.Sprintf("%d operands", len(operands)), true
		}
		return operands[0], "", true
	case corpus.OpCount:
		return corpus.CountValue(int64(len(operands))), "", true
	case corpus.OpDuration, corpus.OpInterval:
		v, problem = w.span(operands, g)
		return v, problem, true
	}
	return v, "", false
}

// span computes a duration or an interval in the row's unit, with both ends
// counted or not.
func (w *world) span(operands []corpus.Value, g *corpus.GoldAtom) (v corpus.Value, problem string) {
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
		n = w.calendar.WorkdaysInclusive(a.Date, b.Date)
	case g.Unit == unitWorking:
		n = w.calendar.WorkdaysBetween(a.Date, b.Date)
	case g.Inclusive:
		n = corpus.DaysInclusive(a.Date, b.Date)
	default:
		n = corpus.DaysBetween(a.Date, b.Date)
	}
	return corpus.DurationValue(int64(n), g.Unit == unitWorking), ""
}

// answersSayResult: the answer in words is the result, or holds it.
func answersSayResult(w *world, f *Finding) {
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		if g.Part == corpus.PartResult && g.Atom != nil {
			f.expect(w.says(it.Answer, it.AskedAt.Date(), *g.Atom), quote(it.Answer), "an answer that says "+g.Atom.Canonical(), it.ID)
		}
	})
}

// says: an answer is read on the day of asking, as a whole or by a value in it.
// A value without a grammar of its own is found by its words.
func (w *world) says(answer string, on corpus.Date, v corpus.Value) bool {
	if got, err := corpus.Parse(v.Kind, answer, on, w.lex); err == nil && got.Equal(v) {
		return true
	}
	for _, s := range corpus.Scan(answer, on, w.lex) {
		for _, got := range s.Values {
			if got.Equal(v) {
				return true
			}
		}
	}
	switch v.Kind {
	case corpus.KindText, corpus.KindEnum, corpus.KindEntity:
		return containsWord(folded(answer), folded(v.Text))
	case corpus.KindList:
		return !slices.ContainsFunc(v.Items, func(x corpus.Value) bool { return !w.says(answer, on, x) })
	}
	return false
}

func folded(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }
