package exec

import (
	"context"
	"sync"
	"time"

	"memloom/internal/progress"
	"memloom/internal/runstore"
)

// Store is what the executor needs of a run store; *runstore.Store is one. Get, Commit, Fail and Remove are called by
// many goroutines at once, SetProgress by one at a time.
type Store interface {
	Getter
	// Hashes returns the content hashes of those of the keys that are there.
	Hashes(keys []string) (map[string]runstore.Hash, error)
	// Units returns the committed units of a stage.
	Units(stage string) (map[string]runstore.Hash, error)
	// Commit makes a unit durable, all or nothing. A key that another unit holds is a *runstore.KeyConflictError and
	// leaves the store as it was.
	Commit(ctx context.Context, u runstore.Unit) error
	// Fail notes a unit's error and drops its out-of-date result.
	Fail(ctx context.Context, id runstore.UnitID, message string) error
	// Remove removes those of the units that are still committed under the hash given.
	Remove(ctx context.Context, units map[runstore.UnitID]runstore.Hash) error
	// SetProgress costs nothing; Flush makes it visible to others.
	SetProgress(runstore.Progress)
	Flush(ctx context.Context) error
}

var _ Store = (*runstore.Store)(nil)

// Observer hears of every unit as it ends. Observe is called by one goroutine at a time, in no particular order of
// units, and holds up the run while it works.
type Observer interface{ Observe(progress.Event) }

// Options configures an executor. The zero value works.
type Options struct {
	// Workers is how many units run at once; 0 means 1. It changes the time a stage takes and nothing else.
	Workers int

	// Observer may be nil.
	Observer Observer

	// Now is the clock for the events' Elapsed; nil leaves it at zero.
	Now func() time.Time

	// Counters is asked at every event for what the caller knows beyond units; nil means nothing.
	Counters func() progress.Counters

	// NamedCauses is how many causes a *StageError lists; 0 means 5.
	NamedCauses int
}

// Executor runs stages against one store.
type Executor struct {
	store Store
	opts  Options
	watch sync.Mutex // one event at a time
}

// New returns an executor. The store stays the caller's to close.
func New(store Store, opts Options) *Executor {
	opts.Workers = max(opts.Workers, 1)
	if opts.NamedCauses <= 0 {
		opts.NamedCauses = 5
	}
	if opts.Now == nil {
		opts.Now = func() time.Time { return time.Time{} }
	}
	if opts.Counters == nil {
		opts.Counters = func() progress.Counters { return progress.Counters{} }
	}
	return &Executor{store: store, opts: opts}
}

// Stats is what became of a stage's units.
type Stats struct {
	Total   int
	Skipped int // committed before
	Ran     int // committed now
	Failed  int
	Removed int // stale units removed
}

// Run brings a stage up to date: it runs the units whose hash is not committed and commits each as it ends. When all
// are committed, units that the stage no longer lists are removed.
//
// Errors: a *StageError if units failed (the others were still run), an *EnvironmentError as soon as the environment
// fails, an error that wraps the context's cause if ctx ended. In these cases the units that ended before are
// committed, and Run with the same stage carries on from there. A stage that is ill-formed, a bug of the caller, is a
// plain error before anything ran.
func (e *Executor) Run(ctx context.Context, s Stage) (Stats, error) {
	start := e.opts.Now()
	p, err := e.plan(s)
	if err != nil {
		return Stats{}, err
	}
	r := newRun(e, p, start)
	err = r.execute(ctx)
	r.finish(err)
	// However it ended, other processes should see where it stopped.
	if flushErr := e.store.Flush(context.WithoutCancel(ctx)); err == nil && flushErr != nil {
		err = &EnvironmentError{Op: "recording the progress of stage " + s.Name, Err: flushErr}
	}
	return r.stats, err
}
