package journal

import (
	"context"
	"crypto/tls"
	"errors"
	"net/http"
	"sync"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/llm/provider"
	"memloom/internal/llm/wire"
	"memloom/internal/runstore"
)

// recorder ties the requests of one call to it, one after another. Attempts are repeated below the journal, so several
// may come. It is the one place that says what a request was charged: to the store, and to the budget that the
// attempt's context carries.
type recorder struct {
	store Store
	clock func() time.Time
	price *money.Price
	call  runstore.Call
	stop  context.CancelCauseFunc // ends the call when the store fails: nothing may leave unrecorded

	mu      sync.Mutex
	last    runstore.Send // the zero Send before the first
	sent    time.Time
	pending bool // the last request has brought an answer that no one has read yet
	latency time.Duration
	err     error // of the store
}

// Sending implements wire.Recorder. Where a provider's library asks again by itself, it could not read the last answer.
func (r *recorder) Sending(ctx context.Context) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.disown(ctx, runstore.Used{}, "asked again")
	if r.err != nil {
		return r.err
	}
	send, err := r.store.Intend(ctx, r.call, (*int64)(money.Sending(ctx)))
	if err != nil {
		if ctx.Err() != nil {
			return err
		}
		return r.failed(err)
	}
	r.last = send
	if ctx.Err() != nil { // it ended while the intent was written: nothing leaves
		r.end(ctx, runstore.Ending{State: runstore.NotSent, Reason: "called off"})
		return context.Cause(ctx)
	}
	r.sent = r.clock()
	return nil
}

// Received implements wire.Recorder. What was paid is kept, the one who has lost interest meanwhile.
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
	if err := r.store.Answer(context.WithoutCancel(ctx), r.last, data); err != nil {
		return r.failed(err)
	}
	r.pending = true
	return nil
}

// Lost implements wire.Recorder.
func (r *recorder) Lost(ctx context.Context, cause error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	state := runstore.Lost
	if neverLeft(cause) {
		state = runstore.NotSent
	} else {
		money.Charge(ctx, nil)
	}
	r.end(ctx, runstore.Ending{State: state, Reason: brief(cause.Error())})
}

// read is told what the provider's client made of the last answer.
func (r *recorder) read(ctx context.Context, u llm.Usage, result error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	used := usedOf(r.price, u)
	if unreadable(result) {
		r.disown(ctx, used, result.Error())
	}
	if !r.pending || result != nil && !ofCall(result) {
		return
	}
	r.pending = false
	money.Charge(ctx, (*money.Nano)(used.Cost))
	r.store.Note(r.last, runstore.CallNote{Read: true, Used: used, Latency: r.latency})
}

// disown says that the last answer, if there is one, was none after all. It was charged all the same.
func (r *recorder) disown(ctx context.Context, used runstore.Used, why string) {
	if !r.pending {
		return
	}
	r.pending = false
	money.Charge(ctx, (*money.Nano)(used.Cost))
	r.end(ctx, runstore.Ending{State: runstore.Unusable, Status: http.StatusOK, Reason: brief(why), Used: used})
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

// close returns the last request of the call and the error of the store, if it had one.
func (r *recorder) close() (runstore.Send, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.last, r.err
}

// usedOf says what a request took, as far as the provider says it.
func usedOf(p *money.Price, u llm.Usage) runstore.Used {
	used := runstore.Used{Cost: (*int64)(money.CostOf(p, u))}
	if u.In != 0 || u.Out != 0 {
		used.Tokens = &runstore.Tokens{In: u.In, Cached: u.Cached, Out: u.Out}
	}
	return used
}

// Read returns the model that stands straight before a provider's, in what is put around it for calls that are sent: it
// says what the provider's client made of each answer, and so what each request was charged.
func Read(provider llm.Model) llm.Model { return reading{provider} }

type reading struct{ llm.Model }

// Complete implements llm.Model.
func (m reading) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	ans, err := m.Model.Complete(ctx, c)
	if r, ok := wire.RecorderOf(ctx).(*recorder); ok {
		r.read(ctx, ans.Usage, err)
	}
	return ans, err
}

// neverLeft says of a lost request that no connection came about, so that no one can have charged for it.
func neverLeft(cause error) bool {
	var (
		certificate *tls.CertificateVerificationError
		record      tls.RecordHeaderError
	)
	return provider.NeverConnected(cause) || errors.As(cause, &certificate) || errors.As(cause, &record)
}

// brief cuts what is kept of a reason.
func brief(s string) string {
	const most = 500
	if len(s) > most {
		s = s[:most]
	}
	return s
}
