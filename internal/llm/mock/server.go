package mock

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"hash/maphash"
	"io"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"memloom/internal/llm"
)

// maxBody bounds a request's bytes.
const maxBody = 64 << 20

// Options say how a server works. The zero value never fails and asks for no key.
type Options struct {
	Key     string           // what requests must carry; empty takes any key, or none
	Latency time.Duration    // before every answer
	Script  *Script          // nil: no faults
	Seed    uint64           // of the script's draws
	Canned  bool             // answer every prompt of a task alike, without computing
	Now     func() time.Time // nil: time.Now
	Model   llm.Model        // answers in place of the built-in one, whatever name is asked; nil: that does
}

// Server answers as providers do. It is an http.Handler, and safe for concurrent use.
type Server struct {
	options Options
	answers answerer
	schemas map[string]*schema // of every task's answer
	meter   *meter
	counts  *counts
	hashing maphash.Seed // of requests
	bodies  sync.Pool    // of *bytes.Buffer; a request holds none once it is read
	playing atomic.Pointer[play]
	started int64
	ids     atomic.Int64
}

// New returns a server.
func New(o Options) (*Server, error) {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Script == nil {
		o.Script = &Script{}
	}
	meter, err := newMeter(o.Canned)
	if err != nil {
		return nil, err
	}
	s := &Server{options: o, meter: meter, counts: newCounts(), hashing: maphash.MakeSeed(),
		schemas: map[string]*schema{}, started: o.Now().Unix()}
	for task, text := range schemas() {
		if s.schemas[task], err = parseSchema(text); err != nil {
			return nil, fmt.Errorf("schema of %s: %w", task, err)
		}
	}
	switch {
	case o.Canned:
		s.answers = newCanned(s.schemas)
	case o.Model != nil:
		s.answers = other{o.Model}
	default:
		s.answers = newModels()
	}
	s.bodies.New = func() any { return new(bytes.Buffer) }
	s.Play(o.Script)
	return s, nil
}

// Play replaces the script; its counts of requests and prompts begin anew.
func (s *Server) Play(script *Script) {
	s.playing.Store(newPlay(*script, s.options.Seed, s.options.Now()))
}

// Stats returns the server's own count.
func (s *Server) Stats() Stats { return s.counts.snapshot() }

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	x := &exchange{server: s, w: w, r: r}
	var do func(*exchange)
	x.dialect, do = route(r.Method, r.URL.Path)
	do(x)
}

// exchange is a request at work.
type exchange struct {
	server  *Server
	w       http.ResponseWriter
	r       *http.Request
	dialect dialect

	request *request
	id      uint64 // the request's identity
	tokens  int    // of the prompt
	limits  *limiter
}

// ask answers a question to a model.
func (x *exchange) ask() {
	s := x.server
	s.counts.begin()
	defer s.counts.end()
	if p := x.accept(); p != nil {
		x.fail(*p)
		return
	}
	play := s.playing.Load()
	x.limits = play.limits
	if p := x.admit(); p != nil {
		x.fail(*p)
		return
	}
	defer x.limits.release()
	d := play.decide(x.request)
	for range d.slow {
		s.counts.fault(slow)
	}
	var fault kind
	if d.rule != nil {
		s.counts.fault(d.rule.Fault)
		fault = kinds[d.rule.Fault]
	}
	if fault.instead != nil {
		fault.instead(x, d.rule)
		return
	}
	if !pause(x.r.Context(), s.options.Latency+d.delay) {
		return
	}
	x.answer(fault, d)
}

// accept reads a request and says what is wrong with it, nil if it can be answered.
func (x *exchange) accept() *problem {
	s := x.server
	body := s.bodies.Get().(*bytes.Buffer)
	defer s.bodies.Put(body)
	body.Reset()
	_, err := body.ReadFrom(http.MaxBytesReader(x.w, x.r.Body, maxBody))
	if err != nil {
		return &problem{kind: invalid, detail: "the request could not be read"}
	}
	if p := x.checkKey(); p != nil {
		return p
	}
	if x.request, err = x.dialect.read(x.r.URL.Path, body.Bytes()); err != nil {
		return &problem{kind: invalid, detail: err.Error()}
	}
	x.id = x.request.identity(s.hashing)
	s.counts.seen(x.id)
	x.tokens = s.meter.prompt(x.request)
	return nil
}

// admit holds the request to the limits.
func (x *exchange) admit() *problem {
	s := x.server
	if most := x.limits.limits.Context; most > 0 && x.tokens > most {
		s.counts.limited("context")
		return &problem{kind: tooLong, tokens: x.tokens, context: most}
	}
	limit, after := x.limits.admit(x.tokens, s.options.Now())
	if limit == "" {
		return nil
	}
	s.counts.limited(limit)
	detail := map[string]string{limitRPM: "requests per minute", limitTPM: "tokens per minute",
		limitConcurrency: "concurrent requests"}[limit]
	return &problem{kind: throttled, detail: "limit of " + detail, wait: wait{after: after}}
}

// checkKey says what is wrong with the key, nil if nothing is.
func (x *exchange) checkKey() *problem {
	want := x.server.options.Key
	if want == "" {
		return nil
	}
	switch given := x.key(); given {
	case want:
		return nil
	case "":
		return &problem{kind: noKey}
	default:
		return &problem{kind: badKey, detail: given}
	}
}

// key is the one that the request carries, wherever a provider's clients put it.
func (x *exchange) key() string {
	h := x.r.Header
	return cmp.Or(strings.TrimPrefix(h.Get("Authorization"), "Bearer "), h.Get("Api-Key"), h.Get("X-Goog-Api-Key"),
		x.r.URL.Query().Get("key"))
}

// answer makes an answer, does to it what the script has in store, and sends it.
func (x *exchange) answer(fault kind, d decision) {
	s := x.server
	text, err := s.answers.answer(x.r.Context(), x.request)
	if err != nil {
		x.fail(problem{kind: invalid, detail: err.Error()})
		return
	}
	if fault.spoil != nil {
		text = fault.spoil(spoiling{x.schema(), d.rule.How, d.rand}, text)
	}
	a := reply{id: fmt.Sprintf("%016x", s.ids.Add(1)), text: text}
	if fault.end != nil {
		fault.end(d.rule, &a)
	}
	s.meter.usage(x.request, &a, x.tokens)
	body := encoded(x.dialect.answer(x.request, a, s.options.Now().Unix()))
	s.counts.bill(x.id, a.usage)
	if fault.send != nil {
		fault.send(x, d.rule, body)
		return
	}
	x.write(http.StatusOK, "application/json", body)
}

// schema returns that of the task's answer, or the one that the request brings, nil without either.
func (x *exchange) schema() *schema {
	if s := x.server.schemas[x.request.task]; s != nil {
		return s
	}
	s, err := parseSchema(x.request.schema)
	if err != nil {
		return nil
	}
	return s
}

// fail answers a question with a failure in the provider's words.
func (x *exchange) fail(p problem) {
	status, body := x.dialect.problem(p)
	p.wait.header(x.w.Header(), x.server.options.Now())
	x.write(status, "application/json", encoded(body))
}

// write sends an answer to a question.
func (x *exchange) write(status int, contentType, body string) {
	h := x.w.Header()
	h.Set("Content-Type", contentType)
	if x.limits != nil {
		x.limits.header(h)
	}
	x.server.counts.sent(status)
	x.w.WriteHeader(status)
	_, _ = io.WriteString(x.w, body) // a client that is gone misses it
}

// pause waits and says whether the client is still there.
func pause(ctx context.Context, d time.Duration) bool {
	if d <= 0 {
		return true
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}
