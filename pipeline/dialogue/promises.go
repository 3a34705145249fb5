package dialogue

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// promises counts what is promised, and what of it is forgotten.
type promises struct {
	*known
	promised  quota
	forgotten quota
}

func newPromises(k *known, r *rand.Rand) *promises {
	return &promises{known: k, promised: quota{share: k.o.Promises, r: r}, forgotten: quota{share: k.o.Forgotten, r: r}}
}

// longestPromise is how many workdays somebody may take who promises.
const longestPromise = 5

// promise answers a question for a fact with the day by which it will be given,
// and puts what comes of it: the fact by that day, or, where it is forgotten, a
// reminder, an apology and the fact. It says no where the days do not suffice, and for a day, which might be over by then.
func (ps *promises) promise(t corpus.Task, f corpus.Fact, question cell) (thread, bool) {
	if !ps.promisable(f) || !ps.promised.wants() {
		return nil, false
	}
	days := ps.days.daysAhead(t, longestPromise+3)
	if len(days) == 0 {
		return nil, false
	}
	knower, asker := f.Knowers[0], question.author
	by, forget, ok := ps.promisedDay(knower, asker, days)
	if !ok {
		return nil, false
	}
	ps.promised.take()
	ps.pending.stated[f.ID] = true
	c := ps.commitment(t, f, asker, days[by], forget)
	question.name = f.ID + "/question"
	if forget {
		ps.putReminder(t, f, asker, days, by)
	} else {
		ps.todo.put(ps.roster.groupOf(t.GroupID), days[ps.r.IntN(by+1)], func() []thread { return []thread{{ps.delivery(t, f, asker, ps.memory.keys[question.name], forget)}} })
	}
	return thread{question, c}, true
}

// promisable says whether somebody can promise to find a fact out: a figure, a
// choice, a name. Nobody promises a cause, an obstacle or what was dropped, and
// nothing that changes or replaces something.
func (ps *promises) promisable(f corpus.Fact) bool {
	switch ps.facts.attrs[f.Predicate].Class {
	case pack.Reason, pack.Blocker, pack.Risk, pack.Input, pack.Alternative:
		return false
	}
	return f.To == 0 && f.Supersedes == "" && f.Value.Kind != corpus.KindDate && f.Value.Kind != corpus.KindLink
}

// promisedDay draws which of the days is promised, and whether that is
// forgotten. Who promises is there until then; what is forgotten leaves a day
// behind it on which who asked is there too.
func (ps *promises) promisedDay(knower, asker string, days []corpus.Date) (by int, forget, ok bool) {
	kept, passed := 0, 0 // how many of the days can be promised and kept, or forgotten
	for i, d := range days[:min(len(days), longestPromise)] {
		if !ps.roster.stays(knower, ps.days.today, d) || d.Weekday() == ps.days.today.Weekday() { // "promised on Friday" shall mean one Friday
			break
		}
		kept = i + 1
		if i+1 < len(days) && ps.roster.stays(knower, ps.days.today, days[i+1]) && !ps.roster.away(asker, days[i+1]) {
			passed = i + 1
		}
	}
	if kept == 0 {
		return 0, false, false
	}
	ps.forgotten.meet()
	if passed > 0 && ps.forgotten.wants() {
		ps.forgotten.take()
		by = ps.r.IntN(passed)
		if !ps.roster.away(asker, days[by+1]) {
			return by, true, true
		}
		return passed - 1, true, true
	}
	return ps.r.IntN(kept), false, true
}

func (ps *promises) commitment(t corpus.Task, f corpus.Fact, asker string, by corpus.Date, forget bool) cell {
	made := corpus.Fact{
		ID: f.ID + "/" + corpus.PredPromised, SubjectID: t.ID, Predicate: corpus.PredPromised, Value: corpus.DateValue(by), From: ps.days.today,
		About: f.ID, TaskID: t.ID, GroupID: t.GroupID, Knowers: []string{f.Knowers[0]},
	}
	ps.facts.add(made)
	mark := corpus.MarkKept
	if forget {
		mark = corpus.MarkForgotten
	}
	return cell{act: corpus.ActCommitment, author: f.Knowers[0], task: t.ID, to: asker, facts: []string{made.ID}, marks: []string{mark}, name: made.ID, obligation: "promise"}
}

// delivery gives what was promised, in answer to who asked for it.
func (ps *promises) delivery(t corpus.Task, f corpus.Fact, asker, parentKey string, late bool) cell {
	c := post(corpus.ActDelivery, f, "promise")
	c.parentKey, c.to, c.recalls = parentKey, asker, ps.memory.keys[f.ID+"/"+corpus.PredPromised]
	if !late {
		c.marks = []string{corpus.MarkKept}
	}
	return c
}

// putReminder lets a promised day pass. On the next workday who asked asks
// again; the answer is an apology, with the fact behind it or a day later.
func (ps *promises) putReminder(t corpus.Task, f corpus.Fact, asker string, days []corpus.Date, by int) {
	g, knower := ps.roster.groupOf(t.GroupID), f.Knowers[0]
	dayLater := by+2 < len(days) && ps.roster.stays(knower, ps.days.today, days[by+2]) && ps.r.IntN(10) < 4
	name := f.ID + "/reminder"
	ps.todo.put(g, days[by+1], func() []thread {
		commitment := ps.memory.keys[f.ID+"/"+corpus.PredPromised]
		th := thread{
			{act: corpus.ActReminder, author: asker, task: t.ID, to: knower, parent: -1, parentKey: commitment, recalls: commitment, name: name, obligation: "promise"},
			{act: corpus.ActApology, author: knower, task: t.ID, to: asker, parent: 0, obligation: "promise"},
		}
		if !dayLater {
			c := ps.delivery(t, f, asker, "", true)
			c.parent = 0
			th = append(th, c)
		}
		return []thread{th}
	})
	if dayLater {
		ps.todo.put(g, days[by+2], func() []thread { return []thread{{ps.delivery(t, f, asker, ps.memory.keys[name], true)}} })
	}
}
