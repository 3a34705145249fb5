package state

import (
	_ "embed" // threads.txt
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// Cell is a message of a day before it has a time: a slot without key, group and instant. Cells of one thread belong
// together; Parent counts within the thread, -1 for its first.
type Cell struct {
	dialogue.Slot
	Parent int
	Late   bool   // belongs to the end of the day
	Early  bool   // belongs to its beginning
	Alone  bool   // it joins no other thread
	Name   string // by which later cells find the slot that it became
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
	return Cell{Parent: -1, Slot: dialogue.Slot{Act: act, AuthorID: f.Knowers[0], TaskID: f.TaskID,
		FactIDs:    []string{f.ID},
		Obligation: obligation}}
}

// Ask asks for a fact, of who knows it.
func Ask(by string, f corpus.Fact, obligation string) Cell {
	c := Talk("question", f.TaskID, "asker", by, "knower", f.Knowers[0], "fact", f.ID)[0]
	c.Obligation = obligation
	return c
}

//go:embed threads.txt
var threads string

// message is a line of a template of threads.txt.
type message struct {
	role string
	act  corpus.Act
	with map[string]string // what else it says of the message, by key
}

var templates = parse(threads)

func parse(text string) map[string][]message {
	out := map[string][]message{}
	var thread []string
	for l := range strings.Lines(text) {
		words := strings.Fields(l)
		switch {
		case len(words) == 0 || words[0] == "#":
		case words[0] == "==":
			thread = append(words[1:], "")
		default:
			m := message{words[0], corpus.Act(words[1]), map[string]string{"obligation": thread[1]}}
			for _, w := range words[2:] {
				key, value, _ := strings.Cut(w, "=")
				m.with[key] = value
			}
			out[thread[0]] = append(out[thread[0]], m)
		}
	}
	return out
}

// Talk is a thread of threads.txt about a task. The ids come in pairs of a name in the template and an id.
func Talk(thread, task string, ids ...string) Thread {
	id := map[string]string{}
	for pair := range slices.Chunk(ids, 2) {
		id[pair[0]] = pair[1]
	}
	var out Thread
	for i, m := range templates[thread] {
		has := func(key string) bool { _, ok := m.with[key]; return ok }
		list := func(id string) []string { // nil for none: plans are kept as they were
			if id == "" {
				return nil
			}
			return []string{id}
		}
		c := Cell{Parent: i - 1, Late: has("late"), Early: has("early"), Alone: has("alone"), Name: id[m.with["as"]],
			Slot: dialogue.Slot{AuthorID: id[m.role], Act: m.act, TaskID: task, ToID: id[m.with["to"]],
				Obligation: m.with["obligation"],
				FactIDs:    list(id[m.with["states"]]), AsksFactID: id[m.with["asks"]], RecallsKey: id[m.with["recalls"]],
				RefKey: id[m.with["ref"]], Names: list(id[m.with["names"]]), Marks: list(m.with["mark"])}}
		if has("re") {
			c.Parent, c.ParentKey = -1, id[m.with["re"]]
		}
		out = append(out, c)
	}
	return out
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
		out[at] = Continue(out[at], th)
	}
	return out
}

// continues says whether a thread can go on from the last word of another.
func continues(before, th Thread) bool {
	tail, head := before[len(before)-1], th[0]
	return !before[0].Late && !head.Late && !head.Early && head.ParentKey == "" &&
		tail.AuthorID != head.AuthorID && len(before)+len(th) <= mostInThread && Fits(tail.Act, head.Act)
}

// Informs says whether an act tells what was found out.
func Informs(a corpus.Act) bool {
	return a.In(corpus.ActProgress, corpus.ActAnswer, corpus.ActDelivery, corpus.ActCorrection)
}

// Fits says whether an act is a reaction to another about the same task, so that what replies follows from its parent.
func Fits(before, next corpus.Act) bool {
	informs := before == corpus.ActKickoff || Informs(before)
	switch next {
	case corpus.ActQuestion:
		return informs || before == corpus.ActDecision || before == corpus.ActClosure
	case corpus.ActDoubt:
		return informs || before == corpus.ActDecision
	case corpus.ActRequest:
		return informs || before == corpus.ActBlocker
	}
	return false
}

// mostInThread bounds the owed messages of one conversation.
const mostInThread = 6

// Continue goes on in a thread: the first of further cells answers its last one.
func Continue(th, further Thread) Thread {
	n := len(th)
	for i, c := range further {
		if c.Parent += n; i == 0 {
			c.Parent = n - 1
		}
		th = append(th, c)
	}
	return th
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
