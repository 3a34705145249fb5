package retry

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"memloom/internal/llm"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// script is a model that fails as it is told, attempt by attempt, and then
// answers.
type script struct {
	mu    sync.Mutex
	fails []error // nil answers; the last one stands for all that follow
	lasts time.Duration
	sent  []time.Time
}

func (*script) Name() string { return "script" }

func (s *script) Complete(ctx context.Context, _ llm.Call) (llm.Answer, error) {
	s.mu.Lock()
	n := len(s.sent)
	s.sent = append(s.sent, time.Now())
	var err error
	if len(s.fails) > 0 {
		err = s.fails[min(n, len(s.fails)-1)]
	}
	s.mu.Unlock()
	select {
	case <-time.After(s.lasts):
	case <-ctx.Done():
		return llm.Answer{}, ctx.Err()
	}
	return llm.Answer{Text: "{}", Model: "script", Usage: llm.Usage{In: 10, Cached: 5, Out: 1}}, err
}

// waits returns the times between attempts.
func (s *script) waits() []time.Duration {
	var out []time.Duration
	for i := 1; i < len(s.sent); i++ {
		out = append(out, s.sent[i].Sub(s.sent[i-1]))
	}
	return out
}

func fail(k llm.Kind) *llm.Failure {
	return &llm.Failure{Kind: k, Model: "script", Reason: "it said no", Advice: "look there"}
}

func failure(t *testing.T, err error) *llm.Failure {
	t.Helper()
	var f *llm.Failure
	if !errors.As(err, &f) {
		t.Fatalf("got %v, want a failure", err)
	}
	return f
}

// known is an endpoint that has answered.
func known() *Health {
	h := &Health{}
	h.answer(time.Now())
	return h
}

// others lets an endpoint answer other calls every so often until ctx ends.
func others(ctx context.Context, h *Health, every time.Duration) {
	go func() {
		for ctx.Err() == nil {
			h.answer(time.Now())
			select {
			case <-time.After(every):
			case <-ctx.Done():
			}
		}
	}()
}

// What reaches further than an attempt, or is no failure of the provider's, is
// returned as it is and at once.
func TestNotRetried(t *testing.T) {
	final := fail(llm.Server)
	final.Final = true
	for _, err := range []error{
		fail(llm.Refused), fail(llm.Truncated), fail(llm.Overflow),
		fail(llm.Auth), fail(llm.Credit), fail(llm.Invalid), fail(llm.Down),
		final, errors.New("disk full"), context.Canceled,
	} {
		s := &script{fails: []error{err}}
		ans, got := Model(s, Options{}).Complete(t.Context(), llm.Call{})
		if got != err || len(s.sent) != 1 || ans.Usage.In != 10 {
			t.Errorf("%v: got %v after %d attempts, usage %+v; want the same after one", err, got, len(s.sent), ans.Usage)
		}
	}
}

// A failure that passes is not seen from outside, but what it used is.
func TestPassingFailures(t *testing.T) {
	for _, kind := range []llm.Kind{llm.Transport, llm.Timeout, llm.Server, llm.Malformed, llm.Throttled} {
		for name, h := range map[string]*Health{"known": known(), "unknown": {}} {
			synctest.Test(t, func(t *testing.T) {
				s := &script{fails: []error{fail(kind), fail(kind), nil}}
				ans, err := Model(s, Options{Health: h}).Complete(t.Context(), llm.Call{})
				if err != nil || ans.Text != "{}" || ans.Usage != (llm.Usage{In: 30, Cached: 15, Out: 3}) {
					t.Errorf("%s, %s: got %+v, %v", kind, name, ans, err)
				}
				if want := []time.Duration{time.Second, 2 * time.Second}; !slices.Equal(s.waits(), want) {
					t.Errorf("%s, %s: waited %v, want %v", kind, name, s.waits(), want)
				}
			})
		}
	}
}

// Waits double with jitter between half and all of it, up to a minute.
func TestWaitsAreExponentialWithJitter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		rng := rand.New(rand.NewPCG(7, 7))
		s := &script{fails: slices.Repeat([]error{fail(llm.Throttled)}, 20)}
		s.fails = append(s.fails, nil)
		if _, err := Model(s, Options{Rand: rng.Float64}).Complete(t.Context(), llm.Call{}); err != nil {
			t.Fatal(err)
		}
		whole, halves := time.Second, 0
		for i, w := range s.waits() {
			if w < whole/2 || w > whole {
				t.Errorf("wait %d is %s, want %s to %s", i, w, whole/2, whole)
			}
			if w < whole*3/4 {
				halves++
			}
			whole = min(2*whole, time.Minute)
		}
		if halves == 0 || halves == 20 {
			t.Errorf("%d of 20 waits are short: no jitter", halves)
		}
	})
}

// The provider's hint is a lower bound of the wait, of this request alone.
func TestRetryAfter(t *testing.T) {
	for _, tt := range []struct{ hint, want time.Duration }{
		{30 * time.Second, 30*time.Second + 250*time.Millisecond},
		{100 * time.Millisecond, 750 * time.Millisecond},
		{10 * time.Minute, 10*time.Minute + 250*time.Millisecond},
	} {
		for _, kind := range []llm.Kind{llm.Throttled, llm.Server} {
			synctest.Test(t, func(t *testing.T) {
				f := fail(kind)
				f.RetryAfter = tt.hint
				s := &script{fails: []error{f, nil}}
				other := &script{fails: []error{fail(kind), nil}}
				o := Options{Health: known(), Rand: func() float64 { return 0.5 }}
				var wg sync.WaitGroup
				wg.Go(func() { _, _ = Model(other, o).Complete(t.Context(), llm.Call{}) })
				if _, err := Model(s, o).Complete(t.Context(), llm.Call{}); err != nil {
					t.Fatal(err)
				}
				wg.Wait()
				if w := s.waits()[0]; w != tt.want {
					t.Errorf("%s: waited %s, want %s", kind, w, tt.want)
				}
				if w := other.waits()[0]; w != 750*time.Millisecond {
					t.Errorf("another request waited %s for a hint that is not its own", w)
				}
			})
		}
	}
}

func TestTooLongRetryAfterPausesTheRun(t *testing.T) {
	f := fail(llm.Throttled)
	f.RetryAfter = 3 * time.Hour
	s := &script{fails: []error{f}}
	_, err := Model(s, Options{Health: known()}).Complete(t.Context(), llm.Call{})
	const want = "model script: the provider wants no request for 3h0m0s: it said no; the run can be resumed after that time"
	if got := failure(t, err); got.Kind != llm.Down || got.Error() != want || !llm.EndsRun(err) {
		t.Errorf("got %s: %v\nwant %s", got.Kind, got, want)
	}
}

// A wrong address: three attempts, about three seconds, one sentence.
func TestUnknownEndpointFailsFast(t *testing.T) {
	for _, kind := range []llm.Kind{llm.Transport, llm.Server, llm.Malformed, llm.Timeout} {
		synctest.Test(t, func(t *testing.T) {
			s := &script{fails: []error{fail(kind)}}
			start := time.Now()
			_, err := Model(s, Options{}).Complete(t.Context(), llm.Call{})
			const want = "model script: it said no (the last of 3 attempts over 3s); look there"
			if got := failure(t, err); got.Kind != llm.Down || got.Error() != want || !llm.EndsRun(err) {
				t.Errorf("%s: got %s: %v\nwant %s", kind, got.Kind, got, want)
			}
			if d := time.Since(start); d > 3*time.Second || len(s.sent) != 3 {
				t.Errorf("%s: %d attempts in %s", kind, len(s.sent), d)
			}
		})
	}
}

// A server that loads its model says so, or says when to come back: either way it
// is there, and is waited for from the first request on, although it answers no
// control question either.
func TestServerThatLoadsItsModelIsWaitedFor(t *testing.T) {
	hinted, spoken, both, midway := fail(llm.Server), fail(llm.Server), fail(llm.Server), fail(llm.Server)
	hinted.Status, hinted.RetryAfter = 503, 6*time.Second
	spoken.Status, spoken.Spoken = 503, true
	both.Status, both.RetryAfter, both.Spoken = 503, 6*time.Second, true
	midway.Status = 200 // an answer that says of itself that the model failed
	for _, f := range []*llm.Failure{hinted, spoken, both, midway} {
		for _, loads := range []time.Duration{time.Minute, time.Hour} {
			synctest.Test(t, func(t *testing.T) {
				rng := rand.New(rand.NewPCG(3, 4))
				ready := time.Now().Add(loads)
				asked := 0
				loading := func() error {
					if asked++; time.Now().Before(ready) {
						return f
					}
					return nil
				}
				m := Model(answers(func() (llm.Answer, error) { return llm.Answer{}, loading() }), Options{
					Rand: rng.Float64, Probe: func(context.Context) error { return f },
				})
				start := time.Now()
				_, err := m.Complete(t.Context(), llm.Call{})
				long := time.Since(start)
				if loads == time.Minute && (err != nil || long > 2*time.Minute) {
					t.Errorf("%+v for a minute: got %v after %s", f, err, long)
				}
				if loads == time.Hour && (failure(t, err).Kind != llm.Down || asked != 8 || long > 3*time.Minute) {
					t.Errorf("%+v for an hour: got %v after %d attempts in %s", f, err, asked, long)
				}
			})
		}
	}
}

// The one who refuses too many requests is there, and its address is right.
func TestThrottlingEndpointIsKnown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &script{fails: append([]error{fail(llm.Throttled)}, slices.Repeat([]error{fail(llm.Server)}, 7)...)}
		s.fails = append(s.fails, nil)
		if _, err := Model(s, Options{}).Complete(t.Context(), llm.Call{}); err != nil {
			t.Error(err)
		}
	})
}

// Where others are answered, the call fails by itself; where no one is, the
// provider is down. Each kind has its own patience.
func TestPatienceEnds(t *testing.T) {
	for _, tt := range []struct {
		kind     llm.Kind
		attempts int
		within   time.Duration
	}{
		{llm.Transport, 8, 3 * time.Minute},
		{llm.Server, 8, 3 * time.Minute},
		{llm.Timeout, 4, 3 * time.Minute},
		{llm.Malformed, 4, 3 * time.Minute},
		{llm.Throttled, 35, 30 * time.Minute}, // 1, 2, 4 ... 32 s, then every minute
	} {
		for _, answered := range []bool{true, false} {
			synctest.Test(t, func(t *testing.T) {
				s := &script{fails: []error{fail(tt.kind)}}
				h := known()
				ctx, cancel := context.WithCancel(t.Context())
				if answered {
					others(ctx, h, time.Second)
				}
				start := time.Now()
				time.Sleep(time.Millisecond) // what was answered before does not count
				_, err := Model(s, Options{Health: h}).Complete(ctx, llm.Call{})
				cancel()
				f := failure(t, err)
				if answered && (f.Kind != tt.kind || !f.Final || llm.EndsRun(err)) {
					t.Errorf("%s: got %+v, want the call's own failure", tt.kind, f)
				}
				if !answered && (f.Kind != llm.Down || !llm.EndsRun(err)) {
					t.Errorf("%s: got %+v, want the provider down", tt.kind, f)
				}
				if d := time.Since(start); len(s.sent) != tt.attempts || d > tt.within {
					t.Errorf("%s: %d attempts in %s, want %d within %s", tt.kind, len(s.sent), d, tt.attempts, tt.within)
				}
			})
		}
	}
}

// Requests that were under way when an outage began may be answered after it
// began; that does not make the outage the fault of those who failed first.
func TestAnswersFromTheBeginningProveNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := known()
		time.AfterFunc(20*time.Second, func() { h.answer(time.Now()) })
		_, err := Model(&script{fails: []error{fail(llm.Server)}}, Options{Health: h}).Complete(t.Context(), llm.Call{})
		if f := failure(t, err); f.Kind != llm.Down {
			t.Errorf("got %+v, want the provider down", f)
		}
	})
}

// Being throttled is no one's failure: it does not use up attempts.
func TestThrottledDoesNotCount(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &script{}
		for range 7 {
			s.fails = append(s.fails, fail(llm.Server), fail(llm.Throttled), fail(llm.Throttled))
		}
		s.fails = append(s.fails, nil)
		if _, err := Model(s, Options{Health: known()}).Complete(t.Context(), llm.Call{}); err != nil {
			t.Error(err)
		}
	})
}

// When one call finds the endpoint down, all who wait give up at once with the
// same cause, and those whose request is under way when it has failed too. An
// answer ends the outage.
func TestAllGiveUpTogether(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := known()
		time.Sleep(time.Millisecond)
		start := time.Now()
		var first error
		all := make([]*script, 200)
		var firstAt time.Duration
		var mu sync.Mutex
		causes := map[string]int{}
		var wg sync.WaitGroup
		for i := range all {
			s := &script{fails: []error{fail(llm.Server)}}
			all[i] = s
			if i == 199 {
				s.lasts = 100 * time.Second // its request is under way when the others give up
			}
			wg.Go(func() {
				time.Sleep(time.Duration(i) * 100 * time.Millisecond)
				_, err := Model(s, Options{Health: h}).Complete(t.Context(), llm.Call{})
				mu.Lock()
				defer mu.Unlock()
				if first == nil {
					first, firstAt = err, time.Since(start)
				}
				causes[err.Error()]++
				if d := time.Since(start); d != firstAt && i != 199 {
					t.Errorf("call %d gave up after %s, the first after %s", i, d, firstAt)
				}
				if i == 199 && len(s.sent) != 2 {
					t.Errorf("the request under way was sent %d times, want 2", len(s.sent))
				}
			})
		}
		wg.Wait()
		late := 0
		for _, s := range all {
			if at := s.sent[len(s.sent)-1].Sub(start); at >= firstAt {
				late++
			}
		}
		if late != 1 {
			t.Errorf("%d calls were sent again when the endpoint was found down, want the one that found it", late)
		}
		if len(h.sleepers) != 0 {
			t.Errorf("%d sleepers left behind", len(h.sleepers))
		}
		if len(causes) != 1 || failure(t, first).Kind != llm.Down {
			t.Errorf("causes: %v", causes)
		}
		if _, err := Model(&script{}, Options{Health: h}).Complete(t.Context(), llm.Call{}); err != nil || h.Outage() != nil {
			t.Errorf("after an answer: %v, outage %v", err, h.Outage())
		}
	})
}

// Of several who find an endpoint down, the first says why; and the one who falls
// asleep in that moment is woken at once.
func TestOutageHasOneCause(t *testing.T) {
	h := &Health{}
	first, second := fail(llm.Down), fail(llm.Down)
	if h.down(first) != first || h.down(second) != first {
		t.Error("the cause is not the first")
	}
	s := &sleeper{health: h}
	s.Start(time.Hour)
	defer s.Stop()
	select {
	case <-s.C():
	default:
		t.Error("asleep although the endpoint is down")
	}
}

// A context that ends while a call waits ends it at once; the request is not
// sent again, and the error says what the wait was for.
func TestContextEndsASleep(t *testing.T) {
	for range 50 { // backoff chooses at random where the timer is ready too
		synctest.Test(t, func(t *testing.T) {
			s := &script{fails: []error{fail(llm.Server)}}
			ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second) // in the instant in which the second wait ends
			defer cancel()
			start := time.Now()
			_, err := Model(s, Options{Health: known()}).Complete(ctx, llm.Call{})
			if !errors.Is(err, context.DeadlineExceeded) || failure(t, err).Kind != llm.Server || !strings.Contains(err.Error(),
				"it said no") {
				t.Errorf("got %v, want the context's error and the failure", err)
			}
			if d := time.Since(start); d != 3*time.Second || len(s.sent) > 3 {
				t.Errorf("returned after %s and %d attempts", d, len(s.sent))
			}
		})
	}
}

func TestContextEndsBeforeAndDuringAnAttempt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		s := &script{lasts: time.Hour}
		time.AfterFunc(time.Second, cancel)
		for range 2 {
			if _, err := Model(s, Options{}).Complete(ctx, llm.Call{}); err != context.Canceled {
				t.Errorf("got %v, want the context's error", err)
			}
		}
		if len(s.sent) != 1 {
			t.Errorf("%d attempts, want none after the end", len(s.sent))
		}
	})
}

// A failure of a call whose context has ended says nothing of the provider.
func TestEndedContextDeclaresNoOutage(t *testing.T) {
	h := &Health{}
	ctx, cancel := context.WithCancel(t.Context())
	f := fail(llm.Transport)
	f.RetryAfter = time.Hour
	m := Model(answers(func() (llm.Answer, error) { cancel(); return llm.Answer{}, f }), Options{Health: h})
	if _, err := m.Complete(ctx, llm.Call{}); !errors.Is(err, context.Canceled) || h.Outage() != nil {
		t.Errorf("got %v, outage %v", err, h.Outage())
	}
}

// answers is a model made of a function.
type answers func() (llm.Answer, error)

func (answers) Name() string                                             { return "answers" }
func (f answers) Complete(context.Context, llm.Call) (llm.Answer, error) { return f() }

// Where no other person asks, the endpoint is probed: if it answers, the call fails
// by itself; if it does not, it is down. Being throttled is no matter for a probe.
func TestProbe(t *testing.T) {
	for _, tt := range []struct {
		name     string
		kind     llm.Kind
		known    bool
		answers  bool
		want     llm.Kind
		attempts int
		probes   int
	}{
		{"a bad prompt", llm.Server, true, true, llm.Server, 8, 1},
		{"a bad prompt that runs out of time", llm.Timeout, true, true, llm.Timeout, 4, 1},
		{"an outage", llm.Server, true, false, llm.Down, 8, 1},
		{"a bad prompt as the first of a run", llm.Server, false, true, llm.Server, 8, 2}, // once for each patience that ends
		{"a wrong address", llm.Transport, false, false, llm.Down, 3, 1},
		{"throttled for good", llm.Throttled, true, true, llm.Down, 35, 0},
	} {
		synctest.Test(t, func(t *testing.T) {
			h := &Health{}
			if tt.known {
				h = known()
			}
			time.Sleep(time.Millisecond)
			probes := 0
			s := &script{fails: []error{fail(tt.kind)}}
			_, err := Model(s, Options{Health: h, Probe: func(context.Context) error {
				probes++
				if !tt.answers {
					return errors.New("no answer")
				}
				return nil
			}}).Complete(t.Context(), llm.Call{})
			f := failure(t, err)
			if f.Kind != tt.want || f.Final == (tt.want == llm.Down) || len(s.sent) != tt.attempts || probes != tt.probes {
				t.Errorf("%s: got %s (final %v) after %d attempts and %d probes, want %s after %d and %d",
					tt.name, f.Kind, f.Final, len(s.sent), probes, tt.want, tt.attempts, tt.probes)
			}
		})
	}
}

// Many calls that despair at the same time send one probe, and those that wait
// for its outcome stop when their context ends.
func TestOneProbeForAll(t *testing.T) {
	for _, answers := range []bool{true, false} {
		synctest.Test(t, func(t *testing.T) {
			h := known()
			time.Sleep(time.Millisecond)
			var probes, down atomic.Int32
			o := Options{Health: h, Probe: func(context.Context) error {
				probes.Add(1)
				time.Sleep(10 * time.Second)
				if answers {
					return nil
				}
				return errors.New("no answer")
			}}
			var wg sync.WaitGroup
			for range 50 {
				wg.Go(func() {
					_, err := Model(&script{fails: []error{fail(llm.Server)}}, o).Complete(t.Context(), llm.Call{})
					if llm.EndsRun(err) {
						down.Add(1)
					}
				})
			}
			impatient, cancel := context.WithCancel(t.Context())
			wg.Go(func() {
				time.Sleep(time.Millisecond) // so that the turn to probe is another's
				_, err := Model(&script{fails: []error{fail(llm.Server)}}, o).Complete(impatient, llm.Call{})
				if !errors.Is(err, context.Canceled) {
					t.Errorf("got %v", err)
				}
			})
			time.AfterFunc(128*time.Second, cancel) // they despair after 123
			wg.Wait()
			if probes.Load() != 1 || answers != (down.Load() == 0) || answers == (down.Load() == 50) {
				t.Errorf("answers %v: %d probes, %d calls found the endpoint down", answers, probes.Load(), down.Load())
			}
		})
	}
}
