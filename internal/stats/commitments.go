package stats

import (
	"slices"

	"memloom/internal/corpus"
)

// commitments measures promises, rules, absences and loud consumers.
type commitments struct {
	*run
	promised, forgotten, kept, delivered, answers, reminders int
	rules, overrides, absences, introduced                   int
	implanted, implantedTerms                                int // overrides, and definitions of their terms
	loud, tasks                                              int // tasks with a loud consumer, and all
}

func newCommitments(r *run) measure { return &commitments{run: r} }

func (m *commitments) add(w *world) {
	for _, f := range w.c.Facts {
		count(&m.implanted, f.Implanted && f.Predicate == corpus.PredRequires)
		count(&m.implantedTerms, f.Implanted && f.Predicate == corpus.PredMeans)
	}
	for _, t := range w.telling() {
		switch {
		case t.fact.Noise:
		case t.fact.Predicate == corpus.PredPromised:
			m.promised++
			count(&m.forgotten, slices.Contains(t.slot.Marks, corpus.MarkForgotten))
		case t.fact.Predicate == corpus.PredRequires:
			m.rules++
			count(&m.overrides, t.fact.Condition != "")
		case t.fact.Predicate == corpus.PredBack:
			m.absences++
		case t.fact.Predicate == corpus.PredRole:
			m.introduced++
		}
	}
	loud := map[string]bool{}
	for _, p := range w.slots {
		// The delivery carries the mark of its commitment again: one promise.
		count(&m.kept, p.slot.Act == corpus.ActCommitment && slices.Contains(p.slot.Marks, corpus.MarkKept))
		count(&m.delivered, p.slot.Act == corpus.ActDelivery)
		count(&m.answers, p.slot.Act == corpus.ActAnswer)
		count(&m.reminders, p.slot.Act == corpus.ActReminder)
		if slices.Contains(p.slot.Marks, corpus.MarkLoud) {
			for _, t := range p.slot.TaskIDs {
				loud[t] = true
			}
		}
	}
	m.loud, m.tasks = m.loud+len(loud), m.tasks+len(w.c.Tasks)
}

func (m *commitments) conclude(s *section) {
	s.count("promises", m.promised)
	s.rate("answers that were promised first", m.delivered, m.delivered+m.answers, m.asked(func(r *Rates) float64 {
		return r.Promises
	}))
	s.share("promises kept", m.kept, m.promised)
	s.rate("promises forgotten", m.forgotten, m.promised, m.asked(func(r *Rates) float64 { return r.Forgotten }))
	s.count("reminders", m.reminders)
	s.count("rules told", m.rules)
	s.count("overrides of them", m.overrides)
	s.count("overrides that were implanted", m.implanted)
	s.count("definitions that were implanted", m.implantedTerms)
	s.count("absences", m.absences)
	s.count("people who introduce themselves", m.introduced)
	if m.has(tableTasks) {
		s.rate("tasks with a loud consumer", m.loud, m.tasks, m.asked(func(r *Rates) float64 {
			return r.Loud
		}))
	}
}
