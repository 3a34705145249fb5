package state

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// Dominant knows who writes much about tasks that are not theirs (G15).
type Dominant struct {
	tasks    *Tasks
	roster   *Roster
	talk     *Conversation
	r        *rand.Rand
	Speakers map[string]string // task → its dominant speaker
	said     map[string]int    // task and person → messages
}

func newDominant(k *Known, r *rand.Rand) *Dominant {
	speakers := dominantSpeakers(k.Blueprint.Tasks, k.Options.Loud, r)
	return &Dominant{tasks: k.Tasks, roster: k.Roster, talk: k.Talk, r: k.Rand, Speakers: speakers,
		said: map[string]int{}}
}

// observe counts a message.
func (dm *Dominant) observe(s dialogue.Slot) { dm.said[s.TaskID+" "+s.AuthorID]++ }

// dominantSpeakers chooses a share of the tasks and for each a member who does not own it and will write much about it,
// while its owner writes little (G15: who is asked for is not who talks most). The share is held over the tasks in
// order, so that it holds in a part of a corpus too.
func dominantSpeakers(tasks []corpus.Task, share float64, r *rand.Rand) map[string]string {
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

// dominantShare is how often a free message about a task with a dominant speaker is theirs, in percent, where the path
// sampler drew a person other than the owner.
const dominantShare = 90

// Prefer gives a free message about a task to its dominant speaker: always instead of the owner, mostly instead of
// others. It says no when the owner would have to write it.
func (dm *Dominant) Prefer(s *dialogue.Slot, parent string) bool {
	t := dm.tasks.ByID[s.TaskID]
	speaker, ok := dm.Speakers[t.ID]
	if !ok || s.AuthorID == speaker || (s.AuthorID != t.OwnerID && dm.r.IntN(100) >= dominantShare) {
		return true
	}
	if dm.roster.Present(speaker, s.At) && speaker != parent && dm.talk.Last[s.GroupID].AuthorID != speaker {
		s.AuthorID = speaker
		return true
	}
	return s.AuthorID != t.OwnerID
}

// Behind lists the tasks of a group whose dominant speaker has not yet written more about them than their owner.
func (dm *Dominant) Behind(g int) []corpus.Task {
	const lead = 12 // messages
	var out []corpus.Task
	for _, id := range dm.tasks.Ongoing[g] {
		t := dm.tasks.ByID[id]
		speaker, ok := dm.Speakers[id]
		if ok && !dm.tasks.Finished(id) && dm.said[id+" "+speaker] < dm.said[id+" "+t.OwnerID]+lead {
			out = append(out, t)
		}
	}
	return out
}
