package owed

import (
	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue/state"
)

// outside is what is said of tasks before they start and after they have ended.
type outside struct {
	*state.Known
	facts []corpus.Fact // by task, then by day
}

// newOutside takes what is said outside its task's window out of what tasks have to say.
func newOutside(k *state.Known) *outside {
	o := &outside{Known: k}
	for _, t := range k.Blueprint.Tasks {
		var due []corpus.Fact
		for _, f := range k.Pending.Due[t.ID] {
			if blueprint.Outside(t, f) {
				o.facts = append(o.facts, f)
			} else {
				due = append(due, f)
			}
		}
		k.Pending.Due[t.ID] = due
	}
	return o
}

// foresee puts the messages: those of one day in which somebody says what they know of one task, and for each change its
// decision, with those who ask for it and weigh it where there are any.
func (o *outside) foresee(ds *decisions) {
	for _, f := range o.facts {
		if f.Supersedes == "" || !decides(o.Facts.Attrs[f.Predicate].Class) {
			continue // a new version is announced; nobody weighs it
		}
		if ds.threads.Meet(); ds.threads.Draw() {
			ds.weighed[f.ID] = true
		}
	}
	var last []corpus.Fact
	put := func() {
		if len(last) > 0 {
			facts := last
			o.Todo.Put(o.Roster.GroupOf(facts[0].GroupID), facts[0].From, func() []state.Thread { return o.say(ds, facts) })
		}
		last = nil
	}
	for _, f := range o.together() {
		if n := len(last); n > 0 && !(n < state.MostInReport && oneReport(last[0], f)) {
			put()
		}
		last = append(last, f)
	}
	put()
}

// together puts what one person says of one task on one day side by side.
func (o *outside) together() []corpus.Fact {
	var out []corpus.Fact
	taken := make([]bool, len(o.facts))
	for i, f := range o.facts {
		for k := i; k < len(o.facts); k++ {
			if !taken[k] && (k == i || oneReport(f, o.facts[k])) {
				taken[k] = true
				out = append(out, o.facts[k])
			}
		}
	}
	return out
}

// oneReport says whether two facts can stand in one message: neither is a change.
func oneReport(a, b corpus.Fact) bool {
	return a.TaskID == b.TaskID && a.From == b.From && a.Knowers[0] == b.Knowers[0] && a.Supersedes == "" &&
		b.Supersedes == ""
}

// say states facts about a task on which nobody works on that day. The messages are bound to no task, and join no
// thread.
func (o *outside) say(ds *decisions, facts []corpus.Fact) []state.Thread {
	f := facts[0]
	th := state.Thread{state.Post(corpus.ActProgress, f, "scheduled")}
	if f.Supersedes != "" {
		th = ds.decision(o.Tasks.ByID[f.TaskID], f)
		ds.justify(th, f)
	}
	for _, f := range facts[1:] {
		th[0].Facts = append(th[0].Facts, f.ID)
	}
	for _, f := range facts {
		o.Pending.Stated[f.ID] = true
	}
	for i := range th {
		th[i].Task = ""
	}
	if f.GroupID != o.Tasks.ByID[f.TaskID].GroupID {
		th[0].Marks = append(th[0].Marks, corpus.MarkCross)
	}
	th[0].Alone = true
	return []state.Thread{th}
}
