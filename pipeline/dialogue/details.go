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
func (m *manner) detail(s *Slot) {
	task := m.tasks.byID[s.TaskID]
	if !tellsOfWork(s.Act) || s.AuthorID != task.OwnerID || s.Perturbation != "" || len(s.Names) > 0 {
		return
	}
	q := &m.details
	take := q.due(m.clauses.r)
	q.count(take)
	if take {
		s.Detail = m.clauses.next("work "+task.Deliverable, m.tasks.kinds[task.Deliverable].Work)
	}
}
