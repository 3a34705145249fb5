package stats

import (
	"slices"

	"memloom/internal/corpus"
)

// said is a message that states a fact.
type said struct {
	planned
	fact *corpus.Fact
}

// telling returns what messages state, in their order.
func (m *measurer) telling(slots []planned) []said {
	facts := corpus.ByID(m.c.Facts)
	var out []said
	for _, p := range slots {
		for _, d := range p.slot.Discloses {
			if f := facts[d.FactID]; f != nil {
				out = append(out, said{p, f})
			}
		}
	}
	return out
}

// decisions measures how decisions come about and what becomes of them: asked
// for, weighed, taken, taken back (G11), recalled.
func (m *measurer) decisions(s *section) {
	slots := m.slots()
	told := m.telling(slots)
	options := 0
	for _, t := range told {
		count(&options, t.fact.Predicate == corpus.PredOption && !t.fact.Noise)
	}
	acts := m.acts(slots)
	var n struct{ asked, taken, open, weighed, changed, named int }
	taken := map[string]bool{} // messages
	for _, t := range told {
		if t.slot.Act != corpus.ActDecision {
			continue
		}
		n.taken++
		taken[t.message.ID] = true
		if m.Weighed == nil || m.Weighed(t.fact.Predicate) {
			n.open++
			_, asked := m.above(t.at, acts, corpus.ActRequest)
			count(&n.weighed, asked)
		}
		count(&n.changed, t.fact.Supersedes != "")
		count(&n.named, t.fact.Supersedes != "" && t.slot.Perturbation == corpus.DecisionChange)
	}
	recalled := map[string]bool{}
	for _, p := range slots {
		count(&n.asked, p.slot.Act == corpus.ActRequest)
		if taken[p.slot.RecallsID] {
			recalled[p.slot.RecallsID] = true
		}
	}
	s.count("decisions asked for", n.asked)
	s.count("options weighed", options)
	s.count("decisions taken", n.taken)
	m.weighing(s, n.weighed, n.open)
	s.share("recalled later", len(recalled), len(taken))
	s.count("decisions that changed a value", n.changed)
	s.rate("changes that name what made them", n.named, n.changed, m.asked(func(r *Rates) float64 {
		return r.Reversals
	}))
	if m.has(tableTasks) {
		m.changesOfTasks(s, slots)
	}
}

// weighing adds the share of decisions that were asked for and weighed in the thread in which they were taken. A
// recipe's rate is of those on which people have views, so it stands beside them alone: a new version or count is
// announced, and nobody weighs it.
func (m *measurer) weighing(s *section, weighed, of int) {
	if m.Weighed == nil {
		s.share("asked for and weighed first, of all decisions", weighed, of)
		return
	}
	s.count("decisions that can be weighed", of)
	s.rate("asked for and weighed first, of those", weighed, of, m.asked(func(r *Rates) float64 { return r.Decisions }))
}

// changesOfTasks measures how many tasks have a decision taken back: each of them in the paper, some a second one,
// which makes 74, 66, 113 and 99 in 74, 66, 79 and 76 tasks (G11, table 6).
func (m *measurer) changesOfTasks(s *section, slots []planned) {
	with := map[string]bool{}
	all := 0
	for _, p := range slots {
		if p.slot.Perturbation != corpus.DecisionChange {
			continue
		}
		all++
		for _, t := range p.slot.TaskIDs {
			with[t] = true
		}
	}
	s.count("recorded decision changes", all, m.sized(m.full(between("G11", 66, 113)), groupMemBench)...)
	s.share("tasks with a recorded decision change", len(with), len(m.c.Tasks),
		m.sized([]Reference{point("G11", 1)}, groupMemBench)...)
}

// commitments measures promises, rules, absences and loud consumers.
func (m *measurer) commitments(s *section) {
	slots := m.slots()
	var n struct{ promised, forgotten, kept, delivered, answers, reminders, rules, overrides, absences, introduced int }
	for _, t := range m.telling(slots) {
		switch {
		case t.fact.Noise:
		case t.fact.Predicate == corpus.PredPromised:
			n.promised++
			count(&n.forgotten, slices.Contains(t.slot.Marks, corpus.MarkForgotten))
		case t.fact.Predicate == corpus.PredRequires:
			n.rules++
			count(&n.overrides, t.fact.Condition != "")
		case t.fact.Predicate == corpus.PredBack:
			n.absences++
		case t.fact.Predicate == corpus.PredRole:
			n.introduced++
		}
	}
	loud := map[string]bool{}
	for _, p := range slots {
		// The delivery carries the mark of its commitment again: one promise.
		count(&n.kept, p.slot.Act == corpus.ActCommitment && slices.Contains(p.slot.Marks, corpus.MarkKept))
		count(&n.delivered, p.slot.Act == corpus.ActDelivery)
		count(&n.answers, p.slot.Act == corpus.ActAnswer)
		count(&n.reminders, p.slot.Act == corpus.ActReminder)
		if slices.Contains(p.slot.Marks, corpus.MarkLoud) {
			for _, t := range p.slot.TaskIDs {
				loud[t] = true
			}
		}
	}
	s.count("promises", n.promised)
	s.rate("answers that were promised first", n.delivered, n.delivered+n.answers, m.asked(func(r *Rates) float64 {
		return r.Promises
	}))
	s.share("promises kept", n.kept, n.promised)
	s.rate("promises forgotten", n.forgotten, n.promised, m.asked(func(r *Rates) float64 { return r.Forgotten }))
	s.count("reminders", n.reminders)
	s.count("rules told", n.rules)
	s.count("overrides of them", n.overrides)
	s.count("absences", n.absences)
	s.count("people who introduce themselves", n.introduced)
	if m.has(tableTasks) {
		s.rate("tasks with a loud consumer", len(loud), len(m.c.Tasks), m.asked(func(r *Rates) float64 {
			return r.Loud
		}))
	}
}

// themes measures what is talked about: tasks and news (E16).
func (m *measurer) themes(s *section) {
	s.count("themes", len(m.c.Themes), m.grown(point("E16", 4556))...)
	news, project, per := 0, map[string]string{}, map[string]int{}
	for _, sub := range m.c.Subprojects {
		project[sub.GroupID] = sub.ProjectID
	}
	for _, t := range m.c.Themes {
		count(&news, t.Kind == "news")
		if t.Kind == "news" || t.Kind == "task" {
			per[project[t.GroupID]]++
		}
	}
	var sizes []float64
	for _, id := range distinct(m.c.Subprojects, func(x corpus.Subproject) string { return x.ProjectID }) {
		sizes = append(sizes, float64(per[id]))
	}
	s.count("pieces of news", news, m.grown(point("E16", 2436))...)
	if days := m.days.WorkdaysInclusive(m.c.First, m.c.Last); m.has(tableCalendar) && m.c.First != 0 {
		s.figure("news a project and workday", fraction(news, days*len(sizes)), Ratio, m.organised(point("E16", 2))...)
	}
	s.sample("tasks and news a project", "themes", sizes, m.whole(between("E16", 834, 966))...)
	s.add(distribution("theme", "themes", tally(m.c.Themes, func(t corpus.Theme) string { return t.Kind }),
		[]string{"task", "news"}))
}
