package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"memloom/internal/exec"
	"memloom/internal/llm/money"
	"memloom/internal/progress"
	"memloom/internal/table"
	"memloom/pipeline"
	"memloom/pipeline/cost"
)

// pilotFlags are the flags of a pilot.
type pilotFlags struct {
	n     int
	out   string
	force bool
	besideFlags
}

func (f *pilotFlags) register(cmd *cobra.Command) {
	cmd.Flags().IntVar(&f.n, "pilot", 0, "ask the models for so many real units of every stage that can be asked beforehand; what they answer is kept for the run")
	cmd.Flags().StringVar(&f.out, "out", "", "folder of the run whose units a pilot asks (default ./RECIPE-SEED)")
	f.besideFlags.register(cmd)
	cmd.Flags().BoolVar(&f.force, "force", false,
		"let a pilot replace the run in the folder (an earlier pilot is replaced without it); answers of models are kept")
}

func (f pilotFlags) check(s pipeline.Settings, c cast, m modelFlags) error {
	switch {
	case f.n < 0:
		return outOfRange("pilot", f.n)
	case f.n > 0 && c.file == nil:
		return usage("--pilot asks language models: name them with --models")
	case f.n == 0 && (f.out != "" || f.force || m.budget != "" || f.open != ""):
		return usage("--out, --force, --open and --budget-usd are for a pilot (--pilot N): without one, plan asks nobody and leaves nothing")
	case f.n == 0:
		return nil
	}
	if err := pipeline.PilotFits(s.Recipe); err != nil {
		return usage("--pilot %d: %w", f.n, err)
	}
	return f.besideFlags.check()
}

// piloted is what a pilot measured.
type piloted struct {
	Units   int            `json:"units"` // asked for, of every stage
	Dir     string         `json:"dir"`
	Spent   int64          `json:"spent_nano_dollars"` // by this pilot; what an earlier one asked is not asked again
	Tasks   []cost.Refined `json:"tasks"`
	Without expected       `json:"total_without_pilot"`

	priced bool // every model of the file has a price
}

// pilotBeside is pilot with the desk beside it, where --open says so.
func (a *app) pilotBeside(ctx context.Context, j job, f pilotFlags, e *cost.Estimate, before cost.Priced) (out forecast, err error) {
	err = a.beside(ctx, j.dir, f.besideFlags, func() (err error) {
		out, err = a.pilot(ctx, j, f, e, before)
		return err
	})
	return out, err
}

// pilot begins a run, does a few units of it, and refines the estimate.
func (a *app) pilot(ctx context.Context, j job, f pilotFlags, e *cost.Estimate, before cost.Priced) (forecast,
	error) {
	if err := a.beginAhead(ctx, &j, f.force, strconv.Itoa(f.n), againPilot); err != nil {
		return forecast{}, err
	}
	store := j.store
	defer store.Close()
	c, err := a.crew(ctx, j)
	if err != nil {
		return forecast{}, err
	}
	fair, err := a.askPilot(ctx, j, c, f.n)
	if err != nil {
		return forecast{}, err
	}
	calls, err := pilotCalls(ctx, c, fair)
	if err != nil {
		return forecast{}, err
	}
	refined, tasks := e.Refine(calls, fair)
	cost := refined.Price(playersOf(j.cast.file, j.settings.Recipe.Filters.Panel))
	b, err := json.Marshal(cost)
	if err != nil {
		return forecast{}, err
	}
	if err := store.Keep(ctx, metaEstimate, string(b)); err != nil {
		return forecast{}, err
	}
	run, _ := c.budget.Accounts()
	out := foresee(refined, cost, true)
	out.Thinking = nil // measured
	out.Pilot = &piloted{
		Units: f.n, Dir: j.dir, Spent: int64(run.Spent), Tasks: tasks,
		Without: foresee(e, before, true).Total, priced: !c.unpriced,
	}
	return out, errors.Join(store.Flush(ctx), store.Close())
}

// ahead is a run that makes part of a corpus before the rest, and the display of its progress.
func (a *app) ahead(j job, c *crew) (*pipeline.Run, progress.Renderer, error) {
	view := a.renderer()
	if a.json {
		view = progress.Quiet{}
	}
	view = a.watched(view, c.waits)
	r, err := j.run(c, exec.Options{Workers: j.atOnce(a.cpus, c), Observer: view, Now: a.now})
	return r, view, err
}

// askPilot asks the models, and returns which units are a fair sample.
func (a *app) askPilot(ctx context.Context, j job, c *crew, n int) (cost.Sample, error) {
	r, view, err := a.ahead(j, c)
	if err != nil {
		return nil, err
	}
	fair, err := r.Pilot(ctx, n)
	view.Close()
	c.remember(ctx, j.store)
	if err != nil {
		return nil, aheadInterrupted(j.dir, "pilot", againPilot, err)
	}
	return fair, nil
}

// pilotCalls reads what was asked for some units, as far as the tokens are known.
func pilotCalls(ctx context.Context, c *crew, units cost.Sample) ([]cost.Call, error) {
	var out []cost.Call
	for r, err := range c.journal.Calls(ctx) {
		if err != nil {
			return nil, err
		}
		if t := r.Tokens; t != nil && units[r.Unit] != nil {
			out = append(out, cost.Call{Stage: r.Stage, Unit: r.Unit, Task: r.Task, In: t.In, Cached: t.Cached,
				Out: t.Out, Latency: r.Latency})
		}
	}
	return out, nil
}

func (p *piloted) print(to io.Writer, width int) error {
	spent := money.Nano(p.Spent).Rounded()
	if !p.priced {
		spent = "an unknown amount"
	}
	units := fmt.Sprintf("%d units", p.Units)
	if p.Units == 1 {
		units = "one unit"
	}
	fmt.Fprintf(to, "A pilot of %s a stage took %s and measured, a call:\n", units, spent)
	rows := table.New(table.Words("task"), table.Numbers("units", "calls", "tokens in", "out", "seconds"))
	for _, t := range p.Tasks {
		rows.Row(t.Task, fmt.Sprint(t.Units), fmt.Sprint(t.Calls), fmt.Sprintf("%.0f", t.In), fmt.Sprintf("%.0f", t.Out),
			fmt.Sprintf("%.2f", t.Seconds))
	}
	rows.Heading("")
	return rows.Write(to, width)
}
