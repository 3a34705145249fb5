package graph

import (
	"math"
	"slices"
	"testing"
)

func TestPostNeed(t *testing.T) {
	o := Paper()
	for _, c := range []struct {
		messages, posts int
		p, want         float64
	}{
		{0, 0, 0.5, 10},
		{3, 0, 0.5, 8},
		{1, 1, 0, 3.5},
		{5, 2, 0.5, 4}, // 5 − 3 + 2
		{9, 3, 0.5, 3}, // max(1, 0.5) + 2
		{99, 40, 1, 1},
		{5, 2, 1.0 / 6, 3}, // sin(π/6) = 1/2
	} {
		if got := o.PostNeed(c.messages, c.posts, c.p); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("n=%d posts=%d p=%.2f: %v, want %v", c.messages, c.posts, c.p, got, c.want)
		}
	}
}

func TestPostTypes(t *testing.T) {
	o := Paper()
	for messages, want := range map[int][]PostType{
		0:  {PostKickoff, PostMilestone},
		1:  {PostQuestion, PostUpdate, PostCoordination},
		5:  {PostQuestion, PostUpdate, PostCoordination},
		6:  {PostUpdate, PostQuestion, PostBlocker, PostDecision, PostMilestone, PostEscalation, PostCoordination},
		99: {PostUpdate, PostQuestion, PostBlocker, PostDecision, PostMilestone, PostEscalation, PostCoordination},
	} {
		if got := o.PostTypes(messages); !slices.Equal(got, want) {
			t.Errorf("%d messages: %v, want %v", messages, got, want)
		}
	}
}

func walkIn(s *Sampler, scope Scope, clock Clock, seed uint64) walk {
	return walk{s, scope, clock, newRand(seed)}
}

// A post goes to one of the two projects without messages with probability 0.8
// and else to any of the four, uniformly. α = 0.001, fixed seed.
func TestPostPrefersEmptyProjects(t *testing.T) {
	s := samplerOver(t, gridWorld(t, 4, 1, 1, 6, 3, sameStart), Paper())
	post(t, s.log, 0, 0, false)
	post(t, s.log, 2, 0, false)
	w := walkIn(s, Scope{}, Clock{}, 1)
	counts := make([]int, 4)
	for range 40_000 {
		counts[w.postProject([]ProjectRef{0, 1, 2, 3})]++
	}
	fits(t, "projects", counts, []float64{0.05, 0.45, 0.05, 0.45})
}

// In one sub-project with tasks of different need the shares are those of the
// weights; p is 1/2, half-way through the windows. α = 0.001, fixed seed.
func TestPostChoosesItsTaskByNeed(t *testing.T) {
	s := samplerOver(t, gridWorld(t, 1, 1, 4, 6, 3, sameStart), Paper())
	post(t, s.log, 1, 0, false) // 3.5 + 2
	post(t, s.log, 2, 0, false)
	post(t, s.log, 2, 0, false) // 2 + 2
	for range 5 {
		post(t, s.log, 3, 0, false) // 1 + 2
	}
	for _, scope := range []Scope{{}, GroupSlot(0, 0, day, nil)} {
		w := walkIn(s, scope, Clock{Now: 5 * day}, 2)
		counts := make([]int, 4)
		for range 40_000 {
			counts[w.postTask()]++
		}
		fits(t, "tasks", counts, []float64{10, 5.5, 4, 3})
	}
}

func TestPostIsWrittenByAPresentMemberUniformly(t *testing.T) {
	s := samplerOver(t, gridWorld(t, 1, 1, 1, 5, 4, sameStart), only(Post))
	scope := Scope{Present: func(u UserRef) bool { return u != 1 }}
	counts := make([]int, 5)
	rng := newRand(4)
	for range 20_000 {
		path, err := s.Next(scope, Clock{}, rng)
		must(t, err)
		counts[path.Author]++
	}
	fits(t, "authors", counts, []float64{1, 0, 1, 1, 0})
}
