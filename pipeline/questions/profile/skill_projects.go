package profile

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// projects says who works with whom, and until when a person can be advised on a task.
type projects struct {
	*questions.World
	tasks  map[string]corpus.Task
	worked map[string][]questions.Statement // task → what is said of it
	owned  map[string][]corpus.Task         // person → their tasks, in the order of the corpus
	// project → people of its trade with a seat in a group in which its tasks are, guests aside
	members map[string][]string
}

func newProjects(w *questions.World) *projects {
	p := &projects{World: w, tasks: corpus.CopiesByID(w.Corpus.Tasks), members: map[string][]string{},
		owned:  map[string][]corpus.Task{},
		worked: map[string][]questions.Statement{}}
	of := map[string]string{} // group → project
	for _, t := range w.Corpus.Tasks {
		of[t.GroupID] = t.ProjectID
		p.owned[t.OwnerID] = append(p.owned[t.OwnerID], t)
	}
	for _, f := range w.Stated() {
		p.worked[f.TaskID] = append(p.worked[f.TaskID], w.Statements(f.ID)...)
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

// asked is when advice is asked for that rests on a fact: some time after it was said, and not before its task begins;
// 0 where there is no such day up to the last.
func (p *projects) asked(r *rand.Rand, f *corpus.Fact, last corpus.Date) corpus.Stamp {
	day := p.Late(r, p.Statements(f.ID)[0].Message.At.Date(), p.tasks[f.TaskID].Start, last)
	if day == 0 {
		return 0
	}
	return day.At(9, 0)
}
