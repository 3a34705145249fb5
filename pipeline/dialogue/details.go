package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// clauseDealer deals out a pack's clauses, each once before any comes again. The projects
// of a pack deal them in one order and begin at different places, so that what one
// tells is not heard from another at the same time.
type clauseDealer struct {
	r     *rand.Rand
	order Source              // of the pack
	turn  Share               // of the project among those of the pack
	left  map[string][]string // by what the clauses are of
}

// next returns a clause of those of a key, "" where there are none.
func (d *clauseDealer) next(key string, of pack.Clauses) string {
	if len(d.left[key]) == 0 {
		d.left[key] = rotated(of.Dealt(d.order("deal "+key)), d.turn)
	}
	left := d.left[key]
	if len(left) == 0 {
		return ""
	}
	d.left[key] = left[1:]
	return left[0]
}

// rotated is a list that begins where the share does.
func rotated[T any](list []T, turn Share) []T {
	if turn.Of == 0 {
		return list
	}
	from := len(list) * turn.Nth / turn.Of
	return slices.Concat(list[from:], list[:from])
}

// tellsOfWork says whether an act tells how the work goes.
func tellsOfWork(a corpus.Act) bool {
	switch a {
	case corpus.ActProgress, corpus.ActCompletion, corpus.ActBlocker, corpus.ActForecast, corpus.ActAnswer:
		return true
	}
	return false
}

// detail lets the owner of a task tell something of the work beside what a
// report states, unless another task or the page stands beside it already.
func (p *planner) detail(s *Slot) {
	task := p.tasks.byID[s.TaskID]
	if !tellsOfWork(s.Act) || s.AuthorID != task.OwnerID || s.Perturbation != "" || len(s.Names) > 0 {
		return
	}
	q := &p.manner.details
	take := q.due(p.clauses.r)
	q.count(take)
	if take {
		s.Detail = p.clauses.next("work "+task.Deliverable, p.tasks.kinds[task.Deliverable].Work)
	}
}

// doubtOf returns what speaks against a message: against the value that it
// states, or against how it goes about a task.
func (p *planner) doubtOf(m Slot) string {
	if len(m.FactIDs) > 0 {
		if a, ok := p.facts.attrs[p.facts.get(m.FactIDs[0]).Predicate]; ok {
			return p.clauses.next("value "+a.Key, a.Doubts)
		}
	}
	switch m.Act {
	case corpus.ActKickoff, corpus.ActForecast, corpus.ActProgress:
		d := p.tasks.kinds[p.tasks.byID[m.TaskID].Deliverable]
		return p.clauses.next("doubt "+d.Noun, d.Doubts)
	}
	return ""
}
