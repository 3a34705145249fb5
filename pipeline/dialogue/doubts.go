package dialogue

import "memloom/internal/corpus"

// doubt lets somebody raise a risk, and who answers for the task settle it on
// the same day or the next: no doubt stays unanswered.
func (p *planner) doubt(t corpus.Task, f corpus.Fact) thread {
	th := thread{p.post(corpus.ActDoubt, f, "scheduled")}
	next := p.days.NextWorkday(p.days.today)
	if next <= p.days.lastDay(t) && (p.crowded || p.r.IntN(10) < 4) {
		th[0].name = f.ID + "/doubt"
		p.put(p.roster.groupOf(t.GroupID), next, func() []thread { return p.settled(t, p.memory.keys[th[0].name], th[0].author) })
		return th
	}
	if by := p.settler(t, th[0].author); by != "" {
		th = append(th, cell{act: corpus.ActClosure, author: by, task: t.ID, to: th[0].author, obligation: "closure"})
	}
	return th
}

// settleTomorrow promises a doubt that nobody expected its answer on the next day.
func (p *planner) settleTomorrow(g int, t corpus.Task, key, author string) {
	if next := p.days.NextWorkday(p.days.today); next <= p.days.lastDay(t) {
		p.put(g, next, func() []thread { return p.settled(t, key, author) })
	}
}

// settled answers a doubt of an earlier day.
func (p *planner) settled(t corpus.Task, key, author string) []thread {
	by := p.settler(t, author)
	if by == "" {
		return nil
	}
	return []thread{{{act: corpus.ActClosure, author: by, task: t.ID, to: author, parent: -1, parentKey: key, obligation: "closure", early: true}}}
}

// settler is who has the last word about a task today when somebody else doubts:
// its owner, or a manager; where neither is there, who ranks highest.
func (p *planner) settler(t corpus.Task, not string) string {
	g := p.roster.groupOf(t.GroupID)
	for _, id := range append([]string{t.OwnerID}, p.roster.leads(g)...) {
		if id != not && !p.roster.away(id, p.days.today) {
			return id
		}
	}
	return p.roster.senior(g, not)
}
