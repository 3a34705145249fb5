package organisation

import (
	"context"

	"memloom/internal/llm"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/cost"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// What a planner will be asked, where the recipe has projects written: the questions of a sketch, which are as long as
// those of the run, and answers as long as the stand-in's.

func (r *builder) projectsCost(ctx context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	if !r.written() {
		return cost.Stage{}, false, nil
	}
	w, err := r.writer(&counted{Model: r.StandIn, gauge: o.Gauge})
	if err != nil {
		return cost.Stage{}, false, err
	}
	if _, err := w.Write(ctx, r.variant); err != nil {
		return cost.Stage{}, false, err
	}
	return plannerCost(o, len(blueprint.Unwritten(w.Options, w.Packs)),
		"the planner writes topic, sub-projects and rules of each, unlike those before it", prompts.TaskTopics,
		prompts.TaskSubprojects, prompts.TaskRules), true, nil
}

func (r *builder) tasksCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	if !r.written() {
		return cost.Stage{}, false, nil
	}
	units := r.Recipe.World.Projects * r.Recipe.World.Groups
	return plannerCost(o, units, "the tasks of each group", prompts.TaskSubtasks), true, nil
}

func (p *part) rationalesCost(ctx context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	if !p.written() {
		return cost.Stage{}, false, nil
	}
	s, err := p.skeleton()
	if err != nil {
		return cost.Stage{}, false, err
	}
	model := &counted{Model: p.StandIn, gauge: o.Gauge}
	units := 0
	for _, x := range s.projects {
		for _, in := range x.Blueprint.Assignments(s.head.People) {
			if _, err := s.tasks.Planner.Rationales.Ask(ctx, model, in); err != nil {
				return cost.Stage{}, false, err
			}
			units++
		}
	}
	return plannerCost(o, units, "why each task has its owner", prompts.TaskRationales), true, nil
}

func plannerCost(o *stage.Outline, units int, note string, tasks ...string) cost.Stage {
	out := cost.Stage{Units: cost.Just(float64(units)), Note: note}
	for _, t := range tasks {
		out.Asks = append(out.Asks, cost.Of(t, llm.RolePlanner, cost.Just(float64(o.Seen(t))), o.Mean(t), cost.Roughly))
	}
	return out
}

// counted is a model whose questions and answers are counted.
type counted struct {
	llm.Model
	gauge *cost.Gauge
}

// Complete implements llm.Model.
func (m *counted) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	p, err := c.Prompt()
	if err != nil {
		return llm.Answer{}, err
	}
	a, err := m.Model.Complete(ctx, c)
	if err != nil {
		return a, err
	}
	return a, m.gauge.Heard(c.Task, p, a.Text)
}
