package owed

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// freshTrigger is how many workdays ago a decision's trigger was stated at most.
const freshTrigger = 15

// latelyTold is how many workdays ago it was stated where there is a choice.
const latelyTold = 6

// mostOccasions is how many decisions one statement makes change.
const mostOccasions = 2

// triggers says whether what was said of one class can make a decision about another change: a measurement moves a
// limit, and no reviewer.
func triggers(said, decided pack.Class) bool {
	can := []pack.Class{pack.Blocker, pack.Risk}
	switch decided {
	case pack.Deadline:
		can = append(can, pack.Tally, pack.Deadline)
	case pack.Budget:
		can = append(can, pack.Tally, pack.Deadline, pack.Measure)
	case pack.Contact:
		can = append(can, pack.Deadline)
	case pack.Reference:
		can = append(can, pack.Tally)
	default:
		can = append(can, pack.Measure, pack.Tally)
	}
	return slices.Contains(can, said)
}

// carries says whether what was said about one task tells something about another of its component: an obstacle, a risk
// or a measurement does, but its dates and counts are its own, and so are its people and versions.
func carries(said, decided pack.Class) bool {
	return decided != pack.Contact && decided != pack.Reference && slices.Contains([]pack.Class{pack.Blocker, pack.Risk, pack.Measure}, said)
}

// reverse draws whether a decision that replaces another is taken because of something said before, and enters what
// that was. The trigger is what somebody else said where it can be, and about the same task, else about the same
// component (G11). Where there is a choice, nobody changes one thing after another because of the same.
func (ds *decisions) reverse(t corpus.Task, f corpus.Fact) bool {
	if f.Supersedes == "" {
		return false
	}
	ds.reversals.Meet()
	found := ds.Memory.Recent(t, freshTrigger, func(x corpus.Fact, _ corpus.Date) bool {
		_, replaced := ds.Facts.Replaced[x.ID]
		said, decided := ds.Facts.Attrs[x.Predicate].Class, ds.Facts.Attrs[f.Predicate].Class
		return !replaced && ds.occasions[x.ID] < mostOccasions && x.Predicate != f.Predicate && triggers(said, decided) && (x.TaskID == t.ID || carries(said, decided))
	})
	if len(found) == 0 || !ds.reversals.Wants() {
		return false
	}
	ds.reversals.Take()
	found = rather(found, func(x corpus.Fact) bool {
		return ds.Days.WorkdaysBetween(ds.Memory.Said[x.ID].At.Date(), ds.Days.Today) <= latelyTold
	})
	found = rather(found, func(x corpus.Fact) bool { return ds.Memory.Said[x.ID].AuthorID != f.Knowers[0] })
	found = rather(found, func(x corpus.Fact) bool { return x.TaskID == t.ID })
	found = rather(found, func(x corpus.Fact) bool { return ds.occasions[x.ID] == 0 })
	why := corpus.Pick(ds.Rand, found).ID
	ds.Facts.List[ds.Facts.Index[f.ID]].Because = why
	ds.occasions[why]++
	return true
}

// rather returns those of a list that are preferred, or all where none is.
func rather(list []corpus.Fact, preferred func(corpus.Fact) bool) []corpus.Fact {
	some := slices.DeleteFunc(slices.Clone(list), func(x corpus.Fact) bool { return !preferred(x) })
	if len(some) == 0 {
		return list
	}
	return some
}
