package pipeline

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"

	"memloom/internal/llm"
	"memloom/pipeline/exec"
)

// counting counts first calls; answers asked again are not estimated.
type counting struct {
	llm.Model
	calls *atomic.Int64
}

func (m counting) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if len(c.Prior) == 0 {
		m.calls.Add(1)
	}
	return m.Model.Complete(ctx, c)
}

// Version passes on the version of the rules behind.
func (m counting) Version() string { return builtVersion(m.Model) }

// stageCalls books calls to the stage that makes them.
type stageCalls struct {
	*watch
	calls *atomic.Int64
	spent map[string]int
}

func (s stageCalls) Run(ctx context.Context, stage exec.Stage) (exec.Stats, error) {
	before := s.calls.Load()
	stats, err := s.watch.Run(ctx, stage)
	s.spent[s.watch.stage] += int(s.calls.Load() - before)
	return stats, err
}

// TestEstimate: units and calls of a run lie within what was estimated, stage
// by stage, with both ways of testing uniqueness.
func TestEstimate(t *testing.T) {
	for _, domain := range []string{"technology", library} {
		for seed := uint64(1); seed <= 3; seed++ {
			for _, set := range [][]string{nil, append(small, "filters.uniqueness=exhaustive")} {
				t.Run(fmt.Sprintf("%s/%d/%d", domain, seed, len(set)), func(t *testing.T) {
					checkEstimate(t, settings(t, domain, seed, set...))
				})
			}
		}
	}
}

func checkEstimate(t *testing.T, s Settings) {
	estimated, err := Estimate(s, Families())
	if err != nil {
		t.Fatal(err)
	}
	var calls atomic.Int64
	spent := map[string]int{}
	res, w := do(t, s, func(r *Run) {
		r.Models = casts(s.Recipe.Filters.Panel, func(m llm.Model) llm.Model { return counting{m, &calls} })
		r.Exec = stageCalls{r.Exec.(*watch), &calls, spent}
	})
	if estimated.Messages != len(res.Corpus.Messages) {
		t.Errorf("%d messages, estimated were %d", len(res.Corpus.Messages), estimated.Messages)
	}
	within := func(what string, n int, i Interval) {
		if n < i.Low || n > i.High {
			t.Errorf("%s: %d, estimated were %s", what, n, i)
		}
	}
	left := map[string]StageEstimate{}
	for _, e := range estimated.Stages {
		left[e.Name] = e
	}
	for _, run := range w.stages {
		e, ok := left[run.name]
		if !ok && run.units > 0 {
			t.Errorf("stage %s was not estimated", run.name)
			continue
		}
		within(run.name+" units", run.units, e.Units)
		within(run.name+" calls", spent[run.name], e.Calls)
		delete(left, run.name)
	}
	for name, e := range left {
		if e.Units.Low > 0 {
			t.Errorf("stage %s was estimated and did not run", name)
		}
	}
}
