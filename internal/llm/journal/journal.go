// Package journal keeps every call of a model: that it was about to be sent, and the raw answer, durable before anyone
// parses it. A call that was answered is never sent again: resuming, caching, replaying and auditing read the same
// rows.
//
// Terms. A call's key is a hash of everything that could change its answer. A hit is a call that was answered without a
// request. A request is in doubt if it was about to leave and no whole answer is known: it may have been charged. A
// miss is a call of a replay that the journal has no answer to.
package journal

import (
	"context"
	"errors"
	"iter"
	"sync"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/runstore"
)

// Store is where calls are kept; *runstore.Store is one. Intend, Answer, End and GiveUp return when the change is
// durable; a Note is after the next of them, or Flush.
type Store interface {
	Lookup(ctx context.Context, key runstore.Hash) (runstore.Found, error)
	Intend(ctx context.Context, c runstore.Call, estimate *int64) (runstore.Send, error)
	Answer(ctx context.Context, s runstore.Send, data []byte) error
	End(ctx context.Context, s runstore.Send, e runstore.Ending) error
	GiveUp(ctx context.Context, c runstore.Call, kind string, detail []byte) (runstore.Send, error)
	Note(s runstore.Send, n runstore.CallNote)
	Flush(ctx context.Context) error
	EachCall(fn func(runstore.CallRow) error) error
	CallTotals() ([]runstore.CallTotals, error)
}

var _ Store = (*runstore.Store)(nil)

// Options says how a journal works.
type Options struct {
	Replay bool             // answer from the journal alone; what is not there is a *MissError
	Clock  func() time.Time // for latencies; nil is time.Now
}

// Journal keeps the calls of any number of models. Its methods may be called by many goroutines at once.
type Journal struct {
	store Store
	opts  Options

	mu      sync.Mutex
	flights map[runstore.Hash]*flight // calls that are being answered
}

// Open returns a journal over a store, which the caller closes.
func Open(store Store, opts Options) (*Journal, error) {
	if store == nil {
		return nil, errors.New("opening the journal: there is no store")
	}
	if opts.Clock == nil {
		opts.Clock = time.Now
	}
	return &Journal{store: store, opts: opts, flights: map[runstore.Hash]*flight{}}, nil
}

// errStopped ends Calls early.
var errStopped = errors.New("enough")

// Calls yields every call of the run, by stage, unit, task and key; no text is among what
// is told of it. An error is the last thing yielded.
func (j *Journal) Calls(ctx context.Context) iter.Seq2[runstore.CallRow, error] {
	return func(yield func(runstore.CallRow, error) bool) {
		err := j.store.Flush(ctx)
		if err == nil {
			err = j.store.EachCall(func(r runstore.CallRow) error {
				if !yield(r, nil) {
					return errStopped
				}
				return nil
			})
		}
		if err != nil && !errors.Is(err, errStopped) {
			yield(runstore.CallRow{}, err)
		}
	}
}

// Totals counts the calls of the run by stage and model. Other processes read the same with runstore.OpenReader.
func (j *Journal) Totals(ctx context.Context) ([]runstore.CallTotals, error) {
	if err := j.store.Flush(ctx); err != nil {
		return nil, err
	}
	return j.store.CallTotals()
}

// Spent returns what each stage of the run has cost so far, for money.NewBook.
func (j *Journal) Spent(ctx context.Context) (map[string]money.Account, error) {
	totals, err := j.Totals(ctx)
	if err != nil {
		return nil, err
	}
	stages := map[string]money.Account{}
	for _, t := range totals {
		a := stages[llm.Step(t.Stage)]
		a.Spent, a.InDoubt = money.Sum(a.Spent, money.Nano(t.Cost)), money.Sum(a.InDoubt, money.Nano(t.Doubt))
		stages[llm.Step(t.Stage)] = a
	}
	return stages, nil
}

// answered is what a call got, and the request that brought it.
type answered struct {
	answer llm.Answer
	send   runstore.Send
	model  string // in records, of whose call it is
}

// flight is a call that a person is answering, for others with the same one.
type flight struct {
	done      chan struct{}
	got       answered
	err       error
	abandoned bool // the one who flew it has lost interest: the next one has to
}

// once lets one of several that ask the same at once do the work. The others
// get what it got, and shared is true for them.
func (j *Journal) once(ctx context.Context, key runstore.Hash, do func() (answered, error)) (got answered, shared bool,
	err error) {
	for {
		j.mu.Lock()
		f, flying := j.flights[key]
		if !flying {
			f = &flight{done: make(chan struct{}), abandoned: true}
			j.flights[key] = f
		}
		j.mu.Unlock()
		if !flying {
			got, err := j.fly(ctx, key, f, do)
			return got, false, err
		}
		select {
		case <-f.done:
		case <-ctx.Done():
			return answered{}, true, context.Cause(ctx)
		}
		if !f.abandoned {
			return f.got, true, f.err
		}
	}
}

// fly does the work of a flight. One that panics, or whose context ended, is abandoned.
func (j *Journal) fly(ctx context.Context, key runstore.Hash, f *flight, do func() (answered, error)) (answered,
	error) {
	defer func() {
		j.mu.Lock()
		delete(j.flights, key)
		j.mu.Unlock()
		close(f.done)
	}()
	f.got, f.err = do()
	f.abandoned = f.err != nil && ctx.Err() != nil
	return f.got, f.err
}
