package dialogue

import (
	"memloom/internal/corpus"
)

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
	if m.details.take(true, m.clauses.r) {
		s.Detail = m.clauses.next("work "+task.Deliverable, m.tasks.kinds[task.Deliverable].Work)
	}
}
