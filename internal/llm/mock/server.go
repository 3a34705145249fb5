package mock

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"time"
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
}

// Server answers as providers do. It is an http.Handler, and safe for
// concurrent use.
type Server struct {
	options Options
	answers answerer
	schemas map[string]*schema // of every task's answer
	meter   *meter
	counts  *counts
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
	s := &Server{options: o, meter: meter, counts: newCounts(), schemas: map[string]*schema{}, started: o.Now().Unix()}
	for task, text := range schemas() {
		if s.schemas[task], err = parseSchema(text); err != nil {
			return nil, fmt.Errorf("schema of %s: %w", task, err)
		}
	}
	if !o.Canned {
		s.answers = newModels()
	} else if s.answers, err = newCanned(); err != nil {
		return nil, err
	}
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
	path, get, post := r.URL.Path, r.Method == http.MethodGet, r.Method == http.MethodPost
	x := &exchange{server: s, w: w, r: r, dialect: dialectOf(path)}
	switch {
	case get && path == "/stats":
		x.json(http.StatusOK, s.Stats())
	case post && path == "/script":
		x.newScript()
	case post && (strings.HasSuffix(path, "/chat/completions") || isGenerate(path)):
		x.ask()
	case get && strings.Contains(path, "/models"):
		x.listModels()
	default:
		x.failPage(problem{kind: noPath, detail: r.Method + " " + path})
	}
}

// dialectOf tells by a path whose format a request has.
func dialectOf(path string) dialect {
	if strings.HasPrefix(path, "/v1beta/") || isGenerate(path) {
		return gemini{stream: strings.HasSuffix(path, generateStream)}
	}
	return openAI{azure: strings.Contains(path, "/openai/deployments/")}
}

func isGenerate(path string) bool {
	return strings.HasSuffix(path, generate) || strings.HasSuffix(path, generateStream)
}

// exchange is a request at work.
type exchange struct {
	server  *Server
	w       http.ResponseWriter
	r       *http.Request
	dialect dialect

	request *request
	id      digest // of the request
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
	call := x.request.call()
	d := play.decide(call.Task, x.request)
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
	x.answer(call.Task, fault, d)
}

// accept reads a request and says what is wrong with it, nil if it can be answered.
func (x *exchange) accept() *problem {
	s := x.server
	body, err := io.ReadAll(http.MaxBytesReader(x.w, x.r.Body, maxBody))
	if err != nil {
		return &problem{kind: invalid, detail: "the request could not be read"}
	}
	if p := x.checkKey(); p != nil {
		return p
	}
	if x.request, err = x.dialect.read(x.r.URL.Path, body); err != nil {
		return &problem{kind: invalid, detail: err.Error()}
	}
	x.id = x.request.identity()
	s.counts.seen(x.id)
	if _, known := member(x.request.model); !known {
		return &problem{kind: noModel, detail: x.request.model}
	}
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
	detail := map[string]string{limitRPM: "requests per minute", limitTPM: "tokens per minute", limitConcurrency: "concurrent requests"}[limit]
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
	return cmp.Or(strings.TrimPrefix(h.Get("Authorization"), "Bearer "), h.Get("Api-Key"), h.Get("X-Goog-Api-Key"), x.r.URL.Query().Get("key"))
}

// answer makes an answer, does to it what the script has in store, and sends it.
func (x *exchange) answer(task string, fault kind, d decision) {
	s := x.server
	text, err := s.answers.answer(x.r.Context(), x.request)
	if err != nil {
		x.fail(problem{kind: invalid, detail: err.Error()})
		return
	}
	if fault.spoil != nil {
		text = fault.spoil(spoiling{x.schemaOf(task), d.rule.How, d.rand}, text)
	}
	a := reply{id: fmt.Sprintf("%016x", s.ids.Add(1)), text: text}
	if fault.end != nil {
		fault.end(d.rule, &a)
	}
	s.meter.usage(x.request, &a, x.tokens)
	body := []byte(encoded(x.dialect.answer(x.request, a, s.options.Now().Unix())))
	s.counts.bill(x.id, a.usage)
	if fault.send != nil {
		fault.send(x, d.rule, body)
		return
	}
	x.write(http.StatusOK, "application/json", body)
}

// schemaOf returns the schema of a task's answer, or the one that the request
// brings, nil without either.
func (x *exchange) schemaOf(task string) *schema {
	if s := x.server.schemas[task]; s != nil {
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
	x.write(status, "application/json", []byte(encoded(body)))
}

// write sends an answer to a question.
func (x *exchange) write(status int, contentType string, body []byte) {
	h := x.w.Header()
	h.Set("Content-Type", contentType)
	if x.limits != nil {
		x.limits.header(h)
	}
	x.server.counts.sent(status)
	x.w.WriteHeader(status)
	_, _ = x.w.Write(body) // a client that is gone misses it
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
