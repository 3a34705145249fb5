package graph

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// naive recomputes every index of a task from the messages alone.
type naive struct {
	log  *Log
	task TaskRef
}

func (n naive) messages() []MessageRef {
	var out []MessageRef
	for m := range n.log.Len() {
		if n.log.Message(MessageRef(m)).Task == n.task {
			out = append(out, MessageRef(m))
		}
	}
	return out
}

func (n naive) replies(m MessageRef) int {
	count := 0
	for i := range n.log.Len() {
		if n.log.Message(MessageRef(i)).Parent == m {
			count++
		}
	}
	return count
}

func (n naive) posts() []MessageRef {
	return slices.DeleteFunc(n.messages(), func(m MessageRef) bool { return n.log.Message(m).Path != Post })
}

func (n naive) unanswered() int {
	count := 0
	for _, m := range n.posts() {
		if n.replies(m) == 0 {
			count++
		}
	}
	return count
}

func (n naive) streak() int {
	count := 0
	for _, m := range slices.Backward(n.posts()) {
		if !n.log.Message(m).OpenQuestion || n.replies(m) > 0 {
			break
		}
		count++
	}
	return count
}

func (n naive) lastSpeakers() []UserRef {
	var out []UserRef
	for _, m := range slices.Backward(n.messages()) {
		if u := n.log.Message(m).Author; !slices.Contains(out, u) && len(out) < 3 {
			out = append(out, u)
		}
	}
	return out
}

// check compares the log with the recomputation.
func (n naive) check(t *rapid.T) {
	messages := n.messages()
	for at, m := range messages {
		if got, want := n.log.Replies(m), n.replies(m); got != want {
			t.Fatalf("message %d has %d replies, want %d", m, got, want)
		}
		if got, want := n.log.Age(m), len(messages)-1-at; got != want {
			t.Fatalf("message %d has the age %d, want %d", m, got, want)
		}
	}
	if got := n.log.Messages(n.task); !slices.Equal(got, messages) {
		t.Fatalf("messages %v, want %v", got, messages)
	}
	first := MessageRef(None)
	if posts := n.posts(); len(posts) > 0 {
		first = posts[0]
	}
	if got := n.log.FirstPost(n.task); got != first {
		t.Fatalf("first post %d, want %d", got, first)
	}
	for name, c := range map[string][2]int{
		"messages":   {n.log.Count(n.task), len(messages)},
		"posts":      {n.log.Posts(n.task), len(n.posts())},
		"unanswered": {n.log.Unanswered(n.task), n.unanswered()},
		"streak":     {n.log.Streak(n.task), n.streak()},
	} {
		if c[0] != c[1] {
			t.Fatalf("%s: %d, want %d", name, c[0], c[1])
		}
	}
	if got, want := n.log.LastSpeakers(n.task), n.lastSpeakers(); !slices.Equal(got, want) {
		t.Fatalf("last speakers %v, want %v", got, want)
	}
	n.checkClasses(t, messages)
}

// checkClasses holds the classes against the old messages: each is in the class
// of its kind and reply count, at its slot, and nothing else is.
func (n naive) checkClasses(t *rapid.T, messages []MessageRef) {
	old := messages[:max(0, len(messages)-n.log.oldAge)]
	idx := &n.log.tasks[n.task]
	found := 0
	for kind, classes := range idx.old {
		for i, k := range classes {
			if len(k.members) == 0 || i > 0 && classes[i-1].replies >= k.replies {
				t.Fatalf("class %d of kind %d is empty or out of order", i, kind)
			}
			for slot, m := range k.members {
				r := n.log.records[m]
				if int(r.slot) != slot || r.replies != k.replies || r.isPost() != (kind == 1) || !slices.Contains(old, m) {
					t.Fatalf("message %d is wrongly in class %d of kind %d", m, k.replies, kind)
				}
				found++
			}
		}
	}
	if found != len(old) {
		t.Fatalf("%d messages in the classes, %d are old", found, len(old))
	}
}

// appendRandom appends a random valid message. Two tasks of one sub-project get
// most messages, so that old ones and classes arise; some are in no task.
func appendRandom(t *rapid.T, l *Log) {
	m := Message{
		Author: UserRef(rapid.IntRange(0, 4).Draw(t, "author")), Parent: None,
		Task:         TaskRef(rapid.SampledFrom([]int{0, 0, 0, 0, 1, 1, 2, None}).Draw(t, "task")),
		OpenQuestion: rapid.Bool().Draw(t, "question"), Decision: rapid.Bool().Draw(t, "decision"),
	}
	if m.Task != None {
		m.SubProject = l.World().SubProjectOf(m.Task)
	}
	var parents []MessageRef
	for i := range l.Len() {
		if l.Message(MessageRef(i)).SubProject == m.SubProject {
			parents = append(parents, MessageRef(i))
		}
	}
	if len(parents) > 0 && rapid.IntRange(0, 3).Draw(t, "path") > 0 {
		// rapid prefers small numbers, so the first messages become saturated.
		at := rapid.IntRange(0, len(parents)-1).Draw(t, "parent")
		m.Path, m.Parent = Reply, parents[at]
	}
	if _, err := l.Append(m); err != nil {
		t.Fatal(err)
	}
}

func TestLogIndexesEqualRecomputation(t *testing.T) {
	w := gridWorld(t, 2, 2, 2, 5, 3, sameStart)
	rapid.Check(t, func(t *rapid.T) {
		l, err := NewLog(w, Paper())
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(0, 120).Draw(t, "messages") {
			appendRandom(t, l)
		}
		for task := range w.Tasks() {
			naive{l, TaskRef(task)}.check(t)
		}
		perSub, perProject := make([]int, len(w.SubProjects())), make([]int, len(w.Projects()))
		for i := range l.Len() {
			m := l.Message(MessageRef(i))
			perSub[m.SubProject]++
			perProject[w.ProjectOf(m.SubProject)]++
		}
		for s, want := range perSub {
			if got := l.SubProjectCount(SubProjectRef(s)); got != want {
				t.Fatalf("sub-project %d has %d messages, want %d", s, got, want)
			}
		}
		for p, want := range perProject {
			if got := l.ProjectCount(ProjectRef(p)); got != want {
				t.Fatalf("project %d has %d messages, want %d", p, got, want)
			}
		}
	})
}

func TestAppendRefuses(t *testing.T) {
	w := gridWorld(t, 1, 2, 1, 3, 3, sameStart)
	for _, c := range []struct {
		name string
		m    Message
		says string
	}{
		{"an unknown author", Message{Author: 9, Parent: None}, "no user has the ref 9"},
		{"an unknown task", Message{Task: 9, Parent: None}, "no task has the ref 9"},
		{"no place", Message{Task: None, SubProject: None, Parent: None}, "no sub-project has the ref -1"},
		{"a post with a parent", Message{Parent: 0}, "posts have none"},
		{"a reply without one", Message{Path: Reply, Parent: None}, "replies have one"},
		{"a parent to come", Message{Path: Reply, Parent: 7}, "is not in the log"},
		{"a parent in another group", Message{Task: 1, Path: Reply, Parent: 0, Minute: 9}, "another sub-project"},
		{"an earlier minute", Message{Parent: None, Minute: 4}, "before the task's last message"},
	} {
		l, err := NewLog(w, Paper())
		must(t, err)
		_, err = l.Append(Message{Parent: None, Minute: 5})
		must(t, err)
		if _, err = l.Append(c.m); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: got %v, want %q", c.name, err, c.says)
		}
		if l.Len() != 1 || l.Count(0) != 1 || l.Replies(0) != 0 || l.ProjectCount(0) != 1 {
			t.Errorf("%s: the refused message left a trace", c.name)
		}
	}
}

func TestLogKeepsTheMessage(t *testing.T) {
	l := oneTask(t, 2)
	want := Message{Author: 1, Path: Post, Parent: None, Minute: 77, OpenQuestion: true, Decision: true}
	ref, err := l.Append(want)
	must(t, err)
	if got := l.Message(ref); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestUntil(t *testing.T) {
	l := oneTask(t, 2)
	for _, minute := range []int64{10, 20, 20, 30} {
		_, err := l.Append(Message{Parent: None, Minute: minute})
		must(t, err)
	}
	for minute, want := range map[int64]int{9: 0, 10: 1, 19: 1, 20: 3, 29: 3, 30: 4, 99: 4} {
		if got := l.Until(0, minute); got != want {
			t.Errorf("until %d: %d messages, want %d", minute, got, want)
		}
	}
}
