package dialogue

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// cell is a message of a day before it has a time. Cells of one thread belong
// together; parent counts within the thread, -1 for its first.
type cell struct {
	act          corpus.Act
	author       string
	task         string
	to           string
	facts        []string
	asks         string
	parent       int
	parentKey    string // a slot of an earlier day or thread that is answered
	obligation   string
	perturbation string
	aside        string
	late         bool     // belongs to the end of the day
	early        bool     // belongs to its beginning
	name         string   // by which later cells find the slot that it became
	recalls      string   // the slot that it refers to
	marks        []string // corpus.Mark…
	because      string   // a clause that argues for it
	ready        *Slot    // what it has beyond these fields
}

type thread []cell

// agenda returns the threads that a group owes on a day: starts, ends, forecasts,
// facts whose day has come, what earlier days left to say, news and announced closures.
func (p *planner) agenda(g int, day corpus.Date) []thread {
	var out []thread
	out = append(out, p.announcements(g, day)...)
	out = append(out, p.duties(g)...)
	for _, t := range corpus.Shuffled(p.r, p.tasks.underWay(g, day)) { // a full day is not always the same task's
		p.crowded = 2*float64(length(out)) >= p.o.MessagesPerDay
		out = append(out, p.converse(p.factThreads(t, day))...)
		if t.Due == day && t.End > day {
			if th, ok := p.forecast(t, day); ok {
				out = append(out, th)
			}
		}
	}
	p.weaveWords(g, out)
	if th, ok := p.news(g, day); ok {
		out = append(out, th)
	}
	return out
}

func (p *planner) kickoff(t corpus.Task) thread {
	facts := []string{t.ID + "/" + corpus.PredStarted, t.ID + "/" + corpus.PredOwner, t.ID + "/" + corpus.PredDue}
	return thread{{act: corpus.ActKickoff, author: t.OwnerID, task: t.ID, facts: facts, parent: -1, obligation: "starting"}}
}

// forecast lets the owner of a late task expect its end on the next workday:
// it sounds like an end and is none.
func (p *planner) forecast(t corpus.Task, day corpus.Date) (thread, bool) {
	next := p.days.NextWorkday(day)
	if next > p.days.Last {
		return nil, false
	}
	f := corpus.Fact{
		ID: t.ID + "/" + corpus.PredForecast, SubjectID: t.ID, Predicate: corpus.PredForecast, Value: corpus.DateValue(next),
		From: day, TaskID: t.ID, GroupID: t.GroupID, Knowers: []string{t.OwnerID},
	}
	p.facts.add(f)
	return thread{{act: corpus.ActForecast, author: t.OwnerID, task: t.ID, facts: []string{f.ID}, parent: -1, obligation: "forecast", late: true}}, true
}

// askedFor is the share, in percent, of facts that somebody asks for where
// nothing else brings them up; promises, contradictions and exchanges between
// roles bring questions of their own.
const askedFor = 4

// asks draws whether somebody asks for a fact: surely where a promise is missing
// and the fact can be promised.
func (p *planner) asks(t corpus.Task, f corpus.Fact) bool {
	if p.promised.behind() && p.promisable(f) && p.days.today < p.days.lastDay(t) {
		return true
	}
	return p.r.IntN(100) < askedFor
}

// factThreads returns the threads for the facts of a task whose day has come,
// behind its kickoff if it starts today, and before its completion, with what it
// hands over, if it ends today.
func (p *planner) factThreads(t corpus.Task, day corpus.Date) []thread {
	var first, out []thread
	if t.Start == day {
		first = append(first, p.kickoff(t))
	}
	var reports []corpus.Fact
	var handed []string
	for _, f := range p.comingUp(t, day) {
		p.pending.stated[f.ID] = true
		a := p.facts.attrs[f.Predicate]
		asked, open := p.pending.asked[f.ID]
		switch {
		case open:
			c := p.post(corpus.ActAnswer, f, "answer")
			c.parentKey, c.to = asked.Key, asked.AuthorID
			out = append(out, thread{c})
		case a.Handover:
			handed = append(handed, f.ID)
		case p.decided[f.ID]:
			out = append(out, p.decision(t, f))
		case a.Class == pack.Blocker:
			out = append(out, thread{p.post(corpus.ActBlocker, f, "scheduled")})
		case a.Class == pack.Risk:
			out = append(out, p.doubt(t, f))
		case p.asks(t, f):
			if th := p.questionAndAnswer(t, f); len(th) > 0 {
				out = append(out, th)
				continue
			}
			reports = append(reports, f)
		case p.crowded && p.pending.canWait(t, f, day):
			p.pending.held[f.ID], p.pending.stated[f.ID] = true, false
		default:
			reports = append(reports, f)
		}
	}
	reports = p.together(t, sharing(first, sharing(out, reports)))
	if t.End == day {
		reports, handed = withTheEnd(t, reports, handed)
	}
	out = slices.Concat(first, p.filled(t, p.reports(reports)), out)
	if t.End == day {
		out = append(out, p.completion(t, handed))
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
func (p *planner) completion(t corpus.Task, handed []string) thread {
	facts := append([]string{t.ID + "/" + corpus.PredFinished}, handed...)
	return thread{{act: corpus.ActCompletion, author: t.OwnerID, task: t.ID, facts: facts, parent: -1, obligation: "ending", late: true}}
}

// comingUp returns the facts of a task that are owed on a day. Some wait for a
// free slot instead, if they can.
func (p *planner) comingUp(t corpus.Task, day corpus.Date) []corpus.Fact {
	var out []corpus.Fact
	for _, f := range p.pending.due[t.ID] {
		if f.From > day || p.pending.stated[f.ID] || (p.facts.attrs[f.Predicate].Handover && t.End != day) {
			continue
		}
		fresh := f.From == day && f.Supersedes == "" && !p.decided[f.ID] && p.r.Float64() < p.o.HeldBack
		if (fresh || p.pending.held[f.ID]) && p.pending.canWait(t, f, day) {
			p.pending.held[f.ID] = true
			continue
		}
		out = append(out, f)
	}
	return out
}

func (p *planner) post(act corpus.Act, f corpus.Fact, obligation string) cell {
	return cell{act: act, author: f.Knowers[0], task: f.TaskID, facts: []string{f.ID}, parent: -1, obligation: obligation}
}

// questionAndAnswer lets somebody ask for a fact and its knower answer, or
// promise it; now and then a third person comes back to a decision. It gives nothing where nobody is there to ask.
func (p *planner) questionAndAnswer(t corpus.Task, f corpus.Fact) thread {
	knower := f.Knowers[0]
	voices := slices.DeleteFunc(p.facts.but(f, p.roster.voices(t, knower)), func(id string) bool { return p.habits.askedLately(id, f) })
	if len(voices) == 0 {
		return nil
	}
	asker := voices[0]
	p.habits.did(asker, corpus.ActQuestion, p.facts.kindAsked(t.ID, f.ID))
	question := cell{act: corpus.ActQuestion, author: asker, task: t.ID, to: knower, asks: f.ID, parent: -1, obligation: "question"}
	if th, ok := p.promise(t, f, question); ok {
		return th
	}
	th := thread{question}
	if c, ok := p.recall(t, f, knower, asker); ok {
		th = append(th, c)
	}
	return append(th, cell{act: corpus.ActAnswer, author: knower, task: t.ID, to: asker, facts: []string{f.ID}, obligation: "answer"})
}

// announcements tells every group of a closure on one of the two workdays before it.
func (p *planner) announcements(g int, day corpus.Date) []thread {
	var out []thread
	for i, c := range p.days.Closures {
		before := p.days.WorkdaysBetween(day, c.Date)
		if day >= c.Date || before > 1 {
			continue
		}
		key := fmt.Sprintf("%s/closure%d/%d", p.b.Project.ID, i, g)
		if p.pending.stated[key] || (p.r.IntN(2) == 0 && p.days.NextWorkday(day) < c.Date) {
			continue
		}
		p.pending.stated[key] = true
		id := fmt.Sprintf("%s/closure%d", p.b.Project.ID, i)
		if at, ok := p.facts.index[id]; ok {
			if f := &p.facts.list[at]; !slices.Contains(f.Knowers, p.roster.manager(g)) {
				f.Knowers = append(f.Knowers, p.roster.manager(g))
			}
		} else {
			p.facts.add(corpus.Fact{ID: id, SubjectID: p.b.Project.ID, Predicate: corpus.PredClosed, Value: corpus.DateValue(c.Date), From: day, Knowers: []string{p.roster.manager(g)}})
		}
		out = append(out, thread{{act: corpus.ActClosureDay, author: p.roster.manager(g), facts: []string{id}, parent: -1, obligation: "closure", aside: c.Name}})
	}
	return out
}
