package graph

import (
	"fmt"
	"slices"
)

// Log is the append-only list of a world's messages, with the indexes that the samplers ask for. Appending costs
// constant time on average and about 65 bytes of memory a message. A log is for one goroutine; sampling only reads it.
type Log struct {
	world   *World
	opts    Options
	oldAge  int // the age from which recency is at its floor
	records []record

	tasks      []taskIndex // by task
	perSub     []int       // messages by sub-project
	perProject []int       // messages by project
}

// NewLog returns an empty log of a world. The options decide from which age on
// a message counts as old; they are the sampler's.
func NewLog(w *World, o Options) (*Log, error) {
	if err := o.validate(); err != nil {
		return nil, err
	}
	l := &Log{
		world: w, opts: o, oldAge: o.oldAge(),
		tasks:      make([]taskIndex, len(w.Tasks())),
		perSub:     make([]int, len(w.SubProjects())),
		perProject: make([]int, len(w.Projects())),
	}
	for i := range l.tasks {
		l.tasks[i] = newTaskIndex()
	}
	return l, nil
}

// Append adds a message and returns its ref, which is the number of messages before it. Messages of a task must come in
// the order of time. An error leaves the log as it was.
func (l *Log) Append(m Message) (MessageRef, error) {
	if l.hasTask(m.Task) {
		m.SubProject = l.world.subOf[m.Task]
	}
	if err := l.check(m); err != nil {
		return None, fmt.Errorf("appending message %d: %w", len(l.records), err)
	}
	ref := MessageRef(len(l.records))
	r := record{minute: m.Minute, author: m.Author, task: m.Task, sub: m.SubProject, parent: m.Parent, path: m.Path}
	if m.OpenQuestion {
		r.flags |= flagOpenQuestion
	}
	if m.Decision {
		r.flags |= flagDecision
	}
	l.records = append(l.records, r)
	l.perSub[r.sub]++
	l.perProject[l.world.projectOf[r.sub]]++
	if r.parent != None {
		l.countReply(r.parent)
	}
	if r.task != None {
		l.enter(ref)
	}
	return ref, nil
}

func (l *Log) hasTask(t TaskRef) bool { return t >= 0 && int(t) < len(l.tasks) }

// check refuses what would break an index.
func (l *Log) check(m Message) error {
	switch {
	case m.Author < 0 || int(m.Author) >= len(l.world.Users()):
		return fmt.Errorf("no user has the ref %d", m.Author)
	case m.Task != None && !l.hasTask(m.Task):
		return fmt.Errorf("no task has the ref %d", m.Task)
	case m.SubProject < 0 || int(m.SubProject) >= len(l.perSub):
		return fmt.Errorf("no sub-project has the ref %d", m.SubProject)
	case (m.Path == Post) != (m.Parent == None):
		return fmt.Errorf("a %s with the parent %d: posts have none, replies have one", m.Path, m.Parent)
	case m.Parent != None && (m.Parent < 0 || int(m.Parent) >= len(l.records)):
		return fmt.Errorf("its parent %d is not in the log", m.Parent)
	case m.Parent != None && l.records[m.Parent].sub != m.SubProject:
		return fmt.Errorf("its parent %d stands in another sub-project", m.Parent)
	}
	if m.Task == None {
		return nil
	}
	if t := &l.tasks[m.Task]; len(t.messages) > 0 {
		if last := l.records[t.messages[len(t.messages)-1]].minute; m.Minute < last {
			return fmt.Errorf("minute %d lies before the task's last message (%d)", m.Minute, last)
		}
	}
	return nil
}

// World returns the world that the messages are about.
func (l *Log) World() *World { return l.world }

// Len returns the number of messages.
func (l *Log) Len() int { return len(l.records) }

// Message returns a message.
func (l *Log) Message(m MessageRef) Message { return l.records[m].message() }

// Replies returns how often a message was answered.
func (l *Log) Replies(m MessageRef) int { return int(l.records[m].replies) }

// Age returns the number of messages that came after a message in its task.
func (l *Log) Age(m MessageRef) int {
	r := &l.records[m]
	return len(l.tasks[r.task].messages) - 1 - int(r.place)
}

// ProjectCount returns the number of messages in a project.
func (l *Log) ProjectCount(p ProjectRef) int { return l.perProject[p] }

// SubProjectCount returns the number of messages in a sub-project.
func (l *Log) SubProjectCount(s SubProjectRef) int { return l.perSub[s] }

// Count returns the number of messages in a task.
func (l *Log) Count(t TaskRef) int { return len(l.tasks[t].messages) }

// Messages returns a task's messages in order. The caller must not modify it.
func (l *Log) Messages(t TaskRef) []MessageRef { return l.tasks[t].messages }

// Posts returns the number of posts in a task.
func (l *Log) Posts(t TaskRef) int { return int(l.tasks[t].posts) }

// FirstPost returns a task's first post, or None.
func (l *Log) FirstPost(t TaskRef) MessageRef { return l.tasks[t].firstPost }

// Unanswered returns the number of posts in a task that have no reply (G6).
func (l *Log) Unanswered(t TaskRef) int { return int(l.tasks[t].unanswered) }

// Streak returns how many of a task's posts, counted back from the last one,
// are open questions that no one answered (G4, the question cooldown).
func (l *Log) Streak(t TaskRef) int { return int(l.tasks[t].streak) }

// LastSpeakers returns the last three people who wrote in a task, each once,
// the latest first (G6). The caller must not modify it.
func (l *Log) LastSpeakers(t TaskRef) []UserRef {
	idx := &l.tasks[t]
	return idx.speakers[:idx.speakerCount]
}

// Until returns how many of a task's messages are not later than a minute.
func (l *Log) Until(t TaskRef, minute int64) int {
	n, _ := slices.BinarySearchFunc(l.tasks[t].messages, minute+1, func(m MessageRef, at int64) int {
		if l.records[m].minute < at {
			return -1
		}
		return 1
	})
	return n
}
