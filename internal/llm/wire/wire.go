// Package wire is between a provider's client library and the network. It lets the journal write an answer down
// before anyone parses it, serves journaled answers in place of the network, keeps keys out of everything that leaves
// it, and tells the provider's code the status, headers and body behind an error of its library.
package wire

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"

	"memloom/internal/secrets"
)

// Exchange is a provider's answer as it came, keys removed.
type Exchange struct {
	Status int
	Header http.Header // at most 16 that providers read, the first value of each
	Body   []byte
}

// Recorder is told of every request and its answer. An error of Sending or
// Received ends the request with a *RecorderError.
type Recorder interface {
	// Sending is called before a request leaves.
	Sending(ctx context.Context) error
	// Received is called with a whole answer, of whatever status, before anyone has read it.
	Received(ctx context.Context, x Exchange) error
	// Lost is called when no whole answer came back.
	Lost(ctx context.Context, cause error)
}

// RecorderError is an error of the Recorder rather than of the network.
type RecorderError struct{ Err error }

// Error implements error.
func (e *RecorderError) Error() string { return e.Err.Error() }

// Unwrap returns the Recorder's own error.
func (e *RecorderError) Unwrap() error { return e.Err }

type (
	recorderKey struct{}
	storedKey   struct{}
	seenKey     struct{}
)

// WithRecorder returns a context whose requests are told to r.
func WithRecorder(ctx context.Context, r Recorder) context.Context {
	return context.WithValue(ctx, recorderKey{}, r)
}

// RecorderOf returns the recorder of a context, nil without one.
func RecorderOf(ctx context.Context) Recorder {
	r, _ := ctx.Value(recorderKey{}).(Recorder)
	return r
}

// WithStored returns a context whose requests are answered with x; nothing is sent.
func WithStored(ctx context.Context, x Exchange) context.Context {
	return context.WithValue(ctx, storedKey{}, x)
}

// Seen is the last exchange of a context from Watch.
type Seen struct {
	mu   sync.Mutex
	last *Exchange
	sent int64
}

// Last returns the exchange, nil if no answer came back.
func (s *Seen) Last() *Exchange {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.last
}

// Sent returns the bytes of the last request's body, 0 where they are not known.
func (s *Seen) Sent() int64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.sent
}

// Watch returns a context whose last exchange can be looked at.
func Watch(ctx context.Context) (context.Context, *Seen) {
	s := &Seen{}
	return context.WithValue(ctx, seenKey{}, s), s
}

// Options says how a transport works.
type Options struct {
	Next    http.RoundTripper   // nil is http.DefaultTransport
	Secrets *secrets.Set        // never leave the transport in a header, a body or an error
	MaxBody int64               // bytes of an answer; 0 is 2 MiB; longer ones are a *TooLongError
	Sign    func(*http.Request) // puts the key into the request's headers; may be nil
	View    func([]byte) []byte // what the client reads in place of a success's body; nil is the body itself
	Drain   time.Duration       // how long an answer that is recorded is waited for after its request was called off
}

// Transport returns the round tripper that providers' clients are given.
func Transport(o Options) http.RoundTripper {
	if o.Next == nil {
		o.Next = http.DefaultTransport
	}
	if o.MaxBody == 0 {
		o.MaxBody = defaultMaxBody
	}
	return &transport{o, o.Secrets}
}

type transport struct {
	o       Options
	secrets *secrets.Set
}

// RoundTrip implements http.RoundTripper.
func (t *transport) RoundTrip(req *http.Request) (*http.Response, error) {
	ctx := req.Context()
	x, err := t.exchange(req)
	if err != nil {
		return nil, err
	}
	if s, ok := ctx.Value(seenKey{}).(*Seen); ok {
		s.mu.Lock()
		s.last, s.sent = &x, max(req.ContentLength, 0)
		s.mu.Unlock()
	}
	body := x.Body
	if t.o.View != nil && x.Status >= 200 && x.Status <= 299 {
		body = t.o.View(body)
	}
	return &http.Response{
		Status: fmt.Sprintf("%d %s", x.Status, http.StatusText(x.Status)), StatusCode: x.Status,
		Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Header: x.Header,
		Body: io.NopCloser(bytes.NewReader(body)), ContentLength: int64(len(body)), Request: req,
	}, nil
}

// exchange gets an answer, from the context or from the network.
func (t *transport) exchange(req *http.Request) (Exchange, error) {
	ctx := req.Context()
	if x, ok := ctx.Value(storedKey{}).(Exchange); ok {
		closeBody(req)
		return x, nil
	}
	rec := RecorderOf(ctx)
	if rec != nil {
		if err := rec.Sending(ctx); err != nil {
			closeBody(req)
			return Exchange{}, &RecorderError{err}
		}
	}
	if rec == nil {
		return t.send(ctx, req)
	}
	waiting, done := outliving(ctx, t.o.Drain)
	defer done()
	x, err := t.send(waiting, req)
	if err != nil {
		rec.Lost(ctx, err)
		return Exchange{}, err
	}
	if err := rec.Received(ctx, x); err != nil {
		return Exchange{}, &RecorderError{err}
	}
	return x, nil
}

// outliving returns a context that goes on for some time after its parent was called off, though not beyond the
// parent's deadline: an answer that is on its way was paid for, and is worth the wait.
func outliving(parent context.Context, drain time.Duration) (context.Context, context.CancelFunc) {
	if drain <= 0 {
		return parent, func() {}
	}
	ctx, cancel := context.WithCancelCause(context.WithoutCancel(parent))
	stop := context.AfterFunc(parent, func() {
		if deadline, ok := parent.Deadline(); ok {
			drain = min(drain, time.Until(deadline))
		}
		select {
		case <-time.After(drain):
		case <-ctx.Done():
		}
		cancel(context.Cause(parent))
	})
	return ctx, func() {
		stop()
		cancel(nil)
	}
}

// closeBody does what a round tripper owes to a request that it does not send.
func closeBody(req *http.Request) {
	if req.Body != nil {
		req.Body.Close()
	}
}

// send asks the network for a whole answer.
func (t *transport) send(ctx context.Context, req *http.Request) (Exchange, error) {
	holder := req.Context()
	req = req.WithContext(ctx) // a round tripper must not change its request
	if t.o.Sign != nil {
		req.Header = req.Header.Clone()
		t.o.Sign(req)
	}
	resp, err := t.o.Next.RoundTrip(req)
	if err != nil {
		return Exchange{}, t.clean(err)
	}
	defer resp.Body.Close()
	body, err := t.whole(holder, resp)
	if err != nil {
		return Exchange{}, t.clean(err)
	}
	return Exchange{Status: resp.StatusCode, Header: t.kept(resp.Header), Body: t.redacted(body)}, nil
}

// cleanError is an error whose text holds no key.
type cleanError struct {
	text string
	err  error
}

// Error implements error.
func (e *cleanError) Error() string { return e.text }

// Unwrap returns the end of the context behind the text.
func (e *cleanError) Unwrap() error { return e.err }

func (t *transport) clean(err error) error {
	text := t.secrets.Text(err.Error())
	if text == err.Error() {
		return err
	}
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return &cleanError{text, err}
	}
	return errors.New(text)
}
