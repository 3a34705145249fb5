package dialogue

import (
	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// owing adds to the threads that a group owes today, or changes them.
type owing interface {
	owe(g int, threads []thread) []thread
}

// duties are all that the groups of a project owe.
type duties struct {
	*known
	promises  *promises
	doubts    *doubts
	news      *news
	handovers *handovers
	inOrder   []owing
}

// newDuties lays out what takes more than a day: first of all what two people will
// tell differently, which nothing else may touch.
func newDuties(k *known, w Scene, src Source) (*duties, error) {
	d := &duties{
		known: k, promises: newPromises(k, src("promises")), doubts: &doubts{k}, handovers: newHandovers(k, src("dependencies")),
		news: newNews(k, rotated(corpus.Shuffled(w.packOrder(src)("news"), k.pack.News), w.Turn)),
	}
	(&contradictions{k}).foresee(src("contradictions"))
	(&absences{k}).foresee(src("absences"))
	reporting := &reporting{k, newDecisions(k, src("decisions")), d.promises, &recalls{k, map[string]int{}}, d.doubts}
	(&introductions{k}).foresee(src("introductions"))
	d.inOrder = []owing{
		&closures{k, map[string]bool{}}, k.todo, reporting, newVocabulary(k, src("vocabulary")), d.news, d.handovers, &loudQuestions{k},
	}
	return d, (&rules{k}).foresee(src("rules"))
}

// threads returns what a group owes today.
func (d *duties) threads(g int) []thread {
	var out []thread
	for _, x := range d.inOrder {
		out = x.owe(g, out)
	}
	return out
}

// observe puts what follows from a message.
func (d *duties) observe(g int, s Slot) {
	if s.Act == corpus.ActQuestion {
		d.promises.promised.meet()
	}
	if s.Act == corpus.ActDoubt && s.Obligation == "" {
		d.doubts.settleTomorrow(g, d.tasks.byID[s.TaskID], s.Key, s.AuthorID)
	}
}

// pieces are the pieces of news that were told, by the ids of their subjects.
func (d *duties) pieces() map[string]pack.News { return d.news.frameOf }

// linked gives for a task those of other groups that it waits for, or that wait for it.
func (d *duties) linked() map[string][]string { return d.handovers.linked }
