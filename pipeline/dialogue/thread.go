package dialogue

import (
	"slices"

	"memloom/internal/corpus"
)

// cell is a message of a day before it has a time. Cells of one thread belong
// together; parent counts within the thread, -1 for its first.
type cell struct {
	act          corpus.Act
	author       string
	task         string
	to           string
	facts        []string
	asks         string
	parent       int
	parentKey    string // a slot of an earlier day or thread that is answered
	obligation   string
	perturbation string
	aside        string
	late         bool     // belongs to the end of the day
	early        bool     // belongs to its beginning
	name         string   // by which later cells find the slot that it became
	recalls      string   // the slot that it refers to
	marks        []string // corpus.Mark…
	because      string   // a clause that argues for it
	refKey       string   // the source of a cross-project path
	names        []string // ids of other tasks that it names
	alone        bool     // it joins no other thread
}

type thread []cell

// length counts the messages of threads.
func length(threads []thread) int {
	n := 0
	for _, th := range threads {
		n += len(th)
	}
	return n
}

func post(act corpus.Act, f corpus.Fact, obligation string) cell {
	return cell{act: act, author: f.Knowers[0], task: f.TaskID, facts: []string{f.ID}, parent: -1, obligation: obligation}
}

// converse joins what a task owes on a day into conversations: a thread goes on
// from the last word of the one before it where its first word is a fitting
// reaction to that, unless the same person would answer themselves, or it
// answers something older, or ends the day.
func converse(threads []thread) []thread {
	var out []thread
	for _, th := range threads {
		at := slices.IndexFunc(out, func(before thread) bool { return continues(before, th) })
		if at < 0 {
			out = append(out, th)
			continue
		}
		out[at] = append(out[at], rebased(th, len(out[at]))...)
	}
	return out
}

// continues says whether a thread can go on from the last word of another.
func continues(before, th thread) bool {
	tail, head := before[len(before)-1], th[0]
	return !before[0].late && !head.late && !head.early && head.parentKey == "" &&
		tail.author != head.author && len(before)+len(th) <= mostInThread && fits(tail.act, head.act)
}

// fits says whether an act is a reaction to another about the same task, so
// that what replies follows from its parent.
func fits(before, next corpus.Act) bool {
	told := slices.Contains([]corpus.Act{corpus.ActKickoff, corpus.ActProgress, corpus.ActAnswer, corpus.ActDelivery, corpus.ActCorrection}, before)
	switch next {
	case corpus.ActQuestion:
		return told || before == corpus.ActDecision || before == corpus.ActClosure
	case corpus.ActDoubt:
		return told || before == corpus.ActDecision
	case corpus.ActRequest:
		return told || before == corpus.ActBlocker
	}
	return false
}

// mostInThread bounds the owed messages of one conversation.
const mostInThread = 6

// rebased shifts a thread's parents behind n cells; its first answers the cell before it.
func rebased(th thread, n int) thread {
	out := slices.Clone(th)
	for i := range out {
		out[i].parent += n
		if i == 0 {
			out[i].parent = n - 1
		}
	}
	return out
}

// inserted puts a cell before cell at of a thread.
func inserted(th thread, at int, c cell) thread {
	out := slices.Clone(th)
	for i := range out {
		if out[i].parent >= at {
			out[i].parent++
		}
	}
	return slices.Insert(out, at, c)
}
