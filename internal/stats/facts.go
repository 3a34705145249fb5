package stats

import "memloom/internal/corpus"

// facts measures what is said: new facts a message, the first time that a
// fact is told; false values; decision changes (G11).
type facts struct {
	*run
	all, changes, tasks          int
	told, again, noisy, messages int
}

func newFacts(r *run) measure { return &facts{run: r} }

func (m *facts) add(w *world) {
	m.all += len(w.c.Facts)
	m.tasks += len(w.c.Tasks)
	for _, f := range w.c.Facts {
		count(&m.changes, f.Supersedes != "" && !f.Noise && f.TaskID != "")
	}
	told := map[string]bool{}
	for _, p := range w.slots {
		if g := w.Group(p.message.GroupID); g != nil && g.Kind == corpus.Assistant {
			continue // sessions need not be dense
		}
		m.messages++
		wrong := false
		for _, d := range p.slot.Discloses {
			switch f := w.Fact(d.FactID); {
			case f == nil:
			case f.Noise:
				wrong = true
			case told[f.ID]:
				m.again++
			default:
				told[f.ID] = true
				m.told++
			}
		}
		count(&m.noisy, wrong)
	}
}

func (m *facts) conclude(s *section) {
	s.count("facts", m.all)
	s.count("facts told", m.told)
	s.figure("new facts a message", fraction(m.told, m.messages), Ratio, atLeast("design", 0.6))
	s.share("disclosures that repeat a fact", m.again, m.told+m.again)
	// The published share is of all noise, which realism counts: most kinds state no value.
	s.share("messages that state a false value", m.noisy, m.messages)
	if m.has(tableTasks) {
		s.figure("decision changes a task", fraction(m.changes, m.tasks), Ratio, between("GroupMemBench, table 6", 1.0, 1.43))
	}
}
