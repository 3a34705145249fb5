package pipeline

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/designs/evermembench"
	"memloom/pipeline/passage"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// moody is a model that gives no acceptable answer to a share of the questions
// of some tasks, the same ones whenever it is asked: it refuses, breaks off or
// talks.
type moody struct {
	llm.Model
	name   string
	share  int // per cent
	tasks  []string
	unitOf func(llm.Unit) // hears on whose behalf it is asked, if not nil
}

func (m moody) Name() string { return m.name }

func (m moody) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if m.unitOf != nil {
		m.unitOf(llm.UnitOf(ctx))
	}
	in, err := json.Marshal(c.Input)
	if err != nil {
		return llm.Answer{}, err
	}
	r := corpus.Rand(7, c.Task, string(in))
	if slices.Contains(m.tasks, c.Task) && r.IntN(100) < m.share {
		switch r.IntN(4) {
		case 0:
			return llm.Answer{}, &llm.Failure{Kind: llm.Refused, Model: m.name, Reason: "it had rather not"}
		case 1:
			return llm.Answer{}, &llm.Failure{Kind: llm.Truncated, Model: m.name, Reason: "at 4096 tokens"}
		case 2:
			return llm.Answer{}, &llm.Failure{Kind: llm.Server, Model: m.name, Reason: "503 eight times over", Final: true}
		}
		return llm.Answer{Text: "Let me think about it.", Model: m.name}, nil
	}
	return m.Model.Complete(ctx, c)
}

// moodily gives every role a model that fails at its tasks.
func moodily(share int, tasks ...string) func(*Run) {
	return func(r *Run) {
		r.Models = casts(r.Recipe.Filters.Panel, func(m llm.Model) llm.Model {
			return moody{Model: m, name: "moody " + m.Name(), share: share, tasks: tasks}
		})
		if slices.Contains(tasks, prompts.TaskSolve) {
			r.Models.Solver, r.Models.Judge = r.Models.Author, r.Models.Author
		}
	}
}

// TestFailedQuestionsArePassedOver: whatever question stays unanswered, the run
// ends, its corpus keeps its promises, every failure is in a row of its own, and
// the same run has the same rows.
func TestFailedQuestionsArePassedOver(t *testing.T) {
	for _, c := range []struct {
		stage string
		share int // of the questions stays unanswered, in percent
		tasks []string
		seen  func(*corpus.Corpus) bool // that something was passed over
	}{
		{"text", 30, []string{prompts.TaskDay}, flaggedFor(passage.NotWritten)},
		{"text", 30, []string{prompts.TaskCheck}, flaggedFor(passage.NotChecked)},
		{"scaffold", 30, []string{prompts.TaskSummary}, nil},
		{"wording", 30, []string{prompts.TaskAsk, prompts.TaskOptions}, nil},
		{"harden", 30, []string{prompts.TaskSolve, prompts.TaskJudge, prompts.TaskBlind, prompts.TaskProbe}, flaggedItem},
	} {
		t.Run(strings.Join(c.tasks, " "), func(t *testing.T) {
			t.Parallel()
			s := settings(t, "technology", 1, append(slices.Clone(small), "questions.families.multi_hop/chain=3")...)
			res, _ := do(t, s, moodily(c.share, c.tasks...))
			list := res.Corpus.Failures
			t.Logf("%d failures, %d flagged days, %d shortfalls", len(list), len(res.Corpus.Flagged), len(res.Shortfalls))
			if !slices.ContainsFunc(list, func(f corpus.Failure) bool { return f.Stage == c.stage }) || c.seen != nil &&
				!c.seen(res.Corpus) {
				t.Errorf("nothing was passed over in %s", c.stage)
			}
			checkFailures(t, res.Corpus, c.tasks)
			keepsPromises(t, s, res.Corpus)
			again, _ := do(t, s, moodily(c.share, c.tasks...))
			if !slices.Equal(again.Corpus.Failures, list) || len(again.Corpus.Items) != len(res.Corpus.Items) {
				t.Error("the same run has other rows")
			}
		})
	}
}

func flaggedFor(reason string) func(*corpus.Corpus) bool {
	return func(c *corpus.Corpus) bool {
		return slices.ContainsFunc(c.Flagged, func(f corpus.FlaggedPassage) bool {
			return slices.Contains(f.Reasons,
				reason)
		})
	}
}

func flaggedItem(c *corpus.Corpus) bool {
	return slices.ContainsFunc(c.Items, func(it corpus.Item) bool { return it.Status == corpus.Flagged })
}

// checkFailures: the rows say what failed, of what, and in the corpus's ids.
func checkFailures(t *testing.T, c *corpus.Corpus, tasks []string) {
	t.Helper()
	units := map[string]bool{}
	for _, it := range c.Items {
		units[it.ID] = true
	}
	for _, s := range c.Segments {
		units[s.ID] = true
	}
	for _, g := range c.Groups {
		units[g.ID] = true
	}
	for _, p := range c.Projects {
		units[p.ID] = true
	}
	for _, f := range c.Failures {
		known := slices.ContainsFunc(strings.Split(f.Unit, "/"), func(part string) bool { return units[part] })
		if !known && !strings.Contains(f.Unit, ", draft ") || !slices.Contains(tasks, f.Task) || !strings.HasPrefix(f.Model,
			"moody") || f.Kind == "" || f.Reason == "" {
			t.Errorf("%+v", f)
		}
	}
}

// TestModelsKnowForWhomTheyAreAsked: every call is made for a unit of a stage.
func TestModelsKnowForWhomTheyAreAsked(t *testing.T) {
	t.Parallel()
	var mu sync.Mutex
	stages := map[string]bool{}
	do(t, settings(t, "technology", 1, small...), func(r *Run) {
		r.Models = casts(r.Recipe.Filters.Panel, func(m llm.Model) llm.Model {
			return moody{Model: m, name: m.Name(), unitOf: func(u llm.Unit) {
				mu.Lock()
				defer mu.Unlock()
				stage := llm.Step(u.Stage)
				if stages[stage] = true; u.Name == "" {
					t.Errorf("asked in %q for nobody", u.Stage)
				}
			}}
		})
	})
	for _, want := range []string{"scaffold", "text", "wording", "judge"} {
		if !stages[want] {
			t.Errorf("nobody was asked in %s: %v", want, stages)
		}
	}
}

// capped is a model that runs out of budget.
type capped struct {
	llm.Model
	after int
	mu    *sync.Mutex
	calls *int
}

// overError is a budget's error, as its own type.
type overError struct{}

func (*overError) Error() string { return "the budget is used up" }
func (*overError) EndsRun() bool { return true }

func (m capped) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	m.mu.Lock()
	*m.calls++
	over := *m.calls > m.after
	m.mu.Unlock()
	if over {
		return llm.Answer{}, fmt.Errorf("reserving: %w", &overError{})
	}
	return m.Model.Complete(ctx, c)
}

// TestWhatEndsTheRunEndsItAtOnce, wherever it happens, and stays recognisable;
// the run goes on where it was.
func TestWhatEndsTheRunEndsItAtOnce(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	want, _ := do(t, s, nil)
	const workers = 4
	store := newMemory()
	for _, after := range []int{3, 30, 60, 100, 1 << 30} {
		var mu sync.Mutex
		calls := 0
		r := &Run{Env: stage.Env{Settings: s, Store: store, Exec: exec.New(store, exec.Options{Workers: workers})},
			Design: evermembench.Design{}}
		r.Models = casts(s.Recipe.Filters.Panel, func(m llm.Model) llm.Model { return capped{m, after, &mu, &calls} })
		done, err := r.Do(t.Context())
		var over *overError
		var environment *exec.EnvironmentError
		switch {
		case after == 1<<30:
			res := read(t, r, done)
			if err != nil || len(res.Corpus.Failures) != 0 || len(res.Corpus.Items) != len(want.Corpus.Items) ||
				res.Corpus.Messages[7].Text != want.Corpus.Messages[7].Text {
				t.Errorf("resumed: %v", err)
			}
		case !errors.As(err, &over) || !errors.As(err, &environment) || calls > after+workers:
			t.Errorf("after %d: %d calls, %v", after, calls, err)
		}
	}
}

// TestAModelThatTalksNonsenseEndsTheRun in a bounded number of calls.
func TestAModelThatTalksNonsenseEndsTheRun(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	for _, task := range []string{prompts.TaskDay, prompts.TaskSummary, prompts.TaskAsk, prompts.TaskBlind} {
		store := newMemory()
		r := &Run{Env: stage.Env{Settings: s, Store: store, Exec: exec.New(store, exec.Options{Workers: 4})},
			Design: evermembench.Design{}}
		moodily(100, task)(r)
		var hopeless *prompts.HopelessError
		if _, err := r.Do(t.Context()); !errors.As(err, &hopeless) || hopeless.Task != task {
			t.Errorf("%s: %v", task, err)
		}
	}
}
