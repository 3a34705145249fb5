package grounded

import (
	"testing"
	"time"

	"memloom/internal/corpus"
)

func count(n int64) corpus.Value   { return corpus.CountValue(n) }
func word(s string) corpus.Value   { return corpus.TextValue(corpus.KindEnum, s) }
func date(day int) corpus.Value    { return corpus.DateValue(corpus.NewDate(2025, time.March, day)) }
func entity(s string) corpus.Value { return corpus.TextValue(corpus.KindEntity, s) }

// TestOperations: every operation is computed from its operands, and a result
// that does not follow, or operands that do not fit, are noticed.
func TestOperations(t *testing.T) {
	row := func(part string, op corpus.Operation, subject string, v corpus.Value) corpus.GoldAtom {
		return corpus.GoldAtom{Part: part, Operation: op, SubjectID: subject, Predicate: "limit", Atom: &v}
	}
	operand := func(op corpus.Operation, v corpus.Value) corpus.GoldAtom {
		return row(corpus.PartOperand, op, "T01", v)
	}
	on := func(subject string, v corpus.Value) corpus.GoldAtom {
		return row(corpus.PartOperand, corpus.OpOrder, subject, v)
	}
	given := func(v corpus.Value) corpus.GoldAtom { return row(corpus.PartGiven, corpus.OpExists, "T01", v) }
	bridge := row(corpus.PartBridge, corpus.OpValue, "T02", count(99))
	list := corpus.ListValue
	both := list(count(5), count(8))
	for _, c := range []struct {
		name    string
		op      corpus.Operation
		rows    []corpus.GoldAtom
		result  corpus.Value
		fits    bool
		problem bool
	}{
		{"a value", corpus.OpValue, []corpus.GoldAtom{operand(corpus.OpValue, count(5))}, count(5), true, false},
		{"a bridge is no operand", corpus.OpValue, []corpus.GoldAtom{bridge, operand(corpus.OpValue, count(5))}, count(5),
			true, false},
		{"another value", corpus.OpLatest, []corpus.GoldAtom{operand(corpus.OpLatest, count(5))}, count(6), false, false},
		{"one operand of the operation", corpus.OpPrior, []corpus.GoldAtom{operand(corpus.OpValue, count(8)),
			operand(corpus.OpPrior, count(5))}, count(5), true, false},
		{"the other one", corpus.OpBefore, []corpus.GoldAtom{operand(corpus.OpValue, count(8)), operand(corpus.OpBefore,
			count(5))}, count(8), false, false},
		{"two of it", corpus.OpChoose, []corpus.GoldAtom{operand(corpus.OpChoose, count(8)), operand(corpus.OpChoose,
			count(5))}, count(8), false, true},
		{"a trigger", corpus.OpTrigger, []corpus.GoldAtom{operand(corpus.OpTrigger, word("late"))}, word("late"), true,
			false},
		{"none", corpus.OpTrigger, nil, word("late"), false, true},
		{"a count", corpus.OpCount, []corpus.GoldAtom{operand(corpus.OpCount, word("a")), operand(corpus.OpCount, word("b"))},
			count(2), true, false},
		{"a wrong count", corpus.OpCount, []corpus.GoldAtom{operand(corpus.OpCount, word("a"))}, count(2), false, false},
		{"it exists", corpus.OpExists, []corpus.GoldAtom{given(count(5)), operand(corpus.OpExists, count(5))}, word("yes"),
			true, false},
		{"it does not", corpus.OpExists, []corpus.GoldAtom{given(count(6)), operand(corpus.OpExists, count(5))}, word("no"),
			true, false},
		{"yes to what does not", corpus.OpExists, []corpus.GoldAtom{given(count(6)), operand(corpus.OpExists, count(5))},
			word("yes"), false, false},
		{"nothing is given", corpus.OpExists, []corpus.GoldAtom{operand(corpus.OpExists, count(5))}, word("yes"), false,
			true},
		{"a set", corpus.OpSet, []corpus.GoldAtom{operand(corpus.OpSet, count(8)), operand(corpus.OpSet, count(5))}, both,
			true, false},
		{"a set with one too many", corpus.OpSet, []corpus.GoldAtom{operand(corpus.OpSet, count(5))}, both, false, false},
		{"a set with one too few", corpus.OpSet, []corpus.GoldAtom{operand(corpus.OpSet, count(8)),
			operand(corpus.OpSet, count(5))}, list(count(5)), false, false},
		{"an empty set", corpus.OpSet, nil, list(), false, true},
		{"sides", corpus.OpConflict, []corpus.GoldAtom{operand(corpus.OpConflict, count(8)), operand(corpus.OpConflict,
			count(5))}, both, true, false},
		{"sides that agree", corpus.OpConflict, []corpus.GoldAtom{operand(corpus.OpConflict, count(5)),
			operand(corpus.OpConflict, count(5))}, list(count(5), count(5)), true, true},
		{"sides about different things", corpus.OpConflict, []corpus.GoldAtom{on("T01", count(5)), on("T02", count(8))}, both,
			true, true},
		{"in order", corpus.OpOrder, []corpus.GoldAtom{on("T02", date(7)), on("T01", date(5))}, list(entity("allergy table"),
			entity("order filter")), true, false},
		{"in order, as days", corpus.OpOrder, []corpus.GoldAtom{on("T02", date(7)), on("T01", date(5))},
			list(date(5), date(7)), true, false},
		{"the other way round", corpus.OpOrder, []corpus.GoldAtom{on("T02", date(7)), on("T01", date(5))},
			list(entity("order filter"), entity("allergy table")), false, false},
		{"what came first", corpus.OpOrder, []corpus.GoldAtom{on("T02", date(7)), on("T01", date(5))},
			entity("allergy table"), true, false},
		{"on one day", corpus.OpOrder, []corpus.GoldAtom{on("T02", date(5)), on("T01", date(5))}, entity("allergy table"),
			false, true},
		{"an unknown operation", "guess", []corpus.GoldAtom{operand("guess", count(5))}, count(5), false, true},
	} {
		result := row(corpus.PartResult, c.op, "T01", c.result)
		it := &corpus.Item{Gold: append(c.rows, result)}
		computes := computing{named: func(id string) string {
			return map[string]string{"T01": "allergy table", "T02": "order filter"}[id]
		}}
		fits, want, problem := computes.result(it, &it.Gold[len(it.Gold)-1])
		if (problem != "") != c.problem || !c.problem && fits != c.fits || !c.problem && want == "" {
			t.Errorf("%s: fits %v, want %q, problem %q", c.name, fits, want, problem)
		}
	}
}

// TestAnswersSayLists: an answer says a list by saying all of it, and words only

// A condition that begins with a word for leaving out is named by its words, and left out by another such word.
func TestLeavesOut_ConditionsBeginWithOutside(t *testing.T) {
	for question, want := range map[string]bool{
		"What feeder, outside the kitchen?":             false,
		"What feeder, apart from outside the kitchen?":  true,
		"What feeder, other than outside the kitchen?":  true,
		"Outside the kitchen, what feeder do I go for?": false,
	} {
		if got := leavesOut(corpus.Folded(question), "outside the kitchen"); got != want {
			t.Errorf("%q: %t", question, got)
		}
	}
}
