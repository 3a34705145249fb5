package run

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"memloom/internal/app"
	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/table"
	"memloom/pipeline"
	"memloom/pipeline/cost"
)

// PlanIn says which run is foreseen, and by what pilot.
type PlanIn struct {
	Settings
	Workers
	Files
	Page
	Budget string `flag:"budget-usd"`
	Pilot  int    `flag:"pilot"` // units of every stage; 0 asks no model
	Out    string `flag:"out"`
	Force  bool   `flag:"force"`
}

// Forecast is what a run takes, by stage and in all, by the pilot if there was one.
type Forecast struct {
	Messages cost.Span  `json:"messages"`
	Items    int        `json:"items_wanted"`
	Panel    int        `json:"panel"` // members of the blind panel for which calls are counted
	Stages   []Expected `json:"stages"`
	Total    Expected   `json:"total"`
	Pilot    *Measured  `json:"pilot,omitempty"`
	Thinking *thought   `json:"total_if_models_think,omitempty"` // without a pilot, which measures it

	settings pipeline.Settings
	priced   bool // with a models file: dollars are told
}

// thinking is by how much the tokens of an answer grow where a model thinks before it answers. It is assumed: it
// depends on the model alone, and a pilot measures it.
const thinking = 4

// thought is what all stages come to where every model thinks.
type thought struct {
	Factor float64  `json:"factor"`
	Basis  string   `json:"basis"` // assumed
	Out    float64  `json:"tokens_out"`
	Cost   *float64 `json:"nano_dollars,omitempty"`
}

// Expected is what a stage, or all of them, takes.
type Expected struct {
	cost.StageCost
	Cost   *cost.Span `json:"nano_dollars,omitempty"` // with a models file, of what has a price
	Units  *cost.Span `json:"units,omitempty"`
	Prefix float64    `json:"prefix,omitempty"` // share of prompts that a cache can serve
	Note   string     `json:"note,omitempty"`
}

// Plan says what a run takes, without a call but for those of a pilot.
func Plan(ctx context.Context, in PlanIn, c *app.Console) (*Forecast, error) {
	s, err := in.read(ctx)
	if err != nil {
		return nil, err
	}
	flags := Models{Files: in.Files, Spending: Spending{Budget: in.Budget}}
	r, err := flags.Read()
	if err != nil {
		return nil, err
	}
	s.Templates = r.Templates
	if err := in.check(s, r); err != nil {
		return nil, err
	}
	if err := r.Carry(s.Recipe); err != nil {
		return nil, err
	}
	e, err := r.estimate(ctx, s)
	if err != nil {
		return nil, in.notBegun(err)
	}
	price := e.Price(nil)
	if r.File != nil {
		price = e.Price(Players(r.File, s.Recipe.Filters.Panel))
	}
	out := forecast(e, price, s, r.File != nil)
	if in.Pilot == 0 {
		return out, nil
	}
	if err := r.Ready(flags); err != nil {
		return nil, err
	}
	j := &Job{Dir: folderOf(in.Out, s), Settings: s, Roles: r, Flags: flags, Workers: in.N}
	err = in.Page.around(ctx, c, j.Dir, func() (err error) {
		out, err = j.pilot(ctx, c, in.Pilot, in.Force, e, out.Total)
		return err
	})
	return out, err
}

// check says whether the flags of a pilot fit.
func (in *PlanIn) check(s pipeline.Settings, r Roles) error {
	switch {
	case in.Pilot < 0:
		return app.OutOfRange("pilot", in.Pilot)
	case in.Pilot > 0 && r.File == nil:
		return app.Usage("--pilot asks language models: name them with --models")
	case in.Pilot == 0 && (in.Out != "" || in.Force || in.Budget != "" || in.Open != ""):
		return app.Usage("--out, --force, --open and --budget-usd are for a pilot (--pilot N): without one, plan asks " +
			"nobody and leaves nothing")
	case in.Pilot == 0:
		return nil
	}
	if err := pipeline.PilotFits(s.Recipe); err != nil {
		return app.Usage("--pilot %d: %w", in.Pilot, err)
	}
	return in.Page.check()
}

// forecast puts stages next to what models take in them.
func forecast(e *cost.Estimate, takes cost.Priced, s pipeline.Settings, priced bool) *Forecast {
	out := &Forecast{Messages: e.Messages, Items: e.Items, Panel: e.Panel, settings: s, priced: priced}
	of := func(c cost.StageCost) Expected {
		x := Expected{StageCost: c}
		if priced {
			x.Cost = &c.Cost
		}
		return x
	}
	for _, s := range e.Stages {
		x := Expected{StageCost: cost.StageCost{Stage: s.Name}}
		if i := slices.IndexFunc(takes.Stages, func(c cost.StageCost) bool { return c.Stage == s.Name }); i >= 0 {
			x = of(takes.Stages[i])
		}
		x.Units, x.Prefix, x.Note = &s.Units, s.Prefix, s.Note
		out.Stages = append(out.Stages, x)
	}
	out.Total = of(takes.Total)
	if out.Total.Out.Likely > 0 {
		out.Thinking = &thought{Factor: thinking, Basis: "assumed", Out: thinking * out.Total.Out.Likely}
		if priced && takes.Total.Cost.Likely > 0 {
			all := takes.Total.Cost.Likely + (thinking-1)*takes.Total.OutCost
			out.Thinking.Cost = &all
		}
	}
	return out
}

// Measured is what a pilot measured.
type Measured struct {
	Units   int            `json:"units"` // asked for, of every stage
	Dir     string         `json:"dir"`
	Spent   int64          `json:"spent_nano_dollars"` // by this pilot; what an earlier one asked is not asked again
	Tasks   []cost.Refined `json:"tasks"`
	Without Expected       `json:"total_without_pilot"`

	priced bool // every model of the file has a price
}

// pilot begins a run, does a few units of it, and refines the estimate.
func (j *Job) pilot(ctx context.Context, c *app.Console, n int, force bool, e *cost.Estimate,
	before Expected) (*Forecast, error) {
	if err := j.beginPartial(ctx, c, force, strconv.Itoa(n), againPilot); err != nil {
		return nil, err
	}
	defer j.Store.Close()
	clients, err := j.Open(ctx, c)
	if err != nil {
		return nil, err
	}
	r, view, err := j.run(c, clients, nil)
	if err != nil {
		return nil, err
	}
	fair, err := r.Pilot(ctx, n)
	view.Close()
	clients.remember(ctx, j.Store)
	if err != nil {
		return nil, partialInterrupted(j.Dir, "pilot", againPilot, err)
	}
	var calls []cost.Call // of the units that are a fair sample, as far as the tokens are known
	for r, err := range clients.Journal.Calls(ctx) {
		if err != nil {
			return nil, err
		}
		if t := r.Tokens; t != nil && fair[r.Unit] != nil {
			calls = append(calls, cost.Call{Stage: llm.Step(r.Stage), Unit: r.Unit, Task: r.Task, In: t.In, Cached: t.Cached,
				Out:     t.Out,
				Latency: r.Latency})
		}
	}
	refined, tasks := e.Refine(calls, fair)
	price := refined.Price(Players(j.Roles.File, j.Settings.Recipe.Filters.Panel))
	if err := keepJSON(ctx, j.Store, metaEstimate, price); err != nil {
		return nil, err
	}
	run, _ := clients.budget.Accounts()
	out := forecast(refined, price, j.Settings, true)
	out.Thinking = nil // measured
	out.Pilot = &Measured{Units: n, Dir: j.Dir, Spent: int64(run.Spent), Tasks: tasks, Without: before,
		priced: !clients.unpriced}
	return out, errors.Join(j.Store.Flush(ctx), j.Store.Close())
}

func (p *Measured) print(c *app.Console) {
	spent := money.Nano(p.Spent).Rounded()
	if !p.priced {
		spent = "an unknown amount"
	}
	units := fmt.Sprintf("%d units", p.Units)
	if p.Units == 1 {
		units = "one unit"
	}
	c.Printf("A pilot of %s a stage took %s and measured, a call:\n", units, spent)
	rows := table.New(table.Words("task"), table.Numbers("units", "calls", "tokens in", "out", "seconds"))
	for _, t := range p.Tasks {
		rows.Row(t.Task, fmt.Sprint(t.Units), fmt.Sprint(t.Calls), fmt.Sprintf("%.0f", t.In), fmt.Sprintf("%.0f", t.Out),
			fmt.Sprintf("%.2f", t.Seconds))
	}
	rows.Heading("")
	c.Table(rows)
}
