package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// reporting is what the people of a task owe on a day: its start and its end, a
// forecast, and the facts whose day has come.
type reporting struct {
	*known
	decisions *decisions
	promises  *promises
	recalls   *recalls
	doubts    *doubts
}

// owe adds what a group owes on the tasks that it works on today.
func (rp *reporting) owe(g int, threads []thread) []thread {
	today := rp.days.today
	for _, t := range corpus.Shuffled(rp.r, rp.tasks.underWay(g, today)) { // a full day is not always the same task's
		rp.todo.crowded = 2*float64(length(threads)) >= rp.o.MessagesPerDay
		threads = append(threads, converse(rp.factThreads(t, today))...)
		if t.Due == today && t.End > today {
			if th, ok := rp.forecast(t, today); ok {
				threads = append(threads, th)
			}
		}
	}
	return threads
}

func (rp *reporting) kickoff(t corpus.Task) thread {
	facts := []string{t.ID + "/" + corpus.PredStarted, t.ID + "/" + corpus.PredOwner, t.ID + "/" + corpus.PredDue}
	return thread{{act: corpus.ActKickoff, author: t.OwnerID, task: t.ID, facts: facts, parent: -1, obligation: "starting"}}
}

// forecast lets the owner of a late task expect its end on the next workday:
// it sounds like an end and is none.
func (rp *reporting) forecast(t corpus.Task, day corpus.Date) (thread, bool) {
	next := rp.days.NextWorkday(day)
	if next > rp.days.Last {
		return nil, false
	}
	f := corpus.Fact{
		ID: t.ID + "/" + corpus.PredForecast, SubjectID: t.ID, Predicate: corpus.PredForecast, Value: corpus.DateValue(next),
		From: day, TaskID: t.ID, GroupID: t.GroupID, Knowers: []string{t.OwnerID},
	}
	rp.facts.add(f)
	return thread{{act: corpus.ActForecast, author: t.OwnerID, task: t.ID, facts: []string{f.ID}, parent: -1, obligation: "forecast", late: true}}, true
}

// askedFor is the share, in percent, of facts that somebody asks for where
// nothing else brings them up; promises, contradictions and exchanges between
// roles bring questions of their own.
const askedFor = 4

// asks draws whether somebody asks for a fact: surely where a promise is missing
// and the fact can be promised.
func (rp *reporting) asks(t corpus.Task, f corpus.Fact) bool {
	if rp.promises.promised.behind() && rp.promises.promisable(f) && rp.days.today < rp.days.lastDay(t) {
		return true
	}
	return rp.r.IntN(100) < askedFor
}

// factThreads returns the threads for the facts of a task whose day has come,
// behind its kickoff if it starts today, and before its completion, with what it
// hands over, if it ends today.
func (rp *reporting) factThreads(t corpus.Task, day corpus.Date) []thread {
	var first, out []thread
	if t.Start == day {
		first = append(first, rp.kickoff(t))
	}
	var reports []corpus.Fact
	var handed []string
	for _, f := range rp.comingUp(t, day) {
		rp.pending.stated[f.ID] = true
		a := rp.facts.attrs[f.Predicate]
		asked, open := rp.pending.asked[f.ID]
		switch {
		case open:
			c := post(corpus.ActAnswer, f, "answer")
			c.parentKey, c.to = asked.Key, asked.AuthorID
			out = append(out, thread{c})
		case a.Handover:
			handed = append(handed, f.ID)
		case rp.decisions.decided[f.ID]:
			out = append(out, rp.decisions.decision(t, f))
		case a.Class == pack.Blocker:
			out = append(out, thread{post(corpus.ActBlocker, f, "scheduled")})
		case a.Class == pack.Risk:
			out = append(out, rp.doubts.doubt(t, f))
		case rp.asks(t, f):
			if th := rp.questionAndAnswer(t, f); len(th) > 0 {
				out = append(out, th)
				continue
			}
			reports = append(reports, f)
		case rp.todo.crowded && rp.pending.canWait(t, f, day):
			rp.pending.held[f.ID], rp.pending.stated[f.ID] = true, false
		default:
			reports = append(reports, f)
		}
	}
	reports = rp.together(t, sharing(first, sharing(out, reports)))
	if t.End == day {
		reports, handed = withTheEnd(t, reports, handed)
	}
	out = slices.Concat(first, rp.filled(t, inMessages(reports)), out)
	if t.End == day {
		out = append(out, rp.completion(t, handed))
	}
	return out
}

// mostHanded bounds what is said beside the end of a task.
const mostHanded = 3

// withTheEnd lets what a task's owner has left to say stand in the message that
// declares the task finished, beside what it hands over.
func withTheEnd(t corpus.Task, reports []corpus.Fact, handed []string) ([]corpus.Fact, []string) {
	return slices.DeleteFunc(reports, func(f corpus.Fact) bool {
		take := f.Knowers[0] == t.OwnerID && len(handed) < mostHanded
		if take {
			handed = append(handed, f.ID)
		}
		return take
	}), handed
}

// completion declares a task finished, with what it hands over.
func (rp *reporting) completion(t corpus.Task, handed []string) thread {
	facts := append([]string{t.ID + "/" + corpus.PredFinished}, handed...)
	return thread{{act: corpus.ActCompletion, author: t.OwnerID, task: t.ID, facts: facts, parent: -1, obligation: "ending", late: true}}
}

// comingUp returns the facts of a task that are owed on a day. Some wait for a
// free slot instead, if they can.
func (rp *reporting) comingUp(t corpus.Task, day corpus.Date) []corpus.Fact {
	var out []corpus.Fact
	for _, f := range rp.pending.due[t.ID] {
		if f.From > day || rp.pending.stated[f.ID] || (rp.facts.attrs[f.Predicate].Handover && t.End != day) {
			continue
		}
		fresh := f.From == day && f.Supersedes == "" && !rp.decisions.decided[f.ID] && rp.r.Float64() < rp.o.HeldBack
		if (fresh || rp.pending.held[f.ID]) && rp.pending.canWait(t, f, day) {
			rp.pending.held[f.ID] = true
			continue
		}
		out = append(out, f)
	}
	return out
}

// questionAndAnswer lets somebody ask for a fact and its knower answer, or
// promise it; now and then a third person comes back to a decision. It gives nothing where nobody is there to ask.
func (rp *reporting) questionAndAnswer(t corpus.Task, f corpus.Fact) thread {
	knower := f.Knowers[0]
	voices := slices.DeleteFunc(rp.facts.but(f, rp.roster.voices(t, knower)), func(id string) bool { return rp.habits.askedLately(id, f) })
	if len(voices) == 0 {
		return nil
	}
	asker := voices[0]
	rp.habits.did(asker, corpus.ActQuestion, rp.facts.kindAsked(t.ID, f.ID))
	question := cell{act: corpus.ActQuestion, author: asker, task: t.ID, to: knower, asks: f.ID, parent: -1, obligation: "question"}
	if th, ok := rp.promises.promise(t, f, question); ok {
		return th
	}
	th := thread{question}
	if c, ok := rp.recalls.recall(t, f, knower, asker); ok {
		th = append(th, c)
	}
	return append(th, cell{act: corpus.ActAnswer, author: knower, task: t.ID, to: asker, facts: []string{f.ID}, obligation: "answer"})
}
