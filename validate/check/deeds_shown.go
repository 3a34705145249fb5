package check

import (
	"fmt"

	"memloom/internal/corpus"
)

func deedRules() []rule {
	return []rule{{Blind, "work shows skills and roles", "skill and role items", Proved,
		tables(needItems, []string{tabMessages, tabPlan, tabTasks, tabFacts}), each(deedsShown)}}
}

// deedsShown: what somebody can do, and what they are, rests on more than their introduction: on a message of theirs about
// a task of theirs, on another day (E20).
func deedsShown(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		if it.Family != "skill" && it.Family != "role" {
			continue
		}
		intros, deeds, days := 0, 0, map[corpus.Date]bool{}
		for _, e := range it.Evidence {
			m, p := w.Message(e.MessageID), w.Planned(e.MessageID)
			if e.Role != corpus.RoleBridge || m == nil || p == nil {
				continue
			}
			days[m.At.Date()] = true
			switch {
			case p.Act == corpus.ActIntroduction:
				intros++
			case w.ownWork(m, p):
				deeds++
			}
		}
		f.expect(intros <= 1 && deeds >= 1 && len(days) >= 2,
			fmt.Sprintf("%d introductions and %d messages on their own work, of %d days", intros, deeds, len(days)),
			"an introduction at most and a message on their own work, of two days", it.ID)
	}
}

// ownWork says whether a message states something of a task that its author owns.
func (w *world) ownWork(m *corpus.Message, p *corpus.PlannedMessage) bool {
	for _, d := range p.Discloses {
		x := w.Fact(d.FactID)
		if x == nil {
			continue
		}
		if t := w.Task(x.SubjectID); t != nil && t.OwnerID == m.AuthorID {
			return true
		}
	}
	return false
}
