package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
)

// A contradiction is said by its second speaker from one workday to some weeks
// after the first, in a thread of its own.
const latestContradiction = 15 // workdays

// contradiction is a slot for which two people state different values in good
// faith (S2): neither corrects the other, and nobody notices.
type contradiction struct {
	task  corpus.Task
	facts [2]corpus.Fact
	group [2]int // where each is said
}

// foreseeContradictions takes facts out of what tasks have to say, gives each a
// second value that somebody else believes in, and puts both statements: so no
// other part of a plan decides, corrects, promises or comes back to either.
func (p *planner) foreseeContradictions(r *rand.Rand) {
	days := len(p.days.Workdays())
	q := quota{share: p.o.Contradictions * float64(days) / monthOfWork, r: r}
	for g := range p.b.Groups {
		q.meet()
		for _, f := range corpus.Shuffled(r, p.disputable(g)) {
			if !q.wants() {
				break
			}
			if c, ok := p.contradict(r, f); ok {
				q.take()
				p.putContradiction(c)
			}
		}
	}
}

// disputable lists the facts of a group's tasks that have one value for good
// and can have only one: what is set, chosen, agreed or due. Two measurements,
// two inputs or two reviewers may both be right.
func (p *planner) disputable(g int) []corpus.Fact {
	var out []corpus.Fact
	for _, t := range p.tasks.byGroup[g] {
		for _, f := range p.pending.due[t.ID] {
			a := p.facts.attrs[f.Predicate]
			_, replaced := p.facts.replaced[f.ID]
			stays := !replaced && f.Supersedes == "" && f.To == 0
			kind := f.Value.Kind
			if stays && decides(a.Class) && !a.Handover && (drawable(kind) || kind == corpus.KindDate || kind == corpus.KindDuration) {
				out = append(out, f)
			}
		}
	}
	return out
}

// contradict draws who else speaks about a fact's slot, when, where and with
// which other value: in another group where the second speaker sits in one. It
// says no where the task leaves no later day, or nobody else works on it.
func (p *planner) contradict(r *rand.Rand, f corpus.Fact) (contradiction, bool) {
	t, g := p.tasks.byID[f.TaskID], p.roster.groupOf(f.GroupID)
	others := slices.DeleteFunc(slices.Clone(t.ActiveIDs), func(id string) bool { return id == f.Knowers[0] })
	first := p.days.NextWorkday(f.From)
	last := min(p.days.lastDay(t), p.days.AddWorkdays(f.From, latestContradiction))
	if len(others) == 0 || first > last {
		return contradiction{}, false
	}
	on := p.days.AddWorkdays(first, r.IntN(p.days.WorkdaysBetween(first, last)+1))
	v, ok := p.otherValue(r, t, f, on)
	passed := f.Value.Kind == corpus.KindDate && f.Value.Date <= on // the second would sound like a postponement
	if !ok || passed {
		return contradiction{}, false
	}
	second := f
	second.ID, second.Value, second.From, second.Knowers = f.ID+"/contrary", v, on, []string{corpus.Pick(r, others)}
	c := contradiction{task: t, facts: [2]corpus.Fact{f, second}, group: [2]int{g, g}}
	if elsewhere := slices.DeleteFunc(p.roster.seats(second.Knowers[0]), func(h int) bool { return h == g }); len(elsewhere) > 0 {
		c.group[1] = corpus.Pick(r, elsewhere)
	}
	return c, true
}

// otherValue draws another value of a fact's attribute, as it could be believed on a day.
func (p *planner) otherValue(r *rand.Rand, t corpus.Task, f corpus.Fact, on corpus.Date) (corpus.Value, bool) {
	v, err := p.facts.attrs[f.Predicate].Value.Draw(r, pack.DrawOptions{
		Pools: p.pack.Pools, Skip: p.barring(t, f.Predicate, f.Value.Equal), Near: f.Value, Workday: p.days.IsWorkday,
		From: p.days.AddWorkdays(on, 1), To: p.days.lastDate(t, on),
	})
	return v, err == nil
}

// barring adds to what a draw bars what no value of a task's attribute can be: more
// work than the task has days for.
func (p *planner) barring(t corpus.Task, predicate string, skip func(corpus.Value) bool) func(corpus.Value) bool {
	most, limited := blueprint.MostEffort(p.days.Calendar, t, p.facts.attrs[predicate])
	if !limited {
		return skip
	}
	return func(v corpus.Value) bool { return v.N > most || skip(v) }
}

// putContradiction enters both facts, linked, and puts their statements.
func (p *planner) putContradiction(c contradiction) {
	f := c.facts[0]
	p.pending.due[c.task.ID] = slices.DeleteFunc(p.pending.due[c.task.ID], func(x corpus.Fact) bool { return x.ID == f.ID })
	c.facts[0].Contradicts, c.facts[1].Contradicts = c.facts[1].ID, f.ID
	p.facts.list[p.facts.index[f.ID]] = c.facts[0]
	p.facts.add(c.facts[1])
	for side := range c.facts {
		p.put(c.group[side], c.facts[side].From, func() []thread { return p.claim(c, side) })
	}
}

// claim states one side of a contradiction, beside what else its speaker has to
// tell, in a thread of its own: the first as a report, the second in answer to
// a question, as what somebody volunteers later sounds like news.
func (p *planner) claim(c contradiction, side int) []thread {
	f, g := c.facts[side], c.group[side]
	p.pending.stated[f.ID] = true
	task, root := c.task.ID, &Slot{}
	if g != p.roster.groupOf(c.task.GroupID) { // a thread of another group is bound to none of its tasks
		task, root = "", &Slot{Marks: []string{corpus.MarkCross}}
	}
	statement := cell{act: corpus.ActAnswer, author: f.Knowers[0], task: task, facts: []string{f.ID}, obligation: "answer", ready: root}
	statement.facts = p.pending.withMore(statement.facts, task, f.Knowers[0])
	asker := p.unaware(c, g)
	if side == 0 || asker == "" {
		statement.act, statement.parent, statement.obligation = corpus.ActProgress, -1, "scheduled"
		return []thread{{statement}}
	}
	statement.to = asker
	return []thread{{
		{act: corpus.ActQuestion, author: asker, task: task, to: f.Knowers[0], asks: f.ID, parent: -1, obligation: "question", ready: root}, statement,
	}}
}

// unaware is somebody of a group who is there to ask and speaks for neither
// side; empty where nobody is.
func (p *planner) unaware(c contradiction, g int) string {
	for _, id := range corpus.Shuffled(p.r, p.roster.here(p.roster.members[g])) {
		if id != c.facts[0].Knowers[0] && id != c.facts[1].Knowers[0] {
			return id
		}
	}
	return ""
}
