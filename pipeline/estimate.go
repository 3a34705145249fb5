package pipeline

import (
	"context"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/script"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
)

// StageEstimate is what a stage will take.
type StageEstimate struct {
	Name  string `json:"name"`
	Units Span   `json:"units"`
	// Prefix is the share of the prompts' bytes, 0 to 1, that they share with another before them, so that a provider's
	// prefix cache can serve it; 0 where the prompts are not known beforehand.
	Prefix float64 `json:"prefix,omitempty"`
	Note   string  `json:"note,omitempty"`
	// Asks is what language models are likely to be asked, by task.
	Asks []Asking `json:"asks,omitempty"`

	piloted Span // those of the units that ask something a pilot can ask too
}

// Estimated is what a run will take.
type Estimated struct {
	Messages Span            `json:"messages"`
	Items    int             `json:"items_wanted"`
	Panel    int             `json:"panel"` // members of the blind panel for which calls are counted
	Stages   []StageEstimate `json:"stages"`
}

// Estimate makes people and blueprint, plans and drafts a sample of the projects, which takes no model, and counts what
// the stages behind them will take. Its bounds are those that a run with models of any use keeps within;
// estimate_data.go says how each comes about. It returns at once when ctx ends.
func Estimate(ctx context.Context, s Settings, families []questions.Family) (*Estimated, error) {
	return Stoppable(ctx, func() (*Estimated, error) { return (&Run{Settings: s, Families: families}).estimate(ctx) })
}

func (r *Run) estimate(ctx context.Context) (*Estimated, error) {
	enabled, err := r.wanted()
	if err != nil {
		return nil, err
	}
	g, err := newGauge()
	if err != nil {
		return nil, err
	}
	whole, err := r.skeleton()
	if err != nil {
		return nil, err
	}
	o, err := r.outlineOf(ctx, whole.first(surveyed))
	if err != nil {
		return nil, err
	}
	for _, t := range o.projectTexts {
		if err := t.gaugeText(g, (sampled+len(o.projectTexts)-1)/len(o.projectTexts)); err != nil {
			return nil, err
		}
	}
	all := scaleTo(len(whole.projects), len(o.projects))
	e := &Estimated{Messages: all.of(len(o.corpus.Messages)), Panel: r.Recipe.Filters.Panel}
	pages, days := all.of(o.pages), all.of(o.days)
	once, each := just(1), just(float64(len(whole.projects)))
	e.Stages = []StageEstimate{
		{Name: "people", Units: once}, {Name: "blueprint", Units: once}, {Name: "plan", Units: each},
		{
			Name: "scaffold", Prefix: o.written.share(), Units: pages.Plus(each), piloted: pages, Note: "a call a summary and a leader log",
			Asks: []Asking{askingOf(o.tasks.Summary.Name, llm.RoleSummariser, pages, g.mean(o.tasks.Summary.Name),
				exactly)},
		},
		{
			Name: "text", Prefix: o.said.share(), Units: days, piloted: days, Note: r.textNote(),
			Asks: r.textAskings(g, o.tasks, days, e.Messages),
		},
	}
	e.Stages = append(e.Stages, r.rephraseStages(g, o.tasks, days, e.Messages)...)
	e.Stages = append(e.Stages, StageEstimate{Name: "world", Units: each})
	if err := r.estimateItems(ctx, e, o, enabled, g, all); err != nil {
		return nil, err
	}
	return e, r.estimatePlanner(e, whole, g)
}

// textNote says what writing a group's day takes.
func (r *Run) textNote() string {
	if r.Recipe.Dialogue.Generation == recipe.ByMessage {
		return "every message is written by itself; a group's day is checked, and mended twice at most"
	}
	return "a group's day is written and checked, and mended twice at most"
}

// Fits says whether a run of these settings can be begun: its families exist
// and the pack carries its world; the error says what is too small.
func Fits(s Settings, families []questions.Family) error {
	r := &Run{Settings: s, Families: families}
	if _, err := r.wanted(); err != nil {
		return err
	}
	_, err := r.skeleton()
	return err
}

// skeleton computes what no model takes part in.
func (r *Run) skeleton() (*scene, error) {
	people, err := r.makePeople()
	if err != nil {
		return nil, err
	}
	material, err := r.sketched()
	if err != nil {
		return nil, err
	}
	org, err := r.makeOrganisation(people, material)
	if err != nil {
		return nil, err
	}
	return r.newScene(org, material)
}

// outline is a corpus, or a sample of its projects, as planned, without a word.
type outline struct {
	*scene
	corpus       *corpus.Corpus
	projectTexts []*projectText
	pages, days  int // records of the scaffold, days of groups

	written, said sample // of their prompts
}

// first is the scene with its first n projects alone.
func (s *scene) first(n int) *scene {
	if n >= len(s.projects) {
		return s
	}
	out, org := *s, *s.Organisation
	org.Projects, out.projects, out.Organisation = org.Projects[:n], s.projects[:n], &org
	return &out
}

// outline plans all projects.
func (r *Run) outline() (*outline, error) {
	whole, err := r.skeleton()
	if err != nil {
		return nil, err
	}
	return r.outlineOf(context.Background(), whole)
}

// outlineOf plans the projects of a scene.
func (r *Run) outlineOf(ctx context.Context, scene *scene) (*outline, error) {
	o := &outline{scene: scene}
	o.projectTexts = make([]*projectText, len(scene.projects))
	parts := make([]*corpus.Corpus, len(scene.projects))
	err := sideBySide(ctx, len(scene.projects), runtime.GOMAXPROCS(0), func(_ context.Context, i int) error {
		p := scene.projects[i]
		plan, err := r.makePlan(p)
		if err != nil {
			return fmt.Errorf("project %s: %w", p.Blueprint.Project.Name, err)
		}
		o.projectTexts[i] = r.textOf(scene, p, plan)
		parts[i], err = o.projectTexts[i].silent()
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, t := range o.projectTexts {
		if err := t.sample(&o.written, &o.said); err != nil {
			return nil, err
		}
		o.pages += len(t.pages)
		for _, d := range t.plan.Days {
			if len(d.Slots) > 0 {
				o.days++
			}
		}
	}
	o.corpus, err = scene.whole(parts)
	return o, err
}

// silent is a project as planned, its messages without their words.
func (t *projectText) silent() (*corpus.Corpus, error) {
	return t.joined(&records{}, func(d dialogue.DayPlan) ([]script.Written, error) {
		out := make([]script.Written, len(d.Slots))
		for i, slot := range d.Slots {
			out[i].Key = slot.Key
			for _, id := range slot.FactIDs {
				out[i].Discloses = append(out[i].Discloses, corpus.Disclosure{FactID: id, Basis: corpus.BasisText})
			}
		}
		return out, nil
	})
}

// estimateItems counts drafting and judging, family by family.
func (r *Run) estimateItems(ctx context.Context, e *Estimated, o *outline, enabled []stratum, g *gauge,
	all scaling) error {
	drafted, err := r.draftEach(ctx, o, enabled)
	if err != nil {
		return err
	}
	var drafts []questions.Draft
	for _, s := range enabled {
		drafts = append(drafts, drafted[s.name]...)
	}
	sizes, err := r.sizesOf(g, o, drafts)
	if err != nil {
		return err
	}
	sizes.segments = all.of(len(o.corpus.Segments)).Likely
	var prompts sample
	for _, d := range drafts {
		if err := render(&prompts, o.tasks.Ask, d.Ask); err != nil {
			return err
		}
	}
	t := &itemTally{Run: r, tasks: o.tasks, sizes: sizes}
	for _, s := range enabled {
		t.stratum(s, drafted[s.name], all.drafts(len(drafted[s.name]), r.most(s)), r.policy())
		e.Items += s.wanted
	}
	e.Stages = append(e.Stages, StageEstimate{Name: "drafts", Units: just(float64(len(enabled)))})
	e.Stages = append(e.Stages, t.stages(g, prompts.share())...)
	return nil
}

// draftEach drafts for every stratum over the plan, families side by side.
func (r *Run) draftEach(ctx context.Context, o *outline, enabled []stratum) (map[string][]questions.Draft, error) {
	w := o.questionWorld(o.corpus)
	var families []questions.Family
	for _, s := range enabled {
		if !slices.ContainsFunc(families, func(f questions.Family) bool { return f.Name() == s.family.Name() }) {
			families = append(families, s.family)
		}
	}
	lists := make([]map[string][]questions.Draft, len(families))
	err := sideBySide(ctx, len(families), runtime.GOMAXPROCS(0), func(_ context.Context, i int) error {
		lists[i] = r.candidates(families[i], w, enabled)
		return nil
	})
	out := map[string][]questions.Draft{}
	for _, list := range lists {
		maps.Copy(out, list)
	}
	return out, err
}

// sideBySide does n things, so many of them at once. At the first error, which it
// returns, the context of what is at work ends and nothing more is begun.
func sideBySide(ctx context.Context, n, atOnce int, do func(ctx context.Context, i int) error) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var all sync.WaitGroup
	free := make(chan struct{}, max(1, atOnce))
	for i := range n {
		free <- struct{}{}
		if ctx.Err() != nil {
			break
		}
		all.Go(func() {
			defer func() { <-free }()
			if err := do(ctx, i); err != nil {
				stop(err) // only the first of all is kept
			}
		})
	}
	all.Wait()
	return context.Cause(ctx)
}

const slotsPerCall = 25 // of filters.Options.TargetsPerCall
