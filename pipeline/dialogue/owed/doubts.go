package owed

import (
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// doubts are risks that somebody raises, and that somebody else settles.
type doubts struct{ *state.Known }

// doubt lets somebody raise a risk, and who answers for the task settle it on the same day or the next: no doubt stays
// unanswered.
func (db *doubts) doubt(t corpus.Task, f corpus.Fact) state.Thread {
	th := state.Thread{state.Post(corpus.ActDoubt, f, "scheduled")}
	next := db.Days.NextWorkday(db.Days.Today)
	if next <= db.Days.LastDay(t) && (db.Todo.Crowded || db.Rand.IntN(10) < 4) {
		th[0].Name = f.ID + "/doubt"
		db.Todo.Put(db.Roster.GroupOf(t.GroupID), next, func() []state.Thread {
			return db.settled(t, db.Memory.Keys[th[0].Name], th[0].AuthorID)
		})
		return th
	}
	if by := db.settler(t, th[0].AuthorID); by != "" {
		return state.Continue(th, state.Talk("doubt_settled", t.ID, "settler", by, "doubter", th[0].AuthorID))
	}
	return th
}

// settleTomorrow promises a doubt that nobody expected its answer on the next day.
func (db *doubts) settleTomorrow(g int, t corpus.Task, key, author string) {
	if next := db.Days.NextWorkday(db.Days.Today); next <= db.Days.LastDay(t) {
		db.Todo.Put(g, next, func() []state.Thread { return db.settled(t, key, author) })
	}
}

// settled answers a doubt of an earlier day.
func (db *doubts) settled(t corpus.Task, key, author string) []state.Thread {
	by := db.settler(t, author)
	if by == "" {
		return nil
	}
	return []state.Thread{state.Talk("doubt_settled_later", t.ID, "settler", by, "doubter", author, "doubt", key)}
}

// settler is who has the last word about a task today when somebody else doubts: its owner, or a manager; where neither
// is there, who ranks highest.
func (db *doubts) settler(t corpus.Task, not string) string {
	g := db.Roster.GroupOf(t.GroupID)
	for _, id := range append([]string{t.OwnerID}, db.Roster.Leads(g)...) {
		if id != not && !db.Roster.Away(id, db.Days.Today) {
			return id
		}
	}
	return db.Roster.Senior(g, not)
}
