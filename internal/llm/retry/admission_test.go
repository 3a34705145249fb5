package retry

import (
	"context"
	"math/rand/v2"
	"strconv"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"pgregory.net/rapid"

	"memloom/internal/llm"
	"memloom/internal/llm/admission"
)

// No lease is held while sleeping: while one request sleeps ten seconds for a
// Retry-After, another is served although only one may be in flight.
func TestSleepHoldsNoLease(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := admission.New(admission.Options{Limits: admission.Limits{Concurrency: 1}})
		h := known()
		f := fail(llm.Throttled)
		f.RetryAfter = 10 * time.Second
		start := time.Now()
		var sleeper sync.WaitGroup
		sleeper.Go(func() {
			m := Model(c.Model(&script{fails: []error{f, nil}, lasts: time.Second}, nil), Options{Health: h})
			if _, err := m.Complete(t.Context(), llm.Call{}); err != nil {
				t.Error(err)
			}
			if d := time.Since(start); d != 12500*time.Millisecond {
				t.Errorf("the sleeper was served after %s, want 12.5 s", d)
			}
		})
		synctest.Wait()
		m := Model(c.Model(&script{lasts: time.Second}, nil), Options{Health: h})
		for i := range 5 {
			if _, err := m.Complete(t.Context(), llm.Call{}); err != nil {
				t.Error(err)
			}
			if d, want := time.Since(start), time.Duration(i+2)*time.Second; d != want {
				t.Errorf("call %d was served after %s, want %s", i, d, want)
			}
		}
		sleeper.Wait()
		if s := c.Stats(); s.Peak != 1 || s.InFlight != 0 {
			t.Errorf("%+v", s)
		}
	})
}

// minutely is a provider that counts requests by the minute of the clock and
// says nothing of it.
type minutely struct {
	most int

	mu           sync.Mutex
	minute       time.Time
	used, served int
}

func (*minutely) Name() string { return "minutely" }

func (p *minutely) Complete(context.Context, llm.Call) (llm.Answer, error) {
	if !p.takes() {
		time.Sleep(50 * time.Millisecond)
		return llm.Answer{}, fail(llm.Throttled)
	}
	time.Sleep(10 * time.Second)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.served++
	return llm.Answer{Text: "{}"}, nil
}

func (p *minutely) takes() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if now := time.Now().Truncate(time.Minute); now != p.minute {
		p.minute, p.used = now, 0
	}
	p.used++
	return p.used <= p.most
}

// A provider whose limits no one configured is used to nine tenths of what it
// takes in a minute, although it refuses everything for part of each.
func TestUnconfiguredMinuteIsUsed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const minutes = 8
		p := &minutely{most: 500}
		c := admission.New(admission.Options{Limits: admission.Limits{Concurrency: 512}})
		var mu sync.Mutex
		rng := rand.New(rand.NewPCG(5, 6))
		m := Model(c.Model(p, nil), Options{Rand: func() float64 { mu.Lock(); defer mu.Unlock(); return rng.Float64() }})
		ctx, cancel := context.WithTimeout(t.Context(), minutes*time.Minute)
		defer cancel()
		var wg sync.WaitGroup
		for range 300 {
			wg.Go(func() {
				for ctx.Err() == nil {
					if _, err := m.Complete(ctx, llm.Call{}); err != nil && ctx.Err() == nil {
						t.Error(err)
					}
				}
			})
		}
		wg.Wait()
		t.Logf("%d served, %+v", p.served, c.Stats())
		if p.served < minutes*p.most*9/10 {
			t.Errorf("%d served, the provider takes %d", p.served, minutes*p.most)
		}
	})
}

// faulty is a provider with a fate for every attempt.
type faulty struct {
	mu    sync.Mutex
	fates map[string][]llm.Kind // by call; empty answers
	sent  map[string]int
}

func (*faulty) Name() string { return "faulty" }

func (f *faulty) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	f.mu.Lock()
	n := f.sent[c.Task]
	f.sent[c.Task]++
	f.mu.Unlock()
	select {
	case <-ctx.Done():
		return llm.Answer{}, ctx.Err()
	case <-time.After(200 * time.Millisecond):
	}
	if fates := f.fates[c.Task]; n < len(fates) && fates[n] != "" {
		return llm.Answer{}, fail(fates[n])
	}
	return llm.Answer{Text: "{}"}, nil
}

// Whatever fails and in whatever order: every call ends, with an answer or the
// right failure, no later attempt follows an answer, and no lease stays.
func TestEveryCallEnds(t *testing.T) {
	kinds := []llm.Kind{"", "", llm.Throttled, llm.Throttled, llm.Server, llm.Transport, llm.Timeout, llm.Malformed,
		llm.Refused, llm.Overflow}
	rapid.Check(t, func(rt *rapid.T) {
		p := &faulty{fates: map[string][]llm.Kind{}, sent: map[string]int{}}
		calls := rapid.IntRange(1, 30).Draw(rt, "calls")
		for i := range calls {
			p.fates[strconv.Itoa(i)] = rapid.SliceOfN(rapid.SampledFrom(kinds), 0, 12).Draw(rt, "fates")
		}
		limit := rapid.IntRange(1, 8).Draw(rt, "limit")
		seed := rapid.Uint64().Draw(rt, "seed")
		synctest.Test(t, func(*testing.T) {
			c := admission.New(admission.Options{Limits: admission.Limits{Concurrency: limit}})
			var mu sync.Mutex
			rng := rand.New(rand.NewPCG(seed, 0))
			m := Model(c.Model(p, nil), Options{Health: &Health{}, Rand: func() float64 {
				mu.Lock()
				defer mu.Unlock()
				return rng.Float64()
			}})
			var wg sync.WaitGroup
			for task, fates := range p.fates {
				wg.Go(func() {
					_, err := m.Complete(context.Background(), llm.Call{Task: task})
					p.mu.Lock()
					defer p.mu.Unlock()
					if wrong := judge(fates, p.sent[task], err); wrong != "" {
						rt.Errorf("%v after %d attempts: %s: %v", fates, p.sent[task], wrong, err)
					}
				})
			}
			wg.Wait()
			if s := c.Stats(); s.InFlight != 0 || s.Waiting != 0 || s.Peak > limit {
				rt.Errorf("at the end: %+v", s)
			}
		})
	})
}

// judge says what is wrong with a call's end after so many attempts.
func judge(fates []llm.Kind, sent int, err error) string {
	var last llm.Kind
	if sent > 0 && sent <= len(fates) {
		last = fates[sent-1]
	}
	for _, k := range fates[:min(max(sent-1, 0), len(fates))] {
		if k == "" || k.Scope() != llm.ScopeAttempt {
			return "asked again after " + string(k) + " (or an answer)"
		}
	}
	if err == nil {
		if last != "" {
			return "answered"
		}
		return ""
	}
	f, ok := err.(*llm.Failure)
	switch {
	case !ok:
		return "no failure"
	case f.Kind == llm.Down:
		return ""
	case f.Kind != last:
		return "the wrong kind"
	case f.Kind.Scope() == llm.ScopeAttempt && !f.Final:
		return "not final"
	}
	return ""
}
