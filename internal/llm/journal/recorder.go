package journal

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"sync"
	"time"

	"memloom/internal/llm/money"
	"memloom/internal/llm/wire"
	"memloom/internal/runstore"
)

// recorder ties the requests of one call to it, one after another. Attempts
// are repeated below the journal, so several may come.
type recorder struct {
	store Store
	clock func() time.Time
	call  runstore.Call
	stop  context.CancelCauseFunc // ends the call when the store fails: nothing may leave unrecorded

	mu       sync.Mutex
	last     runstore.Send
	sent     time.Time
	status   int    // of its answer
	answered bool   // it has an answer that nobody has refused
	doubt    func() // counts its estimated cost as possibly charged
	latency  time.Duration
	err      error // of the store
}

// Sending implements wire.Recorder. A further request means that the answer to
// the last one, if there was one, could not be read.
func (r *recorder) Sending(ctx context.Context) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.disown(ctx, "asked again")
	if r.err != nil {
		return r.err
	}
	var err error
	if r.last, err = r.store.Intend(ctx, r.call, estimate(ctx)); err != nil {
		if ctx.Err() != nil {
			return err
		}
		return r.failed(err)
	}
	if ctx.Err() != nil { // it ended while the intent was written: nothing leaves
		r.end(ctx, runstore.Ending{State: runstore.Refused, Reason: "not sent"})
		return context.Cause(ctx)
	}
	r.sent, r.doubt = r.clock(), func() { money.Doubt(ctx) }
	return nil
}

// Received implements wire.Recorder. What was paid is kept, whoever has lost
// interest meanwhile.
func (r *recorder) Received(ctx context.Context, x wire.Exchange) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.latency = r.clock().Sub(r.sent)
	if !success(x.Status) {
		r.end(ctx, runstore.Ending{State: runstore.Refused, Status: x.Status, Reason: brief(string(x.Body))})
		return r.err
	}
	data, err := encode(x)
	if err != nil {
		return r.failed(err)
	}
	if err := r.store.Answer(context.WithoutCancel(ctx), r.last, x.Status, data); err != nil {
		return r.failed(err)
	}
	r.answered, r.status = true, x.Status
	return nil
}

// Lost implements wire.Recorder.
func (r *recorder) Lost(ctx context.Context, cause error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	state := runstore.Lost
	if neverLeft(cause) {
		state = runstore.Refused
	} else {
		r.doubt()
	}
	r.end(ctx, runstore.Ending{State: state, Reason: brief(cause.Error())})
}

// disown says that the last answer, if there is one, was none after all. It was
// charged all the same.
func (r *recorder) disown(ctx context.Context, why string) {
	if !r.answered {
		return
	}
	r.answered = false
	r.doubt()
	r.end(ctx, runstore.Ending{State: runstore.Unusable, Status: r.status, Reason: brief(why)})
}

func (r *recorder) end(ctx context.Context, e runstore.Ending) {
	if err := r.store.End(context.WithoutCancel(ctx), r.last, e); err != nil {
		_ = r.failed(err) // kept in r.err
	}
}

// failed keeps an error of the store and ends the call: the client library
// would take it for one of the network and try again.
func (r *recorder) failed(err error) error {
	if r.err == nil {
		r.err = err
		r.stop(err)
	}
	return err
}

// close takes the error of the call, and returns the latency of the last
// request, whether its answer is kept, and the error of the store, if it had one.
func (r *recorder) close(ctx context.Context, result error) (latency time.Duration, answered bool, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if unreadable(result) {
		r.disown(ctx, result.Error())
	}
	return r.latency, r.answered, r.err
}

func estimate(ctx context.Context) *int64 { return (*int64)(money.Estimate(ctx)) }

// neverLeft says of a lost request that no connection came about, so that
// nobody can have charged for it.
func neverLeft(cause error) bool {
	var (
		dial        *net.OpError
		certificate *tls.CertificateVerificationError
		record      tls.RecordHeaderError
	)
	return errors.As(cause, &dial) && dial.Op == "dial" || errors.As(cause, &certificate) || errors.As(cause, &record)
}

// brief cuts what is kept of a reason.
func brief(s string) string {
	const most = 500
	if len(s) > most {
		s = s[:most]
	}
	return s
}
