package state

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// Loud knows who writes much about what is not theirs.
type Loud struct {
	tasks     *Tasks
	roster    *Roster
	talk      *Conversation
	r         *rand.Rand
	Consumers map[string]string // task → its loud consumer
	said      map[string]int    // task and person → messages
}

func newLoud(k *Known, r *rand.Rand) *Loud {
	consumers := loudConsumers(k.Blueprint.Tasks, k.Options.Loud, r)
	return &Loud{tasks: k.Tasks, roster: k.Roster, talk: k.Talk, r: k.Rand, Consumers: consumers,
		said: map[string]int{}}
}

// observe counts a message.
func (lo *Loud) observe(s dialogue.Slot) { lo.said[s.TaskID+" "+s.AuthorID]++ }

// loudConsumers chooses a share of the tasks and for each a member who does not own it and will write much about it,
// while its owner writes little (G15: who is asked for is not who talks most). The share is held over the tasks in
// order, so that it holds in a part of a corpus too.
func loudConsumers(tasks []corpus.Task, share float64, r *rand.Rand) map[string]string {
	out := map[string]string{}
	q := Rate{Share: share}
	for _, t := range tasks {
		others := slices.DeleteFunc(slices.Clone(t.ActiveIDs), func(id string) bool { return id == t.OwnerID })
		if q.Take(len(others) > 0, r) {
			out[t.ID] = corpus.Pick(r, others)
		}
	}
	return out
}

// loudShare is how often a free message about a task with a loud consumer is theirs, in percent, where the path sampler
// drew somebody other than the owner.
const loudShare = 90

// Louder gives a free message about a task to its loud consumer: always instead of the owner, mostly instead of others.
// It says no when the owner would have to write it.
func (lo *Loud) Louder(s *dialogue.Slot, parent string) bool {
	t := lo.tasks.ByID[s.TaskID]
	loud, ok := lo.Consumers[t.ID]
	if !ok || s.AuthorID == loud || (s.AuthorID != t.OwnerID && lo.r.IntN(100) >= loudShare) {
		return true
	}
	if lo.roster.Present(loud, s.At) && loud != parent && lo.talk.Last[s.GroupID].AuthorID != loud {
		s.AuthorID = loud
		return true
	}
	return s.AuthorID != t.OwnerID
}

// Behind lists the tasks of a group whose loud consumer has not yet written more about them than their owner.
func (lo *Loud) Behind(g int) []corpus.Task {
	const lead = 12 // messages
	var out []corpus.Task
	for _, id := range lo.tasks.Ongoing[g] {
		t := lo.tasks.ByID[id]
		loud, ok := lo.Consumers[id]
		if ok && !lo.tasks.Finished(id) && lo.said[id+" "+loud] < lo.said[id+" "+t.OwnerID]+lead {
			out = append(out, t)
		}
	}
	return out
}
