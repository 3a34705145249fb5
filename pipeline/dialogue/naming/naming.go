// Package naming decides how the messages of a plan call tasks: by the full name, by a part of it, or not at all.
package naming

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// reach is for how many days a full name is remembered.
const reach = 14

// byDeliverable is how often, of 100, a task is called by its deliverable where its component would do as well.
const byDeliverable = 75

// naming decides how messages call tasks. The first message of a thread that is about a task names it in full, unless
// it looks ahead or asks for hands on a day on which the group has heard the name. Later messages of the thread call it
// by a part of its name. That part must be unambiguous: in the thread no other task of that part has been named in
// full, and in the group this task was the last one of that part to be named so. A piece was the last one to be spoken
// of: by its name, by a part of it, or by its page; and its full name stands nearby, in the thread or in the channel.
type naming struct {
	tasks map[string]corpus.Task
	facts map[string]string // fact → task that it is about
	often map[string]bool   // facts that several messages state

	changed   map[string]bool // of pieces of a phase's work: what takes another's place, what it replaces, and why
	slots     map[string]*dialogue.Slot
	roots     map[string]string             // slot → the first of its thread
	full      map[string]map[string]mention // first of a thread → task → when it was last named in full
	mentioned map[groupPart]mention         // group and task → when it was last named in full
	last      lastOf                        // of a part in a group: what was last named in full
	spoke     lastOf                        // and what was last spoken of in any form
	said      map[string]int                // group → messages so far
	about     map[string]map[string]string  // first of a thread → part → the task of it that was last spoken of
	draws     *rand.Rand
}

// groupPart is a part of a task's name in a group, or a task.
type groupPart struct{ group, part string }

// mention is a day, and which message of the group it was.
type mention struct {
	on corpus.Date
	n  int
}

// spoken is the task that was last named or spoken of. It is empty where one message spoke of several of the same part.
type spoken struct {
	task string
	on   corpus.Date
}

// lastOf says what was last spoken of, by part of a name in a group.
type lastOf map[groupPart]spoken

// How many messages of a channel ago a piece was named in full that is called by a part of its name: in the same
// thread, and in another one.
const (
	nearInThread = 400
	nearby       = 200
)

// Set sets the naming of all slots of a plan.
func Set(plan *dialogue.Plan, tasks map[string]corpus.Task, draws *rand.Rand) {
	n := &naming{
		tasks: tasks, facts: map[string]string{}, often: often(plan), slots: map[string]*dialogue.Slot{},
		roots: map[string]string{},
		full:  map[string]map[string]mention{}, mentioned: map[groupPart]mention{}, last: lastOf{},
		spoke: lastOf{}, said: map[string]int{},
		about: map[string]map[string]string{}, changed: map[string]bool{}, draws: draws,
	}
	for _, f := range plan.Facts {
		if t, ok := tasks[f.SubjectID]; ok {
			n.facts[f.ID] = f.SubjectID
			if f.Supersedes != "" && t.PhaseID != "" {
				n.changed[f.ID], n.changed[f.Supersedes], n.changed[f.Because] = true, true, true
			}
		}
	}
	for d := range plan.Days {
		slots := plan.Days[d].Slots
		for i := range slots {
			n.slots[slots[i].Key] = &slots[i]
			n.slot(&slots[i])
		}
	}
}

// often returns the facts that several messages state, but for pages. Any one of these messages is evidence of the
// fact, so each names its task.
func often(plan *dialogue.Plan) map[string]bool {
	pages, said, out := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, f := range plan.Facts {
		pages[f.ID] = f.Predicate == corpus.PredPage
	}
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			for _, id := range s.FactIDs {
				out[id] = said[id] && !pages[id]
				said[id] = true
			}
		}
	}
	return out
}

// slot decides how a message calls its tasks, and notes what it names in full.
func (n *naming) slot(s *dialogue.Slot) {
	root, ok := n.roots[s.ParentKey]
	if !ok {
		root = s.Key
	}
	n.roots[s.Key] = root
	n.said[s.GroupID]++
	own, others := n.speaksOf(s)
	for _, id := range own {
		s.Naming = append(s.Naming, dialogue.Naming{TaskID: id, As: n.own(root, id, s, own)})
	}
	for _, id := range others {
		s.Naming = append(s.Naming, dialogue.Naming{TaskID: id, As: n.beside(root, id, s, own)})
	}
	for _, id := range slices.Sorted(maps.Keys(n.full[root])) { // what the message may come back to
		if _, ok := s.Named(id); ok || !n.named(root, id, s) {
			continue
		}
		if as := n.short(root, id, s, own, ""); as != "" {
			s.Naming = append(s.Naming, dialogue.Naming{TaskID: id, As: as})
		}
	}
	n.note(root, s, own, others)
}

// own is what a message calls a task that it is about.
func (n *naming) own(root, id string, s *dialogue.Slot, own []string) string {
	full, piece := n.tasks[id].Name, n.tasks[id].PhaseID != ""
	switch {
	case wordless(s):
		return ""
	// told by what it is of; several pieces share a component
	case piece && (s.Act == corpus.ActCompletion || n.terms(s, id)):
		return full
	case piece && n.takesUp(s, id):
		return n.anyPart(id)
	case s.ParentKey != "" && n.named(root, id, s) && !n.repeats(s, id), n.goesOn(id, s) && !n.repeats(s, id):
		return n.short(root, id, s, own, full)
	case s.Act == corpus.ActRecap: // tells who is back where to look, and no more
		return n.beside(root, id, s, nil)
	}
	return full
}

// takesUp says whether a message replies to one that is about a task and states nothing that a person may look for
// later.
func (n *naming) takesUp(s *dialogue.Slot, task string) bool {
	parent := n.slots[s.ParentKey]
	return parent != nil && parent.TaskID == task && len(s.SpeaksOf()) == 1 && s.AsksFactID == "" && len(s.FactIDs) == 0
}

// anyPart is a part of the name of a task, of more than one word; its full name where there is none.
func (n *naming) anyPart(task string) string {
	t := n.tasks[task]
	parts := []string{t.Deliverable, t.Component}
	if n.draws.IntN(100) >= byDeliverable {
		slices.Reverse(parts)
	}
	for _, part := range parts {
		if strings.Contains(part, " ") {
			return part
		}
	}
	return t.Name
}

// goesOn says whether a message opens a thread about what is under way, of which the group has heard the name.
func (n *naming) goesOn(task string, s *dialogue.Slot) bool {
	// a channel talks of it for some days
	piece := n.tasks[task].PhaseID != "" && !s.Act.In(corpus.ActKickoff, corpus.ActCompletion)
	return piece && n.knows(task, s, reach) || s.ParentKey == "" && s.Act.In(goingOn...) && n.knows(task, s, lately) ||
		onGoing(s) && n.knows(task, s, week)
}

// goingOn are the acts that open a thread about what is under way.
var goingOn = []corpus.Act{corpus.ActForecast, corpus.ActDoubt, corpus.ActCoordinate, corpus.ActRequest,
	corpus.ActRecall,
	corpus.ActQuestion}

// How many days ago a task was named in full that a thread goes on about, and an owner that tells how it goes.
const (
	lately = 2
	week   = 7
)

// onGoing says that an owner tells how a task goes, and states nothing that a person may look for later.
func onGoing(s *dialogue.Slot) bool {
	return s.ParentKey == "" && s.Obligation == dialogue.Ongoing && len(s.FactIDs) == 0
}

// knows says whether a task was the last of one of its parts to be spoken of in a group, and was named in full at most
// so many days ago, a piece a few messages ago. The thread that goes on from there is taken to have heard it.
func (n *naming) knows(task string, s *dialogue.Slot, days int) bool {
	t := n.tasks[task]
	x, ok := n.mentioned[groupPart{s.GroupID, task}]
	if !ok || s.At.Date() > x.on.Add(days) || !n.near("", task, s) {
		return false
	}
	for _, part := range []string{t.Deliverable, t.Component} {
		if n.stands(part, task, s) {
			n.full[s.Key] = map[string]mention{task: x}
			return true
		}
	}
	return false
}

// wordless says that a message has no room for a name, and that no one misses it.
func wordless(s *dialogue.Slot) bool {
	return s.ParentKey != "" && (s.Perturbation == corpus.UltraShort || s.Act.In(corpus.ActAcknowledge, corpus.ActBanter))
}

// speaksOf returns the tasks that a message is about, and those that it names next to them.
func (n *naming) speaksOf(s *dialogue.Slot) (own, others []string) {
	add := func(list *[]string, id string) {
		if _, ok := n.tasks[id]; ok && !slices.Contains(own, id) && !slices.Contains(others, id) {
			*list = append(*list, id)
		}
	}
	add(&own, s.TaskID)
	for _, id := range s.SpeaksOf() {
		add(&own, n.facts[id])
	}
	for _, id := range s.Names {
		add(&others, id)
	}
	if r := n.slots[s.RecallsKey]; r != nil {
		add(&others, r.TaskID)
		for _, id := range r.SpeaksOf() {
			add(&others, n.facts[id])
		}
	}
	return own, others
}

// repeats says whether a message states something of a task that another message states as well, so that it has to be
// evidence by itself. A decision restates what it decided, and is none. Half of the corrections are.
func (n *naming) repeats(s *dialogue.Slot, task string) bool {
	states := slices.ContainsFunc(s.FactIDs, func(id string) bool { return n.often[id] && n.facts[id] == task })
	return states && s.Act != corpus.ActDecision && (s.Act != corpus.ActCorrection || n.draws.IntN(2) == 0)
}

// tells says whether a message states or asks for something of a task.
func (n *naming) tells(s *dialogue.Slot, task string) bool {
	return slices.ContainsFunc(s.SpeaksOf(), func(id string) bool { return n.facts[id] == task && id != "" })
}

// terms says whether a message states or asks for a concept of a task, or states what changed of it: it names the task
// itself.
func (n *naming) terms(s *dialogue.Slot, task string) bool {
	return slices.ContainsFunc(s.SpeaksOf(), func(id string) bool {
		return (dialogue.IsTerm(id) || n.changed[id]) && n.facts[id] == task
	})
}

// named says whether a task was named in full in a thread, and not long ago.
func (n *naming) named(root, task string, s *dialogue.Slot) bool {
	x, ok := n.full[root][task]
	return ok && s.At.Date()-x.on <= reach
}

// near says whether a piece was named in full so lately that a part of its name will do for a message that states
// something. Of other tasks, and where nothing is stated, it always will.
func (n *naming) near(root, task string, s *dialogue.Slot) bool {
	if n.tasks[task].PhaseID == "" || len(s.FactIDs) == 0 {
		return true
	}
	x, ok := n.mentioned[groupPart{s.GroupID, task}]
	in, threaded := n.full[root][task]
	return ok && n.said[s.GroupID]-x.n <= nearby || threaded && n.said[s.GroupID]-in.n <= nearInThread
}

// short returns a part of the name of a task that stands for it in a thread, or its full name where no part does.
func (n *naming) short(root, task string, s *dialogue.Slot, beside []string, full string) string {
	t := n.tasks[task]
	parts := []string{t.Deliverable, t.Component}
	if n.draws.IntN(100) >= byDeliverable {
		slices.Reverse(parts)
	}
	for _, part := range parts {
		if n.stands(part, task, s) && n.near(root, task, s) && !n.clashes(root, task, part, beside) {
			return part
		}
	}
	return full
}

// stands says whether a part of a name stands for a task in a group: it was the last one of that part to be named in
// full, and, of a piece, nothing else of it was spoken of since.
func (n *naming) stands(part, task string, s *dialogue.Slot) bool {
	k := groupPart{s.GroupID, part}
	x := n.last[k]
	return x.task == task && s.At.Date()-x.on <= reach && (n.tasks[task].PhaseID == "" || n.spoke[k].task == task)
}

// clashes says whether another task of a part was named in full in the thread, or is next to it.
func (n *naming) clashes(root, task, part string, beside []string) bool {
	if !strings.Contains(part, " ") { // "the plan" may be any plan
		return true
	}
	// a thread of a channel goes on for days: there the one that was spoken of last is meant
	if n.tasks[task].PhaseID != "" {
		if last, ok := n.about[root][part]; ok && last != task {
			return true
		}
	} else {
		for id := range n.full[root] {
			if id != task && n.has(id, part) {
				return true
			}
		}
	}
	return slices.ContainsFunc(beside, func(id string) bool { return id != task && n.has(id, part) })
}

// has says whether a part belongs to a task's name.
func (n *naming) has(task, part string) bool {
	t := n.tasks[task]
	return t.Component == part || t.Deliverable == part
}

// next to returns what a message calls a task that it names in passing: its component, or its deliverable, where no one
// can take that for another task; else its full name.
func (n *naming) beside(root, task string, s *dialogue.Slot, own []string) string {
	t := n.tasks[task]
	for _, part := range []string{t.Component, t.Deliverable} {
		x, ok := n.last[groupPart{s.GroupID, part}]
		states := t.PhaseID != "" && len(s.FactIDs) > 0
		fresh := part == t.Component && !states && (!ok || s.At.Date()-x.on > reach) // no one thinks of another one
		if (fresh || n.stands(part, task, s) && n.near(root, task, s)) && !n.clashes(root, task, part, own) {
			return part
		}
	}
	return t.Name
}

// note remembers which tasks a message names in full, and which it speaks of in any form. A message that is in one task
// and tells of another one may do without the name of the first.
func (n *naming) note(root string, s *dialogue.Slot, own, others []string) {
	if n.full[root] == nil {
		n.full[root] = map[string]mention{}
	}
	if n.about[root] == nil {
		n.about[root] = map[string]string{}
	}
	at, named, said := mention{s.At.Date(), n.said[s.GroupID]}, map[string]string{}, map[string]string{} // part → task
	for _, id := range slices.Concat(own, others) {
		t := n.tasks[id]
		as, _ := s.Named(id)
		if as == "" {
			continue
		}
		parts := []string{t.Component, t.Deliverable}
		if as == t.Name && (len(own) < 2 || t.PhaseID == "" || id != s.TaskID || n.tells(s, id)) {
			n.full[root][id], n.mentioned[groupPart{s.GroupID, id}] = at, at
			n.last.note(s.GroupID, parts, id, at.on, named)
		}
		n.spoke.note(s.GroupID, parts, id, at.on, said)
		for _, part := range parts {
			n.about[root][part] = said[part]
		}
	}
}

// note remembers that a message of a group named or spoke of a task; said holds what it named or spoke of before.
func (l lastOf) note(group string, parts []string, task string, on corpus.Date, said map[string]string) {
	for _, part := range parts {
		_, twice := said[part]
		said[part] = task
		if twice {
			said[part] = ""
		}
		l[groupPart{group, part}] = spoken{said[part], on}
	}
}
