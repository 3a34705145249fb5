package run

import (
	"context"
	"errors"
	"fmt"
	"time"

	"memloom/internal/app"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/progress"
	"memloom/internal/runstore"
	"memloom/pipeline"
	"memloom/pipeline/designs"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Job is a run that has begun, or models that are asked in a folder.
type Job struct {
	Dir      string
	Store    *runstore.Store // nil where nothing is kept
	Settings pipeline.Settings
	Roles    Roles
	Flags    Models
	Workers  int // units at once; 0 leaves it to the models
}

// AtOnce is how many units are at work at once: those of real models wait for answers most of the time.
func (j *Job) AtOnce(cpus int, c *Clients) int {
	switch {
	case j.Workers > 0:
		return j.Workers
	case c.fleet != nil:
		return cpus + c.fleet.Capacity()
	}
	return cpus
}

// run is the run of a job, and the display of its progress. Counts, where they are wanted, are shown with it.
func (j *Job) run(c *app.Console, clients *Clients, counts *pipeline.Counts) (*pipeline.Run, progress.Renderer, error) {
	view := c.Renderer()
	if c.JSON && counts == nil {
		view = progress.Quiet{}
	}
	view = clients.Watched(c.Now, view)
	o := exec.Options{Workers: j.AtOnce(c.CPUs, clients), Observer: view, Now: c.Now}
	if counts != nil {
		o.Counters = func() progress.Counters {
			out := counts.Progress()
			out.Cost = clients.Cost()
			return out
		}
	}
	d, err := designs.Of(j.Settings.Recipe)
	return &pipeline.Run{
		Env:    stage.Env{Settings: j.Settings, Models: clients.Models, Store: j.Store, Exec: exec.New(j.Store, o)},
		Design: d, Counts: counts,
	}, view, err
}

// finish brings a run to its end, publishes the corpus, closes the store, and prints what came of it: the page may
// stay.
func (j *Job) finish(ctx context.Context, c *app.Console, page Page) error {
	return page.around(ctx, c, j.Dir, func() error {
		out, err := j.work(ctx, c)
		if out != nil {
			c.Print(out)
		}
		return errors.Join(err, j.Store.Close())
	})
}

func (j *Job) work(ctx context.Context, c *app.Console) (*Finished, error) {
	c.Onward.By(app.Command("resume", j.Dir))
	clients, err := j.Open(ctx, c)
	if err != nil {
		return nil, err
	}
	defer clients.Announce(ctx, c)()
	if err := j.keepEstimate(ctx); errors.Is(err, context.Canceled) {
		return nil, j.interrupted(err)
	} else if err != nil {
		return nil, err
	}
	if err := j.Store.Keep(ctx, metaPartial, ""); err != nil {
		return nil, j.interrupted(err)
	}
	started := c.Now()
	r, view, err := j.run(c, clients, &pipeline.Counts{})
	if err != nil {
		return nil, err
	}
	res, err := r.Do(ctx)
	view.Close()
	clients.remember(ctx, j.Store)
	if err != nil {
		if h, ok := errors.AsType[*prompts.HopelessError](err); ok { // the run stopped because of its model
			err = errors.Join(err, j.Store.Keep(context.WithoutCancel(ctx), metaHopeless, h.Error()))
		}
		return nil, j.interrupted(err)
	}
	if err := keepJSON(context.WithoutCancel(ctx), j.Store, metaUnique, res.Unique); err != nil {
		return nil, j.interrupted(err)
	}
	out, err := j.publish(ctx, r, res, clients)
	if err != nil {
		return nil, err
	}
	j.Store.SetProgress(published)
	if err := j.Store.Flush(ctx); err != nil {
		return nil, err
	}
	if clients.budget != nil {
		out.spent = clients.Spent() + "\n"
	}
	out.took = c.Now().Sub(started)
	if len(res.Shortfalls) > 0 {
		return out, app.Short("%s", shortText(res.Shortfalls))
	}
	return out, nil
}

// interrupted says how to go on. A run keeps its models file: what is wrong in it is mended in a file that resume is
// given.
func (j *Job) interrupted(err error) error {
	again := app.Command("resume", j.Dir)
	if errors.Is(err, context.Canceled) {
		return app.Paused("paused; %s goes on where it stopped", again)
	}
	if reached, ok := errors.AsType[*money.CapError](err); ok {
		return app.Paused("paused: %w; what was finished is kept, %s with a higher %s goes on", reached, again,
			reached.Flag())
	}
	if beyondResume(err) {
		return err // says itself what to do
	}
	if refused, ok := errors.AsType[*llm.Failure](err); ok && refused.Kind == llm.Invalid {
		return fmt.Errorf("%w\nWhat was finished is kept: if the models file is wrong, mend it, and %s goes on", err,
			app.Command("resume", j.Dir, "--models", "FIXED.yaml"))
	}
	return fmt.Errorf("%w\nWhat was finished is kept: %s goes on", err, again)
}

// The values of --open.
const (
	OpenRun  = "run" // where it has none
	openKeep = "keep"
)

// Page is a page that shows how far a run has come while it is at work.
type Page struct {
	Open  string `flag:"open"`
	Serve Serve
}

// Serve begins to serve the page of a folder, which only reads. The function that it returns serves until its context
// ends.
type Serve func(ctx context.Context, dir string, c *app.Console) (until func(context.Context) error, err error)

func (p Page) check() error {
	if p.Open != "" && p.Open != OpenRun && p.Open != openKeep {
		return app.Usage("--open=%s: it is --open, or --open=keep to keep the page when the run has ended", p.Open)
	}
	return nil
}

// lingering is how long the page outlives a run that ends by itself, so that a browser learns of the end.
const lingering = 1500 * time.Millisecond

// around serves the page while do is at work on the folder, where --open says so. A page that cannot be served holds
// nothing up.
func (p Page) around(ctx context.Context, c *app.Console, dir string, do func() error) error {
	if p.Open == "" {
		return do()
	}
	serving, end := context.WithCancel(ctx)
	defer end()
	until, err := p.Serve(serving, dir, c)
	if err != nil {
		c.Note("the page cannot be served: %v\n", err)
		return do()
	}
	err = do()
	if ctx.Err() == nil {
		if p.Open == openKeep {
			c.Note("The page stays until Ctrl-C.\n")
			<-ctx.Done()
		} else {
			select {
			case <-ctx.Done():
			case <-time.After(lingering):
			}
		}
	}
	end()
	_ = until(serving)
	if err == nil && p.Open == OpenRun {
		c.Note("The page has ended; %s opens it again.\n", app.Command("audit", dir))
	}
	return err
}
