package obligations

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

// foresee puts the messages: those of one day in which a person says what they know of one task, and for each change
// its decision, with those who ask for it and weigh it where there are any.
func (o *outside) foresee(ds *decisions) {
	for _, f := range o.facts {
		if f.Supersedes == "" || !decides(o.Facts.Attrs[f.Predicate].Class) {
			continue // a new version is announced; no one weighs it
		}
		if ds.threads.Meet(); ds.threads.Draw(ds.draws) {
			ds.weighed[f.ID] = true
		}
	}
	for _, facts := range o.together() {
		o.Todo.Put(o.Roster.GroupOf(facts[0].GroupID), facts[0].From, func() []state.Thread { return o.say(ds, facts) })
	}
}

// together puts into one message what one person says of one task on one day. A change has a message of its own.
func (o *outside) together() [][]corpus.Fact {
	type report struct {
		task, by, change string
		on               corpus.Date
	}
	var out [][]corpus.Fact
	at := map[report]int{} // its message
	for _, f := range o.facts {
		r := report{f.TaskID, f.Knowers[0], "", f.From}
		if f.Supersedes != "" {
			r.change = f.ID
		}
		i, ok := at[r]
		if !ok || len(out[i]) == state.MostInReport {
			i = len(out)
			out, at[r] = append(out, nil), i
		}
		out[i] = append(out[i], f)
	}
	return out
}

// say states facts about a task on which no one works on that day. The messages are bound to no task, and join no
// thread.
func (o *outside) say(ds *decisions, facts []corpus.Fact) []state.Thread {
	f := facts[0]
	th := state.Thread{state.Post(corpus.ActProgress, f, "scheduled")}
	if f.Supersedes != "" {
		th = ds.decision(o.Tasks.ByID[f.TaskID], f)
		ds.justify(th, f)
	}
	for _, f := range facts[1:] {
		th[0].FactIDs = append(th[0].FactIDs, f.ID)
	}
	for _, f := range facts {
		o.Pending.Stated[f.ID] = true
	}
	for i := range th {
		th[i].TaskID = ""
	}
	if f.GroupID != o.Tasks.ByID[f.TaskID].GroupID {
		th[0].Marks = append(th[0].Marks, corpus.MarkCross)
	}
	th[0].Alone = true
	return []state.Thread{th}
}
