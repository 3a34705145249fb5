package pipeline

import (
	"context"
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
func (m counting) Version() string { return versionOf(m.Model) }

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

// counted runs a corpus and counts the calls of its stages.
func counted(t testing.TB, s Settings) *finished {
	t.Helper()
	var calls atomic.Int64
	f := &finished{Settings: s, spent: map[string]int{}}
	res, w := do(t, s, func(r *Run) {
		r.Models = casts(s.Recipe.Filters.Panel, func(m llm.Model) llm.Model { return counting{m, &calls} })
		r.Exec = stageCalls{r.Exec.(*watch), &calls, f.spent}
	})
	f.Result, f.stages = res, w.stages
	return f
}

// TestEstimate: units and calls of a run lie within what was estimated, stage
// by stage, with both ways of testing uniqueness.
func TestEstimate(t *testing.T) {
	eachQuickstart(t, checkEstimate)
	t.Run("exhaustive", func(t *testing.T) {
		checkEstimate(t, counted(t, settings(t, "technology", 1, append(small, "filters.uniqueness=exhaustive")...)))
	})
}

func checkEstimate(t *testing.T, f *finished) {
	estimated, err := Estimate(f.Settings, Families())
	if err != nil {
		t.Fatal(err)
	}
	if estimated.Messages != len(f.Corpus.Messages) {
		t.Errorf("%d messages, estimated were %d", len(f.Corpus.Messages), estimated.Messages)
	}
	left := map[string]StageEstimate{}
	for _, e := range estimated.Stages {
		left[e.Name] = e
	}
	for _, run := range f.stages {
		e, ok := left[run.name]
		if !ok && run.units > 0 {
			t.Errorf("stage %s was not estimated", run.name)
			continue
		}
		within(t, run.name+" units", run.units, e.Units)
		within(t, run.name+" calls", f.spent[run.name], e.Calls)
		delete(left, run.name)
	}
	for name, e := range left {
		if e.Units.Low > 0 {
			t.Errorf("stage %s was estimated and did not run", name)
		}
	}
}

func within(t *testing.T, what string, n int, i Interval) {
	t.Helper()
	if n < i.Low || n > i.High {
		t.Errorf("%s: %d, estimated were %s", what, n, i)
	}
}
