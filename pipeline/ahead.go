package pipeline

import (
	"context"
	"errors"
	"slices"

	"memloom/internal/exec"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs"
	"memloom/pipeline/judging"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// ahead is a corpus of which a part is made before the whole is.
type ahead struct {
	env   *stage.Env
	of    stage.Ref
	steps stage.Steps
	at    int // the step that writes passages
}

func newAhead(env *stage.Env, d designs.Design, of stage.Ref) *ahead {
	a := &ahead{env: env, of: of, steps: d.Corpus(env, of)}
	a.at = max(0, slices.IndexFunc(a.steps, func(s []stage.Stage) bool { return s[len(s)-1].Some != nil }))
	return a
}

// text is the stage that writes passages: the last of its step. The others make what these are written by.
func (a *ahead) text() stage.Stage { return a.steps[a.at][len(a.steps[a.at])-1] }

// plan does the stages before passages are written.
func (a *ahead) plan(ctx context.Context) error { return a.env.Do(ctx, a.of.Name, a.steps[:a.at]) }

// do does some units of a stage.
func (a *ahead) do(ctx context.Context, s stage.Stage, units []exec.Unit) error {
	s.Units = stage.Once(func(context.Context) ([]exec.Unit, error) { return units, nil })
	return a.env.Do(ctx, a.of.Name, stage.Steps{{s}})
}

// write has passages written that wait for no others, with what they are written by.
func (a *ahead) write(ctx context.Context, passages map[string]bool) error {
	for _, s := range a.steps[a.at] {
		units, err := s.Some(ctx, passages, true)
		if err != nil {
			return err
		}
		if err := a.do(ctx, s, units); err != nil {
			return err
		}
	}
	return nil
}

// PilotFits says whether a pilot can be made of a recipe.
func PilotFits(r *recipe.Recipe) error {
	if r.Scaffold.From == recipe.FromText {
		return errors.New("a pilot needs scaffold.from: facts: with summaries from text, every day waits for the weeks before it")
	}
	return nil
}

// Pilot does a few real units of every stage that can be asked before the others are done, n of each and evenly
// spaced: passages, what these are written by and more of it, and wordings of drafts. They are the very units of the
// run: with a journal, a run in the same store asks none of their questions again. The store must hold no other
// units, which would be taken for stale. It returns the units that are a fair sample, with what they took when they
// were rehearsed: the others are records that the days are written by. Of a run of several corpora it does the first.
func (r *Run) Pilot(ctx context.Context, n int) (cost.Sample, error) {
	if err := PilotFits(r.Recipe); err != nil {
		return nil, err
	}
	quotas, refs, err := r.shared(ctx)
	if err != nil {
		return nil, err
	}
	h, err := newRehearsal(r.Settings, r.Design, r.Store)
	if err != nil {
		return nil, err
	}
	p := &piloting{real: newAhead(&r.Env, r.Design, refs[0]), model: newAhead(&h.Env, r.Design, refs[0]), rehearsal: h,
		n: n, fair: cost.Sample{}}
	if err := p.real.plan(ctx); err != nil {
		return nil, err
	}
	if err := p.write(ctx); err != nil {
		return nil, err
	}
	return p.fair, p.word(ctx, judging.Options{Quotas: quotas})
}

// piloting is a pilot while it is made: what it does is rehearsed too.
type piloting struct {
	real, model *ahead
	rehearsal   *rehearsal
	n           int
	fair        cost.Sample
}

// both does units and rehearses them; the fair ones are kept.
func (p *piloting) both(ctx context.Context, s stage.Stage, real, model []exec.Unit, fair map[string]bool) error {
	if err := p.real.do(ctx, s, real); err != nil {
		return err
	}
	if err := p.model.do(ctx, s, model); err != nil {
		return err
	}
	t := p.rehearsal.tally
	return p.fair.Expect(t, slices.DeleteFunc(t.Take(), func(h cost.Heard) bool { return !fair[h.Unit.Name] }))
}

// write does passages that wait for no others.
func (p *piloting) write(ctx context.Context) error {
	if err := p.rehearsal.fill(ctx, p.model.steps[p.model.at], 1, nil); err != nil {
		return err
	}
	all, err := p.real.text().Some(ctx, nil, false)
	if err != nil {
		return err
	}
	names := map[string]bool{}
	for _, u := range all {
		names[u.Name] = true
	}
	all = slices.DeleteFunc(all, func(u exec.Unit) bool {
		return slices.ContainsFunc(u.Inputs, func(key string) bool { return names[key] })
	})
	passages := map[string]bool{}
	for _, i := range cost.Growing(len(all), p.n) {
		passages[all[i].Name] = true
	}
	for k, s := range p.real.steps[p.real.at] {
		some := func(a *ahead) (sampled, error) {
			s := a.steps[a.at][k]
			pick := func(length int) []int { return cost.Growing(length, p.n) }
			return sample(ctx, s, passages, s.Name != a.text().Name, pick)
		}
		real, err := some(p.real)
		if err != nil {
			return err
		}
		model, err := some(p.model)
		if err != nil {
			return err
		}
		if err := p.both(ctx, s, real.units, model.units, real.fair); err != nil {
			return err
		}
	}
	return nil
}

// word words drafts over what is planned: those over the text are the same, but for what flagged days leave out.
func (p *piloting) word(ctx context.Context, o judging.Options) error {
	if err := p.model.env.Do(ctx, p.model.of.Name, p.model.steps[p.model.at+1:]); err != nil {
		return err
	}
	world, err := judging.Load(p.model.env.Store, p.model.of)
	if err != nil {
		return err
	}
	real, model := judging.NewPreview(p.real.env, p.real.of, o), judging.NewPreview(p.model.env, p.model.of, o)
	drafts, err := real.Drafts(world)
	if err != nil {
		return err
	}
	if _, err := model.Drafts(world); err != nil {
		return err
	}
	var some []questions.Draft
	for _, i := range cost.Growing(len(drafts), p.n) {
		some = append(some, drafts[i])
	}
	s := real.Wording(some)
	units, err := s.Units(ctx, 1)
	if err != nil {
		return err
	}
	again, err := model.Wording(some).Units(ctx, 1)
	fair := map[string]bool{}
	for _, u := range units {
		fair[u.Name] = true
	}
	return errors.Join(err, p.both(ctx, s, units, again, fair))
}
