package dialogue

import "memloom/internal/corpus"

// doubts are risks that somebody raises, and that somebody else settles.
type doubts struct{ *known }

// doubt lets somebody raise a risk, and who answers for the task settle it on
// the same day or the next: no doubt stays unanswered.
func (db *doubts) doubt(t corpus.Task, f corpus.Fact) thread {
	th := thread{post(corpus.ActDoubt, f, "scheduled")}
	next := db.days.NextWorkday(db.days.today)
	if next <= db.days.lastDay(t) && (db.todo.crowded || db.r.IntN(10) < 4) {
		th[0].name = f.ID + "/doubt"
		db.todo.put(db.roster.groupOf(t.GroupID), next, func() []thread { return db.settled(t, db.memory.keys[th[0].name], th[0].author) })
		return th
	}
	if by := db.settler(t, th[0].author); by != "" {
		th = append(th, cell{act: corpus.ActClosure, author: by, task: t.ID, to: th[0].author, obligation: "closure"})
	}
	return th
}

// settleTomorrow promises a doubt that nobody expected its answer on the next day.
func (db *doubts) settleTomorrow(g int, t corpus.Task, key, author string) {
	if next := db.days.NextWorkday(db.days.today); next <= db.days.lastDay(t) {
		db.todo.put(g, next, func() []thread { return db.settled(t, key, author) })
	}
}

// settled answers a doubt of an earlier day.
func (db *doubts) settled(t corpus.Task, key, author string) []thread {
	by := db.settler(t, author)
	if by == "" {
		return nil
	}
	return []thread{{{act: corpus.ActClosure, author: by, task: t.ID, to: author, parent: -1, parentKey: key, obligation: "closure", early: true}}}
}

// settler is who has the last word about a task today when somebody else doubts:
// its owner, or a manager; where neither is there, who ranks highest.
func (db *doubts) settler(t corpus.Task, not string) string {
	g := db.roster.groupOf(t.GroupID)
	for _, id := range append([]string{t.OwnerID}, db.roster.leads(g)...) {
		if id != not && !db.roster.away(id, db.days.today) {
			return id
		}
	}
	return db.roster.senior(g, not)
}
