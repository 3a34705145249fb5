package dialogue

import (
	"math/rand/v2"

	"memloom/graph"
	"memloom/internal/corpus"
)

// loudConsumers chooses a share of the tasks and for each a member who does not
// own it and will write much about it, while its owner writes little (G15: who
// is asked for is not who talks most). The share is held over the tasks in
// order, so that it holds in a part of a corpus too.
func loudConsumers(tasks []corpus.Task, share float64, r *rand.Rand) map[string]string {
	out := map[string]string{}
	q := rate{share: share}
	for _, t := range tasks {
		var others []string
		for _, id := range t.ActiveIDs {
			if id != t.OwnerID {
				others = append(others, id)
			}
		}
		take := len(others) > 0 && q.due(r)
		q.count(take)
		if take {
			out[t.ID] = corpus.Pick(r, others)
		}
	}
	return out
}

// loudShare is how often a free message about a task with a loud consumer is
// theirs, in percent, where the path sampler drew somebody other than the owner.
const loudShare = 70

// louder gives a free message about a task to its loud consumer: always instead
// of the owner, mostly instead of others. It says no when the owner would have
// to write it.
func (p *planner) louder(s *Slot, parent string) bool {
	t := p.tasks[s.TaskID]
	loud, ok := p.course.loud[t.ID]
	if !ok || s.AuthorID == loud || (s.AuthorID != t.OwnerID && p.r.IntN(100) >= loudShare) {
		return true
	}
	if p.present(loud, s.At) && loud != parent && p.course.last[s.GroupID].AuthorID != loud {
		s.AuthorID = loud
		return true
	}
	return s.AuthorID != t.OwnerID
}

// behind returns a task of a group whose loud consumer has not written more
// about it than its owner.
func (p *planner) behind(g int, at corpus.Stamp) (corpus.Task, bool) {
	const lead = 2 // messages
	for _, t := range p.groupTasks[g] {
		loud, ok := p.course.loud[t.ID]
		if !ok || t.Start > at.Date() || p.walk.log.Count(p.walk.world.Task(t.ID)) == 0 || p.finished(t.ID) {
			continue
		}
		if p.course.said[t.ID+" "+loud] < p.course.said[t.ID+" "+t.OwnerID]+lead && p.present(loud, at) && p.course.last[p.b.Groups[g].ID].AuthorID != loud {
			return t, true
		}
	}
	return corpus.Task{}, false
}

// speakUp lets a loud consumer who is behind take up what was said last about
// the task, or ask on their own.
func (p *planner) speakUp(s *Slot, g int) bool {
	t, ok := p.behind(g, s.At)
	if !ok {
		return false
	}
	loud := p.course.loud[t.ID]
	refs := p.walk.log.Messages(p.walk.world.Task(t.ID))
	for i := len(refs) - 1; i >= max(0, len(refs)-3); i-- {
		parent := p.walk.slots[refs[i]]
		s.TaskID, s.AuthorID, s.Path = t.ID, loud, corpus.PathReply
		if parent.AuthorID != loud && p.freeReply(s, parent, g, anything) {
			return true
		}
		*s = Slot{Key: s.Key, GroupID: s.GroupID, At: s.At}
	}
	s.TaskID, s.AuthorID, s.Path = t.ID, loud, corpus.PathPost
	return p.freePost(s, graph.NoPostType)
}

// asksLoudly gives owed questions about a task to its loud consumer.
func (p *planner) asksLoudly(threads []thread) {
	for _, th := range threads {
		for i := range th {
			loud, ok := p.course.loud[th[i].task]
			if !ok || th[i].act != corpus.ActQuestion || th[i].asks == "" || th[i].name != "" || p.away(loud, p.today) || th[i].author == loud || p.fact(th[i].asks).Knowers[0] == loud {
				continue
			}
			if th[i].parent >= 0 && th[th[i].parent].author == loud || involved(th, i, loud) {
				continue
			}
			for k := range th {
				if th[k].parent == i && th[k].to == th[i].author {
					th[k].to = loud
				}
			}
			th[i].author = loud
		}
	}
}

// involved says whether somebody answers a cell of their thread.
func involved(th thread, i int, person string) bool {
	for _, c := range th {
		if c.parent == i && c.author == person {
			return true
		}
	}
	return false
}
