package owed

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// A contradiction is said by its second speaker from one workday to some weeks after the first, in a thread of its own.
const latestContradiction = 15 // workdays

// contradiction is a slot for which two people state different values in good faith (S2): neither corrects the other,
// and nobody notices.
type contradiction struct {
	task  corpus.Task
	facts [2]corpus.Fact
	group [2]int // where each is said
}

// contradictions plans what two people tell differently.
type contradictions struct{ *state.Known }

// foresee takes facts out of what tasks have to say, gives each a second value that somebody else believes in, and puts
// both statements: so no other part of a plan decides, corrects, promises or comes back to either.
func (cs *contradictions) foresee(r *rand.Rand) {
	days := len(cs.Days.Workdays())
	q := state.Quota{Share: cs.Options.Contradictions * float64(days) / monthOfWork, R: r}
	for g := range cs.Blueprint.Groups {
		q.Meet()
		for _, f := range corpus.Shuffled(r, cs.disputable(g)) {
			if !q.Wants() {
				break
			}
			if c, ok := cs.contradict(r, f); ok {
				q.Take()
				cs.enter(c)
			}
		}
	}
}

// disputable lists the facts of a group's tasks that have one value for good and can have only one: what is set,
// chosen, agreed or due. Two measurements, two inputs or two reviewers may both be right.
func (cs *contradictions) disputable(g int) []corpus.Fact {
	var out []corpus.Fact
	for _, t := range cs.Tasks.ByGroup[g] {
		for _, f := range cs.Pending.Due[t.ID] {
			_, replaced := cs.Facts.Replaced[f.ID]
			a, stays := cs.Facts.Attrs[f.Predicate], !replaced && f.Supersedes == "" && f.To == 0
			if stays && decides(a.Class) && !a.Handover && weighable(f.Value.Kind) {
				out = append(out, f)
			}
		}
	}
	return out
}

// contradict draws who else speaks about a fact's slot, when, where and with which other value: in another group where
// the second speaker sits in one. It says no where the task leaves no later day, or nobody else works on it.
func (cs *contradictions) contradict(r *rand.Rand, f corpus.Fact) (contradiction, bool) {
	t, g := cs.Tasks.ByID[f.TaskID], cs.Roster.GroupOf(f.GroupID)
	others := slices.DeleteFunc(slices.Clone(t.ActiveIDs), func(id string) bool { return id == f.Knowers[0] })
	first := cs.Days.NextWorkday(f.From)
	last := min(cs.Days.LastDay(t), cs.Days.AddWorkdays(f.From, latestContradiction))
	if len(others) == 0 || first > last {
		return contradiction{}, false
	}
	on := cs.Days.AddWorkdays(first, r.IntN(cs.Days.WorkdaysBetween(first, last)+1))
	v, err := another(cs.Known, r, f, on, f.Value.Equal)
	passed := f.Value.Kind == corpus.KindDate && f.Value.Date <= on // the second would sound like a postponement
	if err != nil || passed {
		return contradiction{}, false
	}
	second := f
	second.ID, second.Value, second.From, second.Knowers = f.ID+"/contrary", v, on, []string{corpus.Pick(r, others)}
	c := contradiction{task: t, facts: [2]corpus.Fact{f, second}, group: [2]int{g, g}}
	elsewhere := slices.DeleteFunc(cs.Roster.Seats(second.Knowers[0]), func(h int) bool { return h == g })
	if len(elsewhere) > 0 {
		c.group[1] = corpus.Pick(r, elsewhere)
	}
	return c, true
}

// enter enters both facts, linked, and puts their statements.
func (cs *contradictions) enter(c contradiction) {
	f := c.facts[0]
	due := cs.Pending.Due
	due[c.task.ID] = slices.DeleteFunc(due[c.task.ID], func(x corpus.Fact) bool { return x.ID == f.ID })
	c.facts[0].Contradicts, c.facts[1].Contradicts = c.facts[1].ID, f.ID
	cs.Facts.List[cs.Facts.Index[f.ID]] = c.facts[0]
	cs.Facts.Add(c.facts[1])
	for side := range c.facts {
		cs.Todo.Put(c.group[side], c.facts[side].From, func() []state.Thread { return cs.claim(c, side) })
	}
}

// claim states one side of a contradiction, beside what else its speaker has to tell, in a thread of its own: the first
// as a report, the second in answer to a question, as what somebody volunteers later sounds like news.
func (cs *contradictions) claim(c contradiction, side int) []state.Thread {
	f, g := c.facts[side], c.group[side]
	cs.Pending.Stated[f.ID] = true
	task, marks := c.task.ID, []string(nil)
	if g != cs.Roster.GroupOf(c.task.GroupID) { // a thread of another group is bound to none of its tasks
		task, marks = "", []string{corpus.MarkCross}
	}
	statement := state.Post(corpus.ActProgress, f, "scheduled")
	statement.Task, statement.Marks, statement.Alone = task, marks, true
	statement.Facts = cs.Pending.WithMore(statement.Facts, task, f.Knowers[0])
	asker := cs.unaware(c, g)
	if side == 0 || asker == "" {
		return []state.Thread{{statement}}
	}
	statement.Act, statement.To, statement.Parent, statement.Obligation = corpus.ActAnswer, asker, 0, "answer"
	question := state.Ask(asker, f, "question")
	question.Task, question.Marks, question.Alone = task, marks, true
	return []state.Thread{{question, statement}}
}

// unaware is somebody of a group who is there to ask and speaks for neither side; empty where nobody is.
func (cs *contradictions) unaware(c contradiction, g int) string {
	for _, id := range corpus.Shuffled(cs.Rand, cs.Roster.Here(cs.Roster.Members[g])) {
		if id != c.facts[0].Knowers[0] && id != c.facts[1].Knowers[0] {
			return id
		}
	}
	return ""
}
