package scaffold

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// The sections of a monthly summary (E13).
const (
	sectionFinished   = "finished"
	sectionProgress   = "in progress"
	sectionMilestones = "milestones"
	sectionFacts      = "facts"
)

// monthly looks back on a month from its last workday: finished tasks with their dates, those in progress, the
// decisions of the month, and what holds of both kinds of tasks, from whatever month it is known.
func (k *Scaffold) monthly(g corpus.Group, to corpus.Date) Summary {
	p := k.page(string(corpus.Monthly), g, to.Add(1-to.Time().Day()), to)
	soFar := once(k.between(g.ID, k.b.Calendar.First, to))
	month := k.between(g.ID, p.From, to)
	begun, ended := map[string]statement{}, map[string]statement{}
	for _, s := range soFar {
		switch s.fact.Predicate {
		case corpus.PredStarted:
			begun[s.fact.SubjectID] = s
		case corpus.PredFinished:
			ended[s.fact.SubjectID] = s
		}
	}
	var alive []corpus.Task
	for _, t := range k.byTask[g.ID] {
		if end, ok := ended[t.ID]; ok && end.on() >= p.From {
			k.event(&p, t, sectionFinished, corpus.StateFinished, end)
			alive = append(alive, t)
		}
	}
	for _, t := range k.byTask[g.ID] {
		start, known := begun[t.ID]
		if _, over := ended[t.ID]; known && !over {
			k.event(&p, t, sectionProgress, corpus.StateInProgress, start)
			alive = append(alive, t)
		}
	}
	k.milestones(&p, g, month)
	for _, t := range alive {
		e := prompts.SummaryEntry{Section: sectionFacts, Subject: t.Name}
		k.tell(&p, &e, current(k.about(t, soFar)))
		if len(e.Facts) > 0 {
			p.add(e)
		}
	}
	return p
}

func (k *Scaffold) event(p *Summary, t corpus.Task, section, state string, s statement) {
	what := "finished"
	if state == corpus.StateInProgress {
		what = "started"
	}
	p.add(prompts.SummaryEntry{
		Section: section, Subject: t.Name, Person: k.name(t.OwnerID),
		Dates: []prompts.SummaryDate{{What: what, Date: s.fact.Value.Date}},
	})
	p.state(t.ID, state, s.fact.Value.Date)
	p.FactIDs, p.Dated = append(p.FactIDs, s.fact.ID), append(p.Dated, s.fact.ID)
}

// milestones are the decisions of the month and the days on which nobody works.
func (k *Scaffold) milestones(p *Summary, g corpus.Group, month []statement) {
	var decided []statement
	for _, s := range month {
		if _, ok := k.attribute(s.fact); ok && s.slot.Act == corpus.ActDecision {
			decided = append(decided, s)
		}
	}
	for _, s := range once(decided) {
		e := prompts.SummaryEntry{
			Section: sectionMilestones, Subject: k.tasks[s.fact.SubjectID].Name, Person: k.name(s.slot.AuthorID),
			Dates: []prompts.SummaryDate{{What: "decided", Date: s.on()}},
		}
		k.tell(p, &e, []statement{s})
		p.Dated = append(p.Dated, s.fact.ID)
		p.add(e)
	}
	k.closures(p, g, month)
}
