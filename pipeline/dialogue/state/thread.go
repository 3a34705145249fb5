package state

import (
	"slices"

	"memloom/internal/corpus"
)

// Cell is a message of a day before it has a time. Cells of one thread belong together; Parent counts within the
// thread, -1 for its first.
type Cell struct {
	Act          corpus.Act
	Author       string
	Task         string
	To           string
	Facts        []string
	Asks         string
	Parent       int
	ParentKey    string // a slot of an earlier day or thread that is answered
	Obligation   string
	Perturbation string
	Aside        string
	Late         bool     // belongs to the end of the day
	Early        bool     // belongs to its beginning
	Name         string   // by which later cells find the slot that it became
	Recalls      string   // the slot that it refers to
	Marks        []string // corpus.Mark…
	Because      string   // a clause that argues for it
	RefKey       string   // the source of a cross-project path
	Names        []string // ids of other tasks that it names
	Alone        bool     // it joins no other thread
}

// Thread is cells that belong together, in their order.
type Thread []Cell

// Length counts the messages of threads.
func Length(threads []Thread) int {
	n := 0
	for _, th := range threads {
		n += len(th)
	}
	return n
}

// Post states a fact, by who knows it.
func Post(act corpus.Act, f corpus.Fact, obligation string) Cell {
	return Cell{Act: act, Author: f.Knowers[0], Task: f.TaskID, Facts: []string{f.ID}, Parent: -1,
		Obligation: obligation}
}

// Ask asks for a fact, of who knows it.
func Ask(by string, f corpus.Fact, obligation string) Cell {
	return Cell{
		Act: corpus.ActQuestion, Author: by, Task: f.TaskID, To: f.Knowers[0], Asks: f.ID, Parent: -1, Obligation: obligation,
	}
}

// Converse joins what a task owes on a day into conversations: a thread goes on from the last word of the one before it
// where its first word is a fitting reaction to that, unless the same person would answer themselves, or it answers
// something older, or ends the day.
func Converse(threads []Thread) []Thread {
	var out []Thread
	for _, th := range threads {
		at := slices.IndexFunc(out, func(before Thread) bool { return continues(before, th) })
		if at < 0 {
			out = append(out, th)
			continue
		}
		out[at] = append(out[at], rebased(th, len(out[at]))...)
	}
	return out
}

// continues says whether a thread can go on from the last word of another.
func continues(before, th Thread) bool {
	tail, head := before[len(before)-1], th[0]
	return !before[0].Late && !head.Late && !head.Early && head.ParentKey == "" &&
		tail.Author != head.Author && len(before)+len(th) <= mostInThread && Fits(tail.Act, head.Act)
}

// Told says whether an act tells what was found out.
func Told(a corpus.Act) bool {
	return a.In(corpus.ActProgress, corpus.ActAnswer, corpus.ActDelivery, corpus.ActCorrection)
}

// Fits says whether an act is a reaction to another about the same task, so that what replies follows from its parent.
func Fits(before, next corpus.Act) bool {
	told := before == corpus.ActKickoff || Told(before)
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
func rebased(th Thread, n int) Thread {
	out := slices.Clone(th)
	for i := range out {
		out[i].Parent += n
		if i == 0 {
			out[i].Parent = n - 1
		}
	}
	return out
}

// Inserted puts a cell before cell at of a thread.
func Inserted(th Thread, at int, c Cell) Thread {
	out := slices.Clone(th)
	for i := range out {
		if out[i].Parent >= at {
			out[i].Parent++
		}
	}
	return slices.Insert(out, at, c)
}

// Todo is what groups owe on later days because of something that was said.
type Todo struct {
	days    *Days
	later   map[dueOn][]duty
	Crowded bool // the group that is being planned owes half a day's messages already
}

// duty is what a group owes on a later day because of something that was said. What it gives is decided on that day, by
// who is there.
type duty func() []Thread

type dueOn struct {
	group int
	day   corpus.Date
}

// Put keeps a duty for a workday of the calendar.
func (td *Todo) Put(g int, day corpus.Date, d duty) {
	on := dueOn{g, day}
	td.later[on] = append(td.later[on], d)
}

// Owed counts the duties that are kept for a day so far.
func (td *Todo) Owed(g int, day corpus.Date) int { return len(td.later[dueOn{g, day}]) }

// PutUntil keeps a duty for the first workday, from one on, on which it gives anything. The duty is told whether the
// day is the calendar's last.
func (td *Todo) PutUntil(g int, day corpus.Date, d func(isLast bool) []Thread) {
	td.Put(g, day, func() []Thread {
		next := td.days.NextWorkday(day)
		isLast := next > td.days.Last
		threads := d(isLast)
		if len(threads) == 0 && !isLast {
			td.PutUntil(g, next, d)
		}
		return threads
	})
}

// Owe adds what a group owes today from earlier days.
func (td *Todo) Owe(g int, threads []Thread) []Thread {
	on := dueOn{g, td.days.Today}
	for _, d := range td.later[on] {
		threads = append(threads, d()...)
	}
	delete(td.later, on)
	return threads
}
