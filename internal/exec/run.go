package exec

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"memloom/internal/progress"
	"memloom/internal/runstore"
)

// run is one execution of a stage.
type run struct {
	*Executor
	plan  plan
	start time.Time

	mu       sync.Mutex // guards what follows
	stats    Stats
	failures []failure
	fatal    error // the first failure of the environment
}

func newRun(e *Executor, p plan, start time.Time) *run {
	r := &run{Executor: e, plan: p, start: start}
	r.stats.Total = len(p.tasks)
	for _, t := range p.tasks {
		if t.committed {
			r.stats.Skipped++
		}
	}
	return r
}

// execute runs what is not committed, then removes what is stale.
func (r *run) execute(ctx context.Context) error {
	r.report(progress.StageStarted, "", nil)
	if err := r.store.Flush(ctx); err != nil {
		return r.verdict(ctx, fmt.Errorf("recording progress: %w", err))
	}
	if err := r.runAll(ctx); err != nil {
		return r.verdict(ctx, err)
	}
	if len(r.failures) > 0 {
		return summarise(r.plan.stage.Name, r.stats.Total, r.failures, r.opts.NamedCauses)
	}
	if len(r.plan.stale) == 0 {
		return nil
	}
	if err := r.store.Remove(ctx, r.plan.stale); err != nil {
		return r.verdict(ctx, fmt.Errorf("removing units no longer listed: %w", err))
	}
	r.stats.Removed = len(r.plan.stale)
	return nil
}

// verdict tells a stage that was stopped from one that the environment ended.
// A failed environment comes first: it is why the rest was stopped.
func (r *run) verdict(ctx context.Context, err error) error {
	var environment *EnvironmentError
	if errors.As(err, &environment) {
		return err
	}
	if ctx.Err() != nil && !environmental(err) {
		left := r.stats.Total - r.stats.Skipped - r.stats.Ran
		return fmt.Errorf("stage %s stopped with %d of %d units to go: %w", r.plan.stage.Name, left, r.stats.Total,
			context.Cause(ctx))
	}
	return &EnvironmentError{Op: "running stage " + r.plan.stage.Name, Err: err}
}

// runAll hands the tasks to the workers in the stage's order and waits for
// all of them. It returns the error that ended it early, if any.
func (r *run) runAll(parent context.Context) error {
	ctx, stop := context.WithCancelCause(parent)
	defer stop(nil)
	tasks := make(chan task)
	var workers sync.WaitGroup
	for range min(r.opts.Workers, r.stats.Total-r.stats.Skipped) {
		workers.Go(func() {
			for t := range tasks {
				if err := r.one(ctx, t); err != nil {
					r.count(func() { r.fatal = cmp.Or(r.fatal, err) })
					stop(err)
				}
			}
		})
	}
	r.feed(ctx, tasks)
	workers.Wait()
	return cmp.Or(r.fatal, context.Cause(ctx))
}

func (r *run) feed(ctx context.Context, tasks chan<- task) {
	defer close(tasks)
	for _, t := range r.plan.tasks {
		if t.committed {
			continue
		}
		if ctx.Err() != nil { // select would choose at random
			return
		}
		select {
		case tasks <- t:
		case <-ctx.Done():
			return
		}
	}
}

// one runs and commits one unit. The error it returns ends the stage.
func (r *run) one(ctx context.Context, t task) error {
	if ctx.Err() != nil {
		return nil
	}
	u := r.plan.stage.Units[t.index]
	records, err := r.compute(ctx, u, t)
	if err == nil {
		// What is computed is committed, even if the run is being stopped.
		err = r.commit(context.WithoutCancel(ctx), runstore.Unit{
			UnitID: runstore.UnitID{Stage: r.plan.stage.Name, Name: u.Name}, Hash: t.hash, Records: records,
		})
	}
	switch {
	case err == nil:
		r.count(func() { r.stats.Ran++ })
		r.report(progress.UnitDone, u.Name, nil)
		return nil
	case environmental(err):
		return &EnvironmentError{Op: "running " + label(r.plan.stage.Name, u.Name), Err: err}
	case ctx.Err() != nil && interrupted(ctx, err):
		return nil // neither done nor failed
	default:
		return r.fail(ctx, t, u.Name, err)
	}
}

// label names a unit with its stage, once: most units have its name in theirs.
func label(stage, unit string) string {
	if strings.HasPrefix(unit, stage+"/") {
		return "unit " + unit
	}
	return fmt.Sprintf("unit %s of stage %s", unit, stage)
}

// compute calls the unit's function; a panic becomes its error.
func (r *run) compute(ctx context.Context, u Unit, t task) (records []Record, err error) {
	if t.missing != "" {
		return nil, &MissingInputError{Key: t.missing}
	}
	defer func() {
		if v := recover(); v != nil {
			records, err = nil, &PanicError{Unit: u.Name, Value: v, Stack: debug.Stack()}
		}
	}()
	return u.Run(ctx, newInputs(r.store, u))
}

// commit commits a unit. If one of its keys is held by a unit of the stage
// that is out of date (renamed, or about to be replaced), that one gives way.
func (r *run) commit(ctx context.Context, u runstore.Unit) error {
	for {
		err := r.store.Commit(ctx, u)
		var conflict *runstore.KeyConflictError
		if !errors.As(err, &conflict) || conflict.Owner == u.UnitID || conflict.Owner.Stage != u.Stage {
			return err
		}
		if want, listed := r.plan.wants[conflict.Owner.Name]; listed && want == conflict.OwnerHash {
			return err
		}
		owner := map[runstore.UnitID]runstore.Hash{conflict.Owner: conflict.OwnerHash}
		if err := r.store.Remove(ctx, owner); err != nil {
			return err
		}
	}
}

// fail notes a unit's error and lets the stage carry on.
func (r *run) fail(ctx context.Context, t task, name string, cause error) error {
	id := runstore.UnitID{Stage: r.plan.stage.Name, Name: name}
	if err := r.store.Fail(context.WithoutCancel(ctx), id, cause.Error()); err != nil {
		return &EnvironmentError{Op: "recording the failure of " + label(id.Stage, name), Err: err}
	}
	r.count(func() {
		r.stats.Failed++
		r.failures = append(r.failures, failure{index: t.index, unit: name, err: cause})
	})
	r.report(progress.UnitFailed, name, cause)
	return nil
}

// interrupted says that an error is the echo of the end of the context.
func interrupted(ctx context.Context, err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) ||
		errors.Is(err, context.Cause(ctx))
}

func (r *run) count(change func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	change()
}

// finish reports the end of the stage.
func (r *run) finish(err error) {
	var (
		failed      *StageError
		environment *EnvironmentError
	)
	switch {
	case err == nil:
		r.report(progress.StageEnded, "", nil)
	case paused(err):
		r.report(progress.StageCanceled, "", err)
	case errors.As(err, &failed) || errors.As(err, &environment):
		r.report(progress.StageFailed, "", err)
	default:
		r.report(progress.StageCanceled, "", err)
	}
}

// paused says whether an error is that a run was paused on purpose, as at the cap of a budget.
func paused(err error) bool {
	var p interface{ Paused() bool }
	return errors.As(err, &p) && p.Paused()
}

// report tells the store and the observer how far the stage has come. Events
// are built under the lock, so that counts never run backwards.
func (r *run) report(kind progress.Kind, unit string, err error) {
	r.watch.Lock()
	defer r.watch.Unlock()
	r.mu.Lock()
	s := r.stats
	r.mu.Unlock()
	e := progress.Event{
		Kind: kind, Stage: r.plan.stage.Name, Unit: unit,
		Done: s.Skipped + s.Ran, Total: s.Total, Skipped: s.Skipped, Failed: s.Failed,
		Elapsed: r.opts.Now().Sub(r.start), Err: err, Counters: r.opts.Counters(),
	}
	stored := runstore.Progress{Stage: e.Stage, Done: e.Done, Total: e.Total, Failed: e.Failed}
	if v := e.Verdicts; v != nil {
		stored.Accepted, stored.Rejected = v.Accepted, v.Rejected
	}
	r.store.SetProgress(stored)
	if r.opts.Observer != nil {
		r.opts.Observer.Observe(e)
	}
}
