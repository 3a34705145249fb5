package scaffold

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// weekly looks back on a working week, task by task and dated: what started,
// what went on, what is finished, and what was said of it (E13).
func (k *Scaffold) weekly(g corpus.Group, to corpus.Date) Summary {
	p := k.page(string(corpus.Weekly), g, monday(to), to)
	said := once(k.between(g.ID, p.From, to))
	for _, t := range k.byTask[g.ID] {
		if t.Start > to || t.End != 0 && t.End < p.From {
			continue
		}
		e := prompts.SummaryEntry{Subject: t.Name, Person: k.name(t.OwnerID)}
		k.dates(&p, &e, t, said)
		k.tell(&p, &e, k.about(t, said))
		if len(e.Dates)+len(e.Facts) > 0 {
			p.add(e)
		}
	}
	k.closures(&p, g, said)
	return p
}

// dates notes the start and the end of a task as they were said. A task whose
// start was not said is unknown to the record.
func (k *Scaffold) dates(p *Summary, e *prompts.SummaryEntry, t corpus.Task, said []statement) {
	for _, s := range said {
		if s.fact.SubjectID != t.ID {
			continue
		}
		switch s.fact.Predicate {
		case corpus.PredStarted:
			e.Dates = append(e.Dates, prompts.SummaryDate{What: "started", Date: s.fact.Value.Date})
			p.state(t.ID, corpus.StateStarted, s.fact.Value.Date)
		case corpus.PredFinished:
			e.Dates = append(e.Dates, prompts.SummaryDate{What: "finished", Date: s.fact.Value.Date})
			p.state(t.ID, corpus.StateFinished, s.fact.Value.Date)
		default:
			continue
		}
		p.FactIDs, p.Dated = append(p.FactIDs, s.fact.ID), append(p.Dated, s.fact.ID)
	}
}

// about returns what was said of a task's attributes.
func (k *Scaffold) about(t corpus.Task, said []statement) []statement {
	var out []statement
	for _, s := range said {
		if _, ok := k.attribute(s.fact); ok && s.fact.SubjectID == t.ID {
			out = append(out, s)
		}
	}
	return out
}

// closures tells of days on which no one works.
func (k *Scaffold) closures(p *Summary, g corpus.Group, said []statement) {
	e := prompts.SummaryEntry{Subject: g.Name}
	if p.Kind == string(corpus.Monthly) {
		e.Section = sectionMilestones
	}
	for _, s := range current(said) {
		if s.fact.Predicate == corpus.PredClosed {
			k.tell(p, &e, []statement{s})
		}
	}
	if len(e.Facts) > 0 {
		p.add(e)
	}
}

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

// milestones are the decisions of the month and the days on which no one works.
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
