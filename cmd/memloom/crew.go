package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/journal"
	"memloom/internal/llm/money"
	"memloom/internal/llm/waits"
	"memloom/internal/progress"
	"memloom/internal/runstore"
	"memloom/pipeline"
)

// metaLimits is the key under which a run keeps, by endpoint, how many requests
// were in flight when the last process ended.
const metaLimits = "limits"

// crew is who answers for each role of a run.
type crew struct {
	models  pipeline.Models
	fleet   *fleet.Fleet // nil where the built-in model does all
	journal *journal.Journal
	budget  *money.Budget
	waits   *waits.Log // nil where the built-in model does all

	unpriced bool // a model that is asked has no price
}

// crew makes the models of a run over its store; without one, no answers are kept.
func (a *app) crew(ctx context.Context, j job) (*crew, error) {
	c, f, store, panel := j.cast, j.flags, j.store, j.settings.Recipe.Filters.Panel
	if c.file == nil {
		return &crew{models: builtinModels(panel)}, nil
	}
	caps, err := f.caps()
	if err != nil {
		return nil, err
	}
	out := &crew{waits: &waits.Log{Now: a.now}, unpriced: slices.ContainsFunc(c.file.Used(), func(name string) bool {
		return c.file.Models[name].Price == nil
	})}
	var before map[string]money.Account
	if store != nil {
		if out.journal, err = journal.Open(store, journal.Options{Replay: f.replay, Clock: a.now}); err != nil {
			return nil, err
		}
		if before, err = out.journal.Spent(ctx); err != nil {
			return nil, err
		}
	}
	out.budget = money.NewBudget(caps, before)
	out.fleet, err = fleet.Open(ctx, fleet.Options{
		File: c.file, Getenv: os.Getenv, Journal: out.journal, Budget: out.budget, Replay: f.replay, Start: startOf(store),
		Wait: a.retryWait, Drain: a.drain, Waits: out.waits,
	})
	if err != nil {
		return nil, err
	}
	cast := casting{c.file, out.fleet, builtinModels(panel)}
	out.models = cast.models(panel)
	out.models.Verifiers = cast.verifiers(j.settings.Recipe.Filters.Repeats)
	return out, nil
}

// announce says what a run that was called off still waits for.
func (c *crew) announce(ctx context.Context, w io.Writer, most time.Duration) (stop func() bool) {
	return context.AfterFunc(ctx, func() {
		if c.fleet == nil {
			return
		}
		if n := c.fleet.InFlight(); n > 0 {
			fmt.Fprintln(w, waitedFor(n, most))
		}
	})
}

// waitedFor says what a run that stops waits for.
func waitedFor(n int, most time.Duration) string {
	what, paid := "1 answer that is on its way is", "it may be paid for twice"
	if n > 1 {
		what, paid = fmt.Sprintf("%d answers that are on their way are", n), "they may be paid for twice"
	}
	return fmt.Sprintf("stopping: %s waited for, %s at most; Ctrl-C again stops at once, and %s", what, most, paid)
}

// remember notes how many requests in flight the endpoints took.
func (c *crew) remember(ctx context.Context, store *runstore.Store) {
	if c.fleet == nil {
		return
	}
	if b, err := json.Marshal(c.fleet.Limits()); err == nil {
		_ = store.Keep(context.WithoutCancel(ctx), metaLimits, string(b)) // only a head start
	}
}

// counters are what progress shows.
func (c *crew) counters(counts *pipeline.Counts) progress.Counters {
	out := counts.Progress()
	if c.budget != nil {
		run, _ := c.budget.Accounts()
		out.Cost = &progress.Cost{NanoDollars: int64(run.Spent), Unknown: c.unpriced}
	}
	return out
}

// spent says what the run has cost.
func (c *crew) spent() string {
	run, _ := c.budget.Accounts()
	text := "cost of the run: " + run.Spent.Rounded()
	if c.unpriced {
		text += " and what the models without a price cost"
	}
	if run.InDoubt > 0 {
		text += fmt.Sprintf("; %s at most may have been charged for requests that brought no answer",
			run.InDoubt.Rounded())
	}
	return text
}

// calls lists what was asked of the models, for the table of calls.
func (c *crew) calls(ctx context.Context) ([]corpus.CallRecord, error) {
	if c.journal == nil {
		return nil, nil
	}
	var out []corpus.CallRecord
	for r, err := range c.journal.Calls(ctx) {
		if err != nil {
			return nil, err
		}
		x := corpus.CallRecord{
			Stage: r.Stage, Unit: r.Unit, Task: r.Task, Role: r.Role, Model: r.Model, Sample: r.Sample, NanoDollars: r.Cost, NanosInDoubt: r.Doubt,
			Latency: r.Latency, Attempts: r.Sends, Hits: r.Hits, Rung: r.Rung, Failed: r.Failed,
		}
		if t := r.Tokens; t != nil {
			x.Tokens = &corpus.CallTokens{In: int64(t.In), Cached: int64(t.Cached), Out: int64(t.Out)}
		}
		out = append(out, x)
	}
	return out, nil
}

// startOf reads how many requests in flight the endpoints took last time.
func startOf(store *runstore.Store) map[string]int {
	out := map[string]int{}
	if store == nil {
		return out
	}
	if m, err := store.Kept(); err == nil {
		_ = json.Unmarshal([]byte(m[metaLimits]), &out) // without it limits are found out again
	}
	return out
}
