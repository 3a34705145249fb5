package obligations

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// contradiction is a slot for which two people state different values in good faith (S2): neither corrects the other,
// and no one notices.
type contradiction struct {
	task  corpus.Task
	facts [2]corpus.Fact
	group [2]int // where each is said
}

// contradictions plans what two people tell differently.
type contradictions struct{ *state.Known }

// foresee takes facts out of what tasks have to say, gives each a second value that another person believes in, and
// puts both statements: so no other part of a plan decides, corrects, promises or comes back to either.
func (cs *contradictions) foresee(r *rand.Rand) {
	days := len(cs.Days.Workdays())
	q := state.Rate{Share: cs.Options.Contradictions * float64(days) / monthOfWork}
	for g := range cs.Blueprint.Groups {
		q.Meet()
		for _, f := range corpus.Shuffled(r, cs.disputable(g)) {
			if !q.Wants(r) {
				break
			}
			if c, ok := cs.contradict(r, f); ok {
				q.Taken()
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

// contradict draws who speaks about a fact's slot on its day, and where: the second with another value, and in another
// group where they sit in one. Neither has a say in the matter. It says no where there are no two such people.
func (cs *contradictions) contradict(r *rand.Rand, f corpus.Fact) (contradiction, bool) {
	t, g := cs.Tasks.ByID[f.TaskID], cs.Roster.GroupOf(f.GroupID)
	speakers := corpus.Shuffled(r, cs.bystanders(t))
	if len(speakers) < 2 {
		return contradiction{}, false
	}
	v, err := another(cs.Known, r, f, f.From, f.Value.Equal)
	if err != nil {
		return contradiction{}, false
	}
	f.Knowers = speakers[:1:1]
	second := f
	second.ID, second.Value, second.Knowers = f.ID+"/contrary", v, speakers[1:2:2]
	c := contradiction{task: t, facts: [2]corpus.Fact{f, second}, group: [2]int{g, g}}
	elsewhere := slices.DeleteFunc(cs.Roster.Seats(speakers[1]), func(h int) bool { return h == g })
	if len(elsewhere) > 0 {
		c.group[1] = corpus.Pick(r, elsewhere)
	}
	return c, true
}

// bystanders are the members of a task's group who have no say in it: neither its owner, nor a person who leads, nor
// whom a fact of the task names.
func (cs *contradictions) bystanders(t corpus.Task) []string {
	return slices.DeleteFunc(slices.Clone(cs.Roster.Members[cs.Roster.GroupOf(t.GroupID)]), func(id string) bool {
		p := cs.Roster.People[id]
		return id == t.OwnerID || p.Rank <= 2 || slices.ContainsFunc(cs.Facts.List, func(f corpus.Fact) bool {
			return f.TaskID == t.ID && cs.Facts.Names(f, id)
		})
	})
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

// claim states one side of a contradiction, next to what else its speaker has to tell, as a report in a thread of its
// own: no one asks, nothing says that it is news, and its words lend it no weight.
func (cs *contradictions) claim(c contradiction, side int) []state.Thread {
	f, g := c.facts[side], c.group[side]
	cs.Pending.Stated[f.ID] = true
	th := state.Talk("claim", f.TaskID, "knower", f.Knowers[0], "fact", f.ID)
	statement := &th[0]
	if g != cs.Roster.GroupOf(c.task.GroupID) { // a thread of another group is bound to none of its tasks
		statement.TaskID, statement.Marks = "", []string{corpus.MarkCross}
	}
	statement.FactIDs = cs.Pending.WithMore(statement.FactIDs, statement.TaskID, f.Knowers[0])
	return []state.Thread{th}
}
