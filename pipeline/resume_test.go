package pipeline

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/progress"
	"memloom/internal/runstore"
	"memloom/pipeline/designs/evermembench"
	"memloom/pipeline/stage"
)

// stopper ends a context after some units.
type stopper struct {
	left int
	stop context.CancelCauseFunc
}

var errStopped = errors.New("stopped by the test")

func (s *stopper) Observe(e progress.Event) {
	if e.Kind == progress.UnitDone {
		if s.left--; s.left == 0 {
			s.stop(errStopped)
		}
	}
}

// TestResume: a run that is stopped again and again, after any number of units,
// with any number of workers, leaves the records and the result of a run that
// is not.
func TestResume(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	want, whole := finish(t, s, 1, func() int { return 0 })
	r := rand.New(rand.NewPCG(7, 7))
	for _, workers := range []int{1, 8} {
		stops := 0
		got, dump := finish(t, s, workers, func() int { stops++; return 1 + r.IntN(60) })
		if diff := cmp.Diff(whole, dump); diff != "" {
			t.Errorf("%d workers, %d stops: the records differ:\n%s", workers, stops, diff)
		}
		if diff := cmp.Diff(want.Corpus, got.Corpus); diff != "" {
			t.Errorf("%d workers, %d stops: the result differs:\n%s", workers, stops, diff)
		}
		if stops < 4 {
			t.Errorf("stopped %d times only", stops)
		}
	}
}

// finish runs a corpus to its end, stopping after as many units as next says,
// 0 for never, and returns the result and the records.
func finish(t *testing.T, s Settings, workers int, next func() int) (*outcome, string) {
	t.Helper()
	dir := t.TempDir()
	for {
		store, err := runstore.Open(dir, runstore.Options{})
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancelCause(context.Background())
		executor := exec.New(store, exec.Options{Workers: workers, Observer: &stopper{next(), cancel}})
		run := &Run{Env: stage.Env{Settings: s, Models: casts(s.Recipe.Filters.Panel, plain), Store: store, Exec: executor},
			Design: evermembench.Design{}}
		res, err := run.Do(ctx)
		cancel(nil)
		var dump strings.Builder
		var out *outcome
		if err == nil {
			out = read(t, run, res)
			if err := store.Dump(&dump); err != nil {
				t.Fatal(err)
			}
		}
		if closed := store.Close(); closed != nil {
			t.Fatal(closed)
		}
		switch {
		case err == nil:
			return out, dump.String()
		case !errors.Is(err, errStopped):
			t.Fatal(err)
		}
	}
}

// named is a model under another name.
type named struct {
	llm.Model
	name string
}

func (m named) Name() string { return m.name }

// revised is a model of the same name whose rules have changed.
type revised struct{ llm.Model }

func (revised) Version() string { return "revised" }

// TestOnlyWhatDepends: a run that goes on with one thing changed computes again
// what depends on it, and nothing else.
func TestOnlyWhatDepends(t *testing.T) {
	t.Parallel()
	_, first := do(t, settings(t, "technology", 1, small...), nil)
	done := first.store
	idle := func(stage string) bool { // in a corpus so small
		return !slices.ContainsFunc(first.stages, func(x *stageRun) bool { return x.name == stage && x.units > 0 })
	}
	other := func(m llm.Model) llm.Model { return named{m, "other"} }
	for _, c := range []struct {
		name   string
		change func(*Run)
		again  []string
	}{
		{"nothing", func(*Run) {}, nil},
		{"the author", func(r *Run) { r.Models.Author = other(r.Models.Author) }, []string{"text"}}, // and writes the same
		{"the proposer", func(r *Run) { r.Models.Proposer = other(r.Models.Proposer) }, []string{"wording", "reword"}},
		{"the solver", func(r *Run) { r.Models.Solver = other(r.Models.Author) }, []string{"harden", "reword", "judge",
			"read", "unique", "result"}},
		{"the judge", func(r *Run) { r.Models.Judge = other(r.Models.Judge) }, []string{"harden", "judge", "unique"}},
		{"a member of the panel", func(r *Run) { r.Models.Panel[1].Model = other(r.Models.Panel[1].Model) },
			[]string{"judge", "unique"}},
		{"the rules of a member of the panel", func(r *Run) { r.Models.Panel[1].Model = revised{r.Models.Panel[1].Model} },
			[]string{"judge", "unique"}},
		{"a synonym of the pack", func(r *Run) {
			p := *r.Domains[0].Pack
			p.Attributes = slices.Clone(p.Attributes)
			p.Attributes[0].Synonyms = append(slices.Clone(p.Attributes[0].Synonyms), "zzyzx")
			r.Domains = []Domain{{Pack: &p, Text: append(slices.Clone(r.Domains[0].Text), '\n')}}
		}, []string{"people", "blueprint", "plan", "scaffold", "world", "drafts", "harden", "judge", "read", "unique",
			"result"}},
		{"the prober", func(r *Run) { r.Models.Probe = other(r.Models.Probe) }, []string{"judge", "read", "unique"}},
		{"a rate of the dialogue", func(r *Run) { r.Recipe.Dialogue.Words++ }, []string{"plan", "text"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			store := done.clone()
			_, w := do(t, settings(t, "technology", 1, small...), func(r *Run) {
				r.Store, r.Exec = store, &watch{inner: exec.New(store, exec.Options{Workers: 4}), store: store}
				c.change(r)
			})
			var ran []string
			for _, x := range w.stages {
				if x.units > 0 {
					ran = append(ran, x.name)
				}
			}
			if c.name == "a rate of the dialogue" { // what follows depends on whether the texts change
				ran = ran[:min(2, len(ran))]
			}
			if c.name != "the solver" { // a model, unlike the fact solver, has segments read
				c.again = slices.DeleteFunc(c.again, idle)
			}
			if diff := cmp.Diff(c.again, ran); diff != "" {
				t.Error(diff)
			}
		})
	}
}
