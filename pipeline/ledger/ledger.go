// Package ledger keeps the phase memory of tasks (G8): the sub-issues that a task is about, listed once, and after
// every eighth message of the task what its people hold as DECIDED, OPEN and PENDING. It is computed from a plan's
// facts and slots, so that no entry can be wrong, and names matters, never values. Authors that are models are given
// the latest ledger of their day's tasks; no evaluated system sees one.
//
// Terms: a matter is an attribute of a subject ("retry limit of the card vault
// load test"), whatever its value; it is in one section at a time or in none.
// A state is a ledger after one of the task's messages; the store finds the latest one before a day.
package ledger

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// The sizes of G8.
const (
	Every    = 8   // messages of a task from one ledger to the next
	Window   = 16  // messages of a task for which a decision is listed
	MaxWords = 180 // of a ledger, its headings included
	Issues   = 6   // sub-issues of a task, at most
)

// Writer keeps the ledgers of a plan. It does not change and may be shared between goroutines.
type Writer struct {
	facts  map[string]corpus.Fact
	names  Names
	issues map[string][]string
	phases map[string]string // piece of a phase's work → the phase, whose ledger holds what is said of it
}

// New returns a writer for a plan's facts. The issues are the sub-issues of each task; at most six of them are listed.
func New(facts []corpus.Fact, names Names, issues map[string][]string) *Writer {
	return &Writer{facts: corpus.CopiesByID(facts), names: names, issues: issues}
}

// Of makes ledgers those of phases: each piece of work has a phase.
func (c *Writer) Of(phases map[string]string) *Writer {
	out := *c
	out.phases = phases
	return &out
}

// whose is the task whose ledger holds what is said of one.
func (c *Writer) whose(task string) string {
	if phase, ok := c.phases[task]; ok {
		return phase
	}
	return task
}

// State is a ledger with the time of the last message that it knows.
type State struct {
	At     corpus.Stamp
	Ledger corpus.Ledger
}

// Keep goes once over messages in the order of time and returns a state after
// every eighth message of each task, in the order in which they come.
func (c *Writer) Keep(messages []Message) []State {
	tasks := map[string]*task{}
	of := func(id string) *task {
		id = c.whose(id)
		if tasks[id] == nil {
			tasks[id] = &task{}
		}
		return tasks[id]
	}
	promises := map[string]string{} // commitment → the fact promised
	var out []State
	for _, m := range messages {
		c.hear(m, of, promises)
		if m.TaskID == "" {
			continue
		}
		m.TaskID = c.whose(m.TaskID)
		t := of(m.TaskID)
		if t.messages++; t.messages%Every == 0 {
			out = append(out, State{m.At, t.state(m, c.sub(m.TaskID))})
		}
	}
	return out
}

// sub returns the sub-issues of a task.
func (c *Writer) sub(id string) []string {
	list := c.issues[id]
	return list[:min(len(list), Issues):min(len(list), Issues)]
}

// hear takes in what a message asks, promises, asks for again and states. A
// matter belongs to the task of its fact, wherever it is talked about.
func (c *Writer) hear(m Message, of func(string) *task, promises map[string]string) {
	home := func(f corpus.Fact) *task {
		if f.TaskID != "" {
			return of(f.TaskID)
		}
		return of(m.TaskID)
	}
	for _, id := range m.FactIDs {
		f := c.facts[id]
		if f.Predicate == corpus.PredPromised && !f.Noise {
			if about := c.facts[f.About]; holds(about) {
				promises[m.ID] = about.ID
				home(about).promise(about, c.names)
			}
		}
		if holds(f) {
			home(f).settle(f, c.names, decides(m.Act))
		}
	}
	asked := c.facts[m.Asks]
	if m.Act == corpus.ActReminder && asked.ID == "" {
		asked = c.facts[promises[m.Recalls]]
	}
	if holds(asked) {
		home(asked).ask(asked, c.names)
	}
}

// decides says whether an act settles what no one asked for.
func decides(a corpus.Act) bool {
	return a == corpus.ActDecision || a == corpus.ActClosure || a == corpus.ActRule
}

// task is what the people of a task hold at a moment.
type task struct {
	messages               int
	decided, open, pending []line          // each in the order in which its matters came
	said                   map[string]bool // facts that have been stated
}

// line is a matter in a section.
type line struct {
	matter  matter
	entry   corpus.LedgerEntry
	asked   int // how often, before and after it was promised
	settled int // messages of the task before it was decided
}

// take removes a matter from a section and returns its line, new if it was not there.
func take(section *[]line, f corpus.Fact, names Names) (line, bool) {
	m := matterOf(f)
	i := slices.IndexFunc(*section, func(l line) bool { return l.matter == m })
	if i < 0 {
		return line{matter: m, entry: corpus.LedgerEntry{Text: names.text(f), FactID: f.ID}}, false
	}
	l := (*section)[i]
	*section = slices.Delete(*section, i, i+1)
	l.entry.FactID = f.ID
	return l, true
}

// ask opens a matter, or counts that it is asked for again. What has been answered stays so, and what is promised stays
// promised. To ask for the value that is to replace one opens a matter that was decided.
func (t *task) ask(f corpus.Fact, names Names) {
	if t.said[f.ID] {
		return
	}
	m := matterOf(f)
	for _, section := range [][]line{t.open, t.pending} {
		if i := slices.IndexFunc(section, func(l line) bool { return l.matter == m }); i >= 0 {
			section[i].asked++
			section[i].entry.FactID = f.ID
			return
		}
	}
	l, _ := take(&t.decided, f, names)
	l.asked = 1
	t.open = append(t.open, l)
}

// promise makes a matter pending, as the answer to who asked for it.
func (t *task) promise(f corpus.Fact, names Names) {
	if t.said[f.ID] {
		return
	}
	if l, ok := take(&t.pending, f, names); ok {
		t.pending = append(t.pending, l)
		return
	}
	take(&t.decided, f, names)
	l, _ := take(&t.open, f, names)
	t.pending = append(t.pending, l)
}

// settle takes a stated fact out of what is open or pending. It is decided if a person had asked for it, the message
// decides, or an older value was; else it is news and no matter.
func (t *task) settle(f corpus.Fact, names Names, decided bool) {
	if t.said == nil {
		t.said = map[string]bool{}
	}
	decided = decided && !t.said[f.ID]
	t.said[f.ID] = true
	l, was := take(&t.decided, f, names)
	for _, section := range []*[]line{&t.open, &t.pending} {
		if x, ok := take(section, f, names); ok {
			l, decided = x, decided || x.asked > 0
		}
	}
	if decided {
		l.settled, l.asked = t.messages, 0
	}
	if decided || was {
		t.decided = append(t.decided, l)
	}
}

// Names says what people call subjects (by id) and predicates.
type Names struct {
	Subject func(id string) string
	Noun    func(predicate string) string
}

// matter is an attribute of a subject, under a condition or always.
type matter struct{ subject, predicate, condition string }

func matterOf(f corpus.Fact) matter { return matter{f.SubjectID, f.Predicate, f.Condition} }

// text names a matter as a noun phrase, without its value.
func (n Names) text(f corpus.Fact) string {
	subject := n.Subject(f.SubjectID)
	switch f.Predicate {
	case corpus.PredRequires:
		return conditioned("rule for "+subject, f)
	case corpus.PredMeans:
		return "meaning of " + subject
	case corpus.PredCalled:
		return "other word for " + subject
	case corpus.PredDue:
		return "deadline of the " + subject
	case corpus.PredStarted:
		return "start of the " + subject
	case corpus.PredFinished, corpus.PredForecast:
		return "end of the " + subject
	}
	return conditioned(n.Noun(f.Predicate)+" of the "+subject, f)
}

func conditioned(text string, f corpus.Fact) string {
	if f.Condition == "" {
		return text
	}
	return text + " " + f.Condition
}

// holds says whether a fact is a matter's value: what was only weighed, is
// promised, is told differently by two people or is false on purpose settles nothing.
func holds(f corpus.Fact) bool {
	switch f.Predicate {
	case corpus.PredOption, corpus.PredPromised, corpus.PredPage, corpus.PredBack, corpus.PredRole, corpus.PredSkill,
		corpus.PredLearning:
		return false
	}
	return f.ID != "" && !f.Noise && f.Contradicts == ""
}

// Message is what a ledger needs to know of a message: no text.
type Message struct {
	ID      string // of the message, or the key of its slot
	At      corpus.Stamp
	TaskID  string
	Act     corpus.Act
	FactIDs []string // what it states
	Asks    string   // the fact that it asks for
	Recalls string   // the message that it refers to
}

// Of returns what a ledger needs to know of a slot.
func Of(s dialogue.Slot) Message {
	return Message{ID: s.Key, At: s.At, TaskID: cmp.Or(s.TaskID, s.PhaseID), Act: s.Act, FactIDs: s.FactIDs,
		Asks:    s.AsksFactID,
		Recalls: s.RecallsKey}
}

// InPlan returns the messages of a plan in the order of time. Where keep is not
// nil, it says which slots became messages: a fixer may have taken some out (E14).
func InPlan(plan *dialogue.Plan, keep func(key string) bool) []Message {
	var out []Message
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			if keep == nil || keep(s.Key) {
				out = append(out, Of(s))
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Message) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.ID, b.ID))
	})
	return out
}

// state writes the ledger of a task after a message. What is open or promised stays until it is settled; a decision is
// listed for sixteen messages. Where that makes too many words, the oldest goes first: of the decisions, then of the
// questions, then of the promises.
func (t *task) state(m Message, issues []string) corpus.Ledger {
	l := corpus.Ledger{TaskID: m.TaskID, MessageID: m.ID, Messages: t.messages, SubIssues: issues}
	recent := slices.DeleteFunc(slices.Clone(t.decided), func(x line) bool { return t.messages-x.settled > Window })
	t.decided = recent
	left := MaxWords - headings
	l.Pending = newest(t.pending, &left)
	l.Open = newest(t.open, &left)
	l.Decided = newest(recent, &left)
	return l
}

// headings are the words DECIDED, OPEN and PENDING.
const headings = 3

// newest returns the latest lines of a section that the words left suffice for.
func newest(section []line, left *int) []corpus.LedgerEntry {
	var out []corpus.LedgerEntry
	for _, x := range slices.Backward(section) {
		e := x.entry
		e.Repeats = x.asked
		if *left -= len(strings.Fields(phrase(e))); *left < 0 {
			*left = 0
			break
		}
		out = append(out, e)
	}
	slices.Reverse(out)
	return out
}

// phrase is an entry as an author reads it.
func phrase(e corpus.LedgerEntry) string {
	if e.Repeats < 2 {
		return e.Text
	}
	return fmt.Sprintf("%s (asked %d times)", e.Text, e.Repeats)
}
