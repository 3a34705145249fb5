package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"memloom/internal/llm/money"
	"memloom/internal/progress"
	"memloom/internal/runstore"
	"memloom/pipeline"
	"memloom/pipeline/exec"
)

// pilotFlags are the flags of a pilot.
type pilotFlags struct {
	n     int
	out   string
	force bool
}

func (f *pilotFlags) register(cmd *cobra.Command) {
	cmd.Flags().IntVar(&f.n, "pilot", 0, "ask the models for so many real units of every stage that can be asked beforehand; what they answer is kept for the run")
	cmd.Flags().StringVar(&f.out, "out", "", "folder of the run whose units a pilot asks (default ./RECIPE-SEED)")
	cmd.Flags().BoolVar(&f.force, "force", false, "let a pilot replace the run in the folder; answers of models are kept")
}

func (f pilotFlags) check(c cast, m modelFlags) error {
	switch {
	case f.n < 0:
		return usage("--pilot %d: must be 1 or more", f.n)
	case f.n > 0 && c.file == nil:
		return usage("--pilot asks language models: name them with --models")
	case f.n == 0 && (f.out != "" || f.force || m.budget != ""):
		return usage("--out, --force and --budget-usd are for a pilot (--pilot N): without one, plan asks nobody and leaves nothing")
	}
	return nil
}

// piloted is what a pilot measured, and what a run costs by it.
type piloted struct {
	Units int                `json:"units"` // asked for, of every stage
	Dir   string             `json:"dir"`
	Spent int64              `json:"spent_nano_dollars"`
	Tasks []pipeline.Refined `json:"tasks"`
	Cost  pipeline.Priced    `json:"cost"`

	priced bool // every model of the file has a price
}

// pilot begins a run, does a few units of it, and refines the estimate.
func (a *app) pilot(ctx context.Context, j job, f pilotFlags, e *pipeline.Estimated) (*piloted, error) {
	if err := vacant(j.dir, f.force); err != nil {
		return nil, err
	}
	store, err := runstore.Open(j.dir, runstore.Options{Fresh: f.force, KeepCalls: true})
	if err != nil {
		return nil, err
	}
	defer store.Close()
	j.store = store
	if err := begin(ctx, store, j.settings, j.cast); err != nil {
		return nil, err
	}
	c, err := a.crew(ctx, j)
	if err != nil {
		return nil, err
	}
	defer c.close()
	fair, err := a.askPilot(ctx, j, c, f.n)
	if err != nil {
		return nil, err
	}
	calls, err := pilotCalls(ctx, c, fair)
	if err != nil {
		return nil, err
	}
	refined, tasks := e.Refine(calls)
	run, _ := c.book.Accounts()
	out := &piloted{Units: f.n, Dir: j.dir, Spent: int64(run.Spent), Tasks: tasks, priced: !c.unpriced}
	out.Cost = refined.Price(playersOf(j.cast.file, j.settings.Recipe.Filters.Panel))
	b, err := json.Marshal(out.Cost)
	if err != nil {
		return nil, err
	}
	if err := store.Keep(ctx, metaEstimate, string(b)); err != nil {
		return nil, err
	}
	return out, errors.Join(store.Flush(ctx), store.Close())
}

// askPilot asks the models, and returns which units are a fair sample.
func (a *app) askPilot(ctx context.Context, j job, c *crew, n int) (map[string]bool, error) {
	view := a.renderer()
	if a.json {
		view = progress.Quiet{}
	}
	r := &pipeline.Run{
		Settings: j.settings, Models: c.models, Families: pipeline.Families(), Store: j.store,
		Exec: exec.New(j.store, exec.Options{Workers: j.atOnce(a.cpus, c), Observer: view, Now: a.now}),
	}
	fair, err := r.Pilot(ctx, n)
	view.Close()
	c.remember(ctx, j.store)
	if err != nil {
		return nil, a.interrupted(j.dir, err)
	}
	return fair, nil
}

// pilotCalls reads what was asked for some units, as far as the tokens are known.
func pilotCalls(ctx context.Context, c *crew, units map[string]bool) ([]pipeline.Call, error) {
	var out []pipeline.Call
	for r, err := range c.journal.Calls(ctx) {
		if err != nil {
			return nil, err
		}
		if t := r.Tokens; t != nil && units[r.Unit] {
			out = append(out, pipeline.Call{Stage: r.Stage, Unit: r.Unit, Task: r.Task, In: t.In, Cached: t.Cached, Out: t.Out, Latency: r.Latency})
		}
	}
	return out, nil
}

func (p *piloted) print(to io.Writer) error {
	spent := money.Nano(p.Spent).Rounded()
	if !p.priced {
		spent = "an unknown amount"
	}
	fmt.Fprintf(to, "\nA pilot of %d units a stage took %s and measured, a call:\n", p.Units, spent)
	w := tabwriter.NewWriter(to, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "task\tunits\tcalls\ttokens in\tout\tseconds\t")
	for _, t := range p.Tasks {
		fmt.Fprintf(w, "%s\t%d\t%d\t%.0f\t%.0f\t%.2f\t\n", t.Task, t.Units, t.Calls, t.In, t.Out, t.Seconds)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(to, "\nof language models, by the pilot (95 % intervals of the means a unit, Student's t; stages that could not be\nasked are scaled by the ratio of what was measured to what was estimated, and keep their bounds)")
	if err := printCosts(to, p.Cost); err != nil {
		return err
	}
	_, err := fmt.Fprintf(to, "`memloom resume %s` makes the corpus; what the pilot asked is not paid for again.\n", p.Dir)
	return err
}
