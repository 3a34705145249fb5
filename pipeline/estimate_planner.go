package pipeline

import (
	"context"
	"slices"

	"memloom/internal/llm"
	"memloom/prompts"
)

// estimatePlanner counts what a planner will be asked, where the recipe has projects written: the questions of the
// sketch, which are as long as those of the run, and answers as long as the stand-in's.
func (r *Run) estimatePlanner(e *Estimated, s *scene, g *gauge) error {
	if !r.written() {
		return nil
	}
	heard := &overheard{Model: r.StandIn, gauge: g}
	w, err := r.writer(heard)
	if err != nil {
		return err
	}
	if _, err := w.Write(context.Background(), r.variant); err != nil {
		return err
	}
	rationales := 0
	for _, b := range s.Projects {
		for _, in := range b.Assignments(s.People) {
			if _, err := w.Planner.Rationales.Ask(context.Background(), heard, in); err != nil {
				return err
			}
			rationales++
		}
	}
	projects, groups := len(s.projects), r.Recipe.World.Groups
	stage := func(name string, units int, note string, tasks ...string) StageEstimate {
		out := StageEstimate{Name: name, Units: just(float64(units)), Note: note}
		for _, t := range tasks {
			n := g.seen[t].n
			out.Asks = append(out.Asks, askingOf(t, llm.RolePlanner, just(float64(n)), g.mean(t), roughly))
		}
		return out
	}
	e.Stages = slices.Insert(e.Stages, 1,
		stage("projects", projects, "the planner writes topic, sub-projects and rules of each, unlike those before it",
			prompts.TaskTopics, prompts.TaskSubprojects, prompts.TaskRules),
		stage("tasks", projects*groups, "the tasks of each group", prompts.TaskSubtasks))
	at := slices.IndexFunc(e.Stages, func(s StageEstimate) bool { return s.Name == "plan" })
	e.Stages = slices.Insert(e.Stages, at, stage("rationales", rationales, "why each task has its owner",
		prompts.TaskRationales))
	return nil
}

// overheard is a model whose questions and answers are counted.
type overheard struct {
	llm.Model
	gauge *gauge
}

// Complete implements llm.Model.
func (m *overheard) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	p, err := c.Prompt()
	if err != nil {
		return llm.Answer{}, err
	}
	a, err := m.Model.Complete(ctx, c)
	if err != nil {
		return a, err
	}
	text := p.System + "\n" + p.User
	in, err := m.gauge.codec.Count(text)
	if err != nil {
		return a, err
	}
	out, err := m.gauge.codec.Count(a.Text)
	if err != nil {
		return a, err
	}
	x := m.gauge.seen[c.Task]
	if x == nil {
		x = &gauged{}
		m.gauge.seen[c.Task] = x
	}
	x.n++
	x.total.in += float64(in)
	x.total.out += float64(out)
	x.texts = append(x.texts, text)
	return a, nil
}
