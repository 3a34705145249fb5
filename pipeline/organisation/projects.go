package organisation

import (
	"context"
	"errors"
	"fmt"
	"math"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// What a planner writes (E2, E3, E6, E7), where the recipe says so: a record for each project with its sub-projects and
// rules, for the tasks of each sub-project, and for the rationales of some of its tasks at a time.

// written says whether a planner writes the projects.
func (r *builder) written() bool { return r.Recipe.World.Blueprint == recipe.Written }

func projectKey(i int) string       { return fmt.Sprintf("project/p%d", i+1) }
func tasksKey(i, g int) string      { return fmt.Sprintf("tasks/p%d.g%d", i+1, g+1) }
func rationalesKey(i, k int) string { return fmt.Sprintf("rationales/p%d/%d", i+1, k+1) }

// variant tells project i of this run from those of other seeds.
func (r *builder) variant(i int) int { return r.Source(projectKey(i))("variant").IntN(1 << 30) }

// writer has the planner asked.
func (r *builder) writer(m llm.Model) (*blueprint.Writer, error) {
	t, err := prompts.NewTasks(nil).With(r.Templates)
	if err != nil {
		return nil, err
	}
	w := r.Recipe.World
	months := float64(w.Workdays) / monthOfWork
	return &blueprint.Writer{
		Planner: t.Planner, Model: m, Options: blueprint.Options{World: r.Recipe.World}, Packs: r.Packs(),
		Rules: w.Groups * max(1, int(math.Ceil(r.Recipe.Dialogue.Rules*months))), // as many as are stated
	}, nil
}

// monthOfWork is how many workdays a month has where rates are per month.
const monthOfWork = 21

// projectUnits has the planner write all that the organisation is made of, a project a round: each must differ from
// those before it. The rest is written side by side.
func (r *builder) projectUnits(_ context.Context, round int) ([]exec.Unit, error) {
	if !r.written() {
		return nil, nil
	}
	w, err := r.writer(r.Models.Planner)
	if err != nil {
		return nil, err
	}
	list := blueprint.Unwritten(w.Options, w.Packs)
	if round > len(list) {
		return nil, nil
	}
	return []exec.Unit{r.projectUnit(w, list, round-1)}, nil
}

func (r *builder) tasksUnits(context.Context) ([]exec.Unit, error) {
	if !r.written() {
		return nil, nil
	}
	w, err := r.writer(r.Models.Planner)
	if err != nil {
		return nil, err
	}
	var units []exec.Unit
	for i, m := range blueprint.Unwritten(w.Options, w.Packs) {
		for g := range w.Options.Groups {
			units = append(units, r.tasksUnit(w, m, i, g))
		}
	}
	return units, nil
}

// projectParams identifies what a project, or a part of it, depends on.
func (r *builder) projectParams(m blueprint.Material, more ...any) []byte {
	w := r.Recipe.World
	return r.Params(append([]any{stage.HashOf(r.Domains[m.Pack].Text), w.Groups, w.TasksPerGroup, w.Tasks}, more...)...)
}

// projectUnit writes a project, knowing those before it.
func (r *builder) projectUnit(w *blueprint.Writer, list []blueprint.Material, i int) exec.Unit {
	params := r.projectParams(list[i], w.Rules, stage.TaskParams(w.Planner.Topics, w.Model),
		stage.TaskParams(w.Planner.Subprojects, w.Model), stage.TaskParams(w.Planner.Rules, w.Model))
	var inputs []string
	for k := range i {
		inputs = append(inputs, projectKey(k))
	}
	return unit(projectKey(i), inputs, params, func(ctx context.Context, in exec.Getter) (any, error) {
		before := make([]blueprint.Material, i)
		for k := range before {
			var err error
			if before[k], err = stage.Fetch[blueprint.Material](in, projectKey(k)); err != nil {
				return nil, err
			}
		}
		return w.Project(ctx, before, list[i].Pack, r.variant(i))
	})
}

// tasksUnit writes the tasks of sub-project g of project i.
func (r *builder) tasksUnit(w *blueprint.Writer, m blueprint.Material, i, g int) exec.Unit {
	params := r.projectParams(m, stage.TaskParams(w.Planner.Subtasks, w.Model))
	return unit(tasksKey(i, g), []string{projectKey(i)}, params, func(ctx context.Context, in exec.Getter) (any, error) {
		m, err := stage.Fetch[blueprint.Material](in, projectKey(i))
		if err != nil {
			return nil, err
		}
		return w.Tasks(ctx, m, i, g)
	})
}

// materialKeys are the records that hold what was written; none where the projects are the packs'.
func (r *builder) materialKeys() []string {
	if !r.written() {
		return nil
	}
	var out []string
	for i := range r.Recipe.World.Projects {
		out = append(out, projectKey(i))
		for g := range r.Recipe.World.Groups {
			out = append(out, tasksKey(i, g))
		}
	}
	return out
}

// material reads back what was written; nil where the projects are the packs'.
func (r *builder) material(in exec.Getter) ([]blueprint.Material, error) {
	if !r.written() {
		return nil, nil
	}
	out := make([]blueprint.Material, r.Recipe.World.Projects)
	for i := range out {
		var err error
		if out[i], err = stage.Fetch[blueprint.Material](in, projectKey(i)); err != nil {
			return nil, err
		}
		for g := range r.Recipe.World.Groups {
			tasks, err := stage.Fetch[[]prompts.PlannedTask](in, tasksKey(i, g))
			if err != nil {
				return nil, err
			}
			out[i].Tasks = append(out[i].Tasks, tasks)
		}
	}
	return out, nil
}

// sketched has the stand-in write what the planner is going to write: it knows the sizes, not the words.
func (r *builder) sketched() ([]blueprint.Material, error) {
	if !r.written() {
		return nil, nil
	}
	if r.StandIn == nil {
		return nil, errors.New("world.blueprint: written cannot be computed beforehand without a model that stands in for the planner")
	}
	w, err := r.writer(r.StandIn(1).Planner)
	if err != nil {
		return nil, err
	}
	return w.Write(context.Background(), r.variant)
}

// explained is why some tasks have their owners, as the planner words it; what was computed stays where it failed.
type explained struct {
	Rationales []string
	Failures   []corpus.Failure `json:",omitempty"`
}

// rationaleUnits has the planner word why each task has its owner (E7).
func (p *part) rationaleUnits(context.Context) ([]exec.Unit, error) {
	if !p.written() {
		return nil, nil
	}
	s, err := p.loadScene(p.ref)
	if err != nil {
		return nil, err
	}
	task := s.tasks.Planner.Rationales
	var units []exec.Unit
	for _, x := range s.projects {
		b := x.Blueprint
		for k, in := range b.Assignments(s.head.People) {
			key := rationalesKey(x.nth, k)
			params := p.Params(in, stage.TaskParams(task, p.Models.Planner))
			units = append(units, unit(key, nil, params, func(ctx context.Context, _ exec.Getter) (any, error) {
				ctx, failed := stage.Watched(ctx, "rationales", b.Project.ID)
				reply, err := task.Ask(ctx, p.Models.Planner, in)
				switch {
				case llm.CallFailed(err):
					return explained{Failures: failed()}, nil
				case err != nil:
					return nil, fmt.Errorf("rationales of %s: %w", b.Project.Name, err)
				}
				return explained{Rationales: reply.Out.Rationales}, nil
			}))
		}
	}
	return units, nil
}

// explain puts the planner's sentences into the scene.
func (r *builder) explain(s *scene) error {
	if !r.written() {
		return nil
	}
	for _, x := range s.projects {
		for k := range x.Blueprint.Assignments(s.head.People) {
			out, err := stage.Fetch[explained](r.Store, rationalesKey(x.nth, k))
			if err != nil {
				return err
			}
			x.Blueprint.Explain(k, out.Rationales)
			s.failures = append(s.failures, out.Failures...)
		}
	}
	return nil
}
