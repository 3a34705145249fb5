package prompts

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"memloom/internal/corpus"
)

// TaskMessage is the name of the task that writes one message of a day.
const TaskMessage = "dialogue.message"

// MessageIn asks for one message of a group's day (E12, one generation a message): the day's material as far as this
// slot needs it, what was said that day before it, and the slot. Slots and facts keep their numbers of the day. What
// many messages share is first; what was said grows from one to the next.
type MessageIn struct {
	Words   int         `json:"words"` // mean words of a message
	Project string      `json:"project"`
	Group   string      `json:"group"`
	Past    *Past       `json:"past,omitempty"`
	Date    corpus.Date `json:"date"`
	Weekday string      `json:"weekday"`
	Said    []Shown     `json:"said,omitempty"`    // the day's messages before it; their ids are the numbers of the slots
	People  []Voice     `json:"people"`            // the author, and whom the slot or what it answers names
	Tasks   []TaskName  `json:"tasks,omitempty"`   // likewise
	Ledgers []Ledger    `json:"ledgers,omitempty"` // of those tasks, the latest before the day (G8)
	Facts   []DayFact   `json:"facts"`             // those that the slot states, and those that are in what it answers
	Thread  []Slot      `json:"thread,omitempty"`  // the slots of the day that it answers, first to last; written already
	// in channels, where Said is of the phase alone, that of earlier days before that of the day
	Moment *Moment `json:"moment,omitempty"`
	Slot   Slot    `json:"slot"`
}

// MessageOf returns what an author is asked for the day's slot at place i, in order of time, after what was said.
func MessageOf(day DayIn, i int, said []Shown) MessageIn {
	in := MessageIn{
		Project: day.Project, Group: day.Group, Date: day.Date, Weekday: day.Weekday, Words: day.Words,
		Past: day.Past, Slot: day.Slots[i], Thread: thread(day, day.Slots[i]), Said: slices.Clone(said),
	}
	needs := in.Slot.States
	for _, s := range in.Thread {
		needs = slices.Concat(needs, s.States)
	}
	for _, f := range day.Facts {
		if slices.Contains(needs, f.N) {
			in.Facts = append(in.Facts, f)
		}
	}
	// Whatever field of the plan names a person or a task, the message needs them.
	named := material([]any{in.Slot, in.Thread, in.Facts})
	for _, p := range day.People {
		if strings.Contains(named, p.Name) {
			in.People = append(in.People, p)
		}
	}
	for _, t := range day.Tasks {
		if strings.Contains(named, t.Name) {
			in.Tasks = append(in.Tasks, t)
		}
	}
	for _, l := range day.Ledgers {
		if strings.Contains(named, l.Task) {
			in.Ledgers = append(in.Ledgers, l)
		}
	}
	return in
}

// thread returns the slots of the day that a slot answers, the first one first.
func thread(day DayIn, s Slot) []Slot {
	var out []Slot
	for s.ReplyTo != 0 && len(out) < len(day.Slots) { // bounded, should a plan go round in circles
		k := slices.IndexFunc(day.Slots, func(x Slot) bool { return x.N == s.ReplyTo })
		if k < 0 {
			break
		}
		s = day.Slots[k]
		out = append(out, s)
	}
	slices.Reverse(out)
	return out
}

// Day returns the message as a day of its own: the slots that it answers, and itself as the last.
func (in MessageIn) Day() DayIn {
	return DayIn{
		Project: in.Project, Group: in.Group, Date: in.Date, Weekday: in.Weekday, Words: in.Words,
		People: in.People, Tasks: in.Tasks, Facts: in.Facts, Past: in.Past, Ledgers: in.Ledgers,
		Slots: slices.Concat(in.Thread, []Slot{in.Slot}),
	}
}

// checkMessage holds a message to its slot as a day's are held to theirs (E12; promises 1 and 5).
func checkMessage(lex *corpus.Lexicon, in MessageIn, out DayMessage) []string {
	if out.Slot != in.Slot.N {
		return []string{fmt.Sprintf("the message is for slot %d: write the one of slot %d", out.Slot, in.Slot.N)}
	}
	var v []string
	d := dayCheck{lex: lex, in: in.Day(), material: sync.OnceValue(func() string { return material(in) })}
	for _, x := range d.message(in.Slot, out) {
		v = append(v, x.Message)
	}
	return append(v, checkMoment(in, out.Text)...)
}
