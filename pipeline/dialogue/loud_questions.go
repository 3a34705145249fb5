package dialogue

import "memloom/internal/corpus"

// loudQuestions are those of loud consumers.
type loudQuestions struct{ *known }

// owe gives owed questions about a task to its loud consumer, and lets
// them ask for what somebody would have reported.
func (lq *loudQuestions) owe(_ int, threads []thread) []thread {
	for n, th := range threads {
		for i := 0; i < len(th); i++ {
			c := th[i]
			loud, ok := lq.loud.consumers[c.task]
			if !ok || lq.roster.away(loud, lq.days.today) || lq.facts.disputed(c.asks) {
				continue
			}
			if lq.reported(c) && c.author != loud && !lq.facts.names(lq.facts.get(c.facts[0]), loud) && !lq.habits.askedLately(loud, lq.facts.get(c.facts[0])) && (c.parent < 0 || th[c.parent].author != loud) {
				question := cell{act: corpus.ActQuestion, author: loud, task: c.task, to: c.author, asks: c.facts[0], parent: c.parent, obligation: "question"}
				lq.habits.did(loud, corpus.ActQuestion, lq.facts.kindAsked(c.task, question.asks))
				th = inserted(th, i, question)
				i++
				th[i].act, th[i].to, th[i].parent, th[i].obligation = corpus.ActAnswer, loud, i-1, "answer"
				continue
			}
			lq.handOver(th, i, loud)
		}
		threads[n] = th
	}
	return threads
}

// reported says whether a cell is a plain report of facts.
func (lq *loudQuestions) reported(c cell) bool {
	if c.act != corpus.ActProgress || c.parentKey != "" || len(c.facts) == 0 || c.alone {
		return false
	}
	_, ok := lq.facts.attrs[lq.facts.predicate(c.facts[0])]
	return ok
}

// handOver gives a question of a thread to the loud consumer, if they neither
// know the answer nor would talk to themselves.
func (lq *loudQuestions) handOver(th thread, i int, loud string) {
	c := th[i]
	if c.act != corpus.ActQuestion || c.asks == "" || c.name != "" || c.obligation == owedWords || c.author == loud || lq.facts.get(c.asks).Knowers[0] == loud || lq.facts.names(lq.facts.get(c.asks), loud) || lq.loud.consumers[c.task] != loud || lq.habits.askedLately(loud, lq.facts.get(c.asks)) {
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
	lq.habits.did(loud, corpus.ActQuestion, lq.facts.kindAsked(c.task, c.asks))
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
