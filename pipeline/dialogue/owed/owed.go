// Package owed plans what a group has to say on a day: the facts of its tasks with the questions, decisions, promises
// and doubts around them, rules, absences, news, and what waits for other groups. Each kind is a type with its own
// state that gives threads for a day, or puts them on later days.
package owed

import (
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// owing adds to the threads that a group owes today, or changes them.
type owing interface {
	Owe(g int, threads []state.Thread) []state.Thread
}

// Duties are all that the groups of a project owe.
type Duties struct {
	*state.Known
	promises  *promises
	doubts    *doubts
	news      *news
	handovers *handovers
	inOrder   []owing
}

// New lays out what takes more than a day: first of all what two people will tell differently, which nothing else may
// touch.
func New(k *state.Known, w dialogue.Scene, src dialogue.Source) (*Duties, error) {
	d := &Duties{
		Known: k, promises: newPromises(k, src("promises")), doubts: &doubts{k},
		handovers: newHandovers(k, src("dependencies")),
		news:      newNews(k, state.Rotated(corpus.Shuffled(w.PackOrder(src)("news"), k.Pack.News), w.Turn)),
	}
	(&contradictions{k}).foresee(src("contradictions"))
	(&absences{k}).foresee(src("absences"))
	reporting := &reporting{k, newDecisions(k, src("decisions")), d.promises, &recalls{k, map[string]int{}}, d.doubts}
	(&introductions{k}).foresee(src("introductions"))
	d.inOrder = []owing{
		&closures{k, map[string]bool{}}, k.Todo, reporting, newVocabulary(k, src("vocabulary")),
		d.news, d.handovers, &loudQuestions{k},
	}
	return d, (&rules{k}).foresee(src("rules"))
}

// Threads returns what a group owes today.
func (d *Duties) Threads(g int) []state.Thread {
	var out []state.Thread
	for _, x := range d.inOrder {
		out = x.Owe(g, out)
	}
	return out
}

// Observe puts what follows from a message.
func (d *Duties) Observe(g int, s dialogue.Slot) {
	if s.Act == corpus.ActQuestion {
		d.promises.promised.Meet()
	}
	if s.Act == corpus.ActDoubt && s.Obligation == "" {
		d.doubts.settleTomorrow(g, d.Tasks.ByID[s.TaskID], s.Key, s.AuthorID)
	}
}

// Pieces are the pieces of news that were told, by the ids of their subjects.
func (d *Duties) Pieces() map[string]pack.News { return d.news.frameOf }

// Linked gives for a task those of other groups that it waits for, or that wait for it.
func (d *Duties) Linked() map[string][]string { return d.handovers.linked }
