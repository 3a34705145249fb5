package organisation

import (
	"context"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/script"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// outline is what an organisation knows beforehand: its blueprint whole, and the plans of a sample of its projects.
type outline struct {
	all         *scene
	sample      *scene
	pages, days cost.Span // of all projects
	written     cost.Prompts
	said        cost.Prompts
}

// skeleton computes what no model takes part in; where a planner writes the projects, a stand-in does.
func (r *builder) skeleton() (*scene, error) {
	if err := r.planner.Fits(); err != nil {
		return nil, err
	}
	people, err := r.planner.People(r.Source(keyPeople))
	if err != nil {
		return nil, err
	}
	material, err := r.sketched()
	if err != nil {
		return nil, err
	}
	org, err := r.planner.Organise(people, material, r.Source(keyOrganisation))
	if err != nil {
		return nil, err
	}
	numbers := make([]int, len(org.Projects))
	for i := range numbers {
		numbers[i] = i
	}
	return r.newScene(headOf(org), org.Projects, numbers, material)
}

// first is the scene with its first n projects alone.
func (s *scene) first(n int) *scene {
	if n >= len(s.projects) {
		return s
	}
	out := *s
	out.projects = s.projects[:n]
	return &out
}

// outlineOf plans a sample of the projects, one after the other, so that the text of one alone is in memory, and leaves what it
// finds in the outline of the run.
func (p *part) outlineOf(ctx context.Context, o *stage.Outline, all *scene, projects int) error {
	x := &outline{all: all, sample: all.first(projects)}
	n := len(x.sample.projects)
	parts := make([]*corpus.Corpus, n)
	o.Scale = cost.ScaleTo(len(all.projects), n)
	o.Corpora = len(p.refs(all.head.Projects))
	pages, days := 0, 0
	for i, pr := range x.sample.projects {
		if err := ctx.Err(); err != nil {
			return err
		}
		plan, err := p.makePlan(pr)
		if err != nil {
			return fmt.Errorf("project %s: %w", pr.Blueprint.Project.Name, err)
		}
		t := p.textOf(x.sample, pr, plan)
		if parts[i], err = t.silent(); err != nil {
			return err
		}
		if err := t.render(&x.written, &x.said); err != nil {
			return err
		}
		pages += len(t.pages)
		for _, d := range t.plan.Days {
			if len(d.Slots) > 0 {
				days++
			}
		}
		if err := t.gaugeText(o.Gauge, (cost.Sampled+n-1)/n); err != nil {
			return err
		}
	}
	x.pages, x.days = o.Scale.Of(pages), o.Scale.Of(days)
	var err error
	if o.Planned, err = x.sample.whole(stage.Ref{ID: "c1"}, parts); err != nil {
		return err
	}
	o.Planned.With(all.head.shared())
	o.Tasks, o.Messages, o.Words = x.sample.tasks, o.Scale.Of(len(o.Planned.Corpus.Messages)), p.Recipe.Dialogue.Words
	p.outline = x
	return nil
}

// silent is a project as planned, its messages without their words.
func (t *projectText) silent() (*corpus.Corpus, error) {
	return t.joined(&records{}, func(d dialogue.DayPlan) ([]script.Written, error) { return unworded(d), nil })
}

// unworded are the messages of a day as planned.
func unworded(d dialogue.DayPlan) []script.Written {
	out := make([]script.Written, len(d.Slots))
	for i, slot := range d.Slots {
		out[i].Key = slot.Key
		for _, id := range slot.FactIDs {
			out[i].Discloses = append(out[i].Discloses, corpus.Disclosure{FactID: id, Basis: corpus.BasisText})
		}
	}
	return out
}

// planCost plans a sample of the projects.
func (p *part) planCost(ctx context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	all, err := p.skeleton()
	if err != nil {
		return cost.Stage{}, false, err
	}
	err = p.outlineOf(ctx, o, all, o.Sample)
	return cost.Stage{Units: cost.Just(float64(len(all.projects)))}, true, err
}

func (p *part) scaffoldCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	x := p.outline
	task := x.sample.tasks.Summary.Name
	return cost.Stage{Prefix: x.written.Share(), Units: x.pages.Plus(cost.Just(float64(len(x.all.projects)))),
		Piloted: x.pages, Note: "a call a summary and a leader log",
		Asks: []cost.Asks{cost.Of(task, llm.RoleSummariser, x.pages, o.Mean(task), cost.Exactly)}}, true, nil
}

func (p *part) textCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	x := p.outline
	note := "a group's day is written and checked, and mended twice at most"
	if p.Recipe.Dialogue.Generation == recipe.ByMessage {
		note = "every message is written by itself; a group's day is checked, and mended twice at most"
	}
	return cost.Stage{Prefix: x.said.Share(), Units: x.days, Piloted: x.days, Note: note,
		Asks: p.textAsks(o.Gauge, x.sample.tasks, x.days, o.Messages)}, true, nil
}

func (p *part) worldCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	return cost.Stage{Units: cost.Just(float64(o.Corpora))}, true, nil
}

// render renders what a project's records and days are asked by, the latter
// without what will be recorded of the days before.
func (t *projectText) render(pages, days *cost.Prompts) error {
	for _, p := range t.pages {
		if err := cost.Render(pages, t.tasks.Summary, p.In); err != nil {
			return err
		}
	}
	for _, d := range t.plan.Days {
		if len(d.Slots) == 0 || days.Full() {
			continue
		}
		in := t.script.Input(d)
		if t.Recipe.Dialogue.Generation != recipe.ByMessage {
			if err := cost.Render(days, t.tasks.Day, in); err != nil {
				return err
			}
			continue
		}
		for i := range in.Slots {
			if err := cost.Render(days, t.tasks.Message, prompts.MessageOf(in, i, nil)); err != nil {
				return err
			}
		}
	}
	return nil
}
