package obligations

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// reporting is what the people of a task owe on a day: its start and its end, a forecast, and the facts whose day has
// come.
type reporting struct {
	*state.Known
	decisions *decisions
	promises  *promises
	recalls   *recalls
	doubts    *doubts
}

// Owe adds what a group owes on the tasks that it works on today.
func (rp *reporting) Owe(g int, threads []state.Thread) []state.Thread {
	today := rp.Days.Today
	for _, t := range corpus.Shuffled(rp.Rand, rp.Tasks.UnderWay(g, today)) { // a full day is not always the same task's
		rp.Todo.Crowded = 2*float64(state.Length(threads)) >= rp.Options.MessagesPerDay
		threads = append(threads, state.Converse(rp.factThreads(t, today))...)
		if t.Due == today && t.End > today {
			threads = append(threads, rp.forecast(t, today)...)
		}
	}
	for _, t := range rp.Tasks.UnderWay(g, today) {
		if th, ok := rp.daily(t, threads); ok {
			threads = append(threads, th)
		}
	}
	return threads
}

// daily lets the owner of a task say how it goes on a day between its start and its end on which they would not speak
// of it otherwise (E12): with what they know of it by now, or with the day's work alone.
func (rp *reporting) daily(t corpus.Task, threads []state.Thread) (state.Thread, bool) {
	today := rp.Days.Today
	if rp.Options.Daily == 0 || t.Start == today || t.End == today || rp.Roster.Away(t.OwnerID, today) {
		return nil, false
	}
	for _, th := range threads {
		if slices.ContainsFunc(th, func(c state.Cell) bool { return c.AuthorID == t.OwnerID && c.TaskID == t.ID }) {
			return nil, false
		}
	}
	if rp.Rand.Float64() >= rp.Options.Daily {
		return nil, false
	}
	th := state.Talk("ongoing", t.ID, "owner", t.OwnerID)
	th[0].FactIDs = rp.Pending.More(nil, t.ID, -1, rp.Pending.Reportable(t.OwnerID))
	return th, true
}

// forecast lets the owner of a late task expect its end on the next workday: it sounds like an end and is none.
func (rp *reporting) forecast(t corpus.Task, day corpus.Date) []state.Thread {
	next := rp.Days.NextWorkday(day)
	if next > rp.Days.Last {
		return nil
	}
	f := blueprint.FactOf(t, corpus.PredForecast, corpus.DateValue(next), day, t.OwnerID)
	rp.Facts.Add(f)
	return []state.Thread{state.Talk("forecast", t.ID, "owner", t.OwnerID, "end", f.ID)}
}

// askedFor is the share, in percent, of facts that a person asks for where nothing else brings them up; promises,
// contradictions and exchanges between roles bring questions of their own.
const askedFor = 4

// asks draws whether a person asks for a fact: surely where a promise is missing and the fact can be promised.
func (rp *reporting) asks(t corpus.Task, f corpus.Fact) bool {
	if rp.promises.promised.Behind() && rp.promises.promisable(f) && rp.Days.Today < rp.Days.LastDay(t) {
		return true
	}
	return rp.Rand.IntN(100) < askedFor
}

// factThreads returns the threads for the facts of a task whose day has come, behind its kickoff if it starts today,
// and before its completion, with what it hands over, if it ends today.
func (rp *reporting) factThreads(t corpus.Task, day corpus.Date) []state.Thread {
	var first, out []state.Thread
	if t.Start == day {
		th := state.Talk("kickoff", t.ID, "owner", t.OwnerID)
		th[0].FactIDs = []string{t.ID + "/" + corpus.PredStarted, t.ID + "/" + corpus.PredOwner, t.ID + "/" + corpus.PredDue}
		first = append(first, th)
	}
	var reports []corpus.Fact
	var handed []string
	for _, f := range rp.comingUp(t, day) {
		rp.Pending.Stated[f.ID] = true
		a := rp.Facts.Attrs[f.Predicate]
		asked, open := rp.Pending.Asked[f.ID]
		switch {
		case open:
			c := state.Post(corpus.ActAnswer, f, "answer")
			c.ParentKey, c.ToID = asked.Key, asked.AuthorID
			out = append(out, state.Thread{c})
		case a.Handover:
			handed = append(handed, f.ID)
		case rp.decisions.decided[f.ID]:
			out = append(out, rp.decisions.decision(t, f))
		case a.Class == pack.Blocker:
			out = append(out, state.Thread{state.Post(corpus.ActBlocker, f, "scheduled")})
		case a.Class == pack.Risk:
			out = append(out, rp.doubts.doubt(t, f))
		case rp.asks(t, f):
			if th := rp.questionAndAnswer(t, f); len(th) > 0 {
				out = append(out, th)
				continue
			}
			reports = append(reports, f)
		case rp.Todo.Crowded && rp.Pending.CanWait(t, f, day):
			rp.Pending.Held[f.ID], rp.Pending.Stated[f.ID] = true, false
		default:
			reports = append(reports, f)
		}
	}
	reports = rp.together(t, sharing(first, sharing(out, reports)))
	if t.End == day {
		reports, handed = withTheEnd(t, reports, handed)
	}
	out = slices.Concat(first, rp.inMessages(reports), out)
	if t.End == day {
		th := state.Talk("completion", t.ID, "owner", t.OwnerID)
		th[0].FactIDs = append([]string{t.ID + "/" + corpus.PredFinished}, handed...)
		out = append(out, th)
	}
	return out
}

// mostHanded bounds what is said next to the end of a task.
const mostHanded = 3

// withTheEnd lets what a task's owner has left to say are in the message that declares the task finished, next to what
// it hands over.
func withTheEnd(t corpus.Task, reports []corpus.Fact, handed []string) ([]corpus.Fact, []string) {
	return slices.DeleteFunc(reports, func(f corpus.Fact) bool {
		take := f.Knowers[0] == t.OwnerID && len(handed) < mostHanded
		if take {
			handed = append(handed, f.ID)
		}
		return take
	}), handed
}

// comingUp returns the facts of a task that are owed on a day. Some wait for a free slot instead, if they can.
func (rp *reporting) comingUp(t corpus.Task, day corpus.Date) []corpus.Fact {
	var out []corpus.Fact
	for _, f := range rp.Pending.Due[t.ID] {
		if f.From > day || rp.Pending.Stated[f.ID] || (rp.Facts.Attrs[f.Predicate].Handover && t.End != day) {
			continue
		}
		fresh := f.From == day && f.Supersedes == "" && !rp.decisions.decided[f.ID] &&
			rp.Rand.Float64() < rp.Options.HeldBack
		if (fresh || rp.Pending.Held[f.ID]) && rp.Pending.CanWait(t, f, day) {
			rp.Pending.Held[f.ID] = true
			continue
		}
		out = append(out, f)
	}
	return out
}

// questionAndAnswer lets a person ask for a fact and its knower answer, or promise it; now and then a third person
// comes back to a decision. It gives nothing where no one is there to ask.
func (rp *reporting) questionAndAnswer(t corpus.Task, f corpus.Fact) state.Thread {
	knower := f.Knowers[0]
	voices := slices.DeleteFunc(rp.Roster.Voices(t, knower), func(id string) bool {
		return rp.Facts.Names(f, id) || rp.Habits.AskedLately(id, f)
	})
	if len(voices) == 0 {
		return nil
	}
	asker := voices[0]
	rp.Habits.Did(asker, corpus.ActQuestion, rp.Facts.KindAsked(t.ID, f.ID))
	if th, ok := rp.promises.promise(t, f, asker); ok {
		return th
	}
	th := state.Continue(state.Thread{state.Ask(asker, f, "question")}, rp.recalls.recall(t, f, knower, asker))
	answer := state.Post(corpus.ActAnswer, f, "answer")
	answer.ToID, answer.Parent = asker, 0
	return append(th, answer)
}

// sharing lets facts are in messages about their task that their knower writes anyway, one in each, and returns the
// others: in a kickoff, in what a person asked for, next to a blocker.
func sharing(threads []state.Thread, facts []corpus.Fact) []corpus.Fact {
	hosts := map[string][]*state.Cell{} // by author
	for _, th := range threads {
		for i := range th {
			hold := []corpus.Act{corpus.ActKickoff, corpus.ActAnswer, corpus.ActDelivery, corpus.ActBlocker}
			if c := &th[i]; slices.Contains(hold, c.Act) {
				hosts[c.AuthorID] = append(hosts[c.AuthorID], c)
			}
		}
	}
	return slices.DeleteFunc(facts, func(f corpus.Fact) bool {
		free := hosts[f.Knowers[0]]
		if len(free) == 0 {
			return false
		}
		free[0].FactIDs = append(slices.Clip(free[0].FactIDs), f.ID)
		hosts[f.Knowers[0]] = free[1:]
		return true
	})
}

// together lets a fact that would be a report of its own wait for others, if it can.
func (rp *reporting) together(t corpus.Task, facts []corpus.Fact) []corpus.Fact {
	n := map[string]int{} // by author
	for _, f := range facts {
		n[f.Knowers[0]]++
	}
	return slices.DeleteFunc(facts, func(f corpus.Fact) bool {
		if n[f.Knowers[0]] > 1 || !rp.Pending.CanWait(t, f, rp.Days.Today) {
			return false
		}
		rp.Pending.Held[f.ID], rp.Pending.Stated[f.ID] = true, false
		return true
	})
}

// inMessages puts the facts that one person knows about one task into one message, with what else they know of it by
// now: one message of three facts instead of three.
func (rp *reporting) inMessages(facts []corpus.Fact) []state.Thread {
	slices.SortStableFunc(facts, func(a, b corpus.Fact) int { return cmp.Compare(a.Knowers[0], b.Knowers[0]) })
	var out []state.Thread
	for _, f := range facts {
		if n := len(out); n > 0 && out[n-1][0].AuthorID == f.Knowers[0] && len(out[n-1][0].FactIDs) < state.MostInReport {
			out[n-1][0].FactIDs = append(out[n-1][0].FactIDs, f.ID)
			continue
		}
		out = append(out, state.Thread{state.Post(corpus.ActProgress, f, "scheduled")})
	}
	for _, th := range out {
		th[0].FactIDs = rp.Pending.WithMore(th[0].FactIDs, th[0].TaskID, th[0].AuthorID)
	}
	return out
}

// A decision is recalled from two days to some weeks after it was taken.
const (
	soonestRecall = 2  // days
	latestRecall  = 20 // workdays
	recalledAsked = 20 // percent of questions that have to do with one
)

// recalls draws which questions come back to an earlier decision, and how often a decision may be recalled.
type recalls struct {
	*state.Known
	recalled map[string]int
}

// recallable returns a decision about a task, or about another one of its component, that still holds and that a person
// can come back to today when a fact is asked for: one of the same attribute or class.
func (rc *recalls) recallable(t corpus.Task, asked corpus.Fact) (dialogue.Slot, bool) {
	about := rc.Facts.Topics(asked.ID)
	found := rc.Memory.Recent(t, latestRecall, func(f corpus.Fact, on corpus.Date) bool {
		said := rc.Memory.Said[f.ID]
		if said.Act != corpus.ActDecision || int(rc.Days.Today-on) < soonestRecall ||
			rc.recalled[f.ID] >= state.MostRecalls {
			return false
		}
		next, replaced := rc.Facts.Replaced[f.ID]
		stands := !replaced || next.From > rc.Days.Today
		return stands && rc.Facts.Nameable(said) && rc.Facts.Touches(about, said) > 0
	})
	if len(found) == 0 {
		return dialogue.Slot{}, false
	}
	f := corpus.Pick(rc.Rand, found)
	rc.recalled[f.ID]++
	return rc.Memory.Said[f.ID], true
}

// recall lets a person other than those named come back to a decision that has to do with the question at the head of a
// thread, in answer to it.
func (rc *recalls) recall(t corpus.Task, asked corpus.Fact, not ...string) state.Thread {
	if rc.Rand.IntN(100) >= recalledAsked {
		return nil
	}
	voices := slices.DeleteFunc(rc.Roster.Voices(t, not...), func(id string) bool {
		return rc.Habits.DidLately(id, corpus.ActRecall, t.ID)
	})
	if len(voices) == 0 {
		return nil
	}
	s, ok := rc.recallable(t, asked)
	if !ok {
		return nil
	}
	i := slices.IndexFunc(voices, func(id string) bool { return rc.Roster.Read(id, s) })
	if i < 0 {
		return nil // it was said in another group
	}
	return state.Talk("recall", t.ID, "witness", voices[i], "said", s.Key)
}
