package mock_test

import (
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"sync"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/mock"
	"memloom/internal/standin"
)

// outcomes asks many prompts three times each, so many at once, and returns what
// became of each.
func outcomes(t *testing.T, o mock.Options, atOnce int, backwards bool) (map[string]string, mock.Stats) {
	t.Helper()
	o.Canned = true
	s, url := serve(t, o)
	ask := atOpenAI(url, "")
	const prompts, times = 60, 3
	got := map[string]string{}
	var mu sync.Mutex
	var wait sync.WaitGroup
	slots := make(chan struct{}, atOnce)
	for i := range prompts {
		if backwards {
			i = prompts - 1 - i
		}
		p := judge(t, fmt.Sprintf("on day %d", i))
		slots <- struct{}{}
		wait.Go(func() {
			defer func() { <-slots }()
			for n := range times {
				s := ask(context.Background(), standin.Name, p.System, llm.Turn{Text: p.User})
				what := fmt.Sprint(s.status, s.code, s.finish, s.text, s.refusal, s.err != nil)
				mu.Lock()
				got[fmt.Sprint(i, "/", n)] = what
				mu.Unlock()
			}
		})
	}
	wait.Wait()
	return got, s.Stats()
}

const mixed = `rules:
  - {fault: slow, chance: 0.1, median: 1ms, p99: 5ms}
  - {fault: throttled, chance: 0.1}
  - {fault: server_error, chance: 0.1, status: 503}
  - {fault: reset, chance: 0.1}
  - {fault: nonsense, chance: 0.2, first: 2}
  - {fault: broken_json, chance: 0.2}
  - {fault: wrong_content, chance: 0.2}
  - {fault: refusal, chance: 0.1}
`

// A run meets the same faults however many requests are under way and in
// whichever order they arrive; another seed has others in store.
func TestFaultsDoNotDependOnTheOrder(t *testing.T) {
	one, first := outcomes(t, mock.Options{Script: script(t, mixed), Seed: 5}, 1, false)
	many, second := outcomes(t, mock.Options{Script: script(t, mixed), Seed: 5}, 24, true)
	for k, want := range one {
		if many[k] != want {
			t.Errorf("%s: %s, and at once with others %s", k, want, many[k])
		}
	}
	if !maps.Equal(first.Faults, second.Faults) || len(first.Faults) != 8 {
		t.Errorf("%v, and at once with others %v", first.Faults, second.Faults)
	}
	other, _ := outcomes(t, mock.Options{Script: script(t, mixed), Seed: 6}, 8, false)
	if maps.Equal(one, other) {
		t.Error("another seed has the same in store")
	}
}

// Each condition narrows a rule down, and the first rule that applies decides.
func TestConditions(t *testing.T) {
	for _, c := range []struct {
		rules string
		want  map[string]int // of 180 requests, 60 prompts three times each
	}{
		{"[{fault: nonsense, first: 2}]", map[string]int{"nonsense": 120}},
		{"[{fault: nonsense, every: 9}]", map[string]int{"nonsense": 20}},
		{"[{fault: nonsense, from: 171}]", map[string]int{"nonsense": 10}},
		{"[{fault: nonsense, from: 11, to: 20}]", map[string]int{"nonsense": 10}},
		{"[{fault: nonsense, task: 'jud*', model: builtin}]", map[string]int{"nonsense": 180}},
		{"[{fault: nonsense, task: 'dialogue.*'}, {fault: empty, model: 'builtin-*'}]", map[string]int{}},
		{"[{fault: empty, first: 1}, {fault: nonsense}]", map[string]int{"empty": 60, "nonsense": 120}},
		{"[{fault: slow, median: 1us}, {fault: empty}, {fault: nonsense}]", map[string]int{"slow": 180, "empty": 180}},
	} {
		_, st := outcomes(t, mock.Options{Script: script(t, "rules: "+c.rules)}, 8, false)
		if !maps.Equal(st.Faults, c.want) {
			t.Errorf("%s: %v, want %v", c.rules, st.Faults, c.want)
		}
	}
	_, st := outcomes(t, mock.Options{Script: script(t, "rules: [{fault: nonsense, chance: 0.3}]"), Seed: 1}, 8, false)
	if n := float64(st.Faults["nonsense"]); math.Abs(n-54) > 4*math.Sqrt(180*0.3*0.7) {
		t.Errorf("%v of 180 at a chance of 0.3", n)
	}
}

// Half of the delays stay below the median, and one in a hundred exceeds the
// 99th percentile.
func TestSlowTail(t *testing.T) {
	delays := mock.Delays(script(t, "rules: [{fault: slow, median: 100ms, p99: 2s}]"), 20000)
	slices.Sort(delays)
	for at, want := range map[int]float64{10000: 0.1, 19800: 2} {
		if got := delays[at].Seconds(); math.Abs(got/want-1) > 0.15 {
			t.Errorf("delay %d of 20000: %.3f s, want about %.3f", at, got, want)
		}
	}
}
