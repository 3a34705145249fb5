package stats

import "memloom/internal/corpus"

// planned is a message with its slot.
type planned struct {
	at      int // index of the message
	message *corpus.Message
	slot    *corpus.PlannedMessage
}

// slots returns the messages that were planned, in the order of the messages.
func (m *measurer) slots() []planned {
	slot := map[string]*corpus.PlannedMessage{}
	for i := range m.c.Plan {
		slot[m.c.Plan[i].MessageID] = &m.c.Plan[i]
	}
	var out []planned
	for i := range m.c.Messages {
		if p := slot[m.c.Messages[i].ID]; p != nil {
			out = append(out, planned{i, &m.c.Messages[i], p})
		}
	}
	return out
}

// plan measures what messages were planned for: paths (G4, table 6), speech acts, perturbations (G11), positions (G9).
func (m *measurer) plan(s *section) {
	slots := m.slots()
	var free []planned
	perturbed := 0
	for _, p := range slots {
		if p.slot.Obligation == "" {
			free = append(free, p)
		}
		if p.slot.Perturbation != "" {
			perturbed++
		}
	}
	s.share("slots that the plan owed", len(slots)-len(free), len(slots))
	s.share("perturbed messages", perturbed, len(slots))
	m.questions(s, slots)
	path := func(p planned) string { return string(p.slot.Path) }
	s.add(distribution("path", "messages", tally(slots, path), nil, table6Paths, g4Mixture))
	s.add(distribution("path of free slots", "messages", tally(free, path), nil, table6Paths, g4Mixture))
	s.add(ranked("speech act", "messages", tally(slots, func(p planned) string {
		return string(p.slot.Act)
	}), len(slots)))
	s.add(ranked("obligation", "messages", tally(slots, func(p planned) string {
		return orNone(p.slot.Obligation)
	}), len(slots)))
	s.add(ranked("perturbation", "messages", tally(slots, func(p planned) string {
		return orNone(p.slot.Perturbation)
	}), len(slots)))
	s.add(distribution("position in the task", "messages", tally(slots, func(p planned) string {
		return orNone(p.slot.Position)
	}),
		[]string{"early", "middle", "late"}))
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// questions measures which questions are answered, and how soon. An answer is a message that answers, corrects or
// delivers what was promised and stands below the question; it counts for the nearest question above it.
func (m *measurer) questions(s *section, slots []planned) {
	acts := m.acts(slots)
	asked := 0
	for _, p := range slots {
		count(&asked, p.slot.Act == corpus.ActQuestion)
	}
	answered := map[int]bool{}
	sameDay := 0
	var waits []float64
	for _, p := range slots {
		if p.slot.Act != corpus.ActAnswer && p.slot.Act != corpus.ActCorrection && p.slot.Act != corpus.ActDelivery {
			continue
		}
		q, ok := m.above(p.at, acts, corpus.ActQuestion)
		if !ok || answered[q] {
			continue
		}
		answered[q] = true
		waits = append(waits, float64(p.message.At-m.c.Messages[q].At))
		if p.message.At.Date() == m.c.Messages[q].At.Date() {
			sameDay++
		}
	}
	s.count("questions", asked)
	s.share("questions answered", len(answered), asked)
	s.share("answered on the same day", sameDay, len(answered))
	s.sample("time to an answer", "minutes", waits)
}

// acts returns the act of every message, none for those that were not planned.
func (m *measurer) acts(slots []planned) []corpus.Act {
	acts := make([]corpus.Act, len(m.c.Messages))
	for _, p := range slots {
		acts[p.at] = p.slot.Act
	}
	return acts
}

// above returns the nearest message of an act that a message replies to, directly or through others.
func (m *measurer) above(i int, acts []corpus.Act, act corpus.Act) (int, bool) {
	for {
		parent, ok := m.messageAt[m.c.Messages[i].ReplyTo]
		if !ok || parent >= i {
			return 0, false
		}
		if acts[parent] == act {
			return parent, true
		}
		i = parent
	}
}

// facts measures what is said: new facts a message, the first time that a
// fact is told; false values; decision changes (G11).
func (m *measurer) facts(s *section) {
	facts, changes := corpus.ByID(m.c.Facts), 0
	for _, f := range m.c.Facts {
		if f.Supersedes != "" && !f.Noise && f.TaskID != "" {
			changes++
		}
	}
	told := map[string]bool{}
	newFacts, again, noisy, messages := 0, 0, 0, 0
	for _, p := range m.slots() {
		if g := m.groups[p.message.GroupID]; g != nil && g.Kind == corpus.Assistant {
			continue // sessions need not be dense
		}
		messages++
		wrong := false
		for _, d := range p.slot.Discloses {
			switch f := facts[d.FactID]; {
			case f == nil:
			case f.Noise:
				wrong = true
			case told[f.ID]:
				again++
			default:
				told[f.ID] = true
				newFacts++
			}
		}
		if wrong {
			noisy++
		}
	}
	s.count("facts", len(m.c.Facts))
	s.count("facts told", newFacts)
	s.figure("new facts a message", fraction(newFacts, messages), Ratio, atLeast("design", 0.6))
	s.share("disclosures that repeat a fact", again, newFacts+again)
	// The published share is of all noise, which realism counts: most kinds state no value.
	s.share("messages that state a false value", noisy, messages)
	if m.has(tableTasks) {
		s.figure("decision changes a task", fraction(changes, len(m.c.Tasks)), Ratio, between("table 6", 1.0, 1.43))
	}
}
