package owed

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// loudQuestions are those of loud consumers.
type loudQuestions struct{ *state.Known }

// Owe gives owed questions about a task to its loud consumer, and lets them ask for what somebody would have reported.
func (lq *loudQuestions) Owe(_ int, threads []state.Thread) []state.Thread {
	for n, th := range threads {
		for i := 0; i < len(th); i++ {
			c := th[i]
			loud, ok := lq.Loud.Consumers[c.Task]
			if !ok || lq.Roster.Away(loud, lq.Days.Today) || lq.Facts.Disputed(c.Asks) {
				continue
			}
			if lq.reported(c) && lq.mayAsk(th, c, c.Facts[0], loud) {
				question := state.Ask(loud, lq.Facts.Get(c.Facts[0]), "question")
				question.Task, question.To, question.Parent = c.Task, c.Author, c.Parent
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

// mayAsk says whether a loud consumer may put the question for a fact in place of a cell: not of themselves, nor about
// themselves, nor once more.
func (lq *loudQuestions) mayAsk(th state.Thread, c state.Cell, fact, loud string) bool {
	f := lq.Facts.Get(fact)
	return c.Author != loud && (c.Parent < 0 || th[c.Parent].Author != loud) &&
		!lq.Facts.Names(f, loud) && !lq.Habits.AskedLately(loud, f)
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
	if c.Act != corpus.ActQuestion || c.Asks == "" || c.Name != "" || c.Obligation == owedWords {
		return
	}
	if lq.Facts.Get(c.Asks).Knowers[0] == loud || !lq.mayAsk(th, c, c.Asks, loud) || involved(th, i, loud) {
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
	return slices.ContainsFunc(th, func(c state.Cell) bool { return c.Parent == i && c.Author == person })
}
