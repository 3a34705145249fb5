package dialogue

import (
	"cmp"
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
	late         bool  // belongs to the end of the day
	ready        *Slot // what it has beyond these fields
}

type thread []cell

// agenda returns the threads that a group owes on a day: starts, ends, forecasts,
// facts whose day has come, news and announced closures.
func (p *planner) agenda(g int, day corpus.Date) []thread {
	var out []thread
	out = append(out, p.announcements(g, day)...)
	for _, t := range p.groupTasks[g] {
		var own []thread
		if t.Start == day {
			own = append(own, p.kickoff(t))
		}
		own = append(own, p.factThreads(t, day)...)
		out = append(out, p.converse(own)...)
		if t.Due == day && t.End > day {
			if th, ok := p.forecast(t, day); ok {
				out = append(out, th)
			}
		}
	}
	if th, ok := p.news(g, day); ok {
		out = append(out, th)
	}
	return out
}

// converse joins what a task owes on a day into conversations: a thread goes on
// from the last word of the one before it, unless the same person would answer
// themselves, or it answers something older, or ends the day.
func (p *planner) converse(threads []thread) []thread {
	var out []thread
	for _, th := range threads {
		if len(out) > 0 && !th[0].late && th[0].parentKey == "" {
			last := &out[len(out)-1]
			tail := (*last)[len(*last)-1]
			if tail.author != th[0].author && len(*last)+len(th) <= mostInThread {
				*last = append(*last, rebased(th, len(*last))...)
				continue
			}
		}
		out = append(out, th)
	}
	return out
}

// mostInThread bounds the owed messages of one conversation.
const mostInThread = 6

// rebased shifts a thread's parents behind n cells; its first answers the cell before it.
func rebased(th thread, n int) thread {
	out := slices.Clone(th)
	for i := range out {
		out[i].parent += n
		if i == 0 {
			out[i].parent = n - 1
		}
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
	next := p.b.Calendar.NextWorkday(day)
	if next > p.b.Calendar.Last {
		return nil, false
	}
	f := corpus.Fact{
		ID: t.ID + "/" + corpus.PredForecast, SubjectID: t.ID, Predicate: corpus.PredForecast, Value: corpus.DateValue(next),
		From: day, TaskID: t.ID, GroupID: t.GroupID, Knowers: []string{t.OwnerID},
	}
	p.addFact(f)
	return thread{{act: corpus.ActForecast, author: t.OwnerID, task: t.ID, facts: []string{f.ID}, parent: -1, obligation: "forecast", late: true}}, true
}

// factThreads returns the threads for the facts of a task whose day has come,
// and its completion, with what it hands over, if it ends today.
func (p *planner) factThreads(t corpus.Task, day corpus.Date) []thread {
	var out []thread
	var reports []corpus.Fact
	var handed []string
	for _, f := range p.comingUp(t, day) {
		p.stated[f.ID] = true
		a := p.attrs[f.Predicate]
		asked, open := p.asked[f.ID]
		switch {
		case open:
			c := p.post(corpus.ActAnswer, f, "answer")
			c.parentKey, c.to = asked.Key, asked.AuthorID
			out = append(out, thread{c})
		case a.Handover:
			handed = append(handed, f.ID)
		case f.Supersedes != "" || (decides(a.Class) && len(a.Because) > 0 && p.r.IntN(10) < 3):
			out = append(out, thread{p.post(corpus.ActDecision, f, "decision")})
		case a.Class == pack.Blocker:
			out = append(out, thread{p.post(corpus.ActBlocker, f, "scheduled")})
		case a.Class == pack.Risk:
			out = append(out, thread{p.post(corpus.ActDoubt, f, "scheduled")})
		case p.r.IntN(100) < 40:
			out = append(out, p.questionAndAnswer(t, f))
		default:
			reports = append(reports, f)
		}
	}
	out = append(out, p.reports(reports)...)
	if t.End == day {
		facts := append([]string{t.ID + "/" + corpus.PredFinished}, handed...)
		out = append(out, thread{{act: corpus.ActCompletion, author: t.OwnerID, task: t.ID, facts: facts, parent: -1, obligation: "ending", late: true}})
	}
	return out
}

// comingUp returns the facts of a task that are owed on a day. Some wait for a
// free slot instead, two workdays at most: not those that replace or are
// replaced, whose order matters, and none beyond the task's end.
func (p *planner) comingUp(t corpus.Task, day corpus.Date) []corpus.Fact {
	const patience = 2 // workdays
	ending := t.End == day
	var out []corpus.Fact
	for _, f := range p.due[t.ID] {
		if f.From > day || p.stated[f.ID] || (p.attrs[f.Predicate].Handover && !ending) {
			continue
		}
		fresh := f.From == day && f.To == 0 && f.Supersedes == "" && p.r.Float64() < p.o.HeldBack
		waiting := p.held[f.ID] && !p.isAsked(f.ID) && p.b.Calendar.WorkdaysBetween(f.From, day) < patience
		if !ending && (fresh || waiting) {
			p.held[f.ID] = true
			continue
		}
		out = append(out, f)
	}
	return out
}

// isAsked says whether a free slot has asked for a fact that nobody has given yet.
func (p *planner) isAsked(id string) bool {
	_, ok := p.asked[id]
	return ok
}

func decides(c pack.Class) bool {
	return c == pack.Setting || c == pack.Choice || c == pack.Deadline || c == pack.Budget
}

func (p *planner) post(act corpus.Act, f corpus.Fact, obligation string) cell {
	return cell{act: act, author: f.Knowers[0], task: f.TaskID, facts: []string{f.ID}, parent: -1, obligation: obligation}
}

// reports puts up to two facts that one person knows about one task into one message.
func (p *planner) reports(facts []corpus.Fact) []thread {
	slices.SortStableFunc(facts, func(a, b corpus.Fact) int { return cmp.Compare(a.Knowers[0], b.Knowers[0]) })
	var out []thread
	for i := 0; i < len(facts); i++ {
		c := p.post(corpus.ActProgress, facts[i], "scheduled")
		if i+1 < len(facts) && facts[i+1].Knowers[0] == c.author {
			c.facts = append(c.facts, facts[i+1].ID)
			i++
		}
		out = append(out, thread{c})
	}
	return out
}

// questionAndAnswer lets somebody ask for a fact and its knower answer.
func (p *planner) questionAndAnswer(t corpus.Task, f corpus.Fact) thread {
	knower := f.Knowers[0]
	asker := p.otherThan(t.ActiveIDs, knower)
	return thread{
		{act: corpus.ActQuestion, author: asker, task: t.ID, to: knower, asks: f.ID, parent: -1, obligation: "question"},
		{act: corpus.ActAnswer, author: knower, task: t.ID, to: asker, facts: []string{f.ID}, obligation: "answer"},
	}
}

// announcements tells every group of a closure on one of the two workdays before it.
func (p *planner) announcements(g int, day corpus.Date) []thread {
	var out []thread
	for i, c := range p.b.Calendar.Closures {
		before := p.b.Calendar.WorkdaysBetween(day, c.Date)
		if day >= c.Date || before > 1 {
			continue
		}
		key := fmt.Sprintf("%s/closure%d/%d", p.b.Project.ID, i, g)
		if p.stated[key] || (p.r.IntN(2) == 0 && p.b.Calendar.NextWorkday(day) < c.Date) {
			continue
		}
		p.stated[key] = true
		id := fmt.Sprintf("%s/closure%d", p.b.Project.ID, i)
		if at, ok := p.index[id]; ok {
			if f := &p.facts[at]; !slices.Contains(f.Knowers, p.manager(g)) {
				f.Knowers = append(f.Knowers, p.manager(g))
			}
		} else {
			p.addFact(corpus.Fact{ID: id, SubjectID: p.b.Project.ID, Predicate: corpus.PredClosed, Value: corpus.DateValue(c.Date), From: day, Knowers: []string{p.manager(g)}})
		}
		out = append(out, thread{{act: corpus.ActClosureDay, author: p.manager(g), facts: []string{id}, parent: -1, obligation: "closure", aside: c.Name}})
	}
	return out
}
