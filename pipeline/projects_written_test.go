package pipeline

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/output"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs/evermembench"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// writtenWorld is a small world of three projects that a planner writes.
var writtenWorld = []string{"world.blueprint=written", "world.projects=3", "world.people=40", "world.workdays=15"}

func writtenSettings(t testing.TB, more ...string) Settings {
	return settings(t, "technology", 1, slices.Concat(small, writtenWorld, more)...)
}

var writtenOnce struct {
	sync.Once
	run *finished
}

// writtenRun is a run whose projects a planner wrote; no test may change it.
func writtenRun(t testing.TB) *finished {
	t.Helper()
	writtenOnce.Do(func() { writtenOnce.run = counted(t, writtenSettings(t)) })
	return writtenOnce.run
}

// TestWrittenProjects: a corpus whose projects a planner wrote keeps its
// promises; its projects differ, its rules are the planner's, and its units and
// calls are those that were estimated.
func TestWrittenProjects(t *testing.T) {
	t.Parallel()
	f := writtenRun(t)
	keepsPromises(t, f.Settings, f.Corpus)
	checkEstimate(t, f)
	if f.spent["projects"] != 9 || f.spent["tasks"] != 9 || f.spent["rationales"] != 3 {
		t.Errorf("the planner was asked %v", f.spent)
	}
	if len(f.Corpus.Projects) != 3 || len(f.Shortfalls) > 0 {
		t.Errorf("%d projects, %v", len(f.Corpus.Projects), f.Shortfalls)
	}
	names := map[string]bool{}
	for _, p := range f.Corpus.Projects {
		names[p.Name] = true
	}
	ruled := map[string]bool{}
	for _, x := range f.Corpus.Themes {
		if x.Kind == "rule" {
			ruled[x.Title] = true
		}
	}
	written := 0
	for _, m := range materialOf(t, f.Settings) {
		if !names[m.Project.Name] {
			t.Errorf("%q is no project of the corpus", m.Project.Name)
		}
		for _, r := range m.Rules {
			if ruled[r.Matter] {
				written++
			}
		}
	}
	if written != len(ruled) || written == 0 {
		t.Errorf("%d rules are stated, %d of them the planner's", len(ruled), written)
	}
	for _, x := range f.Corpus.Tasks {
		if !strings.HasPrefix(x.Rationale, "As ") {
			t.Fatalf("%s has the rationale %q, not the planner's", x.Name, x.Rationale)
		}
	}
	m, err := (&Run{Env: stage.Env{Settings: f.Settings, Models: casts(3, plain)}}).Manifest(f.Result)
	if err != nil || !slices.ContainsFunc(m.Models, func(x output.RoleModel) bool { return x.Role == "planner" }) {
		t.Errorf("the manifest does not name the planner: %v, %v", m.Models, err)
	}
}

// materialOf is what the built-in planner writes.
func materialOf(t *testing.T, s Settings) []blueprint.Material {
	t.Helper()
	store := newMemory()
	e := &stage.Env{Settings: s, Models: casts(3, plain), Store: store, Exec: exec.New(store, exec.Options{Workers: 2})}
	if err := e.Do(t.Context(), "", evermembench.Design{}.Shared(e)); err != nil {
		t.Fatal(err)
	}
	var list []blueprint.Material
	for i := range s.Recipe.World.Projects {
		m, err := stage.Fetch[blueprint.Material](store, fmt.Sprintf("project/p%d", i+1))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, m)
	}
	return list
}

// TestSeedsHaveOtherProjects: two seeds have the planner asked differently.
func TestSeedsHaveOtherProjects(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing that other runs do not do at once too")
	}
	seen := map[string]bool{}
	for seed := range uint64(8) {
		s := writtenSettings(t)
		s.Seed = seed
		seen[materialOf(t, s)[0].Project.Name] = true
	}
	if len(seen) < 2 {
		t.Errorf("all begin with %v", seen)
	}
}

// TestWrittenAgain: what a planner wrote is asked again where its model or a
// template changes, in the stages that these concern, and not otherwise.
func TestWrittenAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("much like other runs that are resumed")
	}
	s := writtenSettings(t)
	_, first := do(t, s, nil)
	for _, c := range []struct {
		name   string
		change func(*Run)
		again  []string
	}{
		{"nothing", func(*Run) {}, nil},
		// and it writes the same
		{"the planner", func(r *Run) { r.Models.Planner = named{r.Models.Planner, "other"} }, []string{"projects", "tasks",
			"rationales"}},
		{"the template of tasks", func(r *Run) {
			r.Templates = prompts.Overrides{prompts.TaskSubtasks: "List the tasks.\n{{.Input}}\n"}
		}, []string{"tasks", "result"}}, // which keeps the templates
		{"the template of rules", func(r *Run) {
			r.Templates = prompts.Overrides{prompts.TaskRules + prompts.SystemSuffix: "You regulate."}
		}, []string{"projects", "result"}},
		{"the template of rationales", func(r *Run) {
			r.Templates = prompts.Overrides{prompts.TaskRationales: "Say why.\n{{.Input}}\n"}
		}, []string{"rationales", "result"}},
	} {
		store := first.store.clone()
		_, w := do(t, s, func(r *Run) {
			r.Store, r.Exec = store, &watch{inner: exec.New(store, exec.Options{Workers: 4}), store: store}
			c.change(r)
		})
		var ran []string
		for _, x := range w.stages {
			if x.units > 0 {
				ran = append(ran, x.name)
			}
		}
		if diff := cmp.Diff(c.again, ran); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
}

// only asks a model some tasks, and another all others.
type only struct {
	llm.Model
	tasks []string
	of    llm.Model
}

func (m only) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if slices.Contains(m.tasks, c.Task) {
		return m.of.Complete(ctx, c)
	}
	return m.Model.Complete(ctx, c)
}

// TestPlannerThatFails: a project that no one wrote cannot be passed over: the
// run pauses, says in one sentence which project lacks what and why, keeps what
// was written, and goes on with another planner.
func TestPlannerThatFails(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing that other runs do not do at once too")
	}
	s := writtenSettings(t)
	want := materialOf(t, s)
	for task, says := range map[string]string{
		prompts.TaskTopics:      "could not write the topic of project 1: model ",
		prompts.TaskSubprojects: "could not write the sub-projects of project 1 (" + want[0].Project.Name + "): model ",
		prompts.TaskRules:       "could not write the rules of project 1 (" + want[0].Project.Name + "): model ",
		prompts.TaskSubtasks: "could not write the tasks of the sub-project " + want[0].Project.Subprojects[0].Name +
			" of project 1",
	} {
		store := newMemory()
		r := &Run{Env: stage.Env{Settings: s, Store: store, Exec: exec.New(store, exec.Options{Workers: 1})},
			Design: evermembench.Design{}}
		r.Models = casts(3, plain)
		r.Models.Planner = only{r.Models.Planner, []string{task}, moody{Model: r.Models.Planner, name: "moody", share: 100,
			tasks: []string{task}}}
		err := r.Env.Do(t.Context(), "", r.Design.Shared(&r.Env))
		var stuck *blueprint.PlannerError
		var environment *exec.EnvironmentError
		if !errors.As(err, &stuck) || !errors.As(err, &environment) || !strings.Contains(err.Error(), says) ||
			strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", task, err)
		}
		r.Models = casts(3, plain)
		err = r.Env.Do(t.Context(), "", r.Design.Shared(&r.Env))
		if err != nil {
			t.Fatal(err)
		}
		got, err := stage.Fetch[*blueprint.Blueprint](store, "blueprint/p3")
		if err != nil || got.Project.Name != want[2].Project.Name {
			t.Errorf("%s: resumed: %v", task, err)
		}
	}
}

// TestRationalesThatFail: who owns what is known without them, so that they are
// passed over, with a row for each, and the computed ones stay.
func TestRationalesThatFail(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing that other runs do not do at once too")
	}
	s := writtenSettings(t)
	res, _ := do(t, s, func(r *Run) {
		r.Models.Planner = moody{Model: r.Models.Planner, name: "moody", share: 100, tasks: []string{prompts.TaskRationales}}
	})
	if n := len(res.Corpus.Failures); n != 3 {
		t.Errorf("%d failures, want one a project", n)
	}
	checkFailures(t, res.Corpus, []string{prompts.TaskRationales})
	for _, x := range res.Corpus.Tasks {
		if x.Rationale == "" || strings.HasPrefix(x.Rationale, "As ") {
			t.Fatalf("%s has the rationale %q", x.Name, x.Rationale)
		}
	}
	keepsPromises(t, s, res.Corpus)
}

// TestPacksAskNoPlanner: a recipe that takes its projects from packs asks
// the planner nothing.
func TestPacksAskNoPlanner(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	do(t, s, func(r *Run) {
		r.Models.Planner = moody{Model: r.Models.Planner, name: "moody", unitOf: func(u llm.Unit) {
			t.Errorf("asked for %v",
				u)
		}}
	})
	e, err := Estimate(t.Context(), s)
	if err != nil || slices.ContainsFunc(e.Stages, func(x cost.Stage) bool { return x.Name == "projects" }) {
		t.Errorf("%v, %v", e, err)
	}
}
