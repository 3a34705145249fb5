package stats

import "memloom/internal/corpus"

// planned is a message with its slot.
type planned struct {
	at      int // index of the message
	message *corpus.Message
	slot    *corpus.PlannedMessage
}

// slotsOf returns the messages that were planned, in the order of the messages.
func slotsOf(c *corpus.Corpus) []planned {
	slot := map[string]*corpus.PlannedMessage{}
	for i := range c.Plan {
		slot[c.Plan[i].MessageID] = &c.Plan[i]
	}
	var out []planned
	for i := range c.Messages {
		if p := slot[c.Messages[i].ID]; p != nil {
			out = append(out, planned{i, &c.Messages[i], p})
		}
	}
	return out
}

// plan measures what messages were planned for: paths (G4, table 6), speech acts, perturbations (G11), positions (G9).
type plan struct {
	all, free, perturbed         int
	paths, freePaths, acts, owed map[string]int
	perturbations, positions     map[string]int
	asked, answered, sameDay     int
	waits                        values
}

func newPlan(*run) measure {
	return &plan{
		paths: map[string]int{}, freePaths: map[string]int{}, acts: map[string]int{}, owed: map[string]int{},
		perturbations: map[string]int{}, positions: map[string]int{}, waits: values{},
	}
}

func (m *plan) add(w *world) {
	m.all += len(w.slots)
	for _, p := range w.slots {
		m.paths[string(p.slot.Path)]++
		if p.slot.Obligation == "" {
			m.free++
			m.freePaths[string(p.slot.Path)]++
		}
		count(&m.perturbed, p.slot.Perturbation != "")
		count(&m.asked, p.slot.Act == corpus.ActQuestion)
		m.acts[string(p.slot.Act)]++
		m.owed[orNone(p.slot.Obligation)]++
		m.perturbations[orNone(p.slot.Perturbation)]++
		m.positions[orNone(p.slot.Position)]++
	}
	m.answers(w)
}

func (m *plan) conclude(s *section) {
	s.share("slots that the plan owed", m.all-m.free, m.all)
	s.share("perturbed messages", m.perturbed, m.all)
	s.count("questions", m.asked)
	s.share("questions answered", m.answered, m.asked)
	s.share("answered on the same day", m.sameDay, m.answered)
	s.sample("time to an answer", "minutes", m.waits)
	delete(m.paths, "") // of designs whose messages are on no path
	delete(m.freePaths, "")
	s.add(distribution("path", "messages", m.paths, nil, table6Paths, g4Mixture))
	s.add(distribution("path of free slots", "messages", m.freePaths, nil, table6Paths, g4Mixture))
	s.add(ranked("speech act", "messages", m.acts, m.all))
	s.add(ranked("obligation", "messages", m.owed, m.all))
	s.add(ranked("perturbation", "messages", m.perturbations, m.all))
	s.add(distribution("position in the task", "messages", m.positions, []string{"early", "middle", "late"}))
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// answers counts which questions are answered, and how soon. An answer is a message that answers, corrects or
// delivers what was promised and stands below the question; it counts for the nearest question above it.
func (m *plan) answers(w *world) {
	answered := map[int]bool{}
	for _, p := range w.slots {
		if !p.slot.Act.In(corpus.ActAnswer, corpus.ActCorrection, corpus.ActDelivery) {
			continue
		}
		q, ok := w.above(p.at, corpus.ActQuestion)
		if !ok || answered[q] {
			continue
		}
		answered[q] = true
		question := &w.c.Messages[q]
		m.answered++
		m.waits.add(int(p.message.At - question.At))
		count(&m.sameDay, p.message.At.Date() == question.At.Date())
	}
}

// above returns the nearest message of an act that a message replies to, directly or through others.
func (w *world) above(i int, act corpus.Act) (int, bool) {
	for {
		parent, ok := w.messageAt[w.c.Messages[i].ReplyTo]
		if !ok || parent >= i {
			return 0, false
		}
		if w.acts[parent] == act {
			return parent, true
		}
		i = parent
	}
}
