package stats

import "memloom/internal/corpus"

// said is a message that states a fact.
type said struct {
	planned
	fact *corpus.Fact
}

// telling returns what messages state, in their order.
func (w *world) telling() []said {
	var out []said
	for _, p := range w.slots {
		for _, d := range p.slot.Discloses {
			if f := w.Fact(d.FactID); f != nil {
				out = append(out, said{p, f})
			}
		}
	}
	return out
}

// decisions measures how decisions come about and what becomes of them: asked
// for, weighed, taken, taken back (G11), recalled.
type decisions struct {
	*run
	asked, options, taken, open, weighed, changed, named int
	takenIn, recalled                                    int // messages
	changes, tasks, changedTasks                         int
}

func newDecisions(r *run) measure { return &decisions{run: r} }

func (m *decisions) add(w *world) {
	taken := map[string]bool{} // messages
	for _, t := range w.telling() {
		count(&m.options, t.fact.Predicate == corpus.PredOption && !t.fact.Noise)
		if t.slot.Act == corpus.ActDecision {
			taken[t.message.ID] = true
			m.decision(w, t)
		}
	}
	recalled := map[string]bool{}
	for _, p := range w.slots {
		count(&m.asked, p.slot.Act == corpus.ActRequest)
		if taken[p.slot.RecallsID] {
			recalled[p.slot.RecallsID] = true
		}
	}
	m.takenIn, m.recalled = m.takenIn+len(taken), m.recalled+len(recalled)
	m.changesOfTasks(w)
}

// decision counts a decision that a message states.
func (m *decisions) decision(w *world, t said) {
	m.taken++
	if m.Weighed == nil || m.Weighed(t.fact.Predicate) {
		m.open++
		_, asked := w.above(t.at, corpus.ActRequest)
		count(&m.weighed, asked)
	}
	count(&m.changed, t.fact.Supersedes != "")
	count(&m.named, t.fact.Supersedes != "" && t.slot.Perturbation == corpus.DecisionChange)
}

// changesOfTasks counts the decisions of each task that are taken back.
func (m *decisions) changesOfTasks(w *world) {
	m.tasks += len(w.c.Tasks)
	with := map[string]bool{}
	for _, p := range w.slots {
		if p.slot.Perturbation != corpus.DecisionChange {
			continue
		}
		m.changes++
		for _, t := range p.slot.TaskIDs {
			with[t] = true
		}
	}
	m.changedTasks += len(with)
}

func (m *decisions) conclude(s *section) {
	s.count("decisions asked for", m.asked)
	s.count("options weighed", m.options)
	s.count("decisions taken", m.taken)
	m.weighing(s, m.weighed, m.open)
	s.share("recalled later", m.recalled, m.takenIn)
	s.count("decisions that changed a value", m.changed)
	s.rate("changes that name what made them", m.named, m.changed,
		m.run.asked(func(r *Rates) float64 { return r.Reversals }))
	if m.has(tableTasks) {
		// Each task has one in the paper, some a second one, which makes 74, 66, 113 and 99 in 74, 66, 79 and 76 tasks
		// (G11, table 6).
		s.count("recorded decision changes", m.changes, m.sized(m.full(between("GroupMemBench", 66, 113)), groupMemBench)...)
		s.share("tasks with a recorded decision change", m.changedTasks, m.tasks,
			m.sized([]Reference{point("GroupMemBench", 1)}, groupMemBench)...)
	}
}

// weighing adds the share of decisions that were asked for and weighed in the thread in which they were taken. A
// recipe's rate is of those on which people have views, so it stands beside them alone: a new version or count is
// announced, and nobody weighs it.
func (m *decisions) weighing(s *section, weighed, of int) {
	if m.Weighed == nil {
		s.share("asked for and weighed first, of all decisions", weighed, of)
		return
	}
	s.count("decisions that can be weighed", of)
	s.rate("asked for and weighed first, of those", weighed, of, m.run.asked(func(r *Rates) float64 { return r.Decisions }))
}
