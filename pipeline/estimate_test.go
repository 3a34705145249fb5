package pipeline

import (
	"context"
	"sync/atomic"
	"testing"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/stage"
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
func (m counting) Version() string { return stage.VersionOf(m.Model) }

// stageCalls books calls to the stage that makes them.
type stageCalls struct {
	*watch
	calls *atomic.Int64
	spent map[string]int
}

func (s stageCalls) Run(ctx context.Context, stage exec.Stage) (exec.Stats, error) {
	before := s.calls.Load()
	stats, err := s.watch.Run(ctx, stage)
	s.spent[s.watch.at] += int(s.calls.Load() - before)
	return stats, err
}

// counted runs a corpus and counts the calls of its stages.
func counted(t testing.TB, s Settings) *finished {
	t.Helper()
	var calls atomic.Int64
	f := &finished{Settings: s, spent: map[string]int{}}
	res, w := do(t, s, func(r *Run) {
		r.Models = casts(s.Recipe.Filters.Panel, func(m llm.Model) llm.Model { return counting{m, &calls} })
		w := r.Exec.(*watch)
		w.sums = true
		r.Exec = stageCalls{w, &calls, f.spent}
	})
	f.outcome, f.stages = res, w.stages
	return f
}

// TestEstimate: units and calls of a run lie within what was estimated, stage
// by stage, with both ways of testing uniqueness.
func TestEstimate(t *testing.T) {
	if testing.Short() {
		t.Skip("arithmetic")
	}
	eachQuickstart(t, checkEstimate)
	t.Run("exhaustive", func(t *testing.T) {
		checkEstimate(t, counted(t, settings(t, "technology", 1, append(small, "filters.uniqueness=exhaustive")...)))
	})
}

func checkEstimate(t *testing.T, f *finished) {
	estimated, err := Estimate(t.Context(), f.Settings)
	if err != nil {
		t.Fatal(err)
	}
	estimated = estimated.Computed()
	within(t, "messages", float64(len(f.Corpus.Messages)), estimated.Messages)
	left := map[string]cost.Stage{}
	for _, e := range estimated.Stages {
		left[e.Name] = e
	}
	for _, run := range f.stages {
		e, ok := left[run.name]
		if !ok && run.units > 0 {
			t.Errorf("stage %s was not estimated", run.name)
			continue
		}
		within(t, run.name+" units", float64(run.units), e.Units)
		within(t, run.name+" calls", float64(f.spent[run.name]), callsOf(e))
		delete(left, run.name)
	}
	for name, e := range left {
		if e.Units.Low > 0 {
			t.Errorf("stage %s was estimated and did not run", name)
		}
	}
}

// callsOf is what all tasks of a stage ask.
func callsOf(s cost.Stage) cost.Span {
	var sum cost.Span
	for _, a := range s.Asks {
		sum = sum.Plus(a.Calls)
	}
	return sum
}

func within(t *testing.T, what string, n float64, s cost.Span) {
	t.Helper()
	if n < s.Low || n > s.High {
		t.Errorf("%s: %.0f, estimated were %.0f to %.0f", what, n, s.Low, s.High)
	}
}

// TestEstimateIsBelievable: the bounds of no stage are so wide that they say
// nothing, likely values lie between them, and tokens too.
func TestEstimateIsBelievable(t *testing.T) {
	t.Parallel()
	e, err := Estimate(t.Context(), settings(t, "technology", 1))
	if err != nil {
		t.Fatal(err)
	}
	all := e.Price(nil)
	for _, c := range append(all.Stages, all.Total) {
		for what, s := range map[string]cost.Span{"calls": c.Calls, "tokens in": c.In, "tokens out": c.Out} {
			if s.Low > s.Likely || s.Likely > s.High || c.Calls.Likely > 30 && s.High > 7*s.Likely {
				t.Errorf("%s %s: likely %.0f, %.0f to %.0f", c.Stage, what, s.Likely, s.Low, s.High)
			}
		}
		if c.Stage == "" && c.Calls.High > 3*c.Calls.Likely {
			t.Errorf("likely %.0f calls, at most %.0f", c.Calls.Likely, c.Calls.High)
		}
	}
}

// TestEstimateOfSomeProjects: what is counted in the first projects and scaled
// holds all of them within its bounds.
func TestEstimateOfSomeProjects(t *testing.T) {
	if testing.Short() {
		t.Skip("arithmetic")
	}
	s := several(t, 1)
	e, err := Estimate(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	if s.Recipe.World.Projects <= surveyed {
		t.Fatalf("%d projects are not more than a sample", s.Recipe.World.Projects)
	}
	within(t, "messages", float64(len(planned(t, s).Corpus.Messages)), e.Messages)
}
