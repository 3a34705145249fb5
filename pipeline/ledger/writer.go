package ledger

import "memloom/internal/corpus"

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

// decides says whether an act settles what nobody asked for.
func decides(a corpus.Act) bool {
	return a == corpus.ActDecision || a == corpus.ActClosure || a == corpus.ActRule
}
