package measure

import (
	"slices"

	"memloom/internal/corpus"
)

// phases counts the projects, channels and phases of a domain, and its messages, next to GroupMemBench's tables 1, 5
// and 6 (G4–G9, G11, G12, G15).
func phases(w *world, c *Counts) {
	structure(w, c)
	realism(w, c)
	spoken(w, c)
	walk(w, c)
	for _, it := range w.Accepted() {
		c.of("family", it.Family)
	}
}

// structure counts projects, channels, topics, phases and people.
func structure(w *world, c *Counts) {
	topics, phases, issues, last := map[string]int{}, map[string]int{}, map[string]int{}, map[string]string{}
	for _, s := range w.Subprojects {
		topics[s.ProjectID]++
		phases[s.ID] = 0
	}
	for i := range w.Tasks {
		t := &w.Tasks[i]
		switch {
		case t.Progress.Category != "":
			c.add("phases", 1)
			phases[t.SubprojectID]++
			c.value("phase_days", corpus.DaysInclusive(t.Start, t.Due))
		case t.PhaseID != "" && last[t.PhaseID] != t.Component:
			issues[t.PhaseID]++
			last[t.PhaseID] = t.Component
		}
	}
	seats, people, roles := map[string]int{}, map[string]bool{}, map[string]bool{}
	for _, x := range w.Members {
		if x.Guest {
			continue
		}
		seats[x.GroupID]++
		people[x.PersonID] = true
		if p := w.persons[x.PersonID]; p != nil {
			roles[p.Role] = true
		}
	}
	c.values("project_topics", topics)
	c.values("topic_phases", phases)
	c.values("phase_issues", issues)
	c.values("channel_people", seats)
	for name, n := range map[string]int{"projects": len(topics), "topics": len(w.Subprojects), "channels": len(w.Groups),
		"people": len(people), "roles": len(roles)} {
		c.add(name, n)
	}
}

// spoken counts what messages are: paths and decisions, days, facts stated.
func spoken(w *world, c *Counts) {
	for i := range w.Messages {
		c.add("messages", 1)
		c.add("tokens", w.Messages[i].Tokens)
		day := w.Messages[i].At.Date().Weekday()
		c.when("weekend", day == 0 || day == 6)
	}
	stated := map[string]bool{}
	for _, p := range w.slots {
		c.when("reply", p.slot.Path == corpus.PathReply)
		c.when("cross_project", p.slot.Path == corpus.PathCross)
		c.when("decisions", p.slot.Act == corpus.ActDecision)
		c.when("changes", p.slot.Perturbation == corpus.DecisionChange)
	}
	for _, t := range w.stated() {
		if !t.fact.Noise && !stated[t.fact.ID] {
			stated[t.fact.ID] = true
			c.add("stated", 1)
		}
	}
}

// phaseOf returns the phase of each thread: that of the first task that a message of the thread is about. Threads keep
// to one phase.
func phaseOf(w *world) map[string]*corpus.Task {
	out := map[string]*corpus.Task{}
	for _, p := range w.slots {
		if len(p.slot.TaskIDs) == 0 || out[p.message.ThreadID] != nil {
			continue
		}
		t := w.Task(p.slot.TaskIDs[0])
		if t != nil && t.PhaseID != "" {
			t = w.Task(t.PhaseID)
		}
		if t != nil {
			out[p.message.ThreadID] = t
		}
	}
	return out
}

// phaseRun is a phase while its messages are walked in the order of time.
type phaseRun struct {
	task        *corpus.Task
	first, last *corpus.Message
	n, late     int
	changed     bool
	open        []string // its last posts, as far back as they are questions without an answer
}

// walk goes through the messages of every phase.
func walk(w *world, c *Counts) {
	of, runs := phaseOf(w), map[string]*phaseRun{}
	for _, p := range w.slots {
		t := of[p.message.ThreadID]
		if t == nil {
			c.add("without_phase", 1)
			continue
		}
		x := runs[t.ID]
		if x == nil {
			x = &phaseRun{task: t, first: p.message}
			runs[t.ID] = x
			c.when("opened_by_post", p.slot.Path == corpus.PathPost)
		} else {
			c.value("gap", int(p.message.At-x.last.At))
		}
		step(w, c, x, p)
	}
	for _, x := range runs {
		c.value("phase_messages", x.n)
		c.add("span", int(x.last.At-x.first.At))
		c.value("late", x.late)
		c.when("phases_changed", x.changed)
	}
}

// The window of a decision change (table 5): the messages that a phase has before, and the shares of its days; and when
// its end begins.
const (
	leastBefore          = 4
	windowFrom, windowTo = 0.3, 0.8
	endFrom              = 0.95
)

// step takes the next message of a phase.
func step(w *world, c *Counts, x *phaseRun, p planned) {
	from, to := x.task.Start.At(0, 0), x.task.Due.Add(1).At(0, 0)
	done := float64(p.message.At-from) / float64(to-from) // the share of the phase's days that have passed
	if done >= endFrom {
		x.late++
	}
	if p.slot.Perturbation == corpus.DecisionChange {
		x.changed = true
		c.add("walked_changes", 1)
		c.when("eligible", x.n >= leastBefore && done >= windowFrom && done <= windowTo)
	}
	if p.slot.Path == corpus.PathCross {
		c.add("walked_cross", 1)
		c.when("cross_first", p.message.ReplyTo == x.first.ID)
	} else {
		c.add("others", 1)
		c.when("active", slices.Contains(x.task.ActiveIDs, p.message.AuthorID))
	}
	if p.slot.Path == corpus.PathReply {
		at, ok := w.at[p.message.ReplyTo]
		c.add("walked_replies", 1)
		c.when("to_others", !ok || w.Messages[at].AuthorID != p.message.AuthorID)
	}
	switch {
	case p.slot.Path != corpus.PathPost:
		x.open = slices.DeleteFunc(x.open, func(id string) bool { return id == p.message.ReplyTo })
	case p.slot.Act == corpus.ActQuestion:
		x.open = append(x.open, p.message.ID)
		c.value("streak", len(x.open))
	default:
		x.open = nil
	}
	x.n++
	x.last = p.message
}
