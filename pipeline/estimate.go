package pipeline

import (
	"context"
	"errors"
	"slices"

	"memloom/internal/exec"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs"
	"memloom/pipeline/judging"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// steps lists all stages of a run, those of one corpus for all.
func steps(d designs.Design, e *stage.Env, of stage.Ref, o judging.Options) []stage.Stage {
	var out []stage.Stage
	for _, s := range []stage.Steps{d.Shared(e), d.Corpus(e, of), judging.Steps(e, of, o)} {
		out = append(out, s.Each()...)
	}
	return out
}

// AskingStages lists the stages of all designs that ask models, as llm.Step calls them, each once.
func AskingStages() []string { return askingStages(designs.All) }

func askingStages(all []designs.Design) []string {
	var out []string
	for _, d := range all {
		for _, s := range steps(d, &stage.Env{}, stage.Ref{}, judging.Options{}) {
			if len(s.Roles) > 0 && !slices.Contains(out, s.Name) {
				out = append(out, s.Name)
			}
		}
	}
	return out
}

// Estimate makes people and blueprint, plans and drafts a sample of the projects, which takes no model, and counts what
// the stages behind them will take. Its bounds are those that a run with models of any use keeps within; cost/data.go
// says how each comes about. It returns at once when ctx ends.
func Estimate(ctx context.Context, s Settings) (*cost.Estimate, error) {
	d, err := designs.Of(s.Recipe)
	if err != nil {
		return nil, err
	}
	return estimate(ctx, s, d)
}

func estimate(ctx context.Context, s Settings, d designs.Design) (*cost.Estimate, error) {
	return Stoppable(ctx, func() (*cost.Estimate, error) {
		e := &stage.Env{Settings: s}
		quotas, err := judging.Quotas(s.Recipe, d.Families())
		if err != nil {
			return nil, err
		}
		list := steps(d, e, stage.Ref{}, judging.Options{Quotas: quotas})
		out, o, err := foresee(ctx, s, list, cost.Surveyed)
		if err == nil {
			_, err = judging.Shares(s.Recipe, quotas, max(1, o.Corpora))
		}
		return out, err
	})
}

// foresee asks every stage what it will take, planning a sample of so many projects, and returns what is known of the run beforehand beside it.
func foresee(ctx context.Context, s Settings, list []stage.Stage, sample int) (*cost.Estimate, *stage.Outline, error) {
	g, err := cost.NewGauge()
	if err != nil {
		return nil, nil, err
	}
	o := &stage.Outline{Gauge: g, Sample: sample}
	out := &cost.Estimate{}
	for _, x := range list {
		c, ok := cost.Stage{Units: cost.Just(1)}, true
		if x.Cost != nil {
			if c, ok, err = x.Cost(ctx, o); err != nil {
				return nil, nil, err
			}
		}
		if c.Name = x.Name; ok {
			out.Stages = append(out.Stages, c)
		}
	}
	out.Messages, out.Items, out.Panel = o.Messages, o.Items, s.Recipe.Filters.Panel
	return out, o, nil
}

// Fits says whether a run of these settings can be begun: its families exist, a pack has what their items are made of (or a
// *LackError), and the packs carry its world; the error says what is too small.
func Fits(s Settings) error {
	d, err := designs.Of(s.Recipe)
	if err != nil {
		return err
	}
	quotas, err := judging.Quotas(s.Recipe, d.Families())
	if err != nil {
		return err
	}
	if err := lacks(s); err != nil {
		return err
	}
	corpora, err := d.Fits(&stage.Env{Settings: s})
	if err != nil {
		return err
	}
	_, err = judging.Shares(s.Recipe, quotas, corpora)
	return err
}

// PilotFits says whether a pilot can be made of a recipe.
func PilotFits(r *recipe.Recipe) error {
	if r.Scaffold.From == recipe.FromText {
		return errors.New("a pilot needs scaffold.from: facts: with summaries from text, every day waits for the weeks before it")
	}
	return nil
}

// Pilot does a few real units of every stage that can be asked before the others are done, n of each and evenly spaced:
// days of groups, the records that they are written by and others, and wordings of drafts. They are the very units of
// the run: with a journal, a run in the same store asks none of their questions again. The store must hold no other
// units, which would be taken for stale. It returns the units that are a fair sample, with what they were expected to
// take: the others are records that the days are written by. Of a run of several corpora it does the first.
func (r *Run) Pilot(ctx context.Context, n int) (cost.Sample, error) {
	if err := PilotFits(r.Recipe); err != nil {
		return nil, err
	}
	quotas, refs, err := r.shared(ctx)
	if err != nil {
		return nil, err
	}
	of, fair := refs[0], cost.Sample{}
	own := slices.Concat(r.Design.Corpus(&r.Env, of), judging.Steps(&r.Env, of, judging.Options{Quotas: quotas}))
	_, o, err := foresee(ctx, r.Settings, slices.Concat(r.Design.Shared(&r.Env), own).Each(), cost.Surveyed)
	if err != nil {
		return nil, err
	}
	return fair, r.sample(ctx, of, own, n, o, fair)
}

// sample does a few units of the stages that asks models and can be asked, and all that ask nobody and stand before them.
func (r *Run) sample(ctx context.Context, of stage.Ref, own stage.Steps, n int, o *stage.Outline, fair cost.Sample) error {
	for _, s := range own.Each() {
		piloted := s
		switch {
		case s.Pilot != nil:
			piloted.Units = stage.Once(func(ctx context.Context) ([]exec.Unit, error) { return s.Pilot(ctx, n, o, fair) })
		case !s.Early:
			continue
		}
		if err := r.Env.Do(ctx, of.Name, stage.Steps{{piloted}}); err != nil {
			return err
		}
	}
	return nil
}
