package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// freshTrigger is how many workdays ago a decision's trigger was stated at most.
const freshTrigger = 15

// triggers says whether what was said of one class can make a decision about
// another change: a measurement moves a limit, and no reviewer.
func triggers(said, decided pack.Class) bool {
	can := []pack.Class{pack.Blocker, pack.Risk}
	switch decided {
	case pack.Deadline, pack.Budget:
		can = append(can, pack.Tally, pack.Deadline, pack.Measure)
	case pack.Contact:
		can = append(can, pack.Deadline)
	default:
		can = append(can, pack.Measure, pack.Tally)
	}
	return slices.Contains(can, said)
}

// reverse draws whether a decision that replaces another is taken because of
// something said before, and enters what that was. The trigger is about the same
// task where it can be, else about the same component (G11).
func (p *planner) reverse(t corpus.Task, f corpus.Fact) bool {
	if f.Supersedes == "" {
		return false
	}
	p.reversals.meet()
	found := p.recent(t, freshTrigger, func(x corpus.Fact, _ corpus.Date) bool {
		_, replaced := p.replaced[x.ID]
		return !replaced && x.Predicate != f.Predicate && triggers(p.attrs[x.Predicate].Class, p.attrs[f.Predicate].Class)
	})
	if len(found) == 0 || !p.reversals.wants() {
		return false
	}
	p.reversals.take()
	if own := slices.DeleteFunc(slices.Clone(found), func(x corpus.Fact) bool { return x.TaskID != t.ID }); len(own) > 0 {
		found = own
	}
	p.facts[p.index[f.ID]].Because = corpus.Pick(p.r, found).ID
	return true
}
