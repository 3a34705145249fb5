package owed

import (
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// loudQuestions are those of loud consumers.
type loudQuestions struct{ *state.Known }

// owe gives owed questions about a task to its loud consumer, and lets them ask for what somebody would have reported.
func (lq *loudQuestions) Owe(_ int, threads []state.Thread) []state.Thread {
	for n, th := range threads {
		for i := 0; i < len(th); i++ {
			c := th[i]
			loud, ok := lq.Loud.Consumers[c.Task]
			if !ok || lq.Roster.Away(loud, lq.Days.Today) || lq.Facts.Disputed(c.Asks) {
				continue
			}
			if lq.reported(c) && c.Author != loud && !lq.Facts.Names(lq.Facts.Get(c.Facts[0]), loud) && !lq.Habits.AskedLately(loud, lq.Facts.Get(c.Facts[0])) && (c.Parent < 0 || th[c.Parent].Author != loud) {
				question := state.Cell{Act: corpus.ActQuestion, Author: loud, Task: c.Task, To: c.Author, Asks: c.Facts[0], Parent: c.Parent, Obligation: "question"}
				lq.Habits.Did(loud, corpus.ActQuestion, lq.Facts.KindAsked(c.Task, question.Asks))
				th = state.Inserted(th, i, question)
				i++
				th[i].Act, th[i].To, th[i].Parent, th[i].Obligation = corpus.ActAnswer, loud, i-1, "answer"
				continue
			}
			lq.handOver(th, i, loud)
		}
		threads[n] = th
	}
	return threads
}

// reported says whether a cell is a plain report of facts.
func (lq *loudQuestions) reported(c state.Cell) bool {
	if c.Act != corpus.ActProgress || c.ParentKey != "" || len(c.Facts) == 0 || c.Alone {
		return false
	}
	_, ok := lq.Facts.Attrs[lq.Facts.Predicate(c.Facts[0])]
	return ok
}

// handOver gives a question of a thread to the loud consumer, if they neither know the answer nor would talk to
// themselves.
func (lq *loudQuestions) handOver(th state.Thread, i int, loud string) {
	c := th[i]
	if c.Act != corpus.ActQuestion || c.Asks == "" || c.Name != "" || c.Obligation == owedWords || c.Author == loud || lq.Facts.Get(c.Asks).Knowers[0] == loud || lq.Facts.Names(lq.Facts.Get(c.Asks), loud) || lq.Loud.Consumers[c.Task] != loud || lq.Habits.AskedLately(loud, lq.Facts.Get(c.Asks)) {
		return
	}
	if c.Parent >= 0 && th[c.Parent].Author == loud || involved(th, i, loud) {
		return
	}
	for k := range th {
		if th[k].Parent == i && th[k].To == c.Author {
			th[k].To = loud
		}
	}
	th[i].Author = loud
	lq.Habits.Did(loud, corpus.ActQuestion, lq.Facts.KindAsked(c.Task, c.Asks))
}

// involved says whether somebody answers a cell of their thread.
func involved(th state.Thread, i int, person string) bool {
	for _, c := range th {
		if c.Parent == i && c.Author == person {
			return true
		}
	}
	return false
}
