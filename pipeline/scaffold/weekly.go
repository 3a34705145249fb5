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

// closures tells of days on which nobody works.
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
