package dialogue

import (
	"math/rand/v2"

	"memloom/internal/corpus"
)

// loud knows who writes much about what is not theirs.
type loud struct {
	tasks     *tasks
	roster    *roster
	talk      *conversation
	r         *rand.Rand
	consumers map[string]string // task → its loud consumer
	said      map[string]int    // task and person → messages
}

func newLoud(k *known, r *rand.Rand) *loud {
	return &loud{
		tasks: k.tasks, roster: k.roster, talk: k.talk, r: k.r, consumers: loudConsumers(k.b.Tasks, k.o.Loud, r), said: map[string]int{},
	}
}

// observe counts a message.
func (lo *loud) observe(s Slot) { lo.said[s.TaskID+" "+s.AuthorID]++ }

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
		if q.take(len(others) > 0, r) {
			out[t.ID] = corpus.Pick(r, others)
		}
	}
	return out
}

// loudShare is how often a free message about a task with a loud consumer is
// theirs, in percent, where the path sampler drew somebody other than the owner.
const loudShare = 90

// louder gives a free message about a task to its loud consumer: always instead
// of the owner, mostly instead of others. It says no when the owner would have
// to write it.
func (lo *loud) louder(s *Slot, parent string) bool {
	t := lo.tasks.byID[s.TaskID]
	loud, ok := lo.consumers[t.ID]
	if !ok || s.AuthorID == loud || (s.AuthorID != t.OwnerID && lo.r.IntN(100) >= loudShare) {
		return true
	}
	if lo.roster.present(loud, s.At) && loud != parent && lo.talk.last[s.GroupID].AuthorID != loud {
		s.AuthorID = loud
		return true
	}
	return s.AuthorID != t.OwnerID
}

// behind lists the tasks of a group whose loud consumer has not yet written
// more about them than their owner.
func (lo *loud) behind(g int) []corpus.Task {
	const lead = 8 // messages
	var out []corpus.Task
	for _, id := range lo.tasks.ongoing[g] {
		t := lo.tasks.byID[id]
		loud, ok := lo.consumers[id]
		if ok && !lo.tasks.finished(id) && lo.said[id+" "+loud] < lo.said[id+" "+t.OwnerID]+lead {
			out = append(out, t)
		}
	}
	return out
}
