package pipeline

import (
	"context"
	"slices"

	"memloom/pipeline/cost"
	"memloom/pipeline/designs"
	"memloom/pipeline/judging"
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

// Estimate rehearses a run and counts what its stages will take. Its bounds are those that a run with models of any
// use keeps within; cost/data.go says how each comes about. It returns at once when ctx ends.
func Estimate(ctx context.Context, s Settings) (*cost.Estimate, error) {
	d, err := designs.Of(s.Recipe)
	if err != nil {
		return nil, err
	}
	return estimate(ctx, s, d)
}

func estimate(ctx context.Context, s Settings, d designs.Design) (*cost.Estimate, error) {
	return Stoppable(ctx, func() (*cost.Estimate, error) {
		r, err := rehearse(ctx, s, d)
		if err != nil {
			return nil, err
		}
		return r.estimate()
	})
}

// estimate is what a run takes by its rehearsal.
func (r *rehearsal) estimate() (*cost.Estimate, error) {
	out := &cost.Estimate{Messages: cost.Counts.Of(r.messages), Items: r.items, Panel: r.Recipe.Filters.Panel}
	counted := map[string][]cost.Counted{}
	for _, s := range steps(r.design, &stage.Env{}, stage.Ref{}, judging.Options{}) {
		asked, prefix, err := r.tally.Count(r.heard[s.Name])
		if err != nil {
			return nil, err
		}
		n, most := r.units[s.Name], 0.0
		switch s.Name {
		case cost.StageReword:
			most = r.units[cost.StageHarden].all
			if words := counted[cost.StageWording]; len(asked) == 0 && len(words) > 0 {
				asked = []cost.Counted{{Task: words[0].Task, Role: words[0].Role, Size: words[0].Size}}
			}
		case cost.StageUnique:
			most = r.units[cost.StageJudge].all
		}
		if counted[s.Name] = asked; n.all == 0 && most == 0 {
			continue
		}
		x := cost.Rehearsal{Name: s.Name, Note: s.Note, Units: n.all, Most: most, Asked: asked, Prefix: prefix,
			Whole: n.all == n.done, Early: s.Some != nil || s.Name == cost.StageWording}
		out.Stages = append(out.Stages, x.Stage())
	}
	return out, nil
}

// Fits says whether a run of these settings can be begun: its families exist, a pack has what their items are made of
// (or a *LackError), and the packs carry its world; the error says what is too small.
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
