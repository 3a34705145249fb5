package obligations

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// dominantQuestions are those of dominant speakers.
type dominantQuestions struct{ *state.Known }

// Owe gives owed questions about a task to its dominant speaker, and lets them ask for what a person would have
// reported.
func (lq *dominantQuestions) Owe(_ int, threads []state.Thread) []state.Thread {
	for n, th := range threads {
		for i := 0; i < len(th); i++ {
			c := th[i]
			speaker, ok := lq.Dominant.Speakers[c.TaskID]
			if !ok || lq.Roster.Away(speaker, lq.Days.Today) || lq.Facts.Disputed(c.AsksFactID) {
				continue
			}
			if lq.reported(c) && lq.mayAsk(th, c, c.FactIDs[0], speaker) {
				question := state.Ask(speaker, lq.Facts.Get(c.FactIDs[0]), "question")
				question.TaskID, question.ToID, question.Parent = c.TaskID, c.AuthorID, c.Parent
				lq.Habits.Did(speaker, corpus.ActQuestion, lq.Facts.KindAsked(c.TaskID, question.AsksFactID))
				th = state.Inserted(th, i, question)
				i++
				th[i].Act, th[i].ToID, th[i].Parent, th[i].Obligation = corpus.ActAnswer, speaker, i-1, "answer"
				continue
			}
			lq.handOver(th, i, speaker)
		}
		threads[n] = th
	}
	return threads
}

// mayAsk says whether a dominant speaker may put the question for a fact in place of a cell: not of themselves, nor
// about themselves, nor once more.
func (lq *dominantQuestions) mayAsk(th state.Thread, c state.Cell, fact, speaker string) bool {
	f := lq.Facts.Get(fact)
	return c.AuthorID != speaker && (c.Parent < 0 || th[c.Parent].AuthorID != speaker) &&
		!lq.Facts.Names(f, speaker) && !lq.Habits.AskedLately(speaker, f)
}

// reported says whether a cell is a plain report of facts.
func (lq *dominantQuestions) reported(c state.Cell) bool {
	if c.Act != corpus.ActProgress || c.ParentKey != "" || len(c.FactIDs) == 0 || c.Alone {
		return false
	}
	_, ok := lq.Facts.Attrs[lq.Facts.Predicate(c.FactIDs[0])]
	return ok
}

// handOver gives a question of a thread to the dominant speaker, if they neither know the answer nor would talk to
// themselves.
func (lq *dominantQuestions) handOver(th state.Thread, i int, speaker string) {
	c := th[i]
	if c.Act != corpus.ActQuestion || c.AsksFactID == "" || c.Name != "" || c.Obligation == owedWords {
		return
	}
	if lq.Facts.Get(c.AsksFactID).Knowers[0] == speaker || !lq.mayAsk(th, c, c.AsksFactID, speaker) ||
		involved(th, i, speaker) {
		return
	}
	for k := range th {
		if th[k].Parent == i && th[k].ToID == c.AuthorID {
			th[k].ToID = speaker
		}
	}
	th[i].AuthorID = speaker
	lq.Habits.Did(speaker, corpus.ActQuestion, lq.Facts.KindAsked(c.TaskID, c.AsksFactID))
}

// involved says whether a person answers a cell of their thread.
func involved(th state.Thread, i int, person string) bool {
	return slices.ContainsFunc(th, func(c state.Cell) bool { return c.Parent == i && c.AuthorID == person })
}
