package profile

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// projects says who works with whom, and until when somebody can be advised on a task.
type projects struct {
	*questions.World
	tasks   map[string]corpus.Task
	members map[string][]string // project → people of its trade with a seat in a group in which its tasks are, guests aside
}

func newProjects(w *questions.World) *projects {
	p := &projects{World: w, tasks: corpus.CopiesByID(w.Corpus.Tasks), members: map[string][]string{}}
	of := map[string]string{} // group → project
	for _, t := range w.Corpus.Tasks {
		of[t.GroupID] = t.ProjectID
	}
	people := corpus.CopiesByID(w.Corpus.People)
	for _, m := range w.Corpus.Members {
		id, ok := of[m.GroupID]
		if ok && !m.Guest && w.Sector[people[m.PersonID].Role] == w.Sector[id] &&
			!slices.Contains(p.members[id], m.PersonID) {
			p.members[id] = append(p.members[id], m.PersonID)
		}
	}
	return p
}

// colleagues are the people of a task's project: what they know and propose is of the same trade.
func (p *projects) colleagues(taskID string) []string { return p.members[p.tasks[taskID].ProjectID] }

// asked is when advice on a task is asked for: on the morning after what it rests on has been said, while the task goes
// on. Of a fact's statements it returns those that have been made by then.
func (p *projects) asked(f corpus.Fact, told questions.Statement) (corpus.Stamp, []questions.Statement, bool) {
	said := p.Statements(f.ID)
	last := max(said[0].Message.At.Date(), told.Message.At.Date())
	on := p.Calendar.NextWorkday(last)
	at := on.At(9, 0)
	by := slices.DeleteFunc(slices.Clone(said), func(s questions.Statement) bool { return s.Message.At >= at })
	return at, by, on <= p.tasks[f.TaskID].End && on <= p.Calendar.Last
}
