package dialogue

import (
	"math/rand/v2"

	"memloom/internal/corpus"
)

// loud knows who writes much about what is not theirs.
type loud struct {
	*known
	consumers map[string]string // task → its loud consumer
	said      map[string]int    // task and person → messages
}

func newLoud(k *known, r *rand.Rand) *loud {
	return &loud{known: k, consumers: loudConsumers(k.b.Tasks, k.o.Loud, r), said: map[string]int{}}
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

// owe gives owed questions about a task to its loud consumer, and lets
// them ask for what somebody would have reported.
func (lo *loud) owe(_ int, threads []thread) []thread {
	for n, th := range threads {
		for i := 0; i < len(th); i++ {
			c := th[i]
			loud, ok := lo.consumers[c.task]
			if !ok || lo.roster.away(loud, lo.days.today) || lo.facts.disputed(c.asks) {
				continue
			}
			if lo.reported(c) && c.author != loud && !lo.facts.names(lo.facts.get(c.facts[0]), loud) && !lo.habits.askedLately(loud, lo.facts.get(c.facts[0])) && (c.parent < 0 || th[c.parent].author != loud) {
				question := cell{act: corpus.ActQuestion, author: loud, task: c.task, to: c.author, asks: c.facts[0], parent: c.parent, obligation: "question"}
				lo.habits.did(loud, corpus.ActQuestion, lo.facts.kindAsked(c.task, question.asks))
				th = inserted(th, i, question)
				i++
				th[i].act, th[i].to, th[i].parent, th[i].obligation = corpus.ActAnswer, loud, i-1, "answer"
				continue
			}
			lo.handOver(th, i, loud)
		}
		threads[n] = th
	}
	return threads
}

// reported says whether a cell is a plain report of facts.
func (lo *loud) reported(c cell) bool {
	if c.act != corpus.ActProgress || c.parentKey != "" || len(c.facts) == 0 || c.ready != nil {
		return false
	}
	_, ok := lo.facts.attrs[lo.facts.predicate(c.facts[0])]
	return ok
}

// handOver gives a question of a thread to the loud consumer, if they neither
// know the answer nor would talk to themselves.
func (lo *loud) handOver(th thread, i int, loud string) {
	c := th[i]
	if c.act != corpus.ActQuestion || c.asks == "" || c.name != "" || c.obligation == owedWords || c.author == loud || lo.facts.get(c.asks).Knowers[0] == loud || lo.facts.names(lo.facts.get(c.asks), loud) || lo.consumers[c.task] != loud || lo.habits.askedLately(loud, lo.facts.get(c.asks)) {
		return
	}
	if c.parent >= 0 && th[c.parent].author == loud || involved(th, i, loud) {
		return
	}
	for k := range th {
		if th[k].parent == i && th[k].to == c.author {
			th[k].to = loud
		}
	}
	th[i].author = loud
	lo.habits.did(loud, corpus.ActQuestion, lo.facts.kindAsked(c.task, c.asks))
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
