package graph

import (
	"fmt"
	"math"
	"math/bits"
	"testing"

	"pgregory.net/rapid"
)

func TestParentWeight(t *testing.T) {
	o := Paper()
	for _, c := range []struct {
		replies, age int
		post         bool
		want         float64
	}{
		{0, 0, false, 1},
		{0, 0, true, 2},
		{0, 10, false, 0.5},
		{0, 16, false, 0.2},
		{0, 17, false, 0.15},
		{0, 500, true, 0.30},
		{1, 0, false, 2.4622888266898326},   // 2^1.3
		{3, 5, true, 9.094299},              // 4^1.3 · 0.75 · 2
		{4, 0, false, 8.103282983463813},    // 5^1.3; the coin is apart
		{9, 100, true, 0.3 * 19.9526231497}, // 10^1.3
	} {
		if got := o.ParentWeight(c.replies, c.age, c.post); math.Abs(got-c.want) > 1e-5 {
			t.Errorf("r=%d age=%d post=%v: %v, want %v", c.replies, c.age, c.post, got, c.want)
		}
	}
	if o.Saturated(3) || !o.Saturated(4) {
		t.Error("saturation starts at four replies")
	}
	if got := o.oldAge(); got != 17 {
		t.Errorf("recency reaches its floor at age %d, want 17", got)
	}
}

// parentShares computes the published distribution naively: for every outcome
// of the coins of the saturated messages the shares among what is kept, and the
// mean of those over all outcomes.
func parentShares(l *Log, task TaskRef) []float64 {
	messages := l.Messages(task)
	weights := make([]float64, len(messages))
	var saturated []int
	for i, m := range messages {
		weights[i] = l.opts.ParentWeight(l.Replies(m), l.Age(m), l.Message(m).Path == Post)
		if l.opts.Saturated(l.Replies(m)) {
			saturated = append(saturated, i)
		}
	}
	shares := make([]float64, len(messages))
	reachable := 0.0
	for coins := range uint(1) << len(saturated) {
		kept := append([]float64(nil), weights...)
		for bit, i := range saturated {
			if coins>>bit&1 == 0 {
				kept[i] = 0
			}
		}
		n := float64(bits.OnesCount(coins))
		chance := math.Pow(l.opts.SaturationKeep, n) * math.Pow(1-l.opts.SaturationKeep, float64(len(saturated))-n)
		total := 0.0
		for _, w := range kept {
			total += w
		}
		if total == 0 {
			continue // all coins are tossed again
		}
		reachable += chance
		for i, w := range kept {
			shares[i] += chance * w / total
		}
	}
	for i := range shares {
		shares[i] /= reachable
	}
	return shares
}

// randomThread fills a task with messages; hubs of the first get most replies.
func randomThread(t *testing.T, seed uint64, n, hubs int) *Log {
	t.Helper()
	rng := newRand(seed)
	l := oneTask(t, 4)
	for i := range n {
		author := UserRef(rng.IntN(4))
		switch {
		case i == 0 || rng.IntN(4) == 0:
			post(t, l, 0, author, false)
		case rng.IntN(2) == 0:
			answer(t, l, 0, author, MessageRef(rng.IntN(min(i, hubs))))
		default:
			answer(t, l, 0, author, MessageRef(rng.IntN(i)))
		}
	}
	return l
}

// α = 0.001 for each thread, fixed seeds.
func TestParentHasThePublishedDistribution(t *testing.T) {
	for _, c := range []struct {
		seed    uint64
		n, hubs int
	}{{1, 5, 2}, {2, 17, 3}, {3, 18, 3}, {4, 60, 8}, {5, 120, 6}, {6, 200, 2}} {
		l := randomThread(t, c.seed, c.n, c.hubs)
		s, rng := NewSampler(l), newRand(c.seed)
		counts := make([]int, c.n)
		for range 100_000 {
			counts[s.Parent(0, rng)]++
		}
		fits(t, fmt.Sprintf("seed %d", c.seed), counts, parentShares(l, 0))
	}
}

// A task in which every message is saturated (its replies are elsewhere) has
// its coins tossed until one is kept.
func TestParentWhereAllAreSaturated(t *testing.T) {
	l, err := NewLog(gridWorld(t, 1, 1, 2, 3, 3, sameStart), Paper())
	must(t, err)
	first, second := post(t, l, 0, 0, false), post(t, l, 0, 1, false)
	for range 5 {
		answer(t, l, 1, 2, first)
		answer(t, l, 1, 2, second)
	}
	s, rng := NewSampler(l), newRand(7)
	counts := make([]int, 2)
	for range 50_000 {
		counts[s.Parent(0, rng)]++
	}
	fits(t, "two saturated", counts, parentShares(l, 0))
}

func TestParentOfAnEmptyTask(t *testing.T) {
	if got := NewSampler(oneTask(t, 1)).Parent(0, newRand(1)); got != None {
		t.Errorf("got %d", got)
	}
}

// Drawing leaves the log as it was: the next draw depends on messages and
// random source alone, as a resumed run needs.
func TestParentDependsOnTheMessagesAlone(t *testing.T) {
	w := gridWorld(t, 2, 2, 2, 5, 3, sameStart)
	rapid.Check(t, func(t *rapid.T) {
		worn, err := NewLog(w, Paper())
		if err != nil {
			t.Fatal(err)
		}
		fresh, err := NewLog(w, Paper())
		if err != nil {
			t.Fatal(err)
		}
		s := NewSampler(worn)
		noise := newRand(9)
		for range rapid.IntRange(1, 80).Draw(t, "messages") {
			appendRandom(t, worn)
			s.Parent(0, noise)
		}
		for i := range worn.Len() {
			if _, err := fresh.Append(worn.Message(MessageRef(i))); err != nil {
				t.Fatal(err)
			}
		}
		seed := rapid.Uint64().Draw(t, "seed")
		a, b := newRand(seed), newRand(seed)
		for range 5 {
			if x, y := s.Parent(0, a), NewSampler(fresh).Parent(0, b); x != y {
				t.Fatalf("%d from the used sampler, %d from a new one", x, y)
			}
		}
	})
}
