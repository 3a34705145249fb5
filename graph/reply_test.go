package graph

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestPhaseHeat(t *testing.T) {
	o := Paper()
	for _, c := range []struct {
		messages, unanswered int
		p, want              float64
	}{
		{0, 0, 0, 1},
		{4, 1, 0, 6},
		{10, 0, 0.5, 8},
		{400, 2, 0.5, 14},
	} {
		if got := o.PhaseHeat(c.messages, c.unanswered, c.p); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("n=%d unanswered=%d p=%.1f: %v, want %v", c.messages, c.unanswered, c.p, got, c.want)
		}
	}
}

// Projects with 4, 1, 2 and no messages: inversely, none counting as one.
// α = 0.001, fixed seed.
func TestReplyChoosesItsProjectInversely(t *testing.T) {
	s := samplerOver(t, gridWorld(t, 4, 1, 1, 6, 3, sameStart), Paper())
	for task, n := range []int{4, 1, 2, 0} {
		for range n {
			post(t, s.log, TaskRef(task), 0, false)
		}
	}
	w := walkIn(s, Scope{}, Clock{}, 5)
	counts := make([]int, 4)
	for range 40_000 {
		counts[w.replyProject()]++
	}
	fits(t, "projects", counts, []float64{0.25, 1, 0.5, 1})
}

// α = 0.001, fixed seed.
func TestReplyChoosesItsTaskByHeat(t *testing.T) {
	s := samplerOver(t, gridWorld(t, 1, 2, 2, 6, 3, sameStart), Paper())
	m := post(t, s.log, 1, 0, false)
	for range 11 {
		answer(t, s.log, 1, 1, m) // n = 12, all answered: 1 + 5 + 2
	}
	post(t, s.log, 2, 0, false) // 1 + 0.5 + 3 + 2
	post(t, s.log, 3, 0, false)
	post(t, s.log, 3, 0, false) // 1 + 1 + 6 + 2
	heat := []float64{3, 8, 6.5, 10}
	for name, c := range map[string]struct {
		scope Scope
		want  []float64
	}{
		"whole graph": {Scope{}, heat},
		"group":       {GroupSlot(1, 0, day, nil), []float64{0, 0, heat[2], heat[3]}},
	} {
		w := walkIn(s, c.scope, Clock{Now: 5 * day}, 6)
		counts := make([]int, 4)
		for range 40_000 {
			counts[w.replyTask()]++
		}
		fits(t, name, counts, c.want)
	}
}

// The last speakers are 3, 2, 1 (the oldest). Members are 0–4.
func TestResponder(t *testing.T) {
	s := samplerOver(t, gridWorld(t, 1, 1, 1, 6, 5, sameStart), Paper())
	for _, u := range []UserRef{0, 1, 2, 3, 2, 3} {
		post(t, s.log, 0, u, false)
	}
	all := func(UserRef) bool { return true }
	but := func(gone ...UserRef) func(UserRef) bool {
		return func(u UserRef) bool {
			for _, g := range gone {
				if g == u {
					return false
				}
			}
			return true
		}
	}
	for _, c := range []struct {
		name    string
		parent  UserRef
		present func(UserRef) bool
		want    []float64 // shares by user
	}{
		{"those who did not speak lately, uniformly", 2, all, []float64{1, 0, 0, 0, 1, 0}},
		{"not the parent's author", 0, all, []float64{0, 0, 0, 0, 1, 0}},
		{"the oldest speaker first", 2, but(0, 4), []float64{0, 1, 0, 0, 0, 0}},
		{"then the next", 1, but(0, 4), []float64{0, 0, 1, 0, 0, 0}},
		{"then the latest", 2, but(0, 1, 4), []float64{0, 0, 0, 1, 0, 0}},
	} {
		w := walkIn(s, Scope{Present: c.present}, Clock{}, 7)
		counts := make([]int, 6)
		for range 4_000 {
			counts[w.responder(0, c.parent)]++
		}
		for u, share := range c.want {
			if (share > 0) != (counts[u] > 0) {
				t.Errorf("%s: got %v", c.name, counts)
				break
			}
		}
		if c.want[0] == 1 {
			fits(t, c.name, counts, c.want)
		}
	}
	if got := walkIn(s, Scope{Present: but(0, 1, 3, 4, 5)}, Clock{}, 7).responder(0, 2); got != None {
		t.Errorf("the parent's author alone is left, and %d answers", got)
	}
}

// Whatever the log, a reply is in its parent's task, turns to its author,
// is written by a present member, never by the parent's author.
func TestReplyProperties(t *testing.T) {
	w := gridWorld(t, 2, 2, 2, 5, 3, sameStart)
	rapid.Check(t, func(t *rapid.T) {
		l, err := NewLog(w, only(Reply))
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(0, 60).Draw(t, "messages") {
			appendRandom(t, l)
		}
		s, absent := NewSampler(l), UserRef(rapid.IntRange(-1, 4).Draw(t, "absent"))
		path, err := s.Next(Scope{Present: func(u UserRef) bool { return u != absent }}, Clock{},
			newRand(rapid.Uint64().Draw(t, "seed")))
		if err != nil {
			t.Fatal(err)
		}
		if path.Author == absent || !w.IsMember(path.Author, path.Task) || path.Guest {
			t.Fatalf("author %d, %d is absent: %+v", path.Author, absent, path)
		}
		if path.Type == Post {
			if path.Overridden != OverEmptyTask || l.Count(path.Task) != 0 {
				t.Fatalf("a post though a reply was drawn: %+v", path)
			}
			return
		}
		parent := l.Message(path.Parent)
		if parent.Author == path.Author || parent.Author != path.Addressee || parent.Task != path.Task {
			t.Fatalf("%+v answers %+v", path, parent)
		}
	})
}
