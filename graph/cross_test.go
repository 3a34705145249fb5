package graph

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"
)

func TestThreadWeight(t *testing.T) {
	o := Paper()
	for messages, want := range map[int]float64{0: 1, 1: 1.5, 15: 8.5, 16: 8.5, 400: 8.5} {
		if got := o.ThreadWeight(messages); got != want {
			t.Errorf("n=%d: %v, want %v", messages, got, want)
		}
	}
}

// twoSides has a user per side, each active in one task of a related project;
// the right side's task starts so many minutes after the left one's.
func twoSides(t *testing.T, later int64) *World {
	t.Helper()
	b := NewBuilder()
	for i, side := range []string{"left", "right"} {
		must(t, b.AddProject(Project{ID: side, Tags: []string{"quality"}}))
		must(t, b.AddSubProject(SubProject{ID: side, Project: side}))
		var members []string
		for _, role := range []string{"engineer", "manager", "analyst"} {
			id := side + " " + role
			must(t, b.AddUser(User{ID: id, Role: role}))
			members = append(members, id)
		}
		start := int64(i) * later
		must(t, b.AddTask(Task{ID: side, SubProject: side, Start: start, End: start + 10*day, Owner: members[0],
			Members: members}))
	}
	w, err := b.Build()
	must(t, err)
	return w
}

// With a right side that starts a minute later, no one crosses to the left, and
// half of the walks are rejected; at the same start, both ways are taken.
func TestCrossNeverReachesATaskThatStartsBeforeItsSource(t *testing.T) {
	for _, later := range []int64{0, 1} {
		w := twoSides(t, later)
		s, rng := samplerOver(t, w, only(CrossProjectReply)), newRand(8)
		for task := range w.Tasks() {
			post(t, s.log, TaskRef(task), w.Members(TaskRef(task))[0], false)
		}
		counts := make([]int, 2)
		for range 4_000 {
			path, err := s.Next(Scope{}, Clock{}, rng)
			must(t, err)
			if path.Type == CrossProjectReply {
				counts[path.Task]++
			}
		}
		rejected := s.Stats().Rejected[RejectEarlier]
		if later == 0 && (counts[0] == 0 || rejected != 0) || later == 1 && (counts[0] != 0 || rejected < 3_000) {
			t.Errorf("start %d later: paths by target %v, %d rejected", later, counts, rejected)
		}
	}
}

// The path replies to the target's first post, turns to the colleague of the
// same role, makes the author a guest and comes out of a source message that
// had been written by then.
func TestCrossPath(t *testing.T) {
	w := twoSides(t, 60)
	left, right := w.Task("left"), w.Task("right")
	s, rng := samplerOver(t, w, only(CrossProjectReply)), newRand(9)
	first := MessageRef(None)
	for i, m := range []Message{
		{Task: left, Minute: 10}, {Task: left, Minute: 20}, {Task: left, Minute: 900},
		{Task: right, Minute: 70}, {Task: right, Minute: 80},
	} {
		m.Author, m.Parent = w.Members(m.Task)[0], None
		ref, err := s.log.Append(m)
		must(t, err)
		if i == 3 {
			first = ref
		}
	}
	sources := map[MessageRef]bool{}
	for range 200 {
		path, err := s.Next(Scope{}, Clock{Now: 100}, rng)
		must(t, err)
		author, addressee := w.Users()[path.Author], w.Users()[path.Addressee]
		if path.Type != CrossProjectReply || path.Task != right || path.Parent != first || !path.Guest ||
			path.SourceTask != left {
			t.Fatalf("got %+v", path)
		}
		if author.Role != addressee.Role || author.ID != "left "+author.Role || addressee.ID != "right "+author.Role {
			t.Fatalf("%s turns to %s", author.ID, addressee.ID)
		}
		sources[path.Source] = true
	}
	if len(sources) != 2 || !sources[0] || !sources[1] {
		t.Errorf("sources %v, want the messages up to minute 100", sources)
	}
}

func TestCrossWithoutASourceMessage(t *testing.T) {
	for _, required := range []bool{false, true} {
		w := twoSides(t, 60)
		o := only(CrossProjectReply)
		o.SourceRequired = required
		s := samplerOver(t, w, o)
		post(t, s.log, w.Task("right"), w.User("right manager"), false)
		// The left side is closed, so that the empty task there is no way out.
		scope := Scope{Open: func(k TaskRef) bool { return k == w.Task("right") }}
		path, err := s.Next(scope, Clock{Now: 100}, newRand(1))
		if required != (err != nil) || !required && path.Source != None {
			t.Errorf("required %v: got %+v, %v", required, path, err)
		}
		if n := s.Stats().Rejected[RejectNoSource]; required != (n > 0) {
			t.Errorf("required %v: %d rejected", required, n)
		}
	}
}

// Where no one shares the author's role, anyone else is addressed.
func TestCounterpart(t *testing.T) {
	w := twoSides(t, 0)
	u := walkIn(samplerOver(t, w, Paper()), Scope{}, Clock{}, 1)
	author, left, right := w.User("left manager"), w.Task("left"), w.Task("right")
	counts := map[UserRef]int{}
	for range 100 {
		if got := u.counterpart(author, right); got != w.User("right manager") {
			t.Fatalf("got %d", got)
		}
		counts[u.counterpart(author, left)]++ // in his own task: the two others
	}
	if len(counts) != 2 || counts[author] > 0 {
		t.Errorf("addressees %v", counts)
	}
}

// The target among the tasks of a sub-project is drawn by the active-thread
// weight. α = 0.001, fixed seed.
func TestCrossChoosesItsTargetByThreadWeight(t *testing.T) {
	w := gridWorld(t, 2, 1, 3, 12, 2, sameStart)
	s := samplerOver(t, w, Paper())
	for task, n := range map[TaskRef]int{4: 4, 5: 20} {
		for range n {
			post(t, s.log, task, w.Members(task)[0], false)
		}
	}
	u := walkIn(s, GroupSlot(w.SubProjectOf(4), 0, day, nil), Clock{}, 2)
	counts := make([]int, 6)
	for range 40_000 {
		_, source, target, why := u.bridge()
		if why != accepted || w.SubProjectOf(source) == w.SubProjectOf(target) {
			t.Fatalf("from %d to %d: %d", source, target, why)
		}
		counts[target]++
	}
	fits(t, "targets", counts, []float64{0, 0, 0, 1, 3, 8.5})
}

// In a group's slot every path is in the group, in a task of that day, by
// a person present; only cross-project paths have guests. The world has one
// project, so that siblings are the bridge.
func TestGroupSlotProperties(t *testing.T) {
	w := gridWorld(t, 1, 3, 3, 9, 3, func(i int) int64 { return int64(i%3) * 5 * day })
	kinds := map[PathType]int{}
	rapid.Check(t, func(t *rapid.T) {
		l, err := NewLog(w, Paper())
		if err != nil {
			t.Fatal(err)
		}
		s, rng := NewSampler(l), newRand(rapid.Uint64().Draw(t, "seed"))
		absent := UserRef(rapid.IntRange(0, 8).Draw(t, "absent"))
		present := func(u UserRef) bool { return u != absent }
		for d := range int64(12) {
			for sub := range w.SubProjects() {
				scope := GroupSlot(SubProjectRef(sub), d*day, (d+1)*day, present)
				for k := range int64(3) {
					now := d*day + 540 + k*60
					path, err := s.Next(scope, Clock{Now: now}, rng)
					if err != nil {
						t.Fatal(err)
					}
					if err := checkSlotPath(w, l, path, scope, absent); err != nil {
						t.Fatalf("day %d, group %d: %v: %+v", d, sub, err, path)
					}
					kinds[path.Type]++
					if _, err := l.Append(path.Message(now)); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	})
	for _, k := range []PathType{Post, Reply, CrossProjectReply} {
		if kinds[k] == 0 {
			t.Errorf("no %s was ever drawn", k)
		}
	}
}

func checkSlotPath(w *World, l *Log, path Path, scope Scope, absent UserRef) error {
	task := w.Tasks()[path.Task]
	switch {
	case path.SubProject != scope.SubProject || w.SubProjectOf(path.Task) != scope.SubProject:
		return fmt.Errorf("it stands in another group")
	case task.Start >= scope.To || task.End <= scope.From:
		return fmt.Errorf("its task's window does not touch the day")
	case path.Author == absent:
		return fmt.Errorf("its author is absent")
	case path.Guest == w.IsMember(path.Author, path.Task):
		return fmt.Errorf("guest and member")
	case path.Guest && path.Type != CrossProjectReply:
		return fmt.Errorf("a guest without a cross-project path")
	case path.Type == CrossProjectReply && w.SubProjectOf(path.SourceTask) == path.SubProject:
		return fmt.Errorf("it comes from the group itself")
	case path.Parent != None && l.Message(path.Parent).Author == path.Author:
		return fmt.Errorf("it answers its author")
	}
	return nil
}
