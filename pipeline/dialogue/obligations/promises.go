package obligations

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue/state"
)

// promises draws which answers are promised first and which promises are forgotten, and makes their threads.
type promises struct {
	*state.Known
	draws     *rand.Rand
	promised  state.Rate
	forgotten state.Rate
}

func newPromises(k *state.Known, r *rand.Rand) *promises {
	return &promises{k, r, state.Rate{Share: k.Options.Promises}, state.Rate{Share: k.Options.Forgotten}}
}

// longestPromise is how many workdays a person may take who promises.
const longestPromise = 5

// promise answers a question for a fact with the day by which it will be given, and puts what comes of it: the fact by
// that day, or, where it is forgotten, a reminder, an apology and the fact. It says no where the days do not suffice,
// and for a day, which might be over by then.
func (ps *promises) promise(t corpus.Task, f corpus.Fact, asker string) (state.Thread, bool) {
	if !ps.promisable(f) || !ps.promised.Wants(ps.draws) {
		return nil, false
	}
	days := ps.Days.DaysAhead(t, longestPromise+3)
	if len(days) == 0 {
		return nil, false
	}
	knower := f.Knowers[0]
	by, forget, ok := ps.promisedDay(knower, asker, days)
	if !ok {
		return nil, false
	}
	ps.promised.Taken()
	ps.Pending.Stated[f.ID] = true
	made := blueprint.FactOf(t, corpus.PredPromised, corpus.DateValue(days[by]), ps.Days.Today, knower)
	made.ID, made.About = f.ID+"/"+corpus.PredPromised, f.ID
	ps.Facts.Add(made)
	question, mark := f.ID+"/question", corpus.MarkKept
	if forget {
		mark = corpus.MarkForgotten
		ps.putReminder(t, f, asker, days, by)
	} else {
		ps.Todo.Put(ps.Roster.GroupOf(t.GroupID), days[ps.Rand.IntN(by+1)], func() []state.Thread {
			return []state.Thread{ps.deliver("delivery", f, asker, "question", ps.Memory.Keys[question])}
		})
	}
	th := state.Talk("promise", t.ID, "asker", asker, "knower", knower, "fact", f.ID, "promised", made.ID, "question",
		question)
	th[1].Marks = []string{mark}
	return th, true
}

// promisable says whether a person can promise to find a fact out: a figure, a choice, a name. No one promises a cause,
// an obstacle or what was dropped, and nothing that changes or replaces something.
func (ps *promises) promisable(f corpus.Fact) bool {
	if ps.Facts.Attrs[f.Predicate].Class.In(pack.Reason, pack.Blocker, pack.Risk, pack.Input, pack.Alternative) {
		return false
	}
	return f.To == 0 && f.Supersedes == "" && f.Value.Kind != corpus.KindDate && f.Value.Kind != corpus.KindLink
}

// promisedDay draws which of the days is promised, and whether that is forgotten. Who promises is there until then;
// what is forgotten leaves a day behind it on which who asked is there too.
func (ps *promises) promisedDay(knower, asker string, days []corpus.Date) (by int, forget, ok bool) {
	kept, passed := 0, 0 // how many of the days can be promised and kept, or forgotten
	for i, d := range days[:min(len(days), longestPromise)] {
		// "promised on Friday" shall mean one Friday
		if !ps.Roster.Stays(knower, ps.Days.Today, d) || d.Weekday() == ps.Days.Today.Weekday() {
			break
		}
		kept = i + 1
		if i+1 < len(days) && ps.Roster.Stays(knower, ps.Days.Today, days[i+1]) && !ps.Roster.Away(asker, days[i+1]) {
			passed = i + 1
		}
	}
	if kept == 0 {
		return 0, false, false
	}
	ps.forgotten.Meet()
	if passed > 0 && ps.forgotten.Wants(ps.draws) {
		ps.forgotten.Taken()
		by = ps.Rand.IntN(passed)
		if !ps.Roster.Away(asker, days[by+1]) {
			return by, true, true
		}
		return passed - 1, true, true
	}
	return ps.Rand.IntN(kept), false, true
}

// deliver gives what was promised, in answer to who asked for it.
func (ps *promises) deliver(thread string, f corpus.Fact, asker, name, key string) state.Thread {
	return state.Talk(thread, f.TaskID, "knower", f.Knowers[0], "asker", asker, "fact", f.ID, name, key,
		"promised", ps.Memory.Keys[f.ID+"/"+corpus.PredPromised])
}

// putReminder lets a promised day pass. On the next workday who asked asks again; the answer is an apology, with the
// fact behind it or a day later.
func (ps *promises) putReminder(t corpus.Task, f corpus.Fact, asker string, days []corpus.Date, by int) {
	g, knower := ps.Roster.GroupOf(t.GroupID), f.Knowers[0]
	dayLater := by+2 < len(days) && ps.Roster.Stays(knower, ps.Days.Today, days[by+2]) && ps.Rand.IntN(10) < 4
	name := f.ID + "/reminder"
	ps.Todo.Put(g, days[by+1], func() []state.Thread {
		th := state.Talk("promise_reminder", t.ID, "asker", asker, "knower", knower, "reminder", name,
			"promised", ps.Memory.Keys[f.ID+"/"+corpus.PredPromised])
		if !dayLater {
			th = state.Continue(th, ps.deliver("late_delivery", f, asker, "reminder", ""))
			th[2].Parent = 0
		}
		return []state.Thread{th}
	})
	if dayLater {
		ps.Todo.Put(g, days[by+2], func() []state.Thread {
			return []state.Thread{ps.deliver("late_delivery", f, asker, "reminder", ps.Memory.Keys[name])}
		})
	}
}

// doubts are risks that a person raises, and that another person settles.
type doubts struct{ *state.Known }

// doubt lets a person raise a risk, and who answers for the task settle it on the same day or the next: no doubt stays
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

// settleTomorrow promises a doubt that no one expected its answer on the next day.
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

// settler is who has the last word about a task today when another person doubts: its owner, or a manager; where
// neither is there, who ranks highest.
func (db *doubts) settler(t corpus.Task, not string) string {
	g := db.Roster.GroupOf(t.GroupID)
	for _, id := range append([]string{t.OwnerID}, db.Roster.Leads(g)...) {
		if id != not && !db.Roster.Away(id, db.Days.Today) {
			return id
		}
	}
	return db.Roster.Senior(g, not)
}
