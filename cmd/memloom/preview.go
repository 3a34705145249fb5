package main

import (
	"cmp"
	"context"
	"errors"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/llm/money"
	"memloom/internal/progress"
	"memloom/pipeline"
)

// previewFlags are the flags of a preview.
type previewFlags struct {
	settings settingFlags
	models   modelFlags
	drafts   int
	out      string
	force    bool
	full     bool
	beside   besideFlags
}

func (a *app) preview() *cobra.Command {
	var f previewFlags
	cmd := &cobra.Command{
		Use:   "preview [RECIPE]",
		Short: "Make a week of talk and five drafts of each family, to read before the whole is paid for",
		Long: "Plan the whole run, and make only a part of it: one week of all groups, the days that five drafts of each family need\n" +
			"besides, and the questions of these drafts. A summary is printed; DIR/.run/preview.txt has the week day by day and the drafts\n" +
			"with gold and evidence, which --full prints. No filter has judged the drafts. The week is the one in which most of the\n" +
			"evidence lies. Of a run of several corpora it is of the first. What is made is kept:\n" +
			"`memloom resume` makes the rest of the corpus and pays nothing twice, but for questions that the whole text has worded otherwise.",
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return a.makePreview(cmd, recipeArg(args), f) },
	}
	f.settings.register(cmd)
	f.settings.registerWorkers(cmd, a.cpus)
	f.models.register(cmd, "text is by templates and verdicts are computed")
	cmd.Flags().StringVar(&f.models.budget, "budget-usd", "", "dollars that the preview may cost")
	f.beside.register(cmd)
	cmd.Flags().IntVar(&f.drafts, "drafts", 5, "drafts of each family")
	cmd.Flags().StringVar(&f.out, "out", "", "folder of the run (default ./RECIPE-SEED)")
	cmd.Flags().BoolVar(&f.full, "full", false, "print the whole week and all drafts in place of a summary")
	cmd.Flags().BoolVar(&f.force, "force", false,
		"replace the run or corpus in the folder (a pilot or preview is replaced without it); answers of models are kept")
	return cmd
}

func (a *app) makePreview(cmd *cobra.Command, name string, f previewFlags) error {
	ctx := cmd.Context()
	if f.drafts < 1 {
		return usage("--drafts %d: a whole number from 1 on is expected", f.drafts)
	}
	if err := f.beside.check(); err != nil {
		return err
	}
	s, err := f.settings.read(ctx, name)
	if err != nil {
		return err
	}
	if err := f.settings.fits(ctx, name, s); err != nil {
		return err
	}
	if err := pipeline.PreviewFits(s.Recipe); err != nil {
		return usage("recipe %s: %w", s.Recipe.Name, err)
	}
	c, err := f.models.read()
	if err != nil {
		return err
	}
	s.Templates = c.templates
	if err := cmp.Or(c.carry(s.Recipe), c.ready(f.models)); err != nil {
		return err
	}
	j := job{dir: runFolder(f.out, s), settings: s, cast: c, flags: f.models, workers: f.settings.atOnce(cmd)}
	if err := a.beginAhead(ctx, &j, f.force, aheadPreview, againPreview); err != nil {
		return err
	}
	defer j.store.Close()
	a.introduce(s, c, j.dir)
	var p *pipeline.Preview
	var spent string
	err = a.beside(ctx, j.dir, f.beside, func() (err error) {
		p, spent, err = a.doPreview(ctx, j, f.drafts)
		return err
	})
	if err != nil {
		return err
	}
	if err := j.store.Flush(ctx); err != nil {
		return err
	}
	if a.json {
		err = a.encode(previewed{Dir: j.dir, From: p.From, To: p.To, Passages: p.Passages, Messages: p.Corpus.Messages,
			Items: p.Items, Unworded: p.Unworded})
	} else {
		err = a.tellPreview(j.dir, p, f, spent)
	}
	return errors.Join(err, j.store.Close())
}

// doPreview makes a preview, and says what it cost; nothing where no model has a price.
func (a *app) doPreview(ctx context.Context, j job, drafts int) (*pipeline.Preview, string, error) {
	c, err := a.crew(ctx, j)
	if err != nil {
		return nil, "", err
	}
	defer c.announce(ctx, a.err, a.drain)()
	r, view, err := a.ahead(j, c)
	if err != nil {
		return nil, "", err
	}
	p, err := r.Preview(ctx, drafts, a.drafting(view))
	view.Close()
	c.remember(ctx, j.store)
	if err != nil {
		return nil, "", aheadInterrupted(j.dir, "preview", againPreview, err)
	}
	spent := ""
	if c.budget != nil && !c.unpriced {
		run, _ := c.budget.Accounts()
		spent = money.Nano(run.Spent).Rounded()
	}
	return p, spent, nil
}

// drafting shows how far drafting is, as a stage of its own.
func (a *app) drafting(view progress.Renderer) func(what string, done, of int) {
	var started time.Time
	return func(what string, done, of int) {
		e := progress.Event{Kind: progress.StageStarted, Stage: what, Done: done, Total: of}
		if done == 0 {
			started = a.now()
		} else {
			e.Kind, e.Elapsed = progress.UnitDone, a.now().Sub(started)
		}
		view.Observe(e)
		if done == of {
			e.Kind = progress.StageEnded
			view.Observe(e)
		}
	}
}

// previewed is a preview as a program reads it.
type previewed struct {
	Dir      string           `json:"dir"`
	From     corpus.Date      `json:"from"`
	To       corpus.Date      `json:"to"`
	Passages int              `json:"passages"`
	Messages []corpus.Message `json:"messages"`
	Items    []corpus.Item    `json:"drafts"`
	Unworded int              `json:"unworded,omitempty"`
}
