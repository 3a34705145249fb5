package admission

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"memloom/internal/llm"
)

// plain is a model that does what its function does.
type plain func(context.Context, llm.Call) (llm.Answer, error)

func (plain) Name() string { return "plain" }
func (f plain) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	return f(ctx, c)
}

// A lease is given back on every path.
func TestModelGivesLeasesBack(t *testing.T) {
	for name, tt := range map[string]struct {
		f    plain
		want int // the limit afterwards, from 1
	}{
		"answer": {func(context.Context, llm.Call) (llm.Answer, error) { return llm.Answer{Text: "{}"}, nil }, 2},
		"failure": {func(context.Context, llm.Call) (llm.Answer, error) {
			return llm.Answer{}, &llm.Failure{Kind: llm.Server}
		}, 1},
		"refusal": {func(context.Context, llm.Call) (llm.Answer, error) {
			return llm.Answer{}, &llm.Failure{Kind: llm.Refused}
		}, 2},
		"error": {func(context.Context, llm.Call) (llm.Answer, error) { return llm.Answer{}, errors.New("disk full") }, 1},
		"panic": {func(context.Context, llm.Call) (llm.Answer, error) { panic("a bug") }, 1},
	} {
		t.Run(name, func(t *testing.T) {
			c := New(Options{Start: 1})
			m := c.Model(tt.f, nil)
			func() {
				defer func() { _ = recover() }()
				_, _ = m.Complete(t.Context(), llm.Call{})
			}()
			if s := c.Stats(); s.InFlight != 0 || s.Admitted != 1 || s.Limit != tt.want {
				t.Errorf("afterwards: %+v, want none in flight and a limit of %d", s, tt.want)
			}
		})
	}
}

// The stage is that of the context, and the tokens are booked as estimated,
// then as used.
func TestModelBooksTokens(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := New(Options{Limits: Limits{TPM: 60_000}})
		level := func() float64 { c.mu.Lock(); defer c.mu.Unlock(); return c.tokens.level }
		var during float64
		next := plain(func(context.Context, llm.Call) (llm.Answer, error) {
			during = level()
			return llm.Answer{Usage: llm.Usage{In: 300, Cached: 200, Out: 50}}, nil
		})
		m := c.Model(next, func(c llm.Call) int { return c.MaxOut })
		if _, err := m.Complete(llm.ForUnit(t.Context(), llm.Unit{Stage: "text"}), llm.Call{MaxOut: 700}); err != nil {
			t.Fatal(err)
		}
		if during != 300 || level() != 650 {
			t.Errorf("%g tokens left during the call and %g after, want 300 and 650", during, level())
		}
	})
}

// What the provider says of its limits counts with a failure as with an answer.
func TestModelTakesRates(t *testing.T) {
	none := 0
	rate := &llm.Rate{RequestsLeft: &none, RequestsReset: 5 * time.Second}
	for name, f := range map[string]plain{
		"answer": func(context.Context, llm.Call) (llm.Answer, error) { return llm.Answer{Text: "{}", Rate: rate}, nil },
		"failure": func(context.Context, llm.Call) (llm.Answer, error) {
			return llm.Answer{}, &llm.Failure{Kind: llm.Server, Rate: rate}
		},
		"failed answer": func(context.Context, llm.Call) (llm.Answer, error) {
			return llm.Answer{Rate: rate}, &llm.Failure{Kind: llm.Refused}
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				c := New(Options{})
				start := time.Now()
				_, _ = c.Model(f, nil).Complete(t.Context(), llm.Call{}) // its rate alone matters
				acquire(t, c, Ask{}).Release(Outcome{})
				if d := time.Since(start); d != 5*time.Second {
					t.Errorf("the next one waited for %s, want 5 s", d)
				}
			})
		})
	}
}

func BenchmarkLease(b *testing.B) {
	c := New(Options{Limits: Limits{RPM: 1 << 40, TPM: 1 << 50}})
	b.ReportAllocs()
	for b.Loop() {
		l, err := c.Acquire(b.Context(), Ask{Stage: "text", Tokens: 10})
		if err != nil {
			b.Fatal(err)
		}
		l.Release(Outcome{Tokens: 10})
	}
}

// With 512 in flight and thousands waiting.
func BenchmarkLeaseContended(b *testing.B) {
	c := New(Options{Limits: Limits{Concurrency: 512}, Start: 512})
	b.ReportAllocs()
	b.SetParallelism(2000)
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			l, err := c.Acquire(b.Context(), Ask{Stage: "text"})
			if err != nil {
				b.Error(err)
				return
			}
			l.Release(Outcome{})
		}
	})
}
