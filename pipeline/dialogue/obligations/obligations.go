// Package obligations plans what a group has to say on a day: the facts of its tasks with the questions, decisions,
// promises and doubts around them, rules, absences, news, and what waits for other groups. Each kind is a type with its
// own state that gives threads for a day, or puts them on later days.
package obligations

import (
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// kind adds to the threads that a group owes today, or changes them.
type kind interface {
	Owe(g int, threads []state.Thread) []state.Thread
}

// Obligations are all that the groups of a project owe.
type Obligations struct {
	*state.Known
	News   map[string]pack.News // subject id → the piece of news
	Linked map[string][]string  // task → those of other groups that it waits for, or that wait for it

	promises *promises
	doubts   *doubts
	inOrder  []kind
}

// New lays out what takes more than a day. The order matters. What is said outside its task's window is none of that
// task's duties. Contradictions come before the others, since nothing else may touch their facts; absences read those
// facts; decisions ask no one who is away. On a day, vocabulary adds to the threads of reporting, and dominantQuestions
// changes those of all others.
func New(k *state.Known, w dialogue.Scene, src dialogue.Source) (*Obligations, error) {
	news := newNews(k, state.Rotated(corpus.Shuffled(w.PackOrder(src)("news"), k.Pack.News), w.Turn))
	handovers := newHandovers(k, src("dependencies"))
	d := &Obligations{
		Known: k, News: news.frameOf, Linked: handovers.linked,
		promises: newPromises(k, src("promises")), doubts: &doubts{k},
	}
	beyond := newOutside(k)
	(&contradictions{k}).foresee(src("contradictions"))
	(&absences{k}).foresee(src("absences"))
	decisions := newDecisions(k, src("decisions"))
	beyond.foresee(decisions)
	reporting := &reporting{k, decisions, d.promises, &recalls{k, map[string]int{}}, d.doubts}
	(&introductions{k}).foresee(src("introductions"))
	d.inOrder = []kind{
		&closures{k, map[string]bool{}}, k.Todo, reporting, newVocabulary(k, src("vocabulary")), news, handovers,
		&dominantQuestions{k},
	}
	rules := &rules{Known: k, defined: map[string]bool{}, alone: map[string]bool{}}
	if err := rules.foresee(src("rules")); err != nil {
		return nil, err
	}
	return d, rules.implant(src("implants"), w.Chains)
}

// Threads returns what a group owes today.
func (d *Obligations) Threads(g int) []state.Thread {
	var out []state.Thread
	for _, x := range d.inOrder {
		out = x.Owe(g, out)
	}
	return out
}

// Observe notes a planned message: a question counts towards promises, and a free doubt is owed an answer tomorrow.
func (d *Obligations) Observe(g int, s dialogue.Slot) {
	if s.Act == corpus.ActQuestion {
		d.promises.promised.Meet()
	}
	if s.Act == corpus.ActDoubt && s.Obligation == "" {
		d.doubts.settleTomorrow(g, d.Tasks.ByID[s.TaskID], s.Key, s.AuthorID)
	}
}
